import JSON
import JSONRPC
import Threads

/// The wire between the contract's server and its one client in this process.
final class ContractTransport: ByteTransport {
  private struct State {
    var input: [UInt8] = []
    var hasEnded = false
    var isInterrupted = false
  }

  private let state = Monitor(State())
  private let receive: @Sendable (JSONValue) -> Void

  /// - Parameter receive: gets each message of the server on the server's writing thread, which it may block.
  init(receive: @escaping @Sendable (JSONValue) -> Void) { self.receive = receive }

  // The client's side.

  /// Sends one message.
  func send(_ message: (inout JSONWriter) -> Void) {
    let line = RawJSON { $0.object(message) }.bytes + [UInt8(ascii: "\n")]
    state.withLock { $0.input += line }
    state.wakeAll()
  }

  func endInput() {
    state.withLock { $0.hasEnded = true }
    state.wakeAll()
  }

  // The server's side.

  func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadOutcome {
    state.wait { state in
      if state.isInterrupted { return .interrupted }
      guard !state.input.isEmpty else { return state.hasEnded ? .endOfInput : nil }
      let count = min(buffer.count, state.input.count)
      buffer.copyBytes(from: state.input[..<count])
      state.input.removeFirst(count)
      return .bytes(count)
    } ?? .endOfInput
  }

  /// The server writes whole frames, each of them a line.
  func write(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let message = try? JSONValue(parsing: Array(line), limits: JSONLimits(depth: .max)) { receive(message) }
    }
  }

  /// To take a message may always block.
  func writeWithoutBlocking(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) -> Int { 0 }

  func interrupt() {
    state.withLock { $0.isInterrupted = true }
    state.wakeAll()
  }
}
