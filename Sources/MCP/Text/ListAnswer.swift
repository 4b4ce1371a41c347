// SPDX-License-Identifier: MIT
import Contract

/// The rows of a page, or those collected from several, and the facts about the list.
struct ListedRows {
  let rows: [ContractValue]
  let totalResults: Int?
  let message: String?
  let skipped: Int?
}

extension ListedRows {
  /// Nil for a result that is no list.
  init?(_ result: ContractValue) {
    switch result {
    case let page as any AnyPage:
      self.init(rows: page.rows, totalResults: page.totalResults, message: page.message, skipped: page.skipped)
    case let list as SuggestionList: self.init(rows: list.items, totalResults: nil, message: nil, skipped: nil)
    default: return nil
    }
  }
}

/// A list: its count, the rows that fit, and how to get the rest.
struct ListAnswer {
  /// How a list goes on, or why it doesn't.
  struct Rest: Sendable {
    let sentence: String
    let cursor: String?
  }

  private let noun: (one: String, many: String)
  private let list: ListedRows
  private let rows: RenderedRows

  init(_ list: ListedRows, as form: ModelForm) {
    (self.list, noun) = (list, form.noun)
    rows = form.rows(list.rows)
  }

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
    if count == 0 {
      answer.say("note", list.message ?? "Nothing found.")
    } else {
      answer.say(heading(shown), [Answer.Member("total", total)])
    }
    answer += body
    if let rest = goingOn(shown) {
      answer.say(
        "(\(rest.sentence))",
        [Answer.Member("more", rest.sentence)] + (rest.cursor.map { [Answer.Member("cursor", $0)] } ?? []))
    } else if shown < count {
      answer.say("more", "(Truncated: not all \(count) fit here; the JSON form has them all.)")
    }
    answer.say("rentals", rentals(shown))
    answer.say("unreadable", unreadable)
    return (answer, shown)
  }

  private var count: Int { list.rows.count }

  private func body(_ count: Int) -> Answer {
    rows.others.prefix(count).contains(nil) ? rows.answer(count) : Answer()
  }

  /// The longest prefix of rows that fits completely, but at least one row.
  private var fitting: (Answer, Int) {
    let whole = body(count)
    // There is room for the note on what follows.
    let limit = Answer.byteLimit - 500
    guard count > 1, whole.bytes > limit else { return (whole, count) }
    var (enough, tooMany) = (1, count)
    var best = body(1)
    while tooMany - enough > 1 {
      let middle = (enough + tooMany) / 2
      let part = body(middle)
      if part.bytes <= limit { (enough, best) = (middle, part) } else { tooMany = middle }
    }
    return (best, enough)
  }

  private var total: Int { max(list.totalResults ?? 0, count) - rows.others.count { $0 != nil } }

  private func heading(_ shown: Int) -> String {
    let counted = total.counted(noun.one, plural: noun.many)
    let count = rows.others.prefix(shown).count { $0 == nil }
    return total > count ? "\(count) of \(counted):" : counted + ":"
  }

  /// A note on the private rentals left out; nil if there are none.
  private func rentals(_ shown: Int) -> String? {
    let ids = rows.others.prefix(shown).compactMap(\.self)
    guard !ids.isEmpty else { return nil }
    let reason = ids.count == 1 ? "which is not a \(noun.one), is" : "which are not \(noun.many), are"
    return "(\(ids.count.counted("private rental")), \(reason) left out: \(TextValue.list(ids)).)"
  }

  private var unreadable: String? {
    list.skipped.map { "(\($0.counted("row")) could not be read and \($0 == 1 ? "is" : "are") missing.)" }
  }
}
