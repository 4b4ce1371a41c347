import JSON

/// A list as text: a heading that counts, the rows, and how to get at the others.
struct ListText {
  let model: String
  /// What the rows came with.
  let list: JSONValue
  /// Says how to get at what follows so many of the rows; nil where nothing does, or nobody knows.
  let goingOn: (Int) -> String?

  func text(of rows: [JSONValue]) -> String {
    let shown = fitting(rows)
    let lines = TextLimit(bytes: CompactText.byteLimit).fitting(lines(shown))
    let rest =
      goingOn(shown.count)
      ?? (shown.count < rows.count ? "(Cut: not all \(rows.count) fit here; the JSON form has them all.)" : nil)
    let beginning = rows.isEmpty ? list["message"]?.string ?? "Nothing found." : heading(of: shown.count, rows.count)
    return ([beginning] + lines + [rest].compactMap { $0 } + notes).joined(separator: "\n")
  }

  private func lines(_ rows: ArraySlice<JSONValue>) -> [String] {
    rows.isEmpty ? [] : ModelForm.of(model).list(Array(rows))
  }

  /// As many of the first rows as fit whole, and at least one.
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

  private func heading(of shown: Int, _ count: Int) -> String {
    let noun = ModelForm.of(model).noun
    let total = max(list["totalResults"]?.integer ?? 0, count)
    let counted = TextValue.count(total, noun.one, plural: noun.many)
    return total > shown ? "\(shown) of \(counted):" : counted + ":"
  }

  private var notes: [String] {
    var notes: [String] = []
    if let skipped = list["skipped"]?.integer {
      notes.append("(\(TextValue.count(skipped, "row")) could not be read and \(skipped == 1 ? "is" : "are") missing.)")
    }
    if list["stale"]?.boolean == true {
      notes.append("(Kept from before: the provider can't be reached now, so this may be out of date.)")
    }
    return notes
  }
}
