// SPDX-License-Identifier: MIT
import JSON
import JSONRPC
import Synchronization

@testable import MCP

/// Uses the tools as a model does, over the sandbox.
struct Model {
  let context: FeatureContext

  init(progress: ProgressReporter = ProgressReporter()) throws {
    let connection = ContractConnection(router: try Sandbox().router, redact: { $0 }, listener: { _, _ in })
    connection.start(notifications: [])
    context = FeatureContext(contract: connection, progress: progress)
  }

  func call(_ tool: Tool, _ arguments: String) async throws(RPCError) -> ToolResult {
    // What a test writes is valid JSON.
    try await tool.call((try? JSONValue(parsing: arguments)) ?? .null, context)
  }

  func text(_ tool: Tool, _ arguments: String) async throws -> String {
    try await call(tool, arguments).text
  }
}

/// What was said of the progress.
final class Reports: Sendable {
  private let values = Mutex<[Double]>([])

  var all: [Double] { values.withLock { $0 } }

  func add(_ value: Double) { values.withLock { $0.append(value) } }
}
