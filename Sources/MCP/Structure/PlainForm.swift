// SPDX-License-Identifier: MIT
import Contract
import JSON

extension ModelForm {
  /// The form for models without one of their own: members by their names.
  static let plain = ModelForm(
    rows: { .table(PlainForm.table($0.map { RawJSON(writing: $0).value }), $1) },
    object: { PlainForm.content(RawJSON(writing: $0).value) })
}

/// A result by the contract's names: scalars as `name: value`, objects inline, arrays of objects as tables.
enum PlainForm {
  /// Members that are left out: the providers' own data is for programs, and the age is reported separately
  /// (`AgeRecorder`); tools have no presentation.
  private static let omitted = Set(Provider.allCases.map(\.rawValue) + ["ageSeconds", "stale", "presentation"])

  /// The members of the content of an object.
  static func members(of schema: JSONValue, in contract: ContractDescription) -> [Shape.Named] {
    let members = (schema["properties"]?.members.map { $0 } ?? []).filter { !omitted.contains($0.name) }
    return members.map { name, property in (name, shape(contract.resolved(property), in: contract)) }
      + [("note", .string), ("cut", .string)]
  }

  private static func shape(_ schema: JSONValue, in contract: ContractDescription) -> Shape {
    switch schema["type"]?.string {
    case "integer": .integer
    case "number": .number
    case "boolean": .boolean
    case "array": schema["items"].map(contract.resolved)?["type"]?.string == "object" ? .table : .string
    case "string", "object": .string
    default: .scalar
    }
  }

  fileprivate static func table(_ rows: [JSONValue]) -> Table {
    var names: [String] = []
    for row in rows {
      for (name, _) in row.members where isColumn(name) && !names.contains(name) { names.append(name) }
    }
    return names.isEmpty
      ? Table([Column("value") { TextValue.scalar($0) }], rows)
      : Table(names.map { name in Column(name) { $0[name].flatMap(cell) } }, rows)
  }

  /// A table has no addresses of pictures, which would be most of its text.
  private static func isColumn(_ name: String) -> Bool {
    !omitted.contains(name) && !["Url", "Path"].contains(where: name.hasSuffix)
  }

  /// What has a name is shown by it.
  private static func cell(_ value: JSONValue) -> String? {
    let names = value.kind == .array ? value.elements.compactMap { $0["name"]?.string } : []
    return names.isEmpty ? inline(value) : TextValue.list(names)
  }

  fileprivate static func content(_ value: JSONValue) -> ResultContent {
    let members = value.kind == .object ? value.members.filter { !omitted.contains($0.name) } : []
    let parts = members.compactMap { name, member -> ObjectLayout<JSONValue>.Part? in
      if member.kind == .array, member[0]?.kind == .object {
        return ObjectLayout<JSONValue>.Part(members: [(name, .table)]) { _, count, content in
          content.add(ResultContent.Member(name, table(Array(member.elements.prefix(count)))))
        }
      }
      guard let text = inline(member) else { return nil }
      let isScalar = TextValue.scalar(member) != nil
      return ObjectLayout<JSONValue>.Part(members: [(name, isScalar ? .scalar : .string)]) { _, _, content in
        let isText = !isScalar || member.kind == .string
        content.add(isText ? ResultContent.Member(name, text) : ResultContent.Member(name, member))
      }
    }
    guard !parts.isEmpty else {
      var content = ResultContent()
      content.add(ResultContent.Member("note", TextValue.scalar(value) ?? "Done."))
      return content
    }
    return ObjectLayout(parts).content(value)
  }

  /// Nil for values without content.
  private static func inline(_ value: JSONValue) -> String? {
    switch value.kind {
    case .array:
      let parts = value.elements.compactMap(inline)
      return parts.isEmpty ? nil : TextValue.list(parts)
    case .object:
      let parts = value.members.compactMap { name, member in
        isColumn(name) ? TextValue.scalar(member).map { "\(name) \($0)" } ?? cell(member).map { "\(name): \($0)" } : nil
      }
      return parts.nilIfEmpty?.joined(separator: ", ")
    default:
      return TextValue.scalar(value)
    }
  }
}
