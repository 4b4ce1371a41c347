// SPDX-License-Identifier: MIT
import JSONRPC
import Platform

/// A transport for a client in the same process: the server reads what the client sends, and passes its output to a
/// closure.
public final class MemoryTransport: ByteTransport {
  private struct State {
    var input: [UInt8] = []
    var hasEnded = false
    var isInterrupted = false
  }

  private let state = Monitor(State())
  private let receive: @Sendable (UnsafeRawBufferPointer) -> Void

  /// - Parameter receive: called with the server's output, in whole frames, on the server's writer thread, which it may
  ///   block.
  public init(receive: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) { self.receive = receive }

  // The client's side.

  /// Sends bytes to the server.
  public func send(_ bytes: some Sequence<UInt8>) { state.change { $0.input += bytes } }

  /// Ends the server's input.
  public func endInput() { state.change { $0.hasEnded = true } }

  // The server's side.

  public func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadOutcome {
    state.wait { state in
      if state.isInterrupted { return .interrupted }
      guard !state.input.isEmpty else { return state.hasEnded ? .endOfInput : nil }
      let count = min(buffer.count, state.input.count)
      buffer.copyBytes(from: state.input[..<count])
      state.input.removeFirst(count)
      return .bytes(count)
    } ?? .endOfInput
  }

  public func write(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) { receive(bytes) }

  /// Always returns 0, because the closure may block.
  public func writeWithoutBlocking(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) -> Int { 0 }

  public func interrupt() { state.change { $0.isInterrupted = true } }
}

extension Server {
  /// Serves on a new thread, suspending the caller.
  public func run(over transport: any ByteTransport) async -> Ending {
    await withCheckedContinuation { continuation in
      let isStarted = SystemThread.start {
        let ending: Ending = self.run(over: transport)
        continuation.resume(returning: ending)
      }
      if !isStarted { continuation.resume(returning: .outputFailed(.temporarilyUnavailable)) }
    }
  }
}
