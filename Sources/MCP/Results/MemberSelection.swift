// SPDX-License-Identifier: MIT
import JSON

/// Members of an object to keep, by name; those of the elements of a list, too.
struct MemberSelection: Sendable {
  /// The kept members, each with what is kept of its value; empty if all of them are.
  private var members: [String: MemberSelection] = [:]

  /// - Parameter paths: names of members, with dots between those of nested objects: `showtime.id`.
  init(_ paths: [String]) {
    for path in paths { insert(path.split(separator: ".")[...]) }
  }

  private mutating func insert(_ path: ArraySlice<Substring>) {
    guard let name = path.first else { return }
    members[String(name), default: MemberSelection([])].insert(path.dropFirst())
  }

  /// Writes the kept part of a value.
  func write(_ value: JSONValue, to writer: inout JSONWriter) {
    switch value.kind {
    case .array: writer.array { writer in for element in value.elements { write(element, to: &writer) } }
    case .object where !members.isEmpty: writer.object { writeMembers(of: value, to: &$0) }
    default: writer.value(value)
    }
  }

  /// Writes the kept members of an object, into an object that has begun.
  func writeMembers(of value: JSONValue, to writer: inout JSONWriter) {
    for (name, member) in value.members {
      guard let selection = members[name] else { continue }
      writer.key(name)
      selection.write(member, to: &writer)
    }
  }

  /// The kept part of a value.
  func of(_ value: some JSONWritable) -> RawJSON {
    let value = RawJSON(writing: value).value
    return RawJSON { write(value, to: &$0) }
  }
}
