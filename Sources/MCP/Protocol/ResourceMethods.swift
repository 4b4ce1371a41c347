// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `resources/…` (MCP, "Resources").
extension ProtocolMethods {
  func registerResources(in router: inout Router) {
    router.handleInOrder(ResourcesList.self) { params, _ in
      let version = session.version
      return try ListPage(of: features.resources, from: params.cursor) { $0.uri }.json("resources") {
        resource, writer in
        writer.member("uri", resource.uri)
        writer.member("name", resource.name)
        if version.hasTitles { writer.member("title", resource.title) }
        writer.member("description", resource.description)
        writer.member("mimeType", resource.mimeType)
      }
    }
    router.handleInOrder(ResourceTemplatesList.self) { params, _ in
      let version = session.version
      let page = try ListPage(of: features.resourceTemplates, from: params.cursor) { $0.uriTemplate }
      return page.json("resourceTemplates") { template, writer in
        writer.member("uriTemplate", template.uriTemplate)
        writer.member("name", template.name)
        if version.hasTitles { writer.member("title", template.title) }
        writer.member("description", template.description)
        writer.member("mimeType", template.mimeType)
      }
    }
    router.handle(ResourcesRead.self) { params, request in
      let ages = AgeRecorder(contract)
      let context = context(for: params, request, through: ages)
      do throws(RPCError) {
        let contents = try await read(params.uri, context)
        let age = await ages.age
        return contents.map { $0.dated(age) }.json
      } catch {
        try Task.checkCancellation()
        throw error.code == .notFound ? .resourceNotFound(params.uri, error) : error
      }
    }
  }

  private func read(_ uri: String, _ context: FeatureContext) async throws(RPCError) -> [ResourceContents] {
    if let resource = features.resources.first(where: { $0.uri == uri }) { return try await resource.read(context) }
    for template in features.resourceTemplates {
      if let values = URITemplate(template.uriTemplate).values(in: uri) {
        return try await template.read(uri, values, context)
      }
    }
    throw .resourceNotFound(uri)
  }
}

extension RPCError {
  /// MCP, "Resources", "Error Handling": -32002.
  fileprivate static func resourceNotFound(_ uri: String, _ reason: RPCError? = nil) -> RPCError {
    let message = reason.map { "Resource not found: \($0.message)" } ?? "Resource not found"
    return RPCError(ErrorCode(rawValue: -32002), message, kind: "notFound") { writer in
      writer.member("uri", String(uri.prefix(500)))
      writer.member("hint", reason == nil ? "resources/templates/list returns the available addresses" : nil)
    }
  }
}

extension [ResourceContents] {
  fileprivate var json: RawJSON {
    RawJSON { writer in
      writer.object { writer in
        writer.key("contents")
        writer.array { writer in
          for contents in self {
            writer.object { writer in
              writer.member("uri", contents.uri)
              writer.member("mimeType", contents.mimeType)
              writer.member("text", contents.text)
            }
          }
        }
      }
    }
  }
}

private enum ResourcesList: RPCMethod {
  static let name = "resources/list"
  typealias Params = ListPageParams
  typealias Result = RawJSON
}

private enum ResourceTemplatesList: RPCMethod {
  static let name = "resources/templates/list"
  typealias Params = ListPageParams
  typealias Result = RawJSON
}

private enum ResourcesRead: RPCMethod {
  static let name = "resources/read"
  typealias Result = RawJSON

  struct Params: ParameterReadable, ProgressRequesting, Sendable {
    static let parameterNames = ["uri", "_meta"]
    static let allowsUnknown = true

    let uri: String
    let progressToken: ProgressToken?

    init(_ reader: inout ParameterReader) throws(RPCError) {
      uri = try reader.required("uri")
      progressToken = try reader.progressToken()
    }
  }
}
