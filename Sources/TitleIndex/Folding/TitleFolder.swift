// SPDX-License-Identifier: MIT
import Basics

/// Splits a text into words in the one form in which the spellings of a word are equal: lower case, without accents and
/// apostrophes, full width as half width, `&` as "and", katakana as hiragana, Hangul as its letters. Each character of a
/// script that is written without blanks is a word of its own.
///
/// A folder keeps its storage from one text to the next.
struct TitleFolder {
  /// A word of the last text.
  struct Word {
    /// The word's bytes in `bytes`.
    var bytes: Range<Int>
    /// The code points of the source text that became the word.
    var source: Range<Int>
    /// Whether the word is one character of a script without blanks.
    let isCharacter: Bool
  }

  /// The words' UTF-8, one after the other.
  private(set) var bytes: [UInt8] = []
  /// The words of the last text, in order.
  private(set) var words: [Word] = []
  /// Whether the last text ended within a word: more letters of it may follow.
  private(set) var endsInWord = false

  /// The number of letters of the last text, without those of an article at its beginning: users leave it out.
  var length: Int {
    var words = words[...]
    if words.count > 1, Self.articles.contains(where: { $0.elementsEqual(bytes[words[0].bytes]) }) {
      words = words.dropFirst()
    }
    return words.reduce(0) { count, word in
      count + bytes[word.bytes].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
  }

  private static let articles = ["the", "a", "an"].map { Array($0.utf8) }

  /// The position in the source text.
  private var position = 0
  /// Where the word that is being read begins, in `bytes` and in the source text; nil between words.
  private var begun: (byte: Int, position: Int)?

  /// Folds a text; characters after the first `limit` code points are left out.
  mutating func fold(_ text: some Sequence<Unicode.Scalar>, limit: Int = 1000) {
    bytes.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    begun = nil
    position = 0
    for scalar in text {
      guard position < limit else { break }
      let value = scalar.value
      if value < 0x80 { append(ascii: UInt8(truncatingIfNeeded: value)) } else { append(scalar) }
      position += 1
    }
    endsInWord = begun != nil
    endWord()
  }

  /// The word's bytes, cut before a code point if there are more than `limit`.
  func range(of word: Word, atMost limit: Int) -> Range<Int> {
    guard word.bytes.count > limit else { return word.bytes }
    var end = word.bytes.lowerBound + limit
    while end > word.bytes.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return word.bytes.lowerBound..<end
  }

  private mutating func append(ascii byte: UInt8) {
    if byte.isASCIIAlphanumeric {
      beginWord()
      bytes.append(byte.asciiLowercased)
    } else if byte == UInt8(ascii: "&") {
      endWord()
      bytes += "and".utf8
      words.append(Word(bytes: bytes.count - 3..<bytes.count, source: position..<position + 1, isCharacter: false))
    } else if byte != UInt8(ascii: "'") {
      endWord()
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch FoldedScalar(scalar) {
    case .nothing: break
    case .separator: endWord()
    case .letters(let letters):
      for letter in letters.unicodeScalars {
        if letter == " " {
          endWord()
        } else {
          beginWord()
          append(utf8: letter)
        }
      }
    case .letter(let letter):
      beginWord()
      append(utf8: letter)
    case .mark(let mark):
      // The sign of a character before it, as the vowels of Thai are.
      guard begun != nil || words.last?.bytes.upperBound == bytes.count else { return }
      append(utf8: mark)
      if begun == nil, let last = words.indices.last {
        words[last].bytes = words[last].bytes.lowerBound..<bytes.count
        words[last].source = words[last].source.lowerBound..<position + 1
      }
    case .character(let character):
      endWord()
      append(utf8: character)
      let count = UTF8.width(character)
      words.append(
        Word(bytes: bytes.count - count..<bytes.count, source: position..<position + 1, isCharacter: true))
    }
  }

  private mutating func append(utf8 scalar: Unicode.Scalar) {
    if scalar.isASCII { bytes.append(UInt8(truncatingIfNeeded: scalar.value)) } else { bytes += String(scalar).utf8 }
  }

  private mutating func beginWord() {
    if begun == nil { begun = (bytes.count, position) }
  }

  private mutating func endWord() {
    guard let begun else { return }
    // One code point may be several words: ½.
    let source = begun.position..<max(position, begun.position + 1)
    words.append(Word(bytes: begun.byte..<bytes.count, source: source, isCharacter: false))
    self.begun = nil
  }
}
