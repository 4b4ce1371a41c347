// SPDX-License-Identifier: MIT
extension CodeWriter {
  /// `head(arguments)tail` in one line if it fits, else an argument per line, as ruff's formatter has it.
  /// - Parameter isBare: whether one line has no brackets.
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

  /// The names that a module gives to others, several in a line, which ruff would not have.
  mutating func exports(_ names: [String]) {
    // Constants come first, as ruff sorts them.
    func rank(_ name: String) -> Int { name == name.uppercased() ? 0 : 1 }
    let sorted = names.sorted { (rank($0), $0) < (rank($1), $1) }
    line("# fmt: off")
    indented("__all__ = [", closing: "]") { code in
      code.paragraph(sorted.map { "\"\($0)\"," }.joined(separator: " "), columns: PythonNames.columns)
    }
    line("# fmt: on")
  }

  /// The docstring of a class: its first sentence is a paragraph of its own unless one line holds all.
  mutating func classDocstring(_ words: String) {
    guard words.count + 6 + margin > PythonNames.columns, let end = words.firstRange(of: ". ") else {
      return docstring([words])
    }
    docstring([words[..<end.lowerBound] + ".", String(words[end.upperBound...])])
  }

  /// What follows an attribute to describe it: one paragraph, with the quotes behind its last word.
  mutating func attributeDocstring(_ words: String) {
    paragraph("\"\"\"\(Self.documentation(words))\"\"\"", columns: PythonNames.columns)
  }

  /// A docstring: paragraphs, with empty lines between them, and sections.
  mutating func docstring(_ paragraphs: [String], sections: [DocumentationSection] = []) {
    let texts = paragraphs.filter { !$0.isEmpty }.map(Self.documentation)
    let sections = sections.filter { !$0.entries.isEmpty }
    if texts.count == 1, sections.isEmpty, let text = texts.first, text.count + 6 + margin <= PythonNames.columns {
      return line("\"\"\"\(text)\"\"\"")
    }
    for (position, text) in texts.enumerated() {
      if position > 0 { line() }
      // What would fill its last line leaves no room for the quotes; ruff has it in two lines then.
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

  /// A paragraph whose second line and those after it are one step further in.
  private mutating func hanging(_ words: String) {
    var wrapped = CodeWriter(step: 4)
    wrapped.paragraph(words, columns: PythonNames.columns - margin)
    let first = wrapped.text.prefix { $0 != "\n" }
    line(String(first))
    paragraph(String(words.dropFirst(first.count)), prefix: "    ", columns: PythonNames.columns)
  }

  /// Words that can stand in a docstring.
  private static func documentation(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "'''")
  }
}

/// A part of a docstring with a heading, such as `Args`.
struct DocumentationSection {
  let title: String
  let entries: [String]
}
