// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// The text for comparison with other spellings: in lower case, without the marks of letters and without apostrophes,
  /// with one blank for anything else between letters and digits. `Amélie` is `amelie`, and `WALL·E` is `wall e`.
  public var folded: String {
    if let words = foldedASCII { return words }
    var words = ""
    for character in lowercased() {
      if let plain = character.plainLetters {
        words += plain
      } else if character.isLetter || character.isNumber {
        words.append(character)
      } else if !words.isEmpty && words.last != " " {
        words.append(" ")
      }
    }
    return words.trimmingBlanks
  }

  /// The folded text, if all of it is in ASCII: a library's notes may have megabytes. Otherwise nil.
  private var foldedASCII: String? {
    var words: [UInt8] = []
    words.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte >= 0x80 { return nil }
      if byte.isASCIIAlphanumeric {
        words.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte)
      } else if byte != UInt8(ascii: "'"), let last = words.last, last != UInt8(ascii: " ") {
        words.append(UInt8(ascii: " "))
      }
    }
    if words.last == UInt8(ascii: " ") { words.removeLast() }
    return String(decoding: words, as: UTF8.self)
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
  /// What people type for a lower-case letter with marks: `e` for `é`, `ss` for `ß`, nothing for an apostrophe; nil for
  /// other characters.
  public var plainLetters: String? { Self.plainLettersTable[self] }

  /// The Latin letters with marks, Vietnamese ones with two of them, and what is typed for one another in Greek,
  /// Cyrillic and Arabic: vowels with marks, the forms of alef and yeh. The Turkish `İ` is in lower case an `i` with a
  /// dot. A change of a spelling changes the words of an index: `IndexFormat.version` goes up with it.
  private static let plainLettersTable: [Character: String] = {
    let spellings = [
      "a": "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ", "b": "ḃḅḇ", "c": "çćĉċčḉ", "d": "ďđðḋḍḏḑḓ",
      "e": "èéêëēĕėęěəȅȇȩḕḗḙḛḝẹẻẽếềểễệ", "f": "ḟ", "g": "ĝğġģǧǵḡ", "h": "ĥħȟḣḥḧḩḫẖ",
      "i": "ìíîïĩīĭįıǐȉȋḭḯỉịi\u{307}", "j": "ĵǰ", "k": "ķǩḱḳḵ", "l": "ĺļľłḷḹḻḽ", "m": "ḿṁṃ", "n": "ñńņňŋǹṅṇṉṋ",
      "o": "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ", "p": "ṕṗ", "r": "ŕŗřȑȓṙṛṝṟ", "s": "śŝşšșṡṣṥṧṩ", "t": "ţťŧțṫṭṯṱẗ",
      "u": "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự", "v": "ṽṿ", "w": "ŵẁẃẅẇẉẘ", "x": "ẋẍ", "y": "ýÿŷȳẏẙỳỵỷỹ", "z": "źżžẑẓẕ",
      "ae": "æǣǽ", "oe": "œ", "ss": "ß", "th": "þ", "ij": "ĳ", " 1 2": "½", "3": "³", "2": "²", "": "'’‘ʻʼ´′＇",
      "α": "ά", "ε": "έ", "η": "ή", "ι": "ίϊΐ", "ο": "ό", "υ": "ύϋΰ", "ω": "ώ", "σ": "ς", "е": "ё",
      "\u{627}": "\u{622}\u{623}\u{625}\u{671}", "\u{64A}": "\u{649}\u{6CC}", "\u{647}": "\u{629}",
      "\u{643}": "\u{6A9}",
    ]
    var table: [Character: String] = [:]
    for (plain, marked) in spellings { for letter in marked { table[letter] = plain } }
    return table
  }()
}
