// SPDX-License-Identifier: MIT
import EndpointCore
import JSON
import JSONRPC
import Synchronization

@testable import MCP

/// Calls the tools as a model does, in the sandbox.
struct Model {
  let context: FeatureContext

  init(
    progress: ProgressReporter = ProgressReporter(), watches: Bool = false, network: (any Transport)? = nil
  ) throws {
    let client = LocalClient(router: try Sandbox(watches: watches, network: network).router)
    client.start()
    context = FeatureContext(contract: client, progress: progress)
  }

  func call(_ tool: Tool, _ arguments: String) async throws(RPCError) -> ResultContent {
    // The tests write valid JSON.
    let arguments = (try? JSONValue(parsing: arguments)) ?? .null
    return try await tool.run(arguments, context)
  }

  func text(_ tool: Tool, _ arguments: String) async throws -> String {
    try await call(tool, arguments).text
  }
}

/// Collects the reports of progress.
final class Reports: Sendable {
  private let values = Mutex<[Double]>([])

  var all: [Double] { values.withLock { $0 } }

  func add(_ value: Double) { values.withLock { $0.append(value) } }
}
