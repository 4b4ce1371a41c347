/// How names of the wire become names of Python, and words become literals and docstrings.
enum PythonNames {
  /// The widest that a generated line is, as ruff's settings of the client have it.
  static let columns = 120

  /// `nowPlaying` as `now_playing`, `MoviesOfAMC` as `movies_of_amc`, `$/logTrace` as `log_trace`; with an underscore
  /// behind it if it is a word of the language.
  static func snake(_ wire: String) -> String {
    var words: [String] = []
    for part in wire.replacing("IDs", with: "Ids").split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      words += Self.words(Array(part))
    }
    let name = words.joined(separator: "_").lowercased()
    return keywords.contains(name) ? name + "_" : name
  }

  /// A string literal as ruff's formatter writes it: in double quotes unless that needs more escapes.
  static func literal(_ text: String) -> String {
    let doubles = text.count { $0 == "\"" }
    let quote: Character = doubles > text.count { $0 == "'" } ? "'" : "\""
    let escaped = text.map { character in
      switch character {
      case "\\": "\\\\"
      case "\n": "\\n"
      case quote: "\\\(quote)"
      default: String(character)
      }
    }
    return "\(quote)\(escaped.joined())\(quote)"
  }

  /// A word ends before a capital that follows a small letter or a digit, and before the last capital of several that
  /// is followed by a small letter.
  private static func words(_ letters: [Character]) -> [String] {
    var words = [""]
    for (position, letter) in letters.enumerated() {
      let afterSmall = position > 0 && !letters[position - 1].isUppercase
      let beforeSmall = position + 1 < letters.count && letters[position + 1].isLowercase
      if position > 0, letter.isUppercase, afterSmall || beforeSmall { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  private static let keywords: Set<String> = [
    "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif", "else", "except",
    "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise",
    "return", "self", "try", "while", "with", "yield",
  ]
}

extension CodeWriter {
  /// `head(arguments)tail` in one line if it fits, else an argument per line, as ruff's formatter has it.
  mutating func call(_ head: String, _ arguments: [String], tail: String = "", brackets: String = "()", indent: Int = 0)
  {
    let open = String(brackets.prefix(1))
    let close = String(brackets.suffix(1))
    let line = head + open + arguments.joined(separator: ", ") + close + tail
    if line.count + indent * 4 <= PythonNames.columns { return self.line(line) }
    indented(head + open, closing: close + tail) { code in
      for argument in arguments { code.line(argument + ",") }
    }
  }

  /// The docstring of a class: its first sentence is a paragraph of its own unless one line holds all.
  mutating func classDocstring(_ words: String, indent: Int) {
    guard words.count + 6 + indent * 4 > PythonNames.columns, let end = words.firstRange(of: ". ") else {
      return docstring([words], indent: indent)
    }
    docstring([words[..<end.lowerBound] + ".", String(words[end.upperBound...])], indent: indent)
  }

  /// A docstring: paragraphs, with empty lines between them, and sections.
  mutating func docstring(_ paragraphs: [String], sections: [DocumentationSection] = [], indent: Int) {
    let texts = paragraphs.filter { !$0.isEmpty }.map(Self.documentation)
    let sections = sections.filter { !$0.entries.isEmpty }
    if texts.count == 1, sections.isEmpty, let text = texts.first, text.count + 6 + indent * 4 <= PythonNames.columns {
      return line("\"\"\"\(text)\"\"\"")
    }
    for (position, text) in texts.enumerated() {
      if position > 0 { line() }
      // What would fill its last line leaves no room for the quotes; ruff has it in two lines then.
      let columns = PythonNames.columns
      let isTight = texts.count == 1 && (columns - 5...columns - 3).contains(text.count + indent * 4)
      paragraph((position == 0 ? "\"\"\"" : "") + text, columns: columns - (isTight ? 3 : 0))
    }
    for section in sections {
      line()
      indented(section.title + ":") { code in
        for entry in section.entries {
          code.hanging(Self.documentation(entry), columns: PythonNames.columns - (indent + 1) * 4)
        }
      }
    }
    line("\"\"\"")
  }

  /// A paragraph whose second line and those after it are one step further in.
  private mutating func hanging(_ words: String, columns: Int) {
    var wrapped = CodeWriter(step: 4)
    wrapped.paragraph(words, columns: columns)
    let first = wrapped.text.prefix { $0 != "\n" }
    line(String(first))
    let rest = String(words.dropFirst(first.count).drop { $0 == " " })
    var hung = CodeWriter(step: 4)
    hung.paragraph(rest, prefix: "    ", columns: columns)
    for row in hung.text.split(separator: "\n") { line(String(row)) }
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
