// SPDX-License-Identifier: MIT

// The documents that contain a word.
extension IndexContent {
  /// Calls `body` with the documents of neighbouring words, word by word, the most popular of each word first.
  /// - Parameter body: returns whether the word's next document is wanted.
  @inline(__always)
  func forEachDocument(of words: Range<Int>, while body: (Int) -> Bool) {
    guard !words.isEmpty else { return }
    var start = number(.postingOffsets, words.lowerBound)
    for word in words {
      let end = number(.postingOffsets, word + 1)
      forEachDocument(in: slice(.postings, start, end), while: body)
      start = end
    }
  }

  @inline(__always)
  private func forEachDocument(in bytes: UnsafeRawBufferPointer, while body: (Int) -> Bool) {
    var offset = 0
    var document = 0
    var difference = 0
    var shift = 0
    while offset < bytes.count {
      // Documents that are near one another, eight at a time.
      if shift == 0, offset + 8 <= bytes.count, document + 8 * 0x7F < documents {
        let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        if eight & 0x8080_8080_8080_8080 == 0 {
          for place in 0..<8 {
            document &+= Int(truncatingIfNeeded: eight &>> UInt64(place * 8) & 0x7F)
            guard body(document) else { return }
          }
          offset += 8
          continue
        }
      }
      let byte = bytes[offset]
      offset += 1
      difference |= Int(byte & 0x7F) &<< shift
      shift += 7
      if byte < 0x80 {
        document &+= difference
        guard document < documents else { break }
        guard body(document) else { return }
        difference = 0
        shift = 0
      } else if shift > 28 {
        break
      }
    }
    if shift > 0 { bad() }
  }
}
