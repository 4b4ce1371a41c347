// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `resources/…` (MCP, "Resources").
extension ProtocolMethods {
  func registerResources(in router: inout Router) {
    router.handleInOrder("resources/list") { (params: ListPageParams, _) in
      try list("resources", of: features.resources.filter { !$0.isTemplate }, uri: "uri", params)
    }
    router.handleInOrder("resources/templates/list") { (params: ListPageParams, _) in
      try list("resourceTemplates", of: features.resources.filter(\.isTemplate), uri: "uriTemplate", params)
    }
    router.handle("resources/read") { (params: ResourceParams, request) in
      let ages = AgeRecorder(contract)
      let context = context(for: params, request, through: ages)
      let version = session.version(of: params)
      do throws(RPCError) {
        guard let (resource, values) = features.resource(at: params.uri) else {
          throw RPCError.resourceNotFound(params.uri, in: version)
        }
        let contents = try await resource.read(params.uri, values, context)
        let age = await ages.age
        return result(in: version, caching: resource.caching) { writer in
          writer.member("contents", contents.map { $0.dated(age).json })
        }
      } catch {
        try Task.checkCancellation()
        throw error.code == .notFound
          ? .resourceNotFound(params.uri, error, in: version) : error.permitted(in: version)
      }
    }
  }

  /// - Parameter uri: the protocol's name for the address.
  private func list(
    _ member: String, of resources: [Resource], uri: String, _ params: ListPageParams
  ) throws(RPCError) -> RawJSON {
    let version = session.version(of: params)
    let page = try ListPage(of: resources, from: params.cursor) { $0.uri }
    return result(in: version, caching: .unchanging) { writer in
      page.write(member, to: &writer) { resource, writer in
        writer.member(uri, resource.uri)
        writer.member("name", resource.name)
        if version.hasTitles { writer.member("title", resource.title) }
        writer.member("description", resource.description)
        writer.member("mimeType", resource.mimeType)
      }
    }
  }
}

extension Features {
  /// What can be read at an address, and the values of its variables.
  func resource(at uri: String) -> (Resource, [String: String])? {
    resources.lazy.compactMap { resource in URITemplate(resource.uri).values(in: uri).map { (resource, $0) } }.first
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

extension ResourceContents {
  fileprivate var json: RawJSON { RawJSON(members: ["uri": uri, "mimeType": mimeType, "text": text]) }
}

/// The params of a method that is about one resource.
struct ResourceParams: ParameterReadable, MetadataCarrying, Sendable {
  static let parameterNames = ["uri", "_meta"]
  static let allowsUnknown = true

  let uri: String
  let metadata: RequestMetadata

  init(_ reader: inout ParameterReader) throws(RPCError) {
    uri = try reader.required("uri")
    metadata = try reader.metadata()
  }
}
