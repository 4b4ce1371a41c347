// SPDX-License-Identifier: MIT
import JSON

/// Arguments as their sender means them. Models write numbers as strings and one element in place of a list, fill in
/// what they want to leave out (strict functions) with empty strings, and call an argument what another tool calls it.
struct MeantArguments: JSONWritable {
  private let arguments: JSONValue
  private let properties: JSONValue
  private let required: [String]

  /// - Parameter schema: the tool's input schema.
  init(_ arguments: JSONValue, for schema: JSONValue) {
    self.arguments = arguments
    properties = schema["properties"] ?? .null
    required = schema.strings("required")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for (given, value) in arguments.members where value.string != "" || required.contains(given) {
        let name = meantName(given)
        writer.key(name)
        write(value, as: properties[name] ?? .null, to: &writer)
      }
    }
  }

  /// Names for what is looked for, for where, and for a watch.
  private static let synonyms = [
    ["film", "query", "title", "movie", "movieId", "id", "name", "person"], ["place", "location", "where", "near"],
    ["watchId", "watch", "id"],
  ]

  /// The tool's own name for an argument, if it has one and that is not given, too.
  private func meantName(_ name: String) -> String {
    guard properties[name] == nil else { return name }
    for names in Self.synonyms where names.contains(name) {
      let own = names.filter { properties[$0] != nil }
      if own.count == 1, arguments[own[0]] == nil { return own[0] }
    }
    return name
  }

  /// Writes the value as it is unless its meaning is clear: whoever reads it says best what is wrong with it.
  private func write(_ value: JSONValue, as schema: JSONValue, to writer: inout JSONWriter) {
    switch schema["type"]?.string {
    case "integer": writer.value(Int(lenient: value).map { RawJSON(writing: $0) } ?? value.raw)
    case "number": writer.value(Double(lenient: value).map { RawJSON(writing: $0) } ?? value.raw)
    case "boolean": writer.value(Bool(lenient: value).map { RawJSON(writing: $0) } ?? value.raw)
    case "string" where schema["pattern"] == nil:
      writer.value(String(lenient: value).map { RawJSON(writing: $0) } ?? value.raw)
    case "array" where value.kind == .string:
      let parts = value.string?.split(separator: ",").map { String($0.trimmingPrefix(" ")) } ?? []
      writer.array { writer in
        for part in parts { write(RawJSON(writing: part).value, as: schema["items"] ?? .null, to: &writer) }
      }
    default: writer.value(value)
    }
  }
}
