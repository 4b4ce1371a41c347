// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Tools that complete a whole task with a few calls of the contract. They are listed first, before the tools of the
/// essential methods (`x-tool`).
enum TaskTools {
  static let all = [WhatsOnNear.tool, FindFilm.tool, ShowtimesAndSeats.tool] + WatchTools.all
}

extension Tool {
  /// Creates a tool from its description in schema/mcp/tools/.
  /// - Parameter annotations: by default those of a tool that reads from upstreams and changes nothing.
  init(
    _ document: StaticString, _ annotations: ToolAnnotations = ToolAnnotations(),
    call: @escaping @Sendable (_ arguments: JSONValue, FeatureContext) async throws(RPCError) -> ToolResult
  ) {
    let bytes = UnsafeBufferPointer(start: document.utf8Start, count: document.utf8CodeUnitCount)
    // Can't fail: the generator wrote the text from valid JSON.
    let json = (try? JSONValue(parsing: Array(bytes))) ?? .null
    func text(_ member: String) -> String { json[member]?.string ?? "" }
    self.init(
      name: text("name"), title: text("title"), description: text("description"),
      inputSchema: RawJSON(json["inputSchema"] ?? .null), outputSchema: RawJSON(json["outputSchema"] ?? .null),
      annotations: annotations, isTaskTool: true, call: call)
  }
}
