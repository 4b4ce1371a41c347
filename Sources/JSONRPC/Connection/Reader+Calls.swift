// SPDX-License-Identifier: MIT
import JSON

// From a parsed message to its handler.
extension Reader {
  mutating func handle(batch message: JSONValue) {
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
  mutating func handle(_ message: JSONValue, in batch: Batch?, refusal: RPCError? = nil) {
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
    let strictness = server.router.dialect.strictness
    let route = server.router.routes[call.method]
    let refusal =
      lifecycle.refusal(of: call, isInitialize: route?.isInitialize ?? false)
      ?? strictness?.refusal(of: call, route, isInitialized: lifecycle.isInitialized)
    if let refusal {
      if call.id != nil { answer(call.id, with: refusal, in: batch) }
      return
    }
    if let id = call.id, server.dispatcher.isTaken(id) {
      return answer(id, with: RPCError.invalidRequest("A request with the id \(id) is already in progress"), in: batch)
    }
    guard let route else {
      guard call.id != nil else { return }
      server.counters.unknownRequests.count()
      return answer(call.id, with: RPCError.methodNotFound(call.method, known: server.router.methods), in: batch)
    }
    if let strictness, strictness.ignores(call, route) { return }
    route.calls.count()
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
      let read = try reading(call.params, server.router)
      batch?.expectAnswer(ifWantedBy: call)
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
      try answer(call.id, in: batch) { try handler(call.params, context, &$0) }
      if route.isInitialize { completeInitialization() }
    } catch {
      answer(call.id, with: error, in: batch)
    }
    server.logAnswer(to: route, id: call.id, received: received)
  }

  private mutating func completeInitialization() {
    lifecycle.isInitialized = true
    // The response must precede the notifications it enables.
    flush()
    server.subscriptions.activate()
  }

  private mutating func admit(_ request: PendingRequest) {
    var admission = server.dispatcher.admit(request)
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
