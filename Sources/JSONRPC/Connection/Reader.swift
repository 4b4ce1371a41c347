// SPDX-License-Identifier: MIT
import JSON

/// The reading thread. It processes messages in order of arrival, answers in-order methods itself, and starts tasks for
/// the others. Because it alone registers and cancels requests, no cancellation overtakes its request.
///
/// Its own responses are collected and sent together before the next read, which may block.
struct Reader {
  /// The outbox is also sent when it reaches this size.
  private static let outboxBytes = 64 << 10

  let server: Server
  private let transport: any ByteTransport
  private var splitter: MessageSplitter
  private var parser: MessageParser
  /// Whether the client has sent a message; nothing is sent before.
  private var hasHeardClient = false
  private var outbox: [UInt8] = []
  /// A buffer, reused for each response before it is framed.
  private var writer = JSONWriter()
  /// When the current bytes were read.
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
        server.counters.traffic.bytesIn.count(count)
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

  // MARK: Responses

  /// Writes a response and sends it, or adds it to the batch.
  /// - Parameter id: nil for a notification, which gets no response.
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

  /// Answers a request with an error. For a notification, notifies clients whose dialect supports it.
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

  /// Sends the collected responses. Blocks while the output queue is full.
  mutating func flush() {
    guard !outbox.isEmpty else { return }
    server.output.append(frames: outbox)
    outbox.removeAll(keepingCapacity: true)
  }
}
