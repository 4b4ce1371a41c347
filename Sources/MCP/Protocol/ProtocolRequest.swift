// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// The params of the protocol's methods. Each method reads those that it has; a name means the same in all of them.
struct ProtocolParams: ParameterReadable, Sendable {
  static let parameterNames = [
    "name", "arguments", "uri", "cursor", "ref", "argument", "context", "notifications", "level", "protocolVersion",
    "capabilities", "clientInfo", "_meta",
  ]
  static let allowsUnknown = true

  private let reader: ParameterReader

  init(_ reader: inout ParameterReader) { self.reader = reader }

  func required<T: JSONReadable>(_ name: String) throws(RPCError) -> T {
    var reader = reader
    return try reader.required(name)
  }

  func optional<T: JSONReadable>(_ name: String, as type: T.Type = T.self) throws(RPCError) -> T? {
    var reader = reader
    return try reader.optional(name)
  }
}

/// A request of the version that it declares or, without a declaration, of that of the connection's handshake.
struct ProtocolRequest: Sendable {
  let params: ProtocolParams
  let metadata: RequestMetadata
  let version: ProtocolVersion
  let context: RequestContext

  init(_ params: ProtocolParams, _ context: RequestContext, in session: MCPSession) throws(RPCError) {
    metadata = try RequestMetadata(try params.optional("_meta", as: ObjectValue.self)?.value)
    version = metadata.version ?? session.version
    self.params = params
    self.context = context
  }
}

/// An object with arbitrary members.
struct ObjectValue: JSONReadable, Sendable {
  let value: JSONValue

  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    value = json
  }
}

extension RawJSON {
  /// `{}`
  static var emptyObject: RawJSON { RawJSON(members: [:]) }

  /// An object with those of the members that have a value.
  init(members: KeyValuePairs<String, (any JSONWritable)?>) {
    self.init { writer in
      writer.object { writer in
        for (name, value) in members { if let value { writer.member(name, value) } }
      }
    }
  }
}
