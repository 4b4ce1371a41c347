// SPDX-License-Identifier: MIT
import JSON

/// How a method is offered to an AI assistant: as `x-tool` declares or, without it, derived from the method's name,
/// summary and description.
struct ToolDescription {
  /// What a call does to the server's data.
  enum Effect: String, JSONReadable {
    case reads, writes, destroys

    init(json: JSONValue) throws(JSONMismatch) {
      guard let effect = json.string.flatMap(Effect.init(rawValue:)) else {
        throw json.mismatch(expected: "reads, writes or destroys")
      }
      self = effect
    }
  }

  let title: String
  let description: String
  let effect: Effect
  /// Whether the method is offered only if the person who starts the server allows it.
  let isGuarded: Bool

  /// Whether it is one of the few tools that are offered by default.
  let isEssential: Bool
  /// The params that every call of the tool has and that its schema doesn't show; an object.
  let fixed: JSONValue?

  /// - Returns: nil for a method that is not offered to assistants: `"x-tool": false`.
  init?(of method: JSONValue) throws {
    let json = method["x-tool"]
    if json?.boolean == false { return nil }
    let name: String = try method.required("name")
    let summary: String = try method.required("summary")
    let details: String = try method.required("description")
    title = try json?.required("title") ?? Names.title(name)
    description = try json?.required("description") ?? "\(summary) \(details)"
    effect = try json?.optional("effect") ?? .reads
    isGuarded = try json?.optional("guarded") ?? false
    isEssential = try json?.optional("essential") ?? false
    fixed = json?["fixed"]
  }
}

extension ToolDescription: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("title", title)
      writer.member("description", description)
      writer.member("effect", effect.rawValue)
      if isGuarded { writer.member("guarded", true) }
      if isEssential { writer.member("essential", true) }
      writer.member("fixed", fixed)
    }
  }
}
