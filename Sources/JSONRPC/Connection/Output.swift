// SPDX-License-Identifier: MIT
import Platform

/// Sends whole frames one after the other, from a queue bounded in bytes.
///
///     reader's answers ──append──▶┐ (the reader blocks while the queue is full)
///     tasks' messages  ──send────▶├ queue ──▶ one writer at a time ──▶ transport
///     notifications    ──offer───▶┘ (dropped while the queue is full)
///
/// Writing happens on a thread of its own, except that the sender itself writes a few bytes if that is possible without
/// blocking: waking a thread takes longer than writing a response.
final class Output: Sendable {
  /// Bytes that a pipe accepts in one non-blocking write (POSIX, `PIPE_BUF`).
  private static let directBytes = 4096

  private let queue: Monitor<OutputQueue>
  private let stopping: Stopping
  private let counters: Counters

  init(limit: Int, stopping: Stopping, counters: Counters) {
    queue = Monitor(OutputQueue(limit: limit))
    self.counters = counters
    self.stopping = stopping
  }

  /// Bytes waiting to be written or being written.
  var pendingBytes: Int { queue.withLock { $0.pendingBytes } }
  var isClosed: Bool { queue.withLock { $0.isClosed } }
  /// Whether everything has been written, or the client has stopped reading.
  var isSettled: Bool { queue.withLock { $0.isSettled } }

  // MARK: Sending

  /// Sends complete frames. Blocks while the queue is full.
  func append(frames: [UInt8]) {
    let claim = queue.wait { queue -> OutputQueue.Claim? in
      queue.isReaderBlocked = !queue.hasRoom(for: frames.count) && !queue.isReaderReleased
      guard !queue.isReaderBlocked else { return nil }
      queue.append(frames)
      return queue.claim(upTo: Self.directBytes)
    }
    proceed(with: claim ?? .nothing)
  }

  /// Sends a message. Suspends while the queue is full.
  /// - Parameter request: the message is dropped if this request has been answered by the time there is room.
  func send(_ message: Message, for request: PendingRequest? = nil) async {
    let message = WaitingMessage(message: message, request: request)
    if let claim = accept(message) { return proceed(with: claim) }
    await withCheckedContinuation { continuation in
      let claim = queue.withLock { queue -> OutputQueue.Claim? in
        if queue.accept(message) { return queue.claim(upTo: Self.directBytes) }
        queue.waiting.append((message, continuation))
        return nil
      }
      if let claim {
        continuation.resume()
        proceed(with: claim)
      }
    }
  }

  /// Sends a message unless the queue is full.
  func offer(_ message: Message) -> Bool {
    guard let claim = accept(WaitingMessage(message: message, request: nil)) else { return false }
    proceed(with: claim)
    return true
  }

  /// Sends a message even if the queue is full, for callers that can't wait.
  func force(_ message: Message) {
    let claim = queue.withLock { queue in
      queue.append(message)
      return queue.claim(upTo: Self.directBytes)
    }
    proceed(with: claim)
  }

  private func accept(_ message: WaitingMessage) -> OutputQueue.Claim? {
    queue.withLock { $0.accept(message) ? $0.claim(upTo: Self.directBytes) : nil }
  }

  // MARK: Writing

  /// Allows messages to be sent, now that the client's first bytes have revealed the framing.
  func open(framing: Framing) { queue.withLock { $0.framing = framing } }

  /// Starts the writer's thread, without which nothing can be sent.
  func start(over transport: any ByteTransport) {
    queue.withLock { $0.transport = transport }
    if !SystemThread.start({ self.write(to: transport) }) { close(.outputFailed(.temporarilyUnavailable)) }
  }

  /// Stops blocking the reader, because it has to end.
  func releaseReader() { change { $0.isReaderReleased = true } }

  /// Ends the writer's thread once everything is written.
  func finish() {
    queue.change { $0.isFinished = true }
  }

  private func write(to transport: any ByteTransport) {
    while case .write(let bytes)? = queue.wait({ $0.takeForWriter() }) {
      do throws(TransportClosed) {
        try bytes.withUnsafeBufferPointer { bytes throws(TransportClosed) in
          try transport.write(UnsafeRawBufferPointer(bytes))
        }
        finishWriting(bytes, count: bytes.count)
      } catch {
        close(error.ending)
      }
    }
  }

  private func proceed(with claim: OutputQueue.Claim) {
    switch claim {
    case .nothing: return
    case .wakeWriter: queue.wakeAll()
    case .write(let bytes, let transport):
      do throws(TransportClosed) {
        let count = try bytes.withUnsafeBufferPointer { bytes throws(TransportClosed) in
          try transport.writeWithoutBlocking(UnsafeRawBufferPointer(bytes))
        }
        finishWriting(bytes, count: count)
      } catch {
        close(error.ending)
      }
    }
  }

  private func finishWriting(_ bytes: [UInt8], count: Int) {
    counters.change { $0.bytesOut += count }
    change { $0.finishWriting(bytes, count: count) }
  }

  private func close(_ ending: Ending) {
    // The reason comes first: a thread that finds the queue closed reads it.
    stopping.request(ending)
    change { $0.close() }
  }

  /// Changes the queue and wakes the threads and tasks affected.
  private func change(_ body: (inout OutputQueue) -> Void) {
    let (resumed, mustWake, isSettled) = queue.withLock { queue in
      body(&queue)
      return (queue.admitWaiting(), queue.hasSleepers, queue.isSettled)
    }
    if mustWake { queue.wakeAll() }
    for continuation in resumed { continuation.resume() }
    if isSettled { stopping.noteProgress() }
  }
}
