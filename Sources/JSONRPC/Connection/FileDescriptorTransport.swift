// SPDX-License-Identifier: MIT
import Platform

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
