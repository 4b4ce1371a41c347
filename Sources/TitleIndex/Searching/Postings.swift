// SPDX-License-Identifier: MIT

/// The documents that contain a word, most popular first.
struct Postings: Sequence, IteratorProtocol {
  private let bytes: UnsafeRawBufferPointer
  private let content: IndexContent
  private var offset = 0
  private var document = 0

  init(_ content: IndexContent, word: Int) {
    self.content = content
    bytes = content.slice(.postings, .postingOffsets, word)
  }

  @inline(__always)
  mutating func next() -> Int? {
    var (difference, shift) = (0, 0)
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      difference |= Int(byte & 0x7F) << shift
      if byte < 0x80 {
        document += difference
        guard document < content.documents else {
          content.bad()
          return nil
        }
        return document
      }
      shift += 7
      guard shift <= 28 else { break }
    }
    if shift > 0 { content.bad() }
    return nil
  }

  /// Lends all documents; those that are near one another eight at a time.
  @inline(__always)
  consuming func forEach(_ body: (Int) -> Void) {
    while true {
      while offset + 8 <= bytes.count, document + 8 * 0x7F < content.documents {
        let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        guard eight & 0x8080_8080_8080_8080 == 0 else { break }
        for shift in 0..<8 {
          document += Int(truncatingIfNeeded: eight &>> UInt64(shift * 8) & 0x7F)
          body(document)
        }
        offset += 8
      }
      guard let document = next() else { return }
      body(document)
    }
  }
}
