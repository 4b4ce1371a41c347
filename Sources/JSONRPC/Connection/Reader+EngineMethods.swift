// SPDX-License-Identifier: MIT
import JSON

// The methods that the engine handles itself.
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
    guard let (request, isQueued) = server.dispatcher.read({ $0.find(id) }) else { return }
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
