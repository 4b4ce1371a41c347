// SPDX-License-Identifier: MIT
extension StringProtocol {
  /// Without blanks at either end.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }

  /// Letters and digits in lower case without their marks, everything else a single blank: what two spellings of a
  /// title have in common (`Amélie` and `amelie`, `WALL·E` and `wall-e`).
  var folded: String {
    var words = ""
    for character in lowercased() {
      if let plain = Self.plainLetters[character] {
        words += plain
      } else if character.isLetter || character.isNumber {
        words.append(character)
      } else if character != "'" && character != "’" && words.last != " " {
        words.append(" ")
      }
    }
    return words.trimmed
  }

  /// Whether these words, folded, stand in it. No text holds what has neither a letter nor a digit.
  func holds(folded words: String) -> Bool { !words.isEmpty && folded.contains(words) }

  /// For a path or a web address: `Life Is Beautiful` is `life-is-beautiful`.
  var slug: String { String(folded.map { $0 == " " ? "-" : $0 }) }

  private static var plainLetters: [Character: String] { PlainLetters.table }
}

/// The Latin letters with marks that occur in names, and what people type for them.
private enum PlainLetters {
  static let table: [Character: String] = {
    let spellings = [
      "a": "àáâãäåāă", "c": "çćč", "d": "ďđ", "e": "èéêëēęě", "i": "ìíîïī", "l": "ł", "n": "ñńň", "o": "òóôõöøōő",
      "r": "ř", "s": "śšş", "t": "ť", "u": "ùúûüūůű", "y": "ýÿ", "z": "źżž", "ae": "æ", "oe": "œ", "ss": "ß",
      " 1 2": "½", "3": "³",
    ]
    var table: [Character: String] = [:]
    for (plain, marked) in spellings { for letter in marked { table[letter] = plain } }
    return table
  }()
}
