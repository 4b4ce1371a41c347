/// A message on its way into the queue.
struct WaitingMessage {
  let message: [UInt8]
  /// The message is left out once this request has been answered.
  let request: PendingRequest?
}

/// What waits to be written. A value without locks; `Output` guards it.
struct OutputQueue {
  /// What is to be done after messages were added.
  enum Claim {
    case nothing
    case wakeWriter
    /// The caller is the writer now, for these bytes.
    case write([UInt8], any ByteTransport)
  }

  let limit: Int
  /// Nil until the client's first bytes; nothing is sent before.
  var framing: Framing?
  var transport: (any ByteTransport)?
  /// Messages that found no room, with those who wait for it.
  var waiting = FIFO<(WaitingMessage, CheckedContinuation<Void, Never>)>()
  var isReaderBlocked = false
  var isReaderReleased = false
  var isFinished = false
  private(set) var isClosed = false
  private var buffer: [UInt8] = []
  private var isWriting = false
  private var writingBytes = 0

  init(limit: Int) { self.limit = limit }

  var pendingBytes: Int { buffer.count + writingBytes }
  var isSettled: Bool { isClosed || pendingBytes == 0 && waiting.isEmpty }
  /// Threads sleep that have something to do now.
  var hasSleepers: Bool {
    !isWriting && !buffer.isEmpty || isReaderBlocked && (isClosed || isReaderReleased || pendingBytes < limit)
      || isFinished
  }

  /// One frame that is larger than the whole queue passes when the queue is empty.
  func hasRoom(for count: Int) -> Bool {
    isClosed || pendingBytes == 0 || pendingBytes + count <= limit
  }

  mutating func append(_ frames: [UInt8]) {
    guard !isClosed else { return }
    buffer += frames
  }

  mutating func append(message: [UInt8]) {
    guard !isClosed, let framing else { return }
    buffer.append(message: message, framing: framing)
  }

  /// False if the message has to wait.
  mutating func accept(_ message: WaitingMessage) -> Bool {
    if message.request?.isAnswered == true { return true }
    guard hasRoom(for: message.message.count), waiting.isEmpty else { return false }
    append(message: message.message)
    return true
  }

  /// Messages that fit now, in the order in which they came.
  mutating func admitWaiting() -> [CheckedContinuation<Void, Never>] {
    var resumed: [CheckedContinuation<Void, Never>] = []
    while let (message, continuation) = waiting.first {
      let isDropped = message.request?.isAnswered == true
      guard isDropped || hasRoom(for: message.message.count) else { break }
      if !isDropped { append(message: message.message) }
      _ = waiting.popFirst()
      resumed.append(continuation)
    }
    return resumed
  }

  // MARK: Writing

  mutating func claim(upTo directBytes: Int) -> Claim {
    guard !isWriting, !buffer.isEmpty, let transport else { return .nothing }
    guard buffer.count <= directBytes else { return .wakeWriter }
    return .write(take(), transport)
  }

  /// Nil while there is nothing to write; nil inside when there never will be.
  mutating func takeForWriter() -> [UInt8]?? {
    if isWriting { return nil }
    if buffer.isEmpty || isClosed { return isFinished || isClosed ? .some(nil) : nil }
    return take()
  }

  /// - Parameter count: how many of the bytes were written; the others go back to the head of the queue.
  mutating func finishWriting(_ bytes: [UInt8], count: Int) {
    isWriting = false
    writingBytes = 0
    if count < bytes.count { buffer.insert(contentsOf: bytes[count...], at: 0) }
  }

  mutating func close() {
    isClosed = true
    isWriting = false
    writingBytes = 0
    buffer = []
  }

  private mutating func take() -> [UInt8] {
    isWriting = true
    writingBytes = buffer.count
    defer { buffer = [] }
    return buffer
  }
}
