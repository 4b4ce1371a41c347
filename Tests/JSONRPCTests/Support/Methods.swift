// SPDX-License-Identifier: MIT
import JSON

@testable import JSONRPC

/// Returns its params.
enum Echo: RPCMethod {
  static let name = "test/echo"

  struct Params: ParameterReadable, Sendable {
    static let parameterNames = ["text", "count"]
    var text: String?
    var count: Int?

    init(_ reader: inout ParameterReader) throws(RPCError) {
      text = try reader.optional("text")
      count = try reader.optional("count")
    }
  }

  struct Result: JSONWritable, Sendable {
    let params: Params

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.member("text", params.text)
        writer.member("count", params.count)
      }
    }
  }
}

/// Returns its params, in the order of arrival.
enum EchoInOrder: RPCMethod {
  static let name = "test/echoInOrder"
  typealias Params = Echo.Params
  typealias Result = Echo.Result
}

/// A method whose handler the test provides.
enum Work: RPCMethod {
  static let name = "test/work"
  typealias Params = Echo.Params
  typealias Result = String
}

/// A method whose handler the test provides, and which takes no slot.
enum LightWork: RPCMethod {
  static let name = "test/lightWork"
  typealias Params = Echo.Params
  typealias Result = String
}

enum Initialize: RPCMethod {
  static let name = "initialize"
  typealias Result = RawJSON

  struct Params: ParameterReadable, Sendable {
    static let parameterNames = ["processId", "initializationOptions"]
    static let allowsUnknown = true
    let notifications: [String]
    let processID: Int?

    init(_ reader: inout ParameterReader) throws(RPCError) {
      processID = try reader.optional("processId")
      let options = try reader.optional("initializationOptions", as: JSONValue.self)
      notifications = (try? options?["notifications"]?.read()) ?? []
    }
  }
}

extension Router {
  mutating func handleEcho() {
    handle(Echo.self) { params, _ in Echo.Result(params: params) }
    handleInOrder(EchoInOrder.self) { params, _ in Echo.Result(params: params) }
  }

  /// Handles `Work` by waiting for the gate.
  mutating func handleWork(behind gate: Gate) {
    handle(Work.self) { _, _ in
      try await gate.pass()
      return "done"
    }
  }

  mutating func handleInitialize() {
    handleInOrder(Initialize.self) { params, context in
      context.server.subscribe(to: params.notifications)
      if let processID = params.processID { context.server.watch(parent: processID) }
      return RawJSON { $0.object { $0.member("name", "test") } }
    }
  }
}
