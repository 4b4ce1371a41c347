// SPDX-License-Identifier: MIT
/// Converts names on the wire to identifiers and titles.
enum Names {
  /// A type name: `movies/nowPlaying` becomes `MoviesNowPlaying`.
  static func type(_ wire: String) -> String {
    pieces(wire).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A member name: `popularity.desc` becomes `popularityDesc`.
  static func member(_ wire: String) -> String {
    let name = type(wire)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The name of the class for a kind of error: `notFound` becomes `NotFoundError`, `parseError` becomes `ParseError`.
  static func error(_ kind: String) -> String {
    let name = type(kind)
    return name.hasSuffix("Error") ? name : name + "Error"
  }

  /// A title: `movies/nowPlaying` becomes `Movies now playing`.
  static func title(_ wire: String) -> String {
    let spaced = words(wire).joined(separator: " ").lowercased()
    return spaced.prefix(1).uppercased() + spaced.dropFirst()
  }

  /// The words of a name: `MoviesOfAMC` has `Movies`, `Of` and `AMC`. A word begins at a capital that follows a
  /// lowercase letter or a digit, and at the last of several capitals if a lowercase letter follows it.
  static func words(_ wire: String) -> [String] {
    pieces(wire.replacing("IDs", with: "Ids")).flatMap { piece in
      let letters = Array(piece)
      var words = [""]
      for (position, letter) in letters.enumerated() {
        let afterSmall = position > 0 && !letters[position - 1].isUppercase
        let beforeSmall = position + 1 < letters.count && letters[position + 1].isLowercase
        if position > 0, letter.isUppercase, afterSmall || beforeSmall { words.append("") }
        words[words.count - 1].append(letter)
      }
      return words
    }
  }

  /// The name in camel case that has these words.
  static func camel(_ words: [some StringProtocol]) -> String {
    words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The name as a Swift declaration spells it, in backticks if it is a keyword.
  static func declared(_ name: String) -> String {
    swiftKeywords.contains(name) ? "`\(name)`" : name
  }

  private static let swiftKeywords: Set<String> = [
    "any", "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator",
    "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "super", "switch", "throw",
    "throws", "true", "try", "var", "where", "while",
  ]

  /// The name of a generic schema's instance: `Page` for `Movie` becomes `MoviePage`.
  static func instance(of generic: String, for argument: String) -> String { argument + generic }

  private static func pieces(_ wire: String) -> [Substring] {
    wire.split { !$0.isLetter && !$0.isNumber }
  }
}
