// SPDX-License-Identifier: MIT
import JSON

/// The thread that reads. It looks at messages in the order in which they come, answers itself what can be answered at
/// once, and hands the rest to tasks. Because it alone registers requests and cancels them, no cancel overtakes its
/// request.
///
/// Its own answers are gathered and sent together before the next read, which may block.
struct Reader {
  /// The outbox is sent in between when it has grown to this.
  private static let outboxBytes = 64 << 10

  let server: Server
  private let transport: any ByteTransport
  private var splitter: MessageSplitter
  private var parser: MessageParser
  /// Nothing is sent before the client's first message.
  private var hasHeardClient = false
  private var outbox: [UInt8] = []
  /// Where answers are written before they are framed; its memory is used again and again.
  private var writer = JSONWriter()
  /// When the bytes at hand were read.
  private(set) var received = ContinuousClock.now
  var lifecycle = ConnectionLifecycle()

  init(server: Server, transport: any ByteTransport) {
    self.server = server
    self.transport = transport
    let configuration = server.configuration
    splitter = MessageSplitter(framing: configuration.framing, limits: configuration.limits)
    parser = MessageParser(limits: configuration.limits)
  }

  /// Reads until there is a reason to stop.
  mutating func run() {
    var chunk = [UInt8](repeating: 0, count: server.configuration.limits.readBytes)
    while !server.stopping.isRequested {
      flush()
      switch chunk.withUnsafeMutableBytes({ transport.read(into: $0) }) {
      case .bytes(let count):
        received = .now
        server.counters.bytesIn.count(count)
        handle(chunk.span.extracting(first: count))
      case .endOfInput:
        received = .now
        if let event = splitter.finish() { handle(event) }
        server.stopping.request(lifecycle.ending ?? .endOfInput)
      case .inputFailed(let error):
        server.stopping.request(.inputFailed(error))
      case .outputClosed:
        server.stopping.request(.outputClosed)
      case .interrupted:
        break
      }
      if let ending = lifecycle.ending { server.stopping.request(ending) }
    }
    flush()
  }

  private mutating func handle(_ bytes: Span<UInt8>) {
    var position = 0
    while lifecycle.ending == nil, let event = splitter.next(in: bytes, at: &position) {
      handle(event)
      if outbox.count >= Self.outboxBytes { flush() }
    }
  }

  private mutating func handle(_ event: FramingEvent) {
    if !hasHeardClient {
      hasHeardClient = true
      server.output.open(framing: splitter.framing)
    }
    switch event {
    case .fault(let fault): answer(.null, with: RPCError(fault), in: nil)
    case .message(let text):
      switch parser.parse(text, framing: splitter.framing) {
      case .message(let message) where message.kind == .array: handle(batch: message)
      case .message(let message): handle(message, in: nil)
      case .fault(let error): answer(.null, with: error, in: nil)
      case .skipped: break
      }
    }
  }

  // MARK: Answering

  /// Writes an answer, and sends it now or with the batch.
  /// - Parameter id: of the request; nil for a notification, for which nothing is written.
  mutating func answer(_ id: RequestID?, in batch: Batch?, _ body: (inout JSONWriter) throws -> Void) rethrows {
    writer.removeAll()
    try body(&writer)
    guard let id, !writer.bytes.isEmpty else { return }
    let answer = Message(text: writer.bytes)
    if let batch {
      batch.expectAnswer()
      if let whole = batch.add(answer, to: id) { append(whole) }
    } else {
      append(answer)
    }
  }

  /// Answers a request with an error; a notification's goes to clients that want to know.
  mutating func answer(_ id: RequestID?, with error: any Error, in batch: Batch?) {
    let error = server.report(error)
    if let id {
      answer(id, in: batch) { $0.answer(to: id, error: error) }
    } else {
      server.notifyError(error)
    }
  }

  mutating func append(_ message: Message) {
    outbox.append(message, framing: splitter.framing)
  }

  /// Sends the answers that were gathered. Blocks while the client doesn't read what was sent before.
  mutating func flush() {
    guard !outbox.isEmpty else { return }
    server.output.append(frames: outbox)
    outbox.removeAll(keepingCapacity: true)
  }
}
