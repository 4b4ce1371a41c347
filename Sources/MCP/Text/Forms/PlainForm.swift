// SPDX-License-Identifier: MIT
import Contract
import JSON

extension ModelForm {
  /// The form for models without one of their own: members by their names.
  static let plain = ModelForm(
    rows: { rows in
      let rows = rows.map { RawJSON(writing: $0).value }
      return RenderedRows(others: rows.map { _ in nil }) { PlainForm.list(Array(rows.prefix($0))) }
    },
    sheet: { PlainForm.sheet(RawJSON(writing: $0).value) })
}

/// A result by the contract's names: scalars as `name: value`, objects inline, arrays of objects as tables.
enum PlainForm {
  /// Members that are left out: providers' verbatim members are for programs, and the age is reported separately
  /// (`AnswerAge`).
  private static let unsaid = Set(Provider.allCases.map(\.rawValue) + ["ageSeconds", "stale"])

  /// The shape that `sheet` gives objects of a model.
  static func members(of schema: JSONValue, in contract: ContractDescription) -> [Shape.Named] {
    let said = (schema["properties"]?.members.map { $0 } ?? []).filter { !unsaid.contains($0.name) }
    return said.map { name, property in Shape.Named(name, shape(contract.resolved(property), in: contract)) }
      + [Shape.Named("note", .string), Shape.Named("cut", .string)]
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

  fileprivate static func list(_ rows: [JSONValue]) -> Answer {
    var answer = Answer()
    answer.say(table(rows))
    return answer
  }

  private static func table(_ rows: [JSONValue]) -> Table {
    var names: [String] = []
    for row in rows {
      for (name, _) in row.members where !unsaid.contains(name) && !names.contains(name) { names.append(name) }
    }
    return names.isEmpty
      ? Table([Column("value") { TextValue.scalar($0) }], rows)
      : Table(names.map { name in Column(name) { $0[name].flatMap(inline) } }, rows)
  }

  fileprivate static func sheet(_ value: JSONValue) -> Answer {
    let members = value.kind == .object ? value.members.filter { !unsaid.contains($0.name) } : []
    let parts = members.compactMap { name, member -> Sheet<JSONValue>.Part? in
      if member.kind == .array, member[0]?.kind == .object {
        return Sheet<JSONValue>.Part(members: [Shape.Named(name, .table)]) { _, count, answer in
          answer.say(name, title: "\(name):", table(Array(member.elements.prefix(count))))
        }
      }
      guard let text = inline(member) else { return nil }
      let isScalar = TextValue.scalar(member) != nil
      return Sheet<JSONValue>.Part(members: [Shape.Named(name, isScalar ? .scalar : .string)]) { _, _, answer in
        answer.say("\(name): \(text)", [isScalar ? Answer.Member(name, member) : Answer.Member(name, text)])
      }
    }
    guard !parts.isEmpty else {
      var answer = Answer()
      answer.say("note", TextValue.scalar(value) ?? "Done.")
      return answer
    }
    return Sheet(parts).answer(value)
  }

  /// Nil for values without content.
  private static func inline(_ value: JSONValue) -> String? {
    switch value.kind {
    case .array:
      let parts = value.elements.compactMap(inline)
      return parts.isEmpty ? nil : TextValue.list(parts)
    case .object:
      let parts = value.members.compactMap { name, member in
        unsaid.contains(name) ? nil : TextValue.scalar(member).map { "\(name) \($0)" }
      }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    default:
      return TextValue.scalar(value)
    }
  }
}
