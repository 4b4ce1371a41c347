// SPDX-License-Identifier: MIT

/// Numbers the distinct words of a collection in the order in which they come.
struct WordTable {
  private(set) var bytes: [UInt8] = []
  private(set) var offsets: [UInt32] = [0]
  private var hashes: [UInt32] = []
  /// The number of a word, plus one, at its place by hash; a power of two, at most half full.
  private var slots = [UInt32](repeating: 0, count: 1 << 14)

  var count: Int { offsets.count - 1 }

  /// The number of a word.
  func word(_ index: Int) -> Range<Int> { Int(offsets[index])..<Int(offsets[index + 1]) }

  /// The word's number, which is new if the word is.
  mutating func number(of word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    hash ^= hash >> 15
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot] - 1)
      if hashes[index] == hash, isEqual(index, word) { return UInt32(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let index = UInt32(hashes.count)
    slots[slot] = index + 1
    hashes.append(hash)
    bytes.append(contentsOf: word)
    offsets.append(UInt32(bytes.count))
    if hashes.count * 2 > slots.count { grow() }
    return index
  }

  private func isEqual(_ index: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = self.word(index)
    guard range.count == word.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for place in 0..<word.count where bytes[range.lowerBound + place] != word[place] { return false }
      return true
    }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for index in hashes.indices {
      var slot = Int(hashes[index]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index) + 1
    }
  }

  /// Frees what only numbering needs.
  mutating func finish() {
    hashes = []
    slots = []
  }
}
