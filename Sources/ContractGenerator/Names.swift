// SPDX-License-Identifier: MIT
/// Converts names on the wire to identifiers and titles.
enum Names {
  /// A type name: `movies/nowPlaying` becomes `MoviesNowPlaying`.
  static func type(_ wire: String) -> String {
    words(wire).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A member name: `popularity.desc` becomes `popularityDesc`.
  static func member(_ wire: String) -> String {
    let name = type(wire)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// A title: `movies/nowPlaying` becomes `Movies now playing`.
  static func title(_ wire: String) -> String {
    let spaced = words(wire).joined(separator: " ").reduce(into: "") { text, letter in
      text += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
    return spaced.prefix(1).uppercased() + spaced.dropFirst()
  }

  /// The name as a Swift declaration spells it, in backticks if it is a keyword.
  static func declared(_ name: String) -> String {
    swiftKeywords.contains(name) ? "`\(name)`" : name
  }

  private static let swiftKeywords: Set<String> = [
    "any", "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator",
    "private",
    "protocol", "public", "repeat", "return", "self", "static", "struct", "super", "switch", "throw", "throws", "true",
    "try", "var", "where", "while",
  ]

  /// The name of a generic schema's instance: `Page` for `Movie` becomes `MoviePage`.
  static func instance(of generic: String, for argument: String) -> String { argument + generic }

  private static func words(_ wire: String) -> [Substring] {
    wire.split { !$0.isLetter && !$0.isNumber }
  }
}
