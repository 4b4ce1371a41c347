// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// `resources/…` (MCP, "Resources").
extension ProtocolMethods {
  func registerResources(in router: inout Router) {
    handleList("resources/list", "resources", in: &router) { features in
      features.resources.filter { !$0.isTemplate }
    } json: {
      $0.json(in: $1.version)
    }
    handleList("resources/templates/list", "resourceTemplates", in: &router) { features in
      features.resources.filter(\.isTemplate)
    } json: {
      $0.json(in: $1.version)
    }
    handle("resources/read", in: &router) { request in
      let uri: String = try request.params.required("uri")
      guard let (resource, values) = features.resource(at: uri) else {
        throw RPCError.resourceNotFound(uri, in: request.version)
      }
      let ages = AgeRecorder(contract)
      do throws(RPCError) {
        let contents = try await resource.read(values, context(for: request, through: ages))
        let age = await ages.ageNote
        return result(
          in: request.version, caching: resource.caching, ["contents": contents.json(at: uri, age)])
      } catch {
        throw error.code == .notFound ? .resourceNotFound(uri, error, in: request.version) : error
      }
    }
  }
}

extension Resource {
  fileprivate func json(in version: ProtocolVersion) -> RawJSON {
    RawJSON(members: [
      isTemplate ? "uriTemplate" : "uri": uri, "name": name,
      "title": version.hasTitles ? title : nil,
      "description": description, "mimeType": mimeType,
    ])
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
