// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// The text for comparison with other spellings: in lower case, without the marks of letters and without apostrophes,
  /// with one blank for anything else between letters and digits. `Amélie` is `amelie`, and `WALL·E` is `wall e`.
  public var folded: String {
    var words = ""
    for character in lowercased() {
      if let plain = character.plainLetters {
        words += plain
      } else if character.isLetter || character.isNumber {
        words.append(character)
      } else if character != "'" && character != "’" && !words.isEmpty && words.last != " " {
        words.append(" ")
      }
    }
    return words.trimmingBlanks
  }

  /// The folded text without blanks, for names whose words are written together or apart.
  public var bare: String {
    // Nearly every word is in ASCII, and AMC's programme has some hundred titles.
    utf8.allSatisfy(\.isASCIIAlphanumeric) ? lowercased() : folded.filter { $0 != " " }
  }

  /// Whether the folded text contains `words`, which are folded already. Empty words are never contained.
  public func contains(folded words: String) -> Bool { !words.isEmpty && folded.contains(words) }
}

extension Character {
  /// What people type for a lower-case letter with marks: `e` for `é`, `ss` for `ß`; nil for other characters.
  public var plainLetters: String? { Self.plainLettersTable[self] }

  /// The Latin letters with marks that occur in names and titles. The Turkish `İ` is in lower case an `i` with a dot.
  private static let plainLettersTable: [Character: String] = {
    let spellings = [
      "a": "àáâãäåāăą", "c": "çćčċ", "d": "ďđð", "e": "èéêëēęěėə", "g": "ğģ", "h": "ħ", "i": "ìíîïīįıi\u{307}",
      "k": "ķ", "l": "łľļ", "n": "ñńňņ", "o": "òóôõöøōő", "r": "řŕ", "s": "śšşș", "t": "ťţț", "u": "ùúûüūůűų", "w": "ŵ",
      "y": "ýÿŷ", "z": "źżž", "ae": "æ", "oe": "œ", "ss": "ß", "th": "þ", " 1 2": "½", "3": "³", "2": "²",
    ]
    var table: [Character: String] = [:]
    for (plain, marked) in spellings { for letter in marked { table[letter] = plain } }
    return table
  }()
}
