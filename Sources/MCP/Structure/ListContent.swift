// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// A list: its count, the rows that fit, and how to get the rest.
struct ListContent {
  /// A sentence that explains how to get the rest of a list or why it ends, and the cursor of the rest.
  typealias Rest = (sentence: String, cursor: String)

  /// The rows of a page, or those collected from several.
  let rows: [ContractValue]
  var totalResults: Int?
  /// The message for people.
  var message: String?
  /// The number of rows that could not be read.
  var skipped: Int?
  /// The numbers of all rows by their outcomes, in words; nil if they have none.
  var counts: String?
  let form: ModelForm
  /// The rows but for private rentals as they are presented.
  private let text: PresentedText

  /// The members of the structured content other than the rows.
  static let members: [Shape.Named] = [
    ("total", .integer), ("note", .string), ("rentals", .string), ("unreadable", .string), ("more", .string),
    ("cursor", .string),
  ]

  /// - Parameter rest: takes a number of rows, and returns how to get those after them; nil if there are none or no way
  ///   is known.
  /// - Returns: the content, and how many rows it covers, private rentals included.
  func content(_ rest: (Int) -> Rest?) -> (content: ResultContent, shown: Int) {
    let (body, shown) = fitting
    var content = ResultContent()
    if count == 0 {
      content.add("note", message?.withToolNames ?? "Nothing found.")
    } else {
      content.add(heading(shown), [ResultContent.Member("total", total)])
      content.add("note", counts.map { "In all: \($0)." } ?? message?.withToolNames)
    }
    content += body
    if let rest = rest(shown) {
      content.add(
        "(\(rest.sentence))",
        [ResultContent.Member("more", rest.sentence), ResultContent.Member("cursor", rest.cursor)])
    } else if shown < count {
      content.add("more", "(Truncated: not all \(count) fit here; the JSON form has them all.)")
    }
    content.add("rentals", note(onRentals: shown))
    content.add(
      "unreadable",
      skipped.map { "(\($0.counted("row")) could not be read and \($0 == 1 ? "is" : "are") missing.)" })
    return (content, shown)
  }

  private var count: Int { rows.count }

  /// For each row: its id if it is a private rental, otherwise nil. Rentals are listed in a note and not as rows.
  private var rentals: [String?] {
    rows.map { row in row.isPrivateRental ? (row as? Movie)?.id.description : nil }
  }

  private func body(_ count: Int) -> ResultContent {
    let shown = zip(rows, rentals).prefix(count).compactMap { $1 == nil ? $0 : nil }
    return shown.isEmpty ? ResultContent() : form.rows(shown, text)
  }

  /// The longest prefix of rows that fits completely, but at least one row.
  private var fitting: (ResultContent, Int) {
    let whole = body(count)
    guard count > 1, whole.bytes > ResultContent.rowByteLimit else { return (whole, count) }
    var enough = 1
    var tooMany = count
    var best = body(1)
    while tooMany - enough > 1 {
      let middle = (enough + tooMany) / 2
      let part = body(middle)
      if part.bytes <= ResultContent.rowByteLimit { (enough, best) = (middle, part) } else { tooMany = middle }
    }
    return (best, enough)
  }

  private var total: Int { max(totalResults ?? 0, count) - rentals.count { $0 != nil } }

  private func heading(_ shown: Int) -> String {
    let counted = total.counted(form.noun.one, plural: form.noun.many)
    let listed = rentals.prefix(shown).count { $0 == nil }
    return total > listed ? "\(listed) of \(counted):" : counted + ":"
  }

  /// A note on the private rentals left out; nil if there are none.
  private func note(onRentals shown: Int) -> String? {
    let ids = rentals.prefix(shown).compactMap(\.self)
    guard !ids.isEmpty else { return nil }
    let reason = ids.count == 1 ? "which is not a \(form.noun.one), is" : "which are not \(form.noun.many), are"
    return "(\(ids.count.counted("private rental")), \(reason) left out: \(TextValue.list(ids)).)"
  }
}

extension ListContent {
  /// - Parameters:
  ///   - method: the list's, with its params.
  init(
    rows: [ContractValue], totalResults: Int? = nil, message: String? = nil, skipped: Int? = nil,
    counts: String? = nil, from method: String, _ params: RawJSON, in contract: any ContractCaller
  ) {
    self.rows = rows
    self.totalResults = totalResults
    self.message = message
    self.skipped = skipped
    self.counts = counts
    form = .of(method)
    let answer = RawJSON { writer in
      writer.object { writer in
        writer.array("items") { writer in for row in rows where !row.isPrivateRental { writer.value(row) } }
      }
    }
    text = PresentedText(answer, of: method, params, in: contract)
  }

  /// Nil for a result that is not a list.
  init?(_ result: ContractValue, from method: String, _ params: RawJSON, in contract: any ContractCaller) {
    switch result {
    case let page as any AnyPage:
      self.init(
        rows: page.rows, totalResults: page.totalResults, message: page.message, skipped: page.skipped,
        from: method, params, in: contract)
    case let list as SuggestionList: self.init(rows: list.items, from: method, params, in: contract)
    default: return nil
    }
  }
}

extension JSONWritable {
  /// Whether it is no film, but an auditorium for rent.
  fileprivate var isPrivateRental: Bool { (self as? Movie)?.isPrivateRental == true }
}
