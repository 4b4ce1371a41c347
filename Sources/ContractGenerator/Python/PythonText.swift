// SPDX-License-Identifier: MIT
extension CodeWriter {
  /// Writes `head(arguments)tail` on one line if it fits, otherwise one argument per line, as ruff's formatter does.
  /// - Parameter isBare: whether the one-line form has no brackets.
  mutating func call(
    _ head: String, _ arguments: [String], tail: String = "", brackets: String = "()", isBare: Bool = false
  ) {
    let open = String(brackets.prefix(1))
    let close = String(brackets.suffix(1))
    let line = head + (isBare ? "" : open) + arguments.joined(separator: ", ") + (isBare ? "" : close) + tail
    if line.count + margin <= PythonNames.columns { return self.line(line) }
    indented(head + open, closing: close + tail) { code in
      for argument in arguments { code.line(argument + ",") }
    }
  }

  /// Writes `__all__` with several names per line, for which ruff's formatter is turned off.
  mutating func exports(_ names: [String]) {
    // ruff sorts constants first.
    func rank(_ name: String) -> Int { name == name.uppercased() ? 0 : 1 }
    let sorted = names.sorted { (rank($0), $0) < (rank($1), $1) }
    line("# fmt: off")
    indented("__all__ = [", closing: "]") { code in
      code.paragraph(sorted.map { "\"\($0)\"," }.joined(separator: " "), columns: PythonNames.columns)
    }
    line("# fmt: on")
  }

  /// Writes the docstring of a class. Its first sentence is a paragraph of its own unless everything fits on one line.
  mutating func classDocstring(_ words: String) {
    guard words.count + 6 + margin > PythonNames.columns, let end = words.firstRange(of: ". ") else {
      return docstring([words])
    }
    docstring([words[..<end.lowerBound] + ".", String(words[end.upperBound...])])
  }

  /// Writes the docstring that follows an attribute: one paragraph, with the closing quotes after its last word.
  mutating func attributeDocstring(_ words: String) {
    paragraph("\"\"\"\(Self.documentation(words))\"\"\"", columns: PythonNames.columns)
  }

  /// Writes a docstring: paragraphs, separated by blank lines, and sections.
  mutating func docstring(_ paragraphs: [String], sections: [DocumentationSection] = []) {
    let texts = paragraphs.filter { !$0.isEmpty }.map(Self.documentation)
    let sections = sections.filter { !$0.entries.isEmpty }
    if texts.count == 1, sections.isEmpty, let text = texts.first, text.count + 6 + margin <= PythonNames.columns {
      return line("\"\"\"\(text)\"\"\"")
    }
    for (position, text) in texts.enumerated() {
      if position > 0 { line() }
      // A text that fills its line leaves no room for the closing quotes; ruff wants it on two lines then.
      let columns = PythonNames.columns
      let isTight = texts.count == 1 && (columns - 5...columns - 3).contains(text.count + margin)
      paragraph((position == 0 ? "\"\"\"" : "") + text, columns: columns - (isTight ? 3 : 0))
    }
    for section in sections {
      line()
      indented(section.title + ":") { code in
        for entry in section.entries {
          code.hanging(Self.documentation(entry))
        }
      }
    }
    line("\"\"\"")
  }

  /// Writes a paragraph with a hanging indent of one level.
  private mutating func hanging(_ words: String) {
    var wrapped = CodeWriter(step: 4)
    wrapped.paragraph(words, columns: PythonNames.columns - margin)
    let first = wrapped.text.prefix { $0 != "\n" }
    line(String(first))
    paragraph(String(words.dropFirst(first.count)), prefix: "    ", columns: PythonNames.columns)
  }

  /// The text, escaped for a docstring.
  private static func documentation(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "'''")
  }
}

/// A section of a docstring with a heading, such as `Args`.
struct DocumentationSection {
  let title: String
  let entries: [String]
}
