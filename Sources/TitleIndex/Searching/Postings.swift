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
}
