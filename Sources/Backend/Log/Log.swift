// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Platform

/// The program's log: one line for each event, without secrets. What an upstream or a client says can forge no line and
/// drive no terminal.
///
/// Writing to it never waits: a thread of its own carries the lines to the file or to stderr.
public final class Log: Sendable {
  /// The least grave level that is written.
  public let level: LogLevel
  private let writer: LogWriter
  private let redactor: Redactor

  /// - Parameters:
  ///   - destination: an open file descriptor, which the log never closes.
  ///   - redactor: takes the live secrets out of every line.
  public init(level: LogLevel, destination: FileDescriptor, redactor: Redactor) {
    self.level = level
    self.redactor = redactor
    writer = LogWriter(destination: destination)
  }

  /// Writes `message` unless its level is below the log's; it is made only if it is written.
  public func write(_ level: LogLevel, _ message: @autoclosure () -> String) {
    guard level <= self.level else { return }
    writer.append("\(Log.time) \(level.rawValue) \(redactor.redact(message()).forTerminal)\n")
  }

  /// Something failed that should have worked.
  public func error(_ message: @autoclosure () -> String) { write(.error, message()) }
  /// Something that its owner should change or know of.
  public func warning(_ message: @autoclosure () -> String) { write(.warning, message()) }
  /// Something out of the ordinary that was dealt with.
  public func info(_ message: @autoclosure () -> String) { write(.info, message()) }
  /// What is done as a matter of course: each request upstream.
  public func debug(_ message: @autoclosure () -> String) { write(.debug, message()) }

  /// As lines begin with it: RFC 3339, UTC, milliseconds.
  static var time: String {
    let (seconds, nanoseconds) = WallClock.now
    return "\(Instant(secondsSince1970: seconds).local).\((nanoseconds / 1_000_000).padded(to: 3))Z"
  }

  /// Waits until what was written so far is out, `seconds` at most.
  public func flush(seconds: Int = 1) {
    writer.flush(until: .now + .seconds(seconds))
  }
}
