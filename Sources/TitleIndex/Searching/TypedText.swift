// SPDX-License-Identifier: MIT

/// The text that a user has typed so far, as folded words.
struct TypedText {
  struct Word {
    /// The folded UTF-8.
    let bytes: [UInt8]
    /// The letters: each the UTF-8 bytes of a code point in one number.
    let letters: [UInt32]
    /// Whether it is one character of a script without blanks.
    let isCharacter: Bool
    /// Whether more letters of it may follow.
    let isOpen: Bool
  }

  let words: [Word]
  /// The number of letters, counted as those of a title (`TitleFolder.length`).
  let length: Int
  /// The same without the first word if that may be an article with an error: "hte show".
  let leastLength: Int

  /// More words and letters than these are ignored.
  static let maximumWords = 12
  static let maximumCharacters = 24
  static let maximumLength = 120

  init(_ text: String, _ folder: inout TitleFolder) {
    folder.fold(text.unicodeScalars.prefix(Self.maximumLength), limit: Self.maximumLength)
    var words: [Word] = []
    for (index, word) in folder.words.enumerated() {
      guard words.count < (word.isCharacter ? Self.maximumCharacters : Self.maximumWords) else { break }
      let bytes = Array(folder.bytes[folder.range(of: word, atMost: IndexFormat.maximumWordLength)])
      let isLast = index == folder.words.count - 1
      words.append(
        Word(
          bytes: bytes, letters: Self.letters(bytes), isCharacter: word.isCharacter,
          isOpen: isLast && (folder.endsInWord || word.isCharacter)))
    }
    self.words = words
    length = folder.length
    let isArticle = words.count > 1 && Self.article.distance(to: words[0].letters) == 1
    leastLength = isArticle ? length - words[0].letters.count : length
  }

  private static let article = TypingAutomaton(letters("the".utf8), 1, half: 0, halfReach: 1)

  /// How many bytes a letter has.
  static func width(_ letter: UInt32) -> Int {
    switch letter {
    case ..<0x80: 1
    case ..<0x1_0000: 2
    case ..<0x100_0000: 3
    default: 4
    }
  }

  /// The UTF-8 bytes of a letter.
  static func bytes(_ letter: UInt32) -> [UInt8] {
    (0..<width(letter)).reversed().map { UInt8(truncatingIfNeeded: letter >> UInt32(8 * $0)) }
  }

  /// The code points of a text, each as its UTF-8 bytes in one number.
  static func letters(_ bytes: some Collection<UInt8>) -> [UInt32] {
    var letters: [UInt32] = []
    letters.reserveCapacity(bytes.count)
    append(bytes, to: &letters)
    return letters
  }

  static func append(_ bytes: some Collection<UInt8>, to letters: inout [UInt32]) {
    for byte in bytes {
      if byte & 0xC0 == 0x80, let last = letters.indices.last {
        letters[last] = letters[last] << 8 | UInt32(byte)
      } else {
        letters.append(UInt32(byte))
      }
    }
  }
}
