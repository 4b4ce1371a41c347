// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Runs the contract's server in this process and is its only client: requests go through the same reader, router,
/// limits and streams as those over standard input.
final class ContractConnection: ContractCaller {
  /// Receives the server's notifications.
  typealias Listener = @Sendable (_ notification: String, _ params: JSONValue) -> Void

  private let server: Server
  private let calls: PendingCalls
  private let transport: MemoryTransport

  /// - Parameters:
  ///   - router: the contract's methods.
  ///   - redact: removes secrets from a text.
  ///   - listener: called on the server's writer thread.
  init(router: Router, redact: @escaping @Sendable (String) -> String, listener: @escaping Listener) {
    // No need to drain: the callers are requests of the outer server, which has drained them already.
    var limits = Limits()
    limits.drain = .zero
    limits.farewell = .milliseconds(50)
    server = Server(router: router, configuration: Configuration(framing: .lines, limits: limits, redact: redact))
    let calls = PendingCalls()
    self.calls = calls
    transport = MemoryTransport { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        guard let message = try? JSONValue(parsing: Array(line), limits: JSONLimits(depth: .max)) else { continue }
        calls.receive(message, listener)
      }
    }
  }

  /// Ends the server's input, since no client is left.
  deinit { transport.endInput() }

  /// Starts the contract's server.
  /// - Parameter notifications: the notifications to subscribe to.
  func start(notifications: [String]) {
    Task { [server, transport, calls] in
      _ = await server.run(over: transport) as Ending
      calls.endAll()
    }
    // No need to wait for the response: the server processes later messages after this one.
    send("initialize", id: 0) { writer in
      writer.key("initializationOptions")
      writer.object { $0.member("notifications", notifications) }
    }
  }

  /// Abandons unanswered requests, and blocks until the server has ended.
  @available(*, noasync)
  func stop() {
    transport.endInput()
    calls.waitForTheEnd()
  }

  /// Sends a notification to the contract's server.
  func notify(_ method: String, _ params: (inout JSONWriter) -> Void) { send(method, id: nil, params) }

  func call(
    _ method: String, _ params: RawJSON, onPage: (@Sendable (JSONValue) async -> PageDemand)?
  ) async throws(RPCError) -> RawJSON {
    let (id, parts) = calls.begin()
    defer { calls.end(id) }
    send(method, id: id) { writer in
      for (name, value) in params.value.members where name != "partialResultToken" && name != "workDoneToken" {
        writer.member(name, value)
      }
      if onPage != nil {
        writer.member("partialResultToken", id)
        writer.member("workDoneToken", -id)
      }
    }
    // Ends early if the task is cancelled.
    for await part in parts {
      switch part {
      case .answer(let answer): return try answer.get()
      case .page(let page):
        let demand = await onPage?(page) ?? .more
        calls.noteRead(page, of: id)
        guard demand == .enough else { continue }
        cancel(id)
        return RawJSON(JSONValue.null)
      }
    }
    cancel(id)
    throw RPCError(.requestCancelled, "The request was cancelled")
  }

  private func cancel(_ id: Int) { notify("$/cancelRequest") { $0.member("id", id) } }

  private func send(_ method: String, id: Int?, _ params: (inout JSONWriter) -> Void) {
    let message = RawJSON { writer in
      writer.object {
        $0.member("jsonrpc", "2.0")
        $0.member("id", id)
        $0.member("method", method)
        $0.key("params")
        $0.object(params)
      }
    }
    transport.send(message.bytes + [UInt8(ascii: "\n")])
  }
}

extension PendingCalls {
  /// Dispatches a message from the server: a response, a part of a result, or a notification.
  fileprivate func receive(_ message: JSONValue, _ listener: ContractConnection.Listener) {
    let params = message["params"] ?? .null
    if let method = message["method"]?.string {
      guard method == "$/progress", let token = params["token"]?.integer, let page = params["value"] else {
        return listener(method, params)
      }
      receive(page: page, for: abs(token))
    } else if let id = message["id"]?.integer {
      let answer: Result<RawJSON, RPCError> =
        if let error = message["error"] {
          .failure((try? error.read()) ?? RPCError(.internalError, "\(error.raw)"))
        } else {
          .success((message["result"] ?? .null).raw)
        }
      receive(answer: answer, for: id)
    }
  }
}
