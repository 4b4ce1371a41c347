// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// The params of all methods of the protocol. Each method reads those that it needs; a name means the same in all.
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

/// A request, with the params and the context that a method needs to answer it.
struct ProtocolRequest: Sendable {
  let params: ProtocolParams
  let metadata: RequestMetadata
  /// The version that the request declares; without a declaration, that of the connection's handshake.
  let version: ProtocolVersion
  /// Whether the client shows views (`AppsExtension`).
  let hasViews: Bool
  let context: RequestContext
  /// The number of the connection's handshakes when the request began.
  let handshake: Int

  init(_ params: ProtocolParams, _ context: RequestContext, in session: MCPSession) throws(RPCError) {
    handshake = session.handshakes
    metadata = try RequestMetadata(try params.optional("_meta", as: ObjectValue.self)?.value, in: session)
    version = metadata.version ?? session.version
    hasViews = metadata.version == nil ? session.hasViews : AppsExtension.isDeclared(in: metadata.capabilities)
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

/// The members of a request's `_meta`.
struct RequestMetadata: Sendable {
  /// The declared version; nil if the request uses that of the connection's handshake.
  let version: ProtocolVersion?
  /// The client's capabilities; nil if the request doesn't declare any.
  let capabilities: JSONValue?
  /// The client's token for progress notifications; nil for none.
  let progressToken: ProgressToken?

  /// The members of `_meta` that declare the version and the client in protocol versions without a handshake (MCP
  /// 2026-07-28, "Overview", "Per-request protocol fields").
  fileprivate enum Member: String, CaseIterable {
    case version = "io.modelcontextprotocol/protocolVersion"
    case capabilities = "io.modelcontextprotocol/clientCapabilities"
    case client = "io.modelcontextprotocol/clientInfo"
    case logLevel = "io.modelcontextprotocol/logLevel"
  }

  init(_ meta: JSONValue?, in session: MCPSession) throws(RPCError) {
    version = try Self.version(declaredIn: meta, session.agreed)
    capabilities = meta?[Member.capabilities.rawValue]
    guard let token = meta?["progressToken"], !token.isNull else {
      progressToken = nil
      return
    }
    do {
      progressToken = try ProgressToken(json: token)
    } catch {
      throw RPCError(.invalidParams, "\"_meta.progressToken\" must be a string or an integer")
    }
  }

  /// The version that a request declares; nil if it declares none, or that of the handshake.
  ///
  /// Before a handshake any of the members is a declaration. After it only `version` is: a proxy (such as fastmcp's)
  /// whose client uses a newer version passes on the client's other members.
  /// - Parameter agreed: the version of the handshake; nil before it.
  /// - Throws: -32022 for a version that isn't supported, -32602 for a declaration with a missing or invalid member.
  static func version(declaredIn meta: JSONValue?, _ agreed: ProtocolVersion?) throws(RPCError) -> ProtocolVersion? {
    let members = agreed == nil ? Member.allCases : [.version]
    guard let meta, members.contains(where: { meta[$0.rawValue] != nil }) else { return nil }
    guard let name = meta[Member.version.rawValue]?.string else { throw .undeclared(.version, "a string") }
    if name == agreed?.rawValue { return nil }
    guard let version = ProtocolVersion.perRequest.first(where: { $0.rawValue == name }) else {
      throw .unsupported(name)
    }
    guard meta[Member.capabilities.rawValue]?.kind == .object else { throw .undeclared(.capabilities, "an object") }
    if let client = meta[Member.client.rawValue], client["name"]?.string == nil || client["version"]?.string == nil {
      throw .undeclared(.client, "an object with a name and a version")
    }
    // Nothing is logged in these versions, but an unknown level is still an error.
    if let level = meta[Member.logLevel.rawValue], level.string.flatMap(LogSeverity.init(rawValue:)) == nil {
      throw .undeclared(.logLevel, "one of " + LogSeverity.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return version
  }

  /// The error for a request that declares no version, though its method exists only in versions without a handshake.
  static let missing = RPCError.undeclared(.version, "a string")
}

extension RPCError {
  fileprivate static func undeclared(_ member: RequestMetadata.Member, _ expected: String) -> RPCError {
    RPCError(.invalidParams, "\"_meta.\(member.rawValue)\" is missing or invalid: expected \(expected)") { writer in
      writer.member("path", "/_meta/\(member.rawValue.replacing("/", with: "~1"))")
      writer.member("expected", expected)
    }
  }

  /// MCP 2026-07-28, `UnsupportedProtocolVersionError`. It lists the versions that a request can declare; those of
  /// handshakes would be refused here, too.
  fileprivate static func unsupported(_ requested: String) -> RPCError {
    RPCError(ErrorCode(rawValue: -32022), "Unsupported protocol version", kind: "unsupportedProtocolVersion") {
      $0.member("supported", ProtocolVersion.perRequest.reversed().map(\.rawValue))
      $0.member("requested", String(requested.prefix(100)))
    }
  }
}

extension Dialect {
  /// The dialect of the Model Context Protocol (https://modelcontextprotocol.io/specification). A cancelled request
  /// gets no response ("Cancellation"). A proxy, or a client that is entered twice, sends `initialize` again, which begins
  /// a new session. A request may use the methods of the version that it declares. Without a
  /// declaration it may use those of the handshake's version; before the handshake, only `ping` ("Lifecycle").
  static func mcp(_ session: MCPSession) -> Dialect {
    var dialect = Dialect()
    dialect.engineMethods = ["notifications/initialized": .initialized, "notifications/cancelled": .cancelRequest]
    dialect.cancelledIDName = "requestId"
    dialect.answersCancelledRequests = false
    dialect.initializesAgain = true
    dialect.allowsBatches = { session.allowsBatches }
    dialect.omitsUnknownIDs = { session.version.omitsUnknownIDs }
    dialect.refusal = { method, params, isInitialized in
      do throws(RPCError) {
        if let version = try RequestMetadata.version(declaredIn: params?["_meta"], session.agreed) {
          return version.methods.contains(method) ? nil : .noMethod(method, in: version)
        }
      } catch {
        return error
      }
      return Self.refusal(ofUndeclared: method, isInitialized ? session.version : nil)
    }
    return dialect
  }

  /// The error for a request that declares no version; nil if it is allowed, or if no version has the method.
  /// - Parameter version: that of the handshake; nil before it.
  private static func refusal(ofUndeclared method: String, _ version: ProtocolVersion?) -> RPCError? {
    let isInHandshakeVersion = ProtocolVersion.latestHandshake.methods.contains(method)
    if !isInHandshakeVersion, ProtocolVersion.perRequest.contains(where: { $0.methods.contains(method) }) {
      return version.map { .noMethod(method, in: $0) } ?? RequestMetadata.missing
    }
    guard version == nil, isInHandshakeVersion, !["initialize", "ping"].contains(method) else { return nil }
    return RPCError(.invalidRequest, "\"initialize\" must come before \"\(method)\"")
  }
}

extension RPCError {
  fileprivate static func noMethod(_ method: String, in version: ProtocolVersion) -> RPCError {
    RPCError(.methodNotFound, "The protocol's version \(version.rawValue) has no method \"\(method.prefix(100))\"")
  }
}
