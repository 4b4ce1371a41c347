// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// Data that can be read at a URI (MCP, "Resources"), or at each URI of a template such as
/// `marquee://movie/{id}` (RFC 6570, level 1).
struct Resource: Sendable {
  let uri: String
  let name: String
  let title: String
  let description: String
  /// How long a client may keep the contents.
  let caching: CacheHint
  /// The type of the contents, or of the first of them; nil if it differs.
  var mimeType: String? = "text/plain"
  /// - Parameter values: the decoded values of the template's variables by name.
  let read: @Sendable (_ values: [String: String], FeatureContext) async throws(RPCError) -> ResourceContents
  /// Completes the values of the variables.
  var complete: Completer = { _, _ in CompletionValues([]) }

  var isTemplate: Bool { uri.contains("{") }
}

/// The contents of a resource.
enum ResourceContents: Sendable {
  /// Text for a model, and JSON for programs.
  case text(String, json: RawJSON)
  /// The document of a view (MCP Apps, "UI Resource Format").
  case view(String)
  case picture([UInt8], mimeType: String)

  /// MCP, `TextResourceContents` and `BlobResourceContents`.
  /// - Parameter age: a note on the age of the data.
  fileprivate func json(at uri: String, _ age: String?) -> [RawJSON] {
    switch self {
    case .text(let text, let json):
      return [("text/plain", text.dated(age)), ("application/json", json.dated(age).description)].map {
        RawJSON(members: ["uri": uri, "mimeType": $0, "text": $1])
      }
    case .view(let document):
      return [
        RawJSON(members: [
          "uri": uri, "mimeType": AppsExtension.mimeType, "text": document,
          "_meta": AppsExtension.documentMetadata,
        ])
      ]
    case .picture(let bytes, let mimeType):
      return [RawJSON(members: ["uri": uri, "mimeType": mimeType, "blob": Base64.text(of: bytes)])]
    }
  }
}

/// How long a client may keep a result, and for whom (MCP 2026-07-28, "Caching").
struct CacheHint: Sendable {
  let milliseconds: Int
  /// Whether the result is for one person only, because it depends on what that person does.
  var isPrivate = false

  /// May not be cached: how long it stays the same is unknown.
  static func none(isPrivate: Bool) -> CacheHint { CacheHint(milliseconds: 0, isPrivate: isPrivate) }

  static func minutes(_ minutes: Int, isPrivate: Bool = false) -> CacheHint {
    CacheHint(milliseconds: minutes * 60_000, isPrivate: isPrivate)
  }

  /// For lists that don't change while the process runs: those of its tools, resources and prompts.
  static func unchanging(isPrivate: Bool) -> CacheHint { minutes(60, isPrivate: isPrivate) }
}

/// A link in a tool's result to a resource (MCP, `ResourceLink`).
struct ResourceLink: Sendable {
  let uri: String
  let name: String
  let title: String
  let description: String

  /// - Parameter id: any of the film's ids.
  static func film(_ id: String, title: String) -> ResourceLink {
    ResourceLink(uri: "marquee://movie/\(id)", name: id, title: title, description: "Everything known about the film.")
  }

  static func theatre(_ id: String, name: String) -> ResourceLink {
    ResourceLink(
      uri: "marquee://theatre/\(id)", name: id, title: name, description: "The theatre's location and features.")
  }

  /// - Parameter day: a day such as `2026-11-21`.
  static func showtimes(_ theatre: String, name: String, day: String) -> ResourceLink {
    ResourceLink(
      uri: "marquee://showtimes/\(theatre)/\(day)", name: "\(theatre) \(day)", title: "\(name) on \(day)",
      description: "All of the theatre's showtimes on that day.")
  }

  /// A watch with its events.
  static func watch(_ watch: Watch) -> ResourceLink {
    ResourceLink(
      uri: ChangingResource.watch(watch.id).uri, name: watch.id.description, title: watch.name,
      description: "The watch with its latest events.")
  }

  var json: RawJSON {
    RawJSON(members: [
      "type": "resource_link", "uri": uri, "name": name, "title": title.forModel, "description": description,
      "mimeType": "text/plain",
    ])
  }
}

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
      guard let (resource, values) = features(for: request).resource(at: uri) else {
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

extension Features {
  /// The resource at an address, and the values of its variables; nil if there is none.
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
