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
