// SPDX-License-Identifier: MIT
/// How names of the wire become names of Python, and texts become literals.
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

  /// The same, for a name that the client finds back by itself.
  /// - Throws: if it wouldn't.
  static func reversible(_ wire: String) throws(ContractError) -> String {
    let name = snake(wire)
    let words = name.split(separator: "_")
    let camel = words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard camel == wire else { throw ContractError("\(wire): Python's \(name) would be \(camel) on the wire") }
    return name
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
