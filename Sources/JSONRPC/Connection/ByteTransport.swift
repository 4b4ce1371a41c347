// SPDX-License-Identifier: MIT
import Platform

/// Two streams of bytes: what the client sends, and what it is sent.
public protocol ByteTransport: Sendable {
  /// Blocks until there is something to report. Only one thread reads.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadOutcome
  /// Blocks until all is written. Only one thread at a time writes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed)
  /// Writes as much as is possible at once, and never blocks.
  /// - Returns: how many bytes were written; 0 if there is no room, or no way to know.
  func writeWithoutBlocking(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) -> Int
  /// Ends the reading, whether it blocks now or would later. May be called on any thread.
  func interrupt()
}

/// What a transport's `read` has to report.
public enum ReadOutcome: Sendable, Equatable {
  /// So many bytes are in the buffer; at least one.
  case bytes(Int)
  /// The client writes nothing more.
  case endOfInput
  /// What the client sends can't be read, for this reason.
  case inputFailed(SystemError)
  /// Nobody reads the output any more.
  case outputClosed
  /// `interrupt` was called.
  case interrupted
}

/// The output takes nothing any more.
public struct TransportClosed: Error {
  /// What the system says of it.
  public let cause: SystemError

  /// - Parameter cause: by default that nobody reads any more.
  public init(_ cause: SystemError = .brokenPipe) { self.cause = cause }

  /// Somebody who has read enough is the usual end; a full disk is none.
  var ending: Ending {
    cause == .brokenPipe || cause == .connectionReset ? .outputClosed : .outputFailed(cause)
  }
}
