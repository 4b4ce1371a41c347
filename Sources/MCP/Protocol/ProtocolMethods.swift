// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// The methods of the Model Context Protocol. Lookups run in order, so that they see a consistent session; methods that
/// call the backend run concurrently.
struct ProtocolMethods: Sendable {
  let session: MCPSession
  let features: Features
  let contract: ContractConnection
  let options: MCPOptions
  let log: AssistantLog
  let subscriptions: ResourceSubscriptions

  var router: Router {
    var router = Router(dialect: .mcp(session))
    registerLifecycle(in: &router)
    registerTools(in: &router)
    registerResources(in: &router)
    registerSubscriptions(in: &router)
    registerPrompts(in: &router)
    registerCompletion(in: &router)
    registerLogging(in: &router)
    return router
  }

  /// The context for a feature on behalf of a request.
  /// - Parameter contract: where the feature's calls go; nil for the contract itself.
  func context(
    for params: some MetadataCarrying, _ request: RequestContext, through contract: (any ContractCaller)? = nil
  ) -> FeatureContext {
    let version = session.version(of: params)
    let progress = params.metadata.progressToken.map { token in
      ProgressReporter { progress, total, message in
        await request.notify(
          "notifications/progress",
          RawJSON(members: [
            "progressToken": token, "progress": progress, "total": total,
            "message": version.hasProgressMessages ? message : nil,
          ]))
      }
    }
    return FeatureContext(
      contract: contract ?? self.contract, progress: progress ?? ProgressReporter(), changed: subscriptions.tell)
  }

  /// A result as the request's version has it.
  /// - Parameters:
  ///   - caching: for results that a client may keep.
  ///   - meta: the members of `_meta`, apart from those that the version asks for.
  ///   - members: writes the members that every version has.
  func result(
    in version: ProtocolVersion, caching: CacheHint? = nil, meta: [(name: String, value: RawJSON)] = [],
    _ members: (inout JSONWriter) -> Void
  ) -> RawJSON {
    var meta = meta
    if version.hasResultTypes { meta.append(("io.modelcontextprotocol/serverInfo", serverInfo(in: version))) }
    return RawJSON { writer in
      writer.object { writer in
        if version.hasResultTypes { writer.member("resultType", "complete") }
        members(&writer)
        if let caching, version.hasCacheHints {
          writer.member("ttlMs", caching.milliseconds)
          writer.member("cacheScope", caching.scope.rawValue)
        }
        if !meta.isEmpty {
          writer.key("_meta")
          writer.object { writer in for (name, value) in meta { writer.member(name, value) } }
        }
      }
    }
  }

  /// The server, as it names itself.
  func serverInfo(in version: ProtocolVersion) -> RawJSON {
    let description = "Movies, showtimes, theatres and seats from AMC Theatres, TMDB and Pixabay"
    return RawJSON(members: [
      "name": options.product.name, "title": version.hasTitles ? "Marquee" : nil, "version": options.product.version,
      "description": version.hasServerDescription ? description : nil,
    ])
  }
}

extension RPCError {
  /// The error as its version has it: versions that keep the reserved codes to the protocol leave none of them to the
  /// contract, whose own name for the error stays in `kind`.
  func permitted(in version: ProtocolVersion) -> RPCError {
    guard version.reservesErrorCodes, !Self.protocolCodes.contains(code) else { return self }
    var error = self
    error.code = .internalError
    return error
  }

  private static let protocolCodes: Set<ErrorCode> = [.invalidRequest, .methodNotFound, .invalidParams, .internalError]
}

/// An object with arbitrary members.
struct ObjectValue: JSONReadable, Sendable {
  let value: JSONValue

  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    value = json
  }
}
