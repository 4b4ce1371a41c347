// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// The members of a request's `_meta`.
struct RequestMetadata: Sendable {
  /// The declared version; nil for that of the connection's handshake.
  let version: ProtocolVersion?
  /// The client's token for progress notifications; nil for none.
  let progressToken: ProgressToken?

  /// The members of `_meta` that identify a request of the versions without a handshake (MCP 2026-07-28, "Overview",
  /// "Per-request protocol fields").
  fileprivate enum Member: String, CaseIterable {
    case version = "io.modelcontextprotocol/protocolVersion"
    case capabilities = "io.modelcontextprotocol/clientCapabilities"
    case client = "io.modelcontextprotocol/clientInfo"
    case logLevel = "io.modelcontextprotocol/logLevel"
  }

  init(_ meta: JSONValue?) throws(RPCError) {
    version = try Self.version(declaredIn: meta)
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

  /// The version that a request declares; nil if it declares none.
  /// - Throws: -32022 for a version that isn't supported, -32602 for a declaration that lacks what it must have.
  static func version(declaredIn meta: JSONValue?) throws(RPCError) -> ProtocolVersion? {
    guard let meta, Member.allCases.contains(where: { meta[$0.rawValue] != nil }) else { return nil }
    guard let asked = meta[Member.version.rawValue]?.string else { throw .undeclared(.version, "a string") }
    guard let version = ProtocolVersion.perRequest.first(where: { $0.rawValue == asked }) else {
      throw .unsupported(asked)
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

  /// The error for a request that declares nothing but can only be one of the versions without a handshake.
  static let missing = RPCError.undeclared(.version, "a string")
}

extension RPCError {
  fileprivate static func undeclared(_ member: RequestMetadata.Member, _ expected: String) -> RPCError {
    RPCError(.invalidParams, "\"_meta.\(member.rawValue)\" is missing or invalid: expected \(expected)") { writer in
      writer.member("path", "/_meta/\(member.rawValue.replacing("/", with: "~1"))")
      writer.member("expected", expected)
    }
  }

  /// MCP 2026-07-28, `UnsupportedProtocolVersionError`. Names the versions of the handshake as well, because a client
  /// may know one of these.
  fileprivate static func unsupported(_ asked: String) -> RPCError {
    RPCError(ErrorCode(rawValue: -32022), "Unsupported protocol version", kind: "unsupportedProtocolVersion") {
      $0.member("supported", ProtocolVersion.all.reversed().map(\.rawValue))
      $0.member("requested", String(asked.prefix(100)))
    }
  }
}
