// SPDX-License-Identifier: MIT

/// One title as it is stored: its popularity (1 byte), the count of its words (1 byte), their numbers (3 bytes each),
/// its id (8 bytes), the title's UTF-8 and, if it has a note, a zero byte and the note's UTF-8.
struct Document {
  private let bytes: UnsafeRawBufferPointer
  let wordCount: Int

  /// - Returns: nil if the bytes are too few for a document.
  @inline(__always)
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 10 else { return nil }
    wordCount = Int(bytes[1])
    guard bytes.count >= 10 + wordCount * 3 else { return nil }
    self.bytes = bytes
  }

  /// The popularity on a logarithmic scale; see `popularityLevel(_:)`.
  var popularity: UInt8 { bytes[0] }

  @inline(__always)
  func word(_ index: Int) -> UInt32 {
    let at = 2 + index * 3
    return UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
  }

  var id: UInt64 { UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 2 + wordCount * 3, as: UInt64.self)) }

  var title: String {
    let text = bytes[(10 + wordCount * 3)...]
    return String(decoding: text[..<(text.firstIndex(of: 0) ?? text.endIndex)], as: UTF8.self)
  }

  /// The note that was added beside the title; nil if there is none.
  var note: String? {
    let text = bytes[(10 + wordCount * 3)...]
    return text.firstIndex(of: 0).map { String(decoding: text[($0 + 1)...], as: UTF8.self) }
  }

  static func append(
    to bytes: inout [UInt8], popularity: UInt8, words: some Collection<UInt32>, id: UInt64,
    title: some Collection<UInt8>
  ) {
    bytes.append(popularity)
    bytes.append(UInt8(truncatingIfNeeded: words.count))
    for word in words {
      bytes.append(UInt8(truncatingIfNeeded: word))
      bytes.append(UInt8(truncatingIfNeeded: word >> 8))
      bytes.append(UInt8(truncatingIfNeeded: word >> 16))
    }
    withUnsafeBytes(of: id.littleEndian) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: title)
  }
}
