// SPDX-License-Identifier: MIT
/// A message to be added to the queue.
struct WaitingMessage {
  let message: Message
  /// The message is dropped if this request has been answered.
  let request: PendingRequest?
}

/// Frames waiting to be written. A value without locks; `Output` guards it.
struct OutputQueue {
  /// The duty of a sender after adding messages.
  enum Claim {
    case nothing
    case wakeWriter
    /// The caller becomes the writer and writes these bytes.
    case write([UInt8], any ByteTransport)
  }

  /// The next task of the writer's thread.
  enum Turn {
    case write([UInt8])
    /// Nothing will ever be written again.
    case end
  }

  /// The size of a block: the capacity of a pipe.
  private static let blockBytes = 64 << 10

  let limit: Int
  /// Nil until the client's first bytes arrive; nothing is sent before.
  var framing: Framing?
  var transport: (any ByteTransport)?
  /// Messages that found no room, with their senders.
  var waiting = FIFO<(WaitingMessage, CheckedContinuation<Void, Never>)>()
  var isReaderBlocked = false
  var isReaderReleased = false
  var isFinished = false
  private(set) var isClosed = false
  /// Full blocks, each written at once.
  private var full = FIFO<[UInt8]>()
  /// The block being filled.
  private var open: [UInt8] = []
  /// An empty block whose memory is reused.
  private var spare: [UInt8] = []
  /// Bytes that a writer returned; they go first.
  private var unwritten: [UInt8] = []
  private var isWriting = false
  /// Bytes in all blocks, including those being written.
  private(set) var pendingBytes = 0
  private var writingBytes = 0

  init(limit: Int) { self.limit = limit }

  private var isEmpty: Bool { pendingBytes == writingBytes }
  var isSettled: Bool { isClosed || pendingBytes == 0 && waiting.isEmpty }
  /// Whether a sleeping thread has something to do now.
  var hasSleepers: Bool {
    !isWriting && !isEmpty || isReaderBlocked && (isClosed || isReaderReleased || pendingBytes < limit)
      || isFinished
  }

  /// Whether a frame of this length fits. One larger than the limit fits when the queue is empty.
  func hasRoom(for count: Int) -> Bool {
    isClosed || pendingBytes == 0 || pendingBytes + count <= limit
  }

  mutating func append(_ frames: [UInt8]) {
    guard !isClosed else { return }
    makeRoom(for: frames.count)
    open += frames
    pendingBytes += frames.count
  }

  mutating func append(_ message: Message) {
    guard !isClosed, let framing else { return }
    makeRoom(for: message.frameBytes)
    let count = open.count
    open.append(message, framing: framing)
    pendingBytes += open.count - count
  }

  /// Starts a new block if this one is full. Blocks are used instead of one buffer, which would be copied as it grows.
  private mutating func makeRoom(for count: Int) {
    guard !open.isEmpty, open.count + count > Self.blockBytes else { return }
    full.append(open)
    open = []
    swap(&open, &spare)
  }

  /// Adds or drops a message. False if it has to wait.
  mutating func accept(_ message: WaitingMessage) -> Bool {
    if message.request?.isAnswered == true { return true }
    guard hasRoom(for: message.message.frameBytes), waiting.isEmpty else { return false }
    append(message.message)
    return true
  }

  /// Adds the waiting messages that fit now, in order.
  /// - Returns: the senders to resume.
  mutating func admitWaiting() -> [CheckedContinuation<Void, Never>] {
    var resumed: [CheckedContinuation<Void, Never>] = []
    while let (message, continuation) = waiting.first {
      let isDropped = message.request?.isAnswered == true
      guard isDropped || hasRoom(for: message.message.frameBytes) else { break }
      if !isDropped { append(message.message) }
      _ = waiting.popFirst()
      resumed.append(continuation)
    }
    return resumed
  }

  // MARK: Writing

  mutating func claim(upTo directBytes: Int) -> Claim {
    guard !isWriting, !isEmpty, let transport else { return .nothing }
    guard pendingBytes <= directBytes else { return .wakeWriter }
    return .write(take(), transport)
  }

  /// The writer's next turn; nil while there is nothing to do.
  mutating func takeForWriter() -> Turn? {
    if isWriting { return nil }
    if isEmpty || isClosed { return isFinished || isClosed ? .end : nil }
    return .write(take())
  }

  /// Ends a write.
  /// - Parameter count: the number of bytes written; the others return to the head of the queue.
  mutating func finishWriting(_ block: consuming [UInt8], count: Int) {
    isWriting = false
    writingBytes = 0
    pendingBytes -= count
    if count < block.count {
      unwritten = Array(block[count...])
    } else if block.capacity <= 2 * Self.blockBytes {
      block.removeAll(keepingCapacity: true)
      spare = block
    }
  }

  mutating func close() {
    isClosed = true
    isWriting = false
    pendingBytes = 0
    writingBytes = 0
    open = []
    spare = []
    unwritten = []
    full = FIFO()
  }

  private mutating func take() -> [UInt8] {
    var block: [UInt8] = []
    if !unwritten.isEmpty {
      swap(&block, &unwritten)
    } else if let first = full.popFirst() {
      block = first
    } else {
      swap(&block, &open)
      swap(&open, &spare)
    }
    isWriting = true
    writingBytes = block.count
    return block
  }
}
