// SPDX-License-Identifier: MIT
import JSON
import Synchronization

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
        server.traffic.change { $0.bytesIn += count }
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
      let shown = id.isDistinct || !server.router.dialect.omitsUnknownIDs() ? id : nil
      answer(id, in: batch) { $0.answer(to: shown, error: error) }
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

// From a parsed message to its handler.
extension Reader {
  private mutating func handle(batch message: JSONValue) {
    guard server.router.dialect.allowsBatches() else {
      let error = RPCError.invalidRequest("A message must be an object: batches are not supported")
      return answer(.null, with: error, in: nil)
    }
    let limits = server.configuration.limits
    guard message.count > 0 else { return answer(.null, with: RPCError.invalidRequest("The batch is empty"), in: nil) }
    guard message.count <= limits.batchCount else {
      let error = RPCError.invalidRequest("The batch has \(message.count) messages; the limit is \(limits.batchCount)")
      return answer(.null, with: error, in: nil)
    }
    let batch = Batch(dispatcher: server.dispatcher)
    let isTooLarge = message.memoryBytes > limits.heldBytes
    for element in message.elements where lifecycle.ending == nil {
      handle(element, in: batch, refusal: isTooLarge ? .serverBusy : nil)
    }
    if let whole = batch.seal() { append(whole) }
  }

  /// - Parameter refusal: the error for every request, if none can be accepted.
  private mutating func handle(_ message: JSONValue, in batch: Batch?, refusal: RPCError? = nil) {
    switch Envelope(message) {
    case .response: return
    case .invalid(let id, let error): answer(id, with: error, in: batch)
    case .call(let call):
      if let refusal {
        if call.id != nil { answer(call.id, with: refusal, in: batch) }
      } else {
        dispatch(call, in: batch)
      }
    }
  }

  private mutating func dispatch(_ call: IncomingCall, in batch: Batch?) {
    let route = server.router.routes[call.method]
    let isOnce = !server.router.dialect.initializesAgain
    let refusal =
      lifecycle.refusal(of: call, isInitialize: isOnce && route?.isInitialize ?? false)
      ?? server.router.dialect.refusal(of: call, route, isInitialized: lifecycle.isInitialized)
    if let refusal {
      if call.id != nil { answer(call.id, with: refusal, in: batch) }
      return
    }
    let takesOver = lifecycle.isInitialized && route?.isInitialize ?? false
    if let id = call.id, !takesOver, server.dispatcher.read({ $0.isTaken(id) }) {
      return answer(id, with: RPCError.invalidRequest("A request with the id \(id) is already in progress"), in: batch)
    }
    guard let route else {
      guard call.id != nil else { return }
      server.counters.change { $0.unknownRequests += 1 }
      return answer(call.id, with: RPCError.methodNotFound(call.method, known: server.router.methods), in: batch)
    }
    if server.router.dialect.ignores(call, route) { return }
    route.calls.wrappingAdd(1, ordering: .relaxed)
    switch route.handler {
    case .engine(let method): perform(method, call, in: batch)
    case .inOrder(let handler): run(handler, of: route, call, in: batch)
    case .concurrent(let scheduling, let reading): admit(call, of: route, scheduling, reading, in: batch)
    }
  }

  /// Reads the params, once, and admits the request.
  private mutating func admit(
    _ call: IncomingCall, of route: Route, _ scheduling: Scheduling, _ reading: CallReading, in batch: Batch?
  ) {
    // A request of a batch must not keep the others alive.
    let call = batch == nil ? call : call.detached
    do throws(RPCError) {
      let read = try reading(call.params, server)
      if call.id != nil { batch?.expectAnswer() }
      admit(
        PendingRequest(
          call, read: read, route: route, scheduling: scheduling, received: received,
          reply: Reply(to: call.id, batch: batch, output: server.output)))
    } catch {
      answer(call.id, with: error, in: batch)
      server.logAnswer(to: route, id: call.id, received: received, outcome: error.kind)
    }
  }

  private mutating func run(_ handler: InOrderHandler, of route: Route, _ call: IncomingCall, in batch: Batch?) {
    let context = RequestContext(route: route, id: call.id, received: received, server: server)
    do {
      let (result, rewriting) = try handler(call.params, context)
      if route.isInitialize, lifecycle.isInitialized { endSession() }
      answer(call.id, in: batch) { writer in
        if let id = call.id { writer.answer(to: id, result: result, rewriting) }
      }
      if route.isInitialize { completeInitialization() }
    } catch {
      answer(call.id, with: error, in: batch)
    }
    server.logAnswer(to: route, id: call.id, received: received)
  }

  /// Cancels and answers what the connection's previous session has requested, so that nothing of it follows.
  private mutating func endSession() {
    for request in server.dispatcher.closeAll() {
      request.cancel()
      if let message = server.dismiss(request) { append(message) }
    }
  }

  private mutating func completeInitialization() {
    lifecycle.isInitialized = true
    // The response must precede the notifications it enables.
    flush()
    server.subscriptions.activate()
  }

  private mutating func admit(_ request: PendingRequest) {
    var admission = server.dispatcher.change { $0.admit(request) }
    if admission == .full {
      flush()
      admission = server.dispatcher.admitWhenThereIsRoom(request)
    }
    switch admission {
    // A stream would keep the reader from reading cancellations.
    case .start where request.isStream || request.scheduling == .longLived: server.start(request)
    case .start: if let message = server.startHere(request) { append(message) }
    case .queued: server.watchQueue()
    case .refused:
      if let message = server.refuse(request, with: RPCError.tooManyLongLived) { append(message) }
    case .full, .stopped:
      if let message = server.refuse(request, with: RPCError.serverCancelled) { append(message) }
    }
  }
}

/// The connection's state between `initialize` and `exit` (LSP 3.17, "Server lifecycle"). Requests before `initialize`
/// are allowed: a shell script has nothing to initialize.
struct ConnectionLifecycle {
  var isInitialized = false
  var isShutDown = false
  /// Set once the client has sent `exit`.
  private(set) var ending: Ending?

  mutating func exit() { ending = .exit(afterShutdown: isShutDown) }

  /// The error for a call that is not allowed in this state; nil if it is allowed.
  func refusal(of call: IncomingCall, isInitialize: Bool) -> RPCError? {
    if isShutDown, !EngineMethod.mayFollowShutdown(call) { return .invalidRequest("The server is shut down") }
    if isInitialize, isInitialized { return .invalidRequest("The server is already initialized") }
    return nil
  }
}

extension EngineMethod {
  /// After `shutdown` only `exit` is accepted as a request; notifications keep working, so that running requests can
  /// still be cancelled.
  fileprivate static func mayFollowShutdown(_ call: IncomingCall) -> Bool {
    guard let method = EngineMethod(rawValue: call.method) else { return false }
    return method == .exit || call.id == nil && method != .shutdown
  }
}
