// SPDX-License-Identifier: MIT
import JSON

/// MCP Apps (https://github.com/modelcontextprotocol/ext-apps, 2026-01-26), the extension by which a host shows results
/// as an HTML document, the view. Some hosts show views without declaring the extension, so that all find the document
/// and the tools that name it; only the data for the view goes to those alone that declare it.
enum AppsExtension {
  static let name = "io.modelcontextprotocol/ui"
  /// The type of the documents.
  static let mimeType = "text/html;profile=mcp-app"
  /// The address of the one document, which shows the results of all tools.
  static let document = "ui://marquee/view"

  /// The metadata of the document: it loads nothing from any address.
  static let documentMetadata = RawJSON(members: [
    "ui": RawJSON(members: ["csp": RawJSON.emptyObject, "prefersBorder": true])
  ])

  /// Whether a client's capabilities have the extension with this type of documents.
  static func isDeclared(in capabilities: JSONValue?) -> Bool {
    capabilities?["extensions"]?[name]?["mimeTypes"]?.elements.contains { $0.string == mimeType } ?? false
  }
}

/// What the view has to do with a tool.
enum ViewRole: Sendable {
  /// It shows the tool's results.
  case shows
  /// It alone calls the tool: the host doesn't offer it to the model.
  case calls

  /// MCP Apps, `McpUiToolMeta`.
  var metadata: RawJSON {
    RawJSON(members: [
      "ui": RawJSON(members: [
        "resourceUri": AppsExtension.document, "visibility": self == .calls ? ["app"] : nil,
      ])
    ])
  }
}
