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

/// A transport over two file descriptors: pipes, sockets, files or a terminal. The caller keeps ownership of them.
public final class FileDescriptorTransport: ByteTransport {
  private let input: FileDescriptor
  private let output: FileDescriptor
  private let outputKind: FileStatus.Kind
  private let inputWait = InputWait()

  /// - Parameters:
  ///   - input: what the client writes to; `none` never delivers anything.
  ///   - output: what the client reads from; may be the same descriptor.
  public init(input: FileDescriptor, output: FileDescriptor) {
    self.input = input
    self.output = output
    outputKind = (try? output.status)?.kind ?? .file
  }

  public func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadOutcome {
    while true {
      do throws(SystemError) {
        switch try inputWait.wait(for: input, answering: output) {
        case .interrupted: return .interrupted
        case .outputClosed: return .outputClosed
        case .readable:
          let count = try input.read(into: buffer)
          return count > 0 ? .bytes(count) : .endOfInput
        }
      } catch {
        switch error {
        // Another reader of the descriptor was faster.
        case .temporarilyUnavailable: continue
        // A socket whose peer is gone has delivered all its input.
        case .connectionReset: return .endOfInput
        default: return .inputFailed(error)
        }
      }
    }
  }

  public func write(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) {
    do throws(SystemError) { try output.writeAll(bytes) } catch { throw TransportClosed(error) }
  }

  public func writeWithoutBlocking(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) -> Int {
    do throws(SystemError) {
      return try output.writeWithoutBlocking(bytes, to: outputKind)
    } catch {
      throw TransportClosed(error)
    }
  }

  public func interrupt() { inputWait.interrupt() }
}
