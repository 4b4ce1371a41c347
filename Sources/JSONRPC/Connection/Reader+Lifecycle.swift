// SPDX-License-Identifier: MIT
import JSON

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

extension Reader {
  mutating func perform(_ method: EngineMethod, _ call: IncomingCall, in batch: Batch?) {
    do {
      switch method {
      case .shutdown: lifecycle.isShutDown = true
      case .exit: lifecycle.exit()
      case .cancelRequest: try cancel(call)
      case .setTrace: server.trace = try read(SetTraceParams.self, call).value
      case .initialized, .progress, .logTrace: break
      }
      if let id = call.id { answer(id, in: batch) { $0.answer(to: id, result: JSONValue.null) } }
    } catch {
      answer(call.id, with: error, in: batch)
    }
  }

  private func read<P: ParameterReadable>(_ type: P.Type, _ call: IncomingCall) throws(RPCError) -> P {
    var reader = try ParameterReader(call.params, names: P.parameterNames, allowsUnknown: P.allowsUnknown)
    return try P(&reader)
  }

  /// Cancels a request. A running one answers itself and a queued one is answered here, unless the dialect wants no
  /// response.
  private mutating func cancel(_ call: IncomingCall) throws(RPCError) {
    let dialect = server.router.dialect
    var params = try ParameterReader(call.params, names: [dialect.cancelledIDName], allowsUnknown: true)
    let id: RequestID = try params.required(dialect.cancelledIDName)
    guard let (request, isQueued) = server.dispatcher.find(id) else { return }
    // Before the cancellation, because a cancelled handler may answer at once.
    if !dialect.answersCancelledRequests, let message = request.takeReply()?.withdraw() { append(message) }
    request.cancel()
    if isQueued, let message = server.fail(request, with: RPCError.requestCancelled) { append(message) }
  }
}

/// LSP 3.17, `SetTraceParams`.
private struct SetTraceParams: ParameterReadable {
  static let parameterNames = ["value"]
  static let allowsUnknown = true

  let value: TraceLevel

  init(_ reader: inout ParameterReader) throws(RPCError) { value = try reader.required("value") }
}
