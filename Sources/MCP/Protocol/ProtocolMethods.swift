// SPDX-License-Identifier: MIT
import Basics
import JSON
import JSONRPC

/// The methods of the Model Context Protocol. Lookups run in order, so that they see a consistent session; methods that
/// call the contract run concurrently.
struct ProtocolMethods: Sendable {
  let session: MCPSession
  let features: Features
  let contract: LocalClient
  let options: MCPOptions
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

  /// Registers a method that may call the contract.
  func handle(
    _ method: String, _ scheduling: Scheduling = .slotted, in router: inout Router,
    _ body: @escaping @Sendable (ProtocolRequest) async throws -> RawJSON
  ) {
    router.handle(method, scheduling) { (params: ProtocolParams, context) in
      let request = try ProtocolRequest(params, context, in: session)
      do {
        return try await Wording.$current.withValue(options.wording()) { try await body(request) }
      } catch let error as RPCError {
        try Task.checkCancellation()
        throw error.permitted(in: request.version)
      }
    }
  }

  /// Registers a method that calls nothing.
  func handleInOrder(
    _ method: String, in router: inout Router, _ body: @escaping @Sendable (ProtocolRequest) throws -> RawJSON
  ) {
    router.handleInOrder(method) { (params: ProtocolParams, context) in
      try body(ProtocolRequest(params, context, in: session))
    }
  }

  /// Registers a method that lists features, all on the first page, because many assistants never request a second one.
  /// - Parameters:
  ///   - member: the protocol's name for the list.
  ///   - elements: those of the features that are offered.
  ///   - json: an element as a request has it.
  func handleList<Element>(
    _ method: String, _ member: String, in router: inout Router,
    of elements: @escaping @Sendable (Features) -> [Element],
    json: @escaping @Sendable (Element, ProtocolRequest) -> RawJSON
  ) {
    handleInOrder(method, in: &router) { request in
      if try request.params.optional("cursor", as: String.self) != nil {
        throw RPCError(.invalidParams, "Unknown cursor: omit it, since the list has one page") {
          $0.member("path", "/cursor")
        }
      }
      return result(
        in: request.version, caching: .unchanging(isPrivate: false),
        [member: elements(features).map { json($0, request) }])
    }
  }

  /// The context for a feature on behalf of a request.
  /// - Parameter contract: where the feature's calls go; nil for the contract itself.
  func context(for request: ProtocolRequest, through contract: (any ContractCaller)? = nil) -> FeatureContext {
    let progress = request.metadata.progressToken.map { token in
      ProgressReporter { progress, total, message in
        await request.context.notify(
          "notifications/progress",
          RawJSON(members: [
            "progressToken": token, "progress": progress, "total": total,
            "message": request.version.hasProgressMessages ? message : nil,
          ]))
      }
    }
    return FeatureContext(
      contract: contract ?? self.contract, progress: progress ?? ProgressReporter(), changed: subscriptions.note)
  }

  /// A result as the request's version has it.
  /// - Parameters:
  ///   - caching: for results that a client may keep.
  ///   - meta: the members of `_meta` besides those that the version requires.
  ///   - members: those that every version has.
  func result(
    in version: ProtocolVersion, caching: CacheHint? = nil, meta: KeyValuePairs<String, any JSONWritable> = [:],
    _ members: KeyValuePairs<String, (any JSONWritable)?>
  ) -> RawJSON {
    let caching = version.hasCacheHints ? caching : nil
    return RawJSON { writer in
      writer.object { writer in
        if version.hasResultTypes { writer.member("resultType", "complete") }
        for (name, value) in members { if let value { writer.member(name, value) } }
        writer.member("ttlMs", caching?.milliseconds)
        writer.member("cacheScope", caching.map { $0.isPrivate ? "private" : "public" })
        guard version.hasResultTypes || !meta.isEmpty else { return }
        writer.key("_meta")
        writer.object { writer in
          for (name, value) in meta { writer.member(name, value) }
          if version.hasResultTypes { writer.member("io.modelcontextprotocol/serverInfo", serverInfo(in: version)) }
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
  /// The error with a code that the version allows: in some versions the reserved codes are the protocol's alone. The
  /// contract's own name for the error stays in `kind`.
  func permitted(in version: ProtocolVersion) -> RPCError {
    guard version.reservesErrorCodes, !Self.protocolCodes.contains(code) else { return self }
    var error = self
    error.code = .internalError
    return error
  }

  private static let protocolCodes: Set<ErrorCode> = [.invalidRequest, .methodNotFound, .invalidParams, .internalError]
}
