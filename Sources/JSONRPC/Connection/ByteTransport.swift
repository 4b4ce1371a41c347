// SPDX-License-Identifier: MIT
import Platform

/// A pair of byte streams: input from the client and output to it.
public protocol ByteTransport: Sendable {
  /// Blocks until there is something to report. Called by one thread only.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadOutcome
  /// Blocks until all bytes are written. Called by one thread at a time.
  func write(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed)
  /// Writes as much as possible without blocking.
  /// - Returns: the number of bytes written; 0 if there is no room, or no way to know.
  func writeWithoutBlocking(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) -> Int
  /// Makes the current read, or the next one, return `interrupted`. May be called on any thread.
  func interrupt()
}

/// The outcome of a transport's `read`.
public enum ReadOutcome: Sendable, Equatable {
  /// The number of bytes in the buffer; at least one.
  case bytes(Int)
  /// The client closed its end; nothing more will come.
  case endOfInput
  /// Reading failed with this error.
  case inputFailed(SystemError)
  /// Nobody reads the output any more.
  case outputClosed
  /// `interrupt` was called.
  case interrupted
}

/// The output accepts no more bytes.
public struct TransportClosed: Error {
  /// The system error that closed the output.
  public let cause: SystemError

  /// - Parameter cause: defaults to a broken pipe.
  public init(_ cause: SystemError = .brokenPipe) { self.cause = cause }

  /// The reason to end the server. A reader that has gone away is a normal end; any other failure, such as a full disk,
  /// is an error.
  var ending: Ending {
    cause == .brokenPipe || cause == .connectionReset ? .outputClosed : .outputFailed(cause)
  }
}
