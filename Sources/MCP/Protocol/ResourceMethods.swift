// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `resources/…` (MCP, "Resources").
extension ProtocolMethods {
  func registerResources(in router: inout Router) {
    router.handleInOrder(ResourcesList.self) { params, _ in
      let version = session.version(of: params)
      let page = try ListPage(of: features.resources, from: params.cursor) { $0.uri }
      return result(in: version, caching: .unchanging) { writer in
        page.write("resources", to: &writer) { resource, writer in
          writer.member("uri", resource.uri)
          writer.member("name", resource.name)
          if version.hasTitles { writer.member("title", resource.title) }
          writer.member("description", resource.description)
          writer.member("mimeType", resource.mimeType)
        }
      }
    }
    router.handleInOrder(ResourceTemplatesList.self) { params, _ in
      let version = session.version(of: params)
      let page = try ListPage(of: features.resourceTemplates, from: params.cursor) { $0.uriTemplate }
      return result(in: version, caching: .unchanging) { writer in
        page.write("resourceTemplates", to: &writer) { template, writer in
          writer.member("uriTemplate", template.uriTemplate)
          writer.member("name", template.name)
          if version.hasTitles { writer.member("title", template.title) }
          writer.member("description", template.description)
          writer.member("mimeType", template.mimeType)
        }
      }
    }
    router.handle(ResourcesRead.self) { params, request in
      let ages = AgeRecorder(contract)
      let context = context(for: params, request, through: ages)
      let version = session.version(of: params)
      do throws(RPCError) {
        guard let resource = features.resource(at: params.uri) else {
          throw RPCError.resourceNotFound(params.uri, in: version)
        }
        let contents = try await resource.read(context)
        let age = await ages.age
        return result(in: version, caching: resource.caching) { contents.map { $0.dated(age) }.write(to: &$0) }
      } catch {
        try Task.checkCancellation()
        throw error.code == .notFound
          ? .resourceNotFound(params.uri, error, in: version) : error.permitted(in: version)
      }
    }
  }

}

extension Features {
  /// What can be read at an address.
  fileprivate func resource(at uri: String) -> Readable? {
    if let resource = resources.first(where: { $0.uri == uri }) {
      return Readable(caching: resource.caching, read: resource.read)
    }
    for template in resourceTemplates {
      if let values = URITemplate(template.uriTemplate).values(in: uri) {
        return Readable(caching: template.caching) { context throws(RPCError) in
          try await template.read(uri, values, context)
        }
      }
    }
    return nil
  }

  fileprivate struct Readable {
    let caching: CacheHint
    let read: @Sendable (FeatureContext) async throws(RPCError) -> [ResourceContents]
  }
}

extension RPCError {
  /// MCP, "Resources", "Error Handling".
  static func resourceNotFound(_ uri: String, _ reason: RPCError? = nil, in version: ProtocolVersion) -> RPCError {
    let message = reason.map { "Resource not found: \($0.message)" } ?? "Resource not found"
    return RPCError(version.missingResource, message, kind: "notFound") { writer in
      writer.member("uri", String(uri.prefix(500)))
      writer.member("hint", reason == nil ? "resources/templates/list returns the available addresses" : nil)
    }
  }
}

extension [ResourceContents] {
  fileprivate func write(to writer: inout JSONWriter) {
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

  struct Params: ParameterReadable, MetadataCarrying, Sendable {
    static let parameterNames = ["uri", "_meta"]
    static let allowsUnknown = true

    let uri: String
    let metadata: RequestMetadata

    init(_ reader: inout ParameterReader) throws(RPCError) {
      uri = try reader.required("uri")
      metadata = try reader.metadata()
    }
  }
}
