// SPDX-License-Identifier: MIT
import Basics

/// The folded form of a code point outside ASCII.
enum FoldedScalar {
  /// It ends the word.
  case separator
  /// It is dropped, within a word as well: an accent, an apostrophe.
  case nothing
  /// One letter of a word.
  case letter(Unicode.Scalar)
  /// Several letters, and perhaps a blank.
  case letters(String)
  /// A sign that belongs to the character before it.
  case mark(Unicode.Scalar)
  /// A character of a script that is written without blanks.
  case character(Unicode.Scalar)

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // Combining accents, the points of Hebrew and the vowel signs of Arabic, and what is invisible.
    case 0x300...0x36F, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670, 0x640, 0xFE00...0xFE0F, 0x200B...0x200F,
      0xAD, 0x2060, 0xFEFF:
      self = .nothing
    // Apostrophes.
    case 0x2018, 0x2019, 0x2BC, 0xB4, 0x2032, 0xFF07: self = .nothing
    // Full-width ASCII.
    case 0xFF01...0xFF5E: self = Self(halfWidth: scalar.value - 0xFEE0)
    case 0xFF66...0xFF9D: self = Self(halfWidthKatakana: Int(scalar.value - 0xFF66))
    // Katakana as hiragana.
    case 0x30A1...0x30F6: self = Self(character: scalar.value - 0x60)
    case 0x3041...0x3096, 0x30FC, 0x3005, 0x3007, 0x3105...0x312F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      self = .character(scalar)
    case 0xAC00...0xD7A3: self = .letters(Hangul.letters(ofSyllable: Int(scalar.value) - 0xAC00))
    case 0x3131...0x3163: self = .letters(Hangul.letters(ofSingle: Int(scalar.value) - 0x3131))
    // Thai, Lao, Tibetan, Burmese and Khmer.
    case 0xE00...0xEFF, 0xF00...0xFFF, 0x1000...0x109F, 0x1780...0x17FF: self = Self(writtenWithoutBlanks: scalar)
    default: self = Self(general: scalar)
    }
  }

  private init(halfWidth value: UInt32) {
    let byte = UInt8(truncatingIfNeeded: value)
    self = byte.isASCIIAlphanumeric ? .letter(Unicode.Scalar(byte.asciiLowercased)) : .separator
  }

  private init(character value: UInt32) {
    self = Unicode.Scalar(value).map { .character($0) } ?? .separator
  }

  /// JIS X 0201's order, from U+FF66.
  private static let katakana = Array(
    "をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん".unicodeScalars)

  private init(halfWidthKatakana index: Int) {
    self = Self.katakana.indices.contains(index) ? .character(Self.katakana[index]) : .separator
  }

  private init(writtenWithoutBlanks scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .otherLetter: self = .character(scalar)
    case .nonspacingMark, .spacingMark, .modifierLetter: self = .mark(scalar)
    case .decimalNumber: self = .letter(scalar)
    default: self = .separator
    }
  }

  private init(general scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter:
      self = properties.lowercaseMapping.unicodeScalars.first.map(Self.init(letter:)) ?? .separator
    case .lowercaseLetter, .otherLetter, .modifierLetter: self = Self(letter: scalar)
    case .decimalNumber:
      self = .letter(properties.numericValue.flatMap { Unicode.Scalar(UInt32($0) + 0x30) } ?? scalar)
    case .otherNumber: self = Character(scalar).plainLetters.map { .letters($0) } ?? .letter(scalar)
    case .nonspacingMark, .spacingMark: self = .mark(scalar)
    default: self = .separator
    }
  }

  private init(letter scalar: Unicode.Scalar) {
    self = Character(scalar).plainLetters.map { .letters($0) } ?? .letter(scalar)
  }
}
