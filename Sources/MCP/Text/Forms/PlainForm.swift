// SPDX-License-Identifier: MIT
import Contract
import JSON

extension ModelForm {
  /// The form for models without one of their own: members by their names.
  static let plain = ModelForm(list: PlainForm.list, sheet: PlainForm.sheet)
}

/// Text by the contract's names: scalars as `name: value`, objects inline, arrays of objects as tables.
private enum PlainForm {
  /// Members that are left out: providers' verbatim members are for programs, and the age is reported separately
  /// (`AnswerAge`).
  private static let unsaid = Set(Provider.allCases.map(\.rawValue) + ["ageSeconds", "stale"])

  static func list(_ rows: [JSONValue]) -> [String] {
    var names: [String] = []
    for row in rows {
      for (name, _) in row.members where !unsaid.contains(name) && !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return rows.compactMap(TextValue.scalar).map(TextValue.cell) }
    return TextTable(columns: names.map { name in TextTable.Column(name) { $0[name].flatMap(inline) } }).lines(rows)
  }

  static func sheet(_ value: JSONValue) -> [String] {
    guard value.kind == .object else { return [TextValue.scalar(value) ?? "Done."] }
    var lines: [String] = []
    for (name, member) in value.members where !unsaid.contains(name) {
      if member.kind == .array, member[0]?.kind == .object {
        lines.append("\(name):")
        lines += list(Array(member.elements))
      } else if let text = inline(member) {
        lines.append("\(name): \(text)")
      }
    }
    return lines.isEmpty ? ["Done."] : lines
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
