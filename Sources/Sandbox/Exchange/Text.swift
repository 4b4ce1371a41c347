// SPDX-License-Identifier: MIT
extension StringProtocol {
  /// The text without leading and trailing whitespace.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }

  /// The text in lower case, with letters stripped of their marks and anything but letters and digits turned into
  /// single spaces, so that spellings of a title compare equal (`Amélie` and `amelie`, `WALL·E` and `wall-e`).
  var folded: String {
    var words = ""
    for character in lowercased() {
      if let plain = character.plainLetters {
        words += plain
      } else if character.isLetter || character.isNumber {
        words.append(character)
      } else if character != "'" && character != "’" && words.last != " " {
        words.append(" ")
      }
    }
    return words.trimmed
  }

  /// Whether the folded text contains `words`, which are folded already. Words without a letter or a digit are never
  /// contained.
  func holds(folded words: String) -> Bool { !words.isEmpty && folded.contains(words) }

  /// The text in the form for URLs: `Life Is Beautiful` becomes `life-is-beautiful`.
  var slug: String { String(folded.map { $0 == " " ? "-" : $0 }) }
}
