// SPDX-License-Identifier: MIT
import JSON

/// A list as text: a heading with the count, the rows, and how to get the rest.
struct ListText {
  let model: String
  /// The list object around the rows.
  let list: JSONValue
  /// A note on how to get the rows after the given number of rows; nil if there are none, or this is unknown.
  let goingOn: (Int) -> String?

  func text(of rows: [JSONValue]) -> String {
    let shown = fitting(rows)
    let lines = TextLimit(bytes: CompactText.byteLimit).fitting(lines(shown))
    let rest =
      goingOn(shown.count)
      ?? (shown.count < rows.count ? "(Truncated: not all \(rows.count) fit here; the JSON form has them all.)" : nil)
    let beginning = rows.isEmpty ? list["message"]?.string ?? "Nothing found." : heading(of: shown, in: rows)
    return ([beginning] + lines + [rest, rentals(shown), unreadable].compactMap { $0 }).joined(separator: "\n")
  }

  private var form: ModelForm { ModelForm.of(model) }

  private func lines(_ rows: ArraySlice<JSONValue>) -> [String] {
    let counted = rows.filter(form.counts)
    return counted.isEmpty ? [] : form.list(counted)
  }

  /// A note on the private rentals left out; nil if there are none.
  private func rentals(_ rows: ArraySlice<JSONValue>) -> String? {
    let ids = rows.filter { !form.counts($0) }.compactMap { $0["id"]?.string }
    guard !ids.isEmpty else { return nil }
    let reason = ids.count == 1 ? "which is not a \(form.noun.one), is" : "which are not \(form.noun.many), are"
    return "(\(TextValue.count(ids.count, "private rental")), \(reason) left out: \(TextValue.list(ids)).)"
  }

  /// The longest prefix of rows that fits completely, but at least one row.
  private func fitting(_ rows: [JSONValue]) -> ArraySlice<JSONValue> {
    func fits(_ count: Int) -> Bool {
      let lines = lines(rows[..<count])
      return TextLimit(bytes: CompactText.byteLimit).fitting(lines).count == lines.count
    }
    guard rows.count > 1, !fits(rows.count) else { return rows[...] }
    var (enough, tooMany) = (1, rows.count)
    while tooMany - enough > 1 {
      let middle = (enough + tooMany) / 2
      if fits(middle) { enough = middle } else { tooMany = middle }
    }
    return rows[..<enough]
  }

  private func heading(of shown: ArraySlice<JSONValue>, in rows: [JSONValue]) -> String {
    let others = rows.count { !form.counts($0) }
    let total = max(list["totalResults"]?.integer ?? 0, rows.count) - others
    let counted = TextValue.count(total, form.noun.one, plural: form.noun.many)
    let count = shown.count(where: form.counts)
    return total > count ? "\(count) of \(counted):" : counted + ":"
  }

  private var unreadable: String? {
    list["skipped"]?.integer.map { skipped in
      "(\(TextValue.count(skipped, "row")) could not be read and \(skipped == 1 ? "is" : "are") missing.)"
    }
  }
}
