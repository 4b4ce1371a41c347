import Threads

/// A client and a connection in one process, for tests: what the client sends is read by the server, and what the server
/// writes is kept until the client takes it.
public final class MemoryTransport: ByteTransport {
  private struct State {
    var input: [UInt8] = []
    var hasEnded = false
    var isInterrupted = false
  }

  private let state = Monitor(State())
  private let sink: AsyncStream<[UInt8]>.Continuation
  /// What the server has written, one element for each write.
  public let output: AsyncStream<[UInt8]>

  /// Two empty streams.
  public init() {
    (output, sink) = AsyncStream.makeStream(of: [UInt8].self)
  }

  // The client's side.

  /// Writes to the server.
  public func send(_ bytes: some Sequence<UInt8>) { change { $0.input += bytes } }

  /// Writes nothing more.
  public func endInput() { change { $0.hasEnded = true } }

  /// Ends `output`, when the server has ended.
  public func finish() { sink.finish() }

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

  public func write(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) {
    sink.yield(Array(bytes))
  }

  public func writeWithoutBlocking(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) -> Int {
    try write(bytes)
    return bytes.count
  }

  public func interrupt() { change { $0.isInterrupted = true } }

  private func change(_ body: (inout State) -> Void) {
    state.withLock(body)
    state.wakeAll()
  }
}
