// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

extension Dialect {
  /// The dialect of the Model Context Protocol (https://modelcontextprotocol.io/specification): a cancelled request
  /// gets no response ("Cancellation"), and each request belongs to the version that it declares or, without a
  /// declaration, to that of the handshake, which only `ping` may precede ("Lifecycle").
  static func mcp(_ session: MCPSession) -> Dialect {
    var dialect = Dialect()
    dialect.engineMethods = ["notifications/initialized": .initialized, "notifications/cancelled": .cancelRequest]
    dialect.cancelledIDName = "requestId"
    dialect.answersCancelledRequests = false
    dialect.allowsBatches = { session.allowsBatches }
    dialect.strictness = Strictness { method, params, isInitialized in
      do throws(RPCError) {
        if let version = try RequestMetadata.version(declaredIn: params?["_meta"]) {
          return version.methods.contains(method) ? nil : .noMethod(method, in: version)
        }
      } catch {
        return error
      }
      return Self.refusal(ofUndeclared: method, isInitialized ? session.version : nil)
    }
    return dialect
  }

  /// The error for a request that declares no version; nil if it is allowed, or there is no such method.
  /// - Parameter version: that of the handshake; nil before it.
  private static func refusal(ofUndeclared method: String, _ version: ProtocolVersion?) -> RPCError? {
    let isHandshakes = ProtocolVersion.latestHandshake.methods.contains(method)
    if !isHandshakes, ProtocolVersion.perRequest.contains(where: { $0.methods.contains(method) }) {
      return version.map { .noMethod(method, in: $0) } ?? RequestMetadata.missing
    }
    guard version == nil, isHandshakes, !["initialize", "ping"].contains(method) else { return nil }
    return RPCError(.invalidRequest, "\"initialize\" must come before \"\(method)\"")
  }
}

extension RPCError {
  fileprivate static func noMethod(_ method: String, in version: ProtocolVersion) -> RPCError {
    RPCError(.methodNotFound, "The protocol's version \(version.rawValue) has no method \"\(method.prefix(100))\"")
  }
}
