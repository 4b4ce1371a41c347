// SPDX-License-Identifier: MIT
import Synchronization

/// A request body that a task produces while it is sent. The task fills a single slot and suspends until libcurl has
/// emptied it; libcurl pauses while the slot is empty. So the whole body is never in memory, whichever side is slower.
final class StreamSource: BodySource {
  private enum Slot {
    case empty
    case chunk(ArraySlice<UInt8>)
    case end
    case failed(String)
    /// The transfer is over; the task must end.
    case closed
  }

  private struct State {
    var slot = Slot.empty
    /// The task that waits until the slot is empty, resumed with whether to continue.
    var producer: CheckedContinuation<Bool, Never>?
    /// Whether libcurl found the slot empty and paused.
    var isReaderPaused = false
  }

  /// The state shared with the producing task, which must not retain the source itself.
  private final class Exchange: Sendable {
    let state = Mutex(State())
    let wake: @Sendable () -> Void

    init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    /// Puts a chunk into the slot and suspends until it is taken; false if no more is wanted.
    func offer(_ chunk: [UInt8]) async -> Bool {
      guard !chunk.isEmpty else { return true }
      return await withCheckedContinuation { continuation in
        let isClosed = put(.chunk(chunk[...]), continuation)
        if isClosed { continuation.resume(returning: false) }
      }
    }

    /// Sets the slot, unless the transfer is over; returns whether it is.
    @discardableResult
    func put(_ slot: Slot, _ producer: CheckedContinuation<Bool, Never>? = nil) -> Bool {
      let (isClosed, wasPaused) = state.withLock { state in
        if case .closed = state.slot { return (true, false) }
        state.slot = slot
        state.producer = producer
        defer { state.isReaderPaused = false }
        return (false, state.isReaderPaused)
      }
      if wasPaused { wake() }
      return isClosed
    }
  }

  let length: Int?
  private let exchange: Exchange
  private let task: Task<Void, Never>
  private var sent = 0

  init(_ stream: BodyStream, wake: @escaping @Sendable () -> Void) {
    length = stream.length
    let exchange = Exchange(wake: wake)
    self.exchange = exchange
    task = Task {
      do {
        try await stream.produce { await exchange.offer($0) }
        exchange.put(.end)
      } catch {
        exchange.put(.failed("\(error)"))
      }
    }
  }

  func read(into room: UnsafeMutableRawBufferPointer) throws(UpstreamError) -> Int? {
    let (slot, producer) = exchange.state.withLock { state in
      let slot = state.slot
      guard case .chunk(let chunk) = slot else {
        if case .empty = slot { state.isReaderPaused = true }
        return (slot, CheckedContinuation<Bool, Never>?.none)
      }
      let rest = chunk.dropFirst(room.count)
      state.slot = rest.isEmpty ? .empty : .chunk(rest)
      guard rest.isEmpty else { return (slot, nil) }
      defer { state.producer = nil }
      return (slot, state.producer)
    }
    producer?.resume(returning: true)
    switch slot {
    case .empty: return nil
    case .chunk(let chunk):
      // Bytes beyond the announced length would be read as the next request. libcurl never asks for further chunks.
      if let length, chunk.count > length - sent { throw Self.wrongLength }
      let part = chunk.prefix(room.count)
      room.copyBytes(from: part)
      sent += part.count
      return part.count
    case .end, .closed:
      if let length, sent < length { throw Self.wrongLength }
      return 0
    case .failed(let reason): throw UpstreamError(.requestFailed, "the request body could not be read: \(reason)")
    }
  }

  func close() {
    task.cancel()
    let producer = exchange.state.withLock { state in
      state.slot = .closed
      defer { state.producer = nil }
      return state.producer
    }
    producer?.resume(returning: false)
  }

  private static let wrongLength = UpstreamError(.requestFailed, "the request body does not have its declared length")
}
