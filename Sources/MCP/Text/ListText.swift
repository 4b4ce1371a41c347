import JSON

/// A list as text: a heading that counts, the rows, and how to get at the others.
struct ListText {
  let model: String
  /// What came with the rows: a page of the contract, or several of them collected.
  let page: JSONValue

  func text(of rows: [JSONValue]) -> String {
    guard !rows.isEmpty else { return page["message"]?.string ?? emptiness }
    let lines = ModelForm.of(model).list(rows)
    let kept = TextLimit(bytes: CompactText.byteLimit).fitting(lines)
    let notes = notes(of: rows.count, cut: kept.count < lines.count)
    return ([heading(of: rows.count)] + kept + notes).joined(separator: "\n")
  }

  private var emptiness: String {
    guard let number = page["page"]?.integer, number > 1 else { return "Nothing found." }
    return "Page \(number) is past the end; the list has \(page["totalPages"]?.integer ?? number - 1) pages."
  }

  private func heading(of count: Int) -> String {
    let noun = ModelForm.of(model).noun
    let total = page["totalResults"]?.integer ?? count
    let counted =
      total > count
      ? "\(count) of \(TextValue.count(total, noun.one, plural: noun.many))"
      : TextValue.count(count, noun.one, plural: noun.many)
    guard let number = page["page"]?.integer, let pages = page["totalPages"]?.integer, pages > 1 else {
      return counted + ":"
    }
    return "\(counted), page \(number) of \(pages):"
  }

  private func notes(of count: Int, cut: Bool) -> [String] {
    var notes: [String] = []
    if cut {
      notes.append(
        "(Cut: not all \(count) fit here. The JSON form has them all; or ask for fewer with pageSize or limit, or narrow the search.)"
      )
    }
    if let next = page["nextPage"]?.integer { notes.append("(There is more: call again with page \(next).)") }
    if let skipped = page["skipped"]?.integer {
      notes.append("(\(TextValue.count(skipped, "row")) could not be read and \(skipped == 1 ? "is" : "are") missing.)")
    }
    if page["stale"]?.boolean == true {
      notes.append("(Kept from before: the provider can't be reached now, so this may be out of date.)")
    }
    return notes
  }
}
