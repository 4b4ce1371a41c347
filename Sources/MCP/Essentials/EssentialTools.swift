// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// The tools that do a whole errand with a few calls of the contract. They come first, and for most questions they
/// suffice.
enum EssentialTools {
  static let all = [WhatsOnNear.tool, FindFilm.tool, ShowtimesAndSeats.tool]
}

extension Tool {
  /// A tool that is described in schema/mcp/tools/. It asks others and changes nothing.
  init(
    _ document: StaticString,
    call: @escaping @Sendable (_ arguments: JSONValue, FeatureContext) async throws(RPCError) -> ToolResult
  ) {
    let bytes = UnsafeBufferPointer(start: document.utf8Start, count: document.utf8CodeUnitCount)
    // The generator has written it from valid JSON.
    let json = (try? JSONValue(parsing: Array(bytes))) ?? .null
    func text(_ member: String) -> String { json[member]?.string ?? "" }
    self.init(
      name: text("name"), title: text("title"), description: text("description"),
      inputSchema: RawJSON(json["inputSchema"] ?? .null), outputSchema: RawJSON(json["outputSchema"] ?? .null),
      annotations: ToolAnnotations(), call: call)
  }
}
