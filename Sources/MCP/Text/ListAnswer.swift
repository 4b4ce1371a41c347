// SPDX-License-Identifier: MIT
import JSON

/// A list: its count, the rows that fit, and how to get the rest.
struct ListAnswer {
  /// How a list goes on, or why it doesn't.
  struct Rest: Sendable {
    let sentence: String
    let cursor: String?
  }

  let form: ModelForm
  /// The list object around the rows.
  let list: JSONValue
  let rows: [JSONValue]

  /// The members besides those of the rows.
  static let members = [
    Shape.Named("total", .integer), Shape.Named("note", .string), Shape.Named("rentals", .string),
    Shape.Named("unreadable", .string), Shape.Named("more", .string), Shape.Named("cursor", .string),
  ]

  /// - Parameter goingOn: how to get the rows after so many; nil if there are none, or this is unknown.
  /// - Returns: the answer, and how many rows it has.
  func answer(_ goingOn: (Int) -> Rest?) -> (answer: Answer, shown: Int) {
    let (body, shown) = fitting
    var answer = Answer()
    if rows.isEmpty {
      answer.say("note", list["message"]?.string ?? "Nothing found.")
    } else {
      answer.say(heading(of: rows.prefix(shown)), [Answer.Member("total", total)])
    }
    answer += body
    if let rest = goingOn(shown) {
      answer.say(
        "(\(rest.sentence))",
        [Answer.Member("more", rest.sentence)] + (rest.cursor.map { [Answer.Member("cursor", $0)] } ?? []))
    } else if shown < rows.count {
      answer.say("more", "(Truncated: not all \(rows.count) fit here; the JSON form has them all.)")
    }
    answer.say("rentals", rentals(rows.prefix(shown)))
    answer.say("unreadable", unreadable)
    return (answer, shown)
  }

  private func body(_ rows: ArraySlice<JSONValue>) -> Answer {
    let counted = rows.filter(form.counts)
    return counted.isEmpty ? Answer() : form.list(counted)
  }

  /// The longest prefix of rows that fits completely, but at least one row.
  private var fitting: (Answer, Int) {
    let whole = body(rows[...])
    // There is room for the note on what follows.
    let limit = Answer.byteLimit - 500
    guard rows.count > 1, whole.bytes > limit else { return (whole, rows.count) }
    var (enough, tooMany) = (1, rows.count)
    var best = body(rows[..<1])
    while tooMany - enough > 1 {
      let middle = (enough + tooMany) / 2
      let part = body(rows[..<middle])
      if part.bytes <= limit { (enough, best) = (middle, part) } else { tooMany = middle }
    }
    return (best, enough)
  }

  private var total: Int { max(list["totalResults"]?.integer ?? 0, rows.count) - rows.count { !form.counts($0) } }

  private func heading(of shown: ArraySlice<JSONValue>) -> String {
    let counted = TextValue.count(total, form.noun.one, plural: form.noun.many)
    let count = shown.count(where: form.counts)
    return total > count ? "\(count) of \(counted):" : counted + ":"
  }

  /// A note on the private rentals left out; nil if there are none.
  private func rentals(_ rows: ArraySlice<JSONValue>) -> String? {
    let ids = rows.filter { !form.counts($0) }.compactMap { $0["id"]?.string }
    guard !ids.isEmpty else { return nil }
    let reason = ids.count == 1 ? "which is not a \(form.noun.one), is" : "which are not \(form.noun.many), are"
    return "(\(TextValue.count(ids.count, "private rental")), \(reason) left out: \(TextValue.list(ids)).)"
  }

  private var unreadable: String? {
    list["skipped"]?.integer.map { skipped in
      "(\(TextValue.count(skipped, "row")) could not be read and \(skipped == 1 ? "is" : "are") missing.)"
    }
  }
}
