// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Platform

/// The program's log: one line per event, without secrets. Line breaks and control characters are neutralized, so that
/// text from upstreams or clients can't forge lines or send terminal commands.
///
/// Logging never blocks: a separate thread writes the lines to the file or to stderr.
public final class Log: Sendable {
  /// The least severe level that is written.
  public let level: LogLevel
  private let writer: LogWriter
  private let redactor: Redactor

  /// - Parameters:
  ///   - destination: an open file descriptor; the log never closes it.
  ///   - redactor: removes live secrets from every line.
  public init(level: LogLevel, destination: FileDescriptor, redactor: Redactor) {
    self.level = level
    self.redactor = redactor
    writer = LogWriter(destination: destination)
  }

  /// Writes a message unless its level is below the log's; the message is only evaluated if it is written.
  public func write(_ level: LogLevel, _ message: @autoclosure () -> String) {
    guard level <= self.level else { return }
    writer.append("\(Log.time) \(level.rawValue) \(redactor.redact(message()).forTerminal)\n")
  }

  /// Logs something that the user should change or know about.
  public func warning(_ message: @autoclosure () -> String) { write(.warning, message()) }
  /// Logs routine events, such as each upstream request.
  public func debug(_ message: @autoclosure () -> String) { write(.debug, message()) }

  /// The current time as lines begin with it: RFC 3339, UTC, milliseconds.
  static var time: String {
    let (seconds, nanoseconds) = WallClock.now
    return "\(Instant(secondsSince1970: seconds).local).\((nanoseconds / 1_000_000).padded(to: 3))Z"
  }

  /// Waits until everything logged so far is written, for at most `seconds`.
  public func flush(seconds: Int = 1) {
    writer.flush(until: .now + .seconds(seconds))
  }
}

/// Opens the files that log lines go to.
public enum LogDestination {
  /// Opens a file for appending; creates it with mode 0600 if it is missing.
  /// - Throws: `SettingsError` with the file's path and the system's reason.
  public static func open(file path: String) throws(SettingsError) -> FileDescriptor {
    do throws(RegularFile.Failure) {
      return try RegularFile.open(path, for: .appending).descriptor
    } catch {
      throw SettingsError(description: "the log file \(path) can't be opened: \(error)")
    }
  }
}

/// The severity of a log line, most severe first.
public enum LogLevel: String, Sendable, CaseIterable, Comparable {
  case error, warning, info, debug

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .info: 2
    case .debug: 3
    }
  }

  public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rank < right.rank }
}

// Upstream requests as the log and the trace report them.
extension Observation {
  /// The request: `tmdb: GET https://api.themoviedb.org/3/movie/268`.
  var title: String { "\(provider): \(method.rawValue) \(url)" }

  /// The outcome: `request 3, attempt 1: 200, 5120 bytes in 87 ms, from the network`.
  var details: String {
    let who = requestID.map { "request \($0), " } ?? ""
    let what =
      switch subject {
      case .call: "call with \(attempts.counted("attempt"))"
      case .attempt(let number): "attempt \(number)"
      }
    let outcome = error?.rawValue ?? status.map { "\($0), \(bytes) bytes" } ?? "no answer"
    let source = provenance.map { ", \($0.words)" } ?? ""
    return "\(who)\(what): \(outcome) in \(duration.milliseconds) ms\(source)"
  }
}

extension Provenance {
  fileprivate var words: String {
    switch self {
    case .network: "from the network"
    case .cache(let age): "from the cache, \(age.wholeSeconds) s old"
    case .revalidated: "from the cache, confirmed"
    case .outdated(let age): "from the cache, out of date, \(age.wholeSeconds) s old"
    case .stale(let age): "from the cache, stale, \(age.wholeSeconds) s old"
    }
  }
}
