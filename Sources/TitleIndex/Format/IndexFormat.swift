// SPDX-License-Identifier: MIT

/// The layout of an index. Numbers are little-endian.
///
///     sections   each begins at a multiple of 8
///     checksums  4 bytes for each block of 4 KiB of the sections; the last block may be shorter
///     footer     counts, dates, the positions of the sections, checksums (in the order given at `footerSize`)
///     tail       8 bytes: the version and `endMagic`
///
/// Every version has the tail at the end, so that a program recognises an index of another version. A file that was
/// cut has none.
enum IndexFormat {
  /// Increased with every change of the format, and of how words are folded: a word that is folded otherwise than the
  /// typed one isn't found. The program doesn't read an index of another version.
  static let version: UInt32 = 4
  static let blockSize = 4096
  static let magic: UInt64 = 0x7865_646E_4971_724D
  static let endMagic: UInt32 = 0x2E71_724D

  /// The sections, in the order in which they are written.
  enum Section: Int, CaseIterable {
    /// The documents, most popular first; each is a `Document`.
    case documents
    /// Where each document begins in `documents`, and the end (32 bits each).
    case documentOffsets
    /// The number of letters of each document's title (8 bits each, at most 255), not counting an initial article.
    case documentLengths
    /// The distinct words, in the order of their bytes, one after the other.
    case words
    /// Where each word begins in `words`, and the end (32 bits each).
    case wordOffsets
    /// The words in the order of their reversed bytes (32 bits each).
    case reversedWords
    /// The first eight bytes of each word, the first as the most significant (64 bits each); zeros follow a shorter
    /// word.
    case wordStarts
    /// The last eight bytes of each word in the order of `reversedWords`, the last as the most significant.
    case wordEnds
    /// For each word, how many initial bytes it shares with the word before it (8 bits each, at most 255).
    case commonPrefixes
    /// The same for final bytes, in the order of `reversedWords`.
    case commonSuffixes
    /// For each word, the numbers of the documents that have it, ascending, as differences in LEB128.
    case postings
    /// Where each word's documents begin in `postings`, and the end (32 bits each).
    case postingOffsets
    /// The first document of each word (32 bits each): the most popular title that has it.
    case firstDocuments
  }

  /// In this order: `magic`, the counts of documents and of words, when the index was made, its source, the checksum of
  /// the checksums, the length of the sections, the start and length of each section, and the footer's own checksum.
  static let footerSize = 8 + 4 + 4 + 8 + 8 + 8 + 8 + Section.allCases.count * 16 + 8
  static let tailSize = 8

  /// The most documents that an index may have.
  static let maximumDocuments = 8_000_000
  /// The most words: their numbers have 24 bits.
  static let maximumWords = 1 << 24 - 1
  /// The most words of a title that are indexed; further ones are not found.
  static let maximumWordsPerDocument = 64
  /// In bytes; a longer word is cut.
  static let maximumWordLength = 96
}

/// Why an index can't be used.
public enum IndexError: Error, Sendable, Equatable, CustomStringConvertible {
  /// It isn't an index, or it was cut.
  case notAnIndex
  /// It was written by another version of the program.
  case otherVersion(UInt32)
  /// A checksum doesn't match, or a number is out of range.
  case damaged
  /// The caller can't read the file, for this reason.
  case unreadable(String)
  /// There are more titles, words or bytes than an index can have.
  case tooLarge

  public var description: String {
    switch self {
    case .notAnIndex: "it isn't an index of titles, or only part of one"
    case .otherVersion(let version): "it has version \(version), but this program reads \(IndexFormat.version)"
    case .damaged: "it is damaged"
    case .unreadable(let reason): "it can't be read: \(reason)"
    case .tooLarge: "it would be too large"
    }
  }
}

/// A 64-bit checksum against accidents, not attacks. A change within 8 aligned bytes alone always changes it. Four
/// independent lanes let the processor overlap their multiplications.
func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
  @inline(__always)
  func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
    return product ^ product >> 32
  }
  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
  var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
  var second = hash &+ 1
  var third = hash &+ 2
  var fourth = hash &+ 3
  var offset = 0
  while offset + 32 <= bytes.count {
    hash = mixed(hash, word(offset))
    second = mixed(second, word(offset + 8))
    third = mixed(third, word(offset + 16))
    fourth = mixed(fourth, word(offset + 24))
    offset += 32
  }
  hash = mixed(mixed(mixed(hash, second), third), fourth)
  while offset + 8 <= bytes.count {
    hash = mixed(hash, word(offset))
    offset += 8
  }
  while offset < bytes.count {
    hash = (hash ^ UInt64(bytes[offset])) &* 0xC4CE_B9FE_1A85_EC53
    hash ^= hash >> 29
    offset += 1
  }
  return hash
}
