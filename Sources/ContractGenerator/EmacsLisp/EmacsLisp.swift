// SPDX-License-Identifier: MIT
/// Converts the contract's names and texts to Emacs Lisp.
enum EmacsLisp {
  /// A function's name: `movies/nowPlaying` becomes `marquee-movies-now-playing`.
  static func symbol(_ wire: String) -> String { "marquee-" + name(wire) }

  /// A keyword's name: `pageSize` becomes `page-size`.
  static func name(_ wire: String) -> String {
    var result = ""
    for character in wire {
      if character.isUppercase {
        result += "-" + character.lowercased()
      } else {
        result += character.isLetter || character.isNumber ? String(character) : "-"
      }
    }
    return result
  }

  static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// `Lists the movies.` becomes `List the movies.`: Emacs' manuals and checkdoc want a function's summary in the
  /// imperative.
  static func imperative(_ summary: String) -> String {
    let verb = summary.prefix { $0.isLetter }
    let rest = summary.dropFirst(verb.count)
    for (ending, base) in [("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("sses", "ss"), ("s", "")]
    where verb.hasSuffix(ending) {
      return verb.dropLast(ending.count) + base + rest
    }
    return summary
  }

  /// A documentation string: a summary line, a text, one item for each parameter, and closing paragraphs.
  static func documentation(
    _ head: String, _ text: String, items: [(name: String, text: String)], closing: [String] = []
  ) -> String {
    let paragraphs = [
      text.isEmpty ? "" : wrapped(text),
      items.map { wrapped("\(name($0.name).uppercased()): \($0.text)", hanging: 2) }.joined(separator: "\n"),
      closing.filter { !$0.isEmpty }.map { wrapped($0) }.joined(separator: "\n"),
    ]
    return "\"" + ([wrapped(head)] + paragraphs).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\""
  }

  /// Fills lines of at most 78 columns with the words, such as those of a lambda list.
  static func filled(_ words: String, indentation: Int, hanging: Int) -> String {
    rows(words.split(separator: " ").map(String.init), columns: 78, first: indentation, rest: hanging)
      .joined(separator: "\n")
  }

  /// Wraps text for a documentation string: at most 76 columns, with two spaces between sentences.
  private static func wrapped(_ text: String, hanging: Int = 0) -> String {
    rows(text.split(whereSeparator: \.isWhitespace).map { escaped(String($0)) }, columns: 76, first: 0, rest: hanging)
      // An opening parenthesis in the first column would look like a definition to Emacs.
      .map { row in (row.hasPrefix("(") ? "\\" : "") + row }
      .joined(separator: "\n")
  }

  private static func rows(_ words: [String], columns: Int, first: Int, rest: Int) -> [String] {
    var rows: [String] = []
    var row = String(repeating: " ", count: first)
    var isEmpty = true
    for word in words {
      let gap = isEmpty ? "" : row.hasSuffix(".") || row.hasSuffix(".)") ? "  " : " "
      if !isEmpty, row.count + gap.count + word.count > columns {
        rows.append(row)
        row = String(repeating: " ", count: rest) + word
      } else {
        row += gap + word
      }
      isEmpty = false
    }
    return rows + [row]
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
