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

  /// The current time in the format that begins each line: RFC 3339, in UTC, with milliseconds.
  static var time: String {
    let (seconds, nanoseconds) = WallClock.now
    return "\(Instant(secondsSince1970: seconds).local).\((nanoseconds / 1_000_000).padded(to: 3))Z"
  }

  /// Waits until everything logged so far is written, for at most `seconds`.
  public func flush(seconds: Int = 1) {
    writer.flush(until: .now + .seconds(seconds))
  }

  /// Opens the destination of a log: standard error for `-` and /dev/stderr, /dev/null, or a file, which is created
  /// with mode 0600 if it is missing.
  /// - Throws: `SettingsError` with the path and the system's reason.
  public static func open(file path: String) throws(SettingsError) -> FileDescriptor {
    if ["-", "/dev/stderr", "/dev/fd/2", "/proc/self/fd/2"].contains(path) { return .standardError }
    do throws(RegularFile.Failure) {
      if path == "/dev/null" {
        do throws(SystemError) { return try .open(path, for: .appending) } catch { throw .system(error) }
      }
      return try RegularFile.open(path, for: .appending).descriptor
    } catch {
      throw SettingsError(description: "the log file \(path) can't be opened: \(error)")
    }
  }

  /// A warning if users other than the owner may use the log file; otherwise nil.
  public static func warning(aboutFile path: String) -> String? {
    guard let status = try? FileStatus(path: path), status.kind == .file, status.permissions & 0o077 != 0 else {
      return nil
    }
    let mode = String(status.permissions, radix: 8)
    return "others may use the log file \(path), whose mode is \(mode); run: chmod 600 \(path)"
  }
}

/// The severity of a log line, most severe first.
public enum LogLevel: String, Sendable, CaseIterable, Comparable {
  case error, warning, info, debug

  /// Whether a level is more severe.
  public static func < (left: LogLevel, right: LogLevel) -> Bool {
    allCases.prefix { $0 != right }.contains(left)
  }
}

// Upstream requests as the log and the trace report them.
extension Observation {
  /// The request: `tmdb: GET https://api.themoviedb.org/3/movie/268`.
  var title: String { "\(provider): \(method.rawValue) \(url)" }

  /// The outcome: `request 3, attempt 1: 200, 5120 bytes in 87 ms, from the network`.
  var details: String {
    let request = requestID.map { "request \($0), " } ?? ""
    let subject = attempt.map { "attempt \($0)" } ?? "call with \(attempts.counted("attempt"))"
    let outcome = error?.rawValue ?? status.map { "\($0), \(bytes) bytes" } ?? "no answer"
    let source = provenance.map { ", \($0.words)" } ?? ""
    return "\(request)\(subject): \(outcome) in \(duration.milliseconds) ms\(source)"
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

/// Writes log lines to a file descriptor on its own thread, which the first line starts. If the reader of the
/// descriptor is too slow, lines are dropped and counted.
final class LogWriter: Sendable {
  private let destination: FileDescriptor
  private let queue = Monitor(LogQueue())

  init(destination: FileDescriptor) {
    self.destination = destination
  }

  /// Queues a line, which must end in a newline. Never waits for the descriptor.
  func append(_ line: String) {
    let mustStart = queue.change { queue in
      queue.append(line)
      return queue.claimThread()
    }
    // If no thread can be started, lines stay queued up to the limit, and the next line tries again.
    if mustStart, !SystemThread.start({ self.run() }) { queue.withLock { $0.releaseThread() } }
  }

  /// Waits until everything queued is written.
  func flush(until deadline: ContinuousClock.Instant) {
    _ = queue.wait(until: deadline) { $0.isSettled ? true : nil }
  }

  /// Runs the writer thread, which lives as long as the process, since there is only one log.
  private func run() {
    while true {
      let bytes = queue.wait { queue in
        let bytes = queue.take()
        if bytes == nil { self.queue.wakeAll() }
        return bytes
      }
      // If the descriptor fails (full disk, closed terminal), the lines are lost; there is nowhere left to report that.
      if let bytes { try? destination.writeAll(bytes) }
    }
  }
}

/// The buffer between logging callers and the writer thread. A value without locks; `LogWriter` guards it.
struct LogQueue {
  /// The maximum number of waiting bytes.
  static let limit = 256 * 1024

  private var waiting: [UInt8] = []
  private var isWriting = false
  private var dropped = 0
  private var hasThread = false

  /// Whether everything appended has been written.
  var isSettled: Bool { waiting.isEmpty && !isWriting }

  /// Appends a line if there is room. Dropped lines are counted, and the count precedes the next line that fits.
  mutating func append(_ line: String) {
    let words = dropped.counted("log line was", plural: "log lines were")
    let notice = dropped == 0 ? "" : "\(Log.time) warning \(words) dropped\n"
    guard waiting.count + notice.utf8.count + line.utf8.count <= Self.limit else { return dropped += 1 }
    dropped = 0
    waiting += notice.utf8
    waiting += line.utf8
  }

  /// - Returns: true for the caller that has to start the writer thread.
  mutating func claimThread() -> Bool {
    defer { hasThread = true }
    return !hasThread
  }

  /// Lets the next line try again to start the thread.
  mutating func releaseThread() { hasThread = false }

  /// Takes all waiting bytes for writing; nil if there are none. A call also confirms that the bytes of the previous
  /// one have been written.
  mutating func take() -> [UInt8]? {
    isWriting = !waiting.isEmpty
    guard isWriting else { return nil }
    defer { waiting = [] }
    return waiting
  }
}
