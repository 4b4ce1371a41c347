// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// The contract's server, run in this process, and the one client that it has: requests go through the same reader,
/// router, limits and streams as those that come over standard input.
final class ContractConnection: ContractCaller {
  /// Gets what the server says without being asked: the name of the notification and its params.
  typealias Listener = @Sendable (_ notification: String, _ params: JSONValue) -> Void

  private let server: Server
  private let calls: PendingCalls
  private let transport: MemoryTransport

  /// - Parameters:
  ///   - router: the contract's methods.
  ///   - redact: takes secrets out of a text.
  ///   - listener: called on the server's writing thread.
  init(router: Router, redact: @escaping @Sendable (String) -> String, listener: @escaping Listener) {
    // Who waits for these answers are requests of the outer server, which has given them their time.
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

  /// Nobody is left who could ask or be answered.
  deinit { transport.endInput() }

  /// Starts the server of the contract.
  /// - Parameter notifications: those that the listener gets.
  func start(notifications: [String]) {
    Task { [server, transport, calls] in
      _ = await server.run(over: transport) as Ending
      calls.endAll()
    }
    // Nobody waits for the answer: what is sent later is looked at later.
    send("initialize", id: 0) { writer in
      writer.key("initializationOptions")
      writer.object { $0.member("notifications", notifications) }
    }
  }

  /// Gives up what is not answered, and blocks until the server has ended.
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
      if onPage != nil { writer.member("partialResultToken", id) }
    }
    // Ends early where the task is cancelled.
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
  /// Sorts a message of the server: an answer, a part of one, or news.
  fileprivate func receive(_ message: JSONValue, _ listener: ContractConnection.Listener) {
    let params = message["params"] ?? .null
    if let method = message["method"]?.string {
      guard method == "$/progress", let id = params["token"]?.integer, let page = params["value"] else {
        return listener(method, params)
      }
      receive(page: page, for: id)
    } else if let id = message["id"]?.integer {
      let answer: Result<RawJSON, RPCError> =
        if let error = message["error"] { .failure(RPCError(answer: error)) } else {
          .success((message["result"] ?? .null).raw)
        }
      receive(answer: answer, for: id)
    }
  }
}

extension RPCError {
  /// An error as it came over the wire.
  init(answer error: JSONValue) {
    self.init(ErrorCode(rawValue: error["code"]?.integer ?? 0), error["message"]?.string ?? "")
    if let data = error["data"] { self.data = data.raw }
  }
}
