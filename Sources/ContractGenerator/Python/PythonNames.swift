// SPDX-License-Identifier: MIT
/// Converts names on the wire to Python names, and texts to string literals.
enum PythonNames {
  /// The maximum length of a line, as in the ruff settings of the client.
  static let columns = 120

  /// A snake-case name: `nowPlaying` becomes `now_playing`, `MoviesOfAMC` becomes `movies_of_amc`, `$/logTrace` becomes
  /// `log_trace`. A Python keyword gets a trailing underscore.
  static func snake(_ wire: String) -> String {
    var words: [String] = []
    for part in wire.replacing("IDs", with: "Ids").split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      words += Self.words(Array(part))
    }
    let name = words.joined(separator: "_").lowercased()
    return keywords.contains(name) ? name + "_" : name
  }

  /// A snake-case name that the client can convert back to the name on the wire.
  /// - Throws: `ContractError` if the conversion can't be reversed.
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

  /// Splits a name before a capital that follows a lowercase letter or a digit, and before the last of several capitals
  /// if a lowercase letter follows it.
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
