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

  var router: Router {
    var router = Router(dialect: .mcp { [session] in session.allowsBatches })
    registerLifecycle(in: &router)
    registerTools(in: &router)
    registerResources(in: &router)
    registerPrompts(in: &router)
    registerCompletion(in: &router)
    registerLogging(in: &router)
    return router
  }

  /// The context for a feature on behalf of a request.
  /// - Parameter contract: where the feature's calls go; nil for the contract itself.
  func context(
    for params: some ProgressRequesting, _ request: RequestContext, through contract: (any ContractCaller)? = nil
  ) -> FeatureContext {
    let version = session.version
    let progress = params.progressToken.map { token in
      ProgressReporter { progress, total, message in
        await request.notify(
          "notifications/progress",
          RawJSON { writer in
            writer.object { writer in
              writer.member("progressToken", token)
              writer.member("progress", progress)
              writer.member("total", total)
              if version.hasProgressMessages { writer.member("message", message) }
            }
          })
      }
    }
    return FeatureContext(contract: contract ?? self.contract, progress: progress ?? ProgressReporter())
  }
}

/// Params that may ask for progress (MCP, `RequestParams._meta.progressToken`).
protocol ProgressRequesting {
  var progressToken: ProgressToken? { get }
}

extension ParameterReader {
  /// Reads the progress token in `_meta`, which any request may have.
  mutating func progressToken() throws(RPCError) -> ProgressToken? {
    let meta = try optional("_meta", as: ObjectValue.self)?.value
    guard let token = meta?["progressToken"], !token.isNull else { return nil }
    do {
      return try ProgressToken(json: token)
    } catch {
      throw RPCError(.invalidParams, "\"_meta.progressToken\" must be a string or an integer")
    }
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
