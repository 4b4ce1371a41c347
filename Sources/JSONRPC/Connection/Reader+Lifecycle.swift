// SPDX-License-Identifier: MIT
import JSON

/// Where the connection stands between `initialize` and `exit` (LSP 3.17, "Server lifecycle"). Requests before
/// `initialize` are fine: a shell script has nothing to initialize.
struct ConnectionLifecycle {
  var isInitialized = false
  var isShutDown = false
  /// The client sent `exit`.
  private(set) var ending: Ending?

  mutating func exit() { ending = .exit(afterShutdown: isShutDown) }

  /// Why a message may not be sent now.
  func refusal(of call: IncomingCall, isInitialize: Bool) -> RPCError? {
    if isShutDown, !EngineMethod.mayFollowShutdown(call) { return .invalidRequest("The server is shut down") }
    if isInitialize, isInitialized { return .invalidRequest("The server is initialized already") }
    return nil
  }
}

extension EngineMethod {
  /// After `shutdown` only `exit` is answered; notifications go on to mean what they meant, so that what still runs can
  /// be cancelled.
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

  /// One that runs answers itself, one that waits is answered here; unless the dialect wants no answer.
  private mutating func cancel(_ call: IncomingCall) throws(RPCError) {
    let dialect = server.router.dialect
    var params = try ParameterReader(call.params, names: [dialect.cancelledIDName], allowsUnknown: true)
    let id: RequestID = try params.required(dialect.cancelledIDName)
    guard let (request, isQueued) = server.dispatcher.find(id) else { return }
    // First of all, because a handler that is cancelled answers at once.
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
