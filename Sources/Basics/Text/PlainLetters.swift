// SPDX-License-Identifier: MIT

extension Character {
  /// What people type for a lower-case letter with marks: `e` for `é`, `ss` for `ß`; nil for other characters.
  public var plainLetters: String? { Self.plainLettersTable[self] }

  /// The Latin letters with marks that occur in names and titles.
  private static let plainLettersTable: [Character: String] = {
    let spellings = [
      "a": "àáâãäåāăą", "c": "çćčċ", "d": "ďđð", "e": "èéêëēęěėə", "g": "ğģ", "h": "ħ", "i": "ìíîïīįı", "k": "ķ",
      "l": "łľļ", "n": "ñńňņ", "o": "òóôõöøōő", "r": "řŕ", "s": "śšşș", "t": "ťţț", "u": "ùúûüūůűų", "w": "ŵ",
      "y": "ýÿŷ", "z": "źżž", "ae": "æ", "oe": "œ", "ss": "ß", "th": "þ", " 1 2": "½", "3": "³", "2": "²",
    ]
    var table: [Character: String] = [:]
    for (plain, marked) in spellings { for letter in marked { table[letter] = plain } }
    return table
  }()
}
