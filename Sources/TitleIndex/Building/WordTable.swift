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

// Sorting.
extension WordTable {
  /// The first eight bytes of a word, the first as the most significant; zeros follow a shorter word.
  func start(of index: Int) -> UInt64 {
    bytes.withUnsafeBufferPointer { Self.start(UnsafeBufferPointer(rebasing: $0[word(index)])) }
  }

  /// The last eight bytes of a word, the last as the most significant.
  func end(of index: Int) -> UInt64 {
    bytes.withUnsafeBufferPointer { Self.end(UnsafeBufferPointer(rebasing: $0[word(index)])) }
  }

  private static func start(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    (0..<8).reduce(0) { key, place in key << 8 | UInt64(place < word.count ? word[place] : 0) }
  }

  private static func end(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    (1...8).reduce(0) { key, place in key << 8 | UInt64(place <= word.count ? word[word.count - place] : 0) }
  }

  /// The words' numbers in the order of their bytes.
  func sorted() -> [UInt32] {
    sort(key: Self.start) { one, other in
      var place = 8
      while place < one.count, place < other.count {
        if one[place] != other[place] { return one[place] < other[place] }
        place += 1
      }
      return one.count < other.count
    }
  }

  /// The words' numbers in the order of their bytes from the last to the first.
  func sortedReversed() -> [UInt32] {
    sort(key: Self.end) { one, other in
      var place = 9
      while place <= one.count, place <= other.count {
        let a = one[one.count - place]
        let b = other[other.count - place]
        if a != b { return a < b }
        place += 1
      }
      return one.count < other.count
    }
  }

  /// How many bytes each word has in common with the one before it, from the start.
  func commonPrefixes(_ order: [UInt32]) -> [UInt8] { common(order) { word, place in bytes[word.lowerBound + place] } }

  /// The same from the end.
  func commonSuffixes(_ order: [UInt32]) -> [UInt8] {
    common(order) { word, place in bytes[word.upperBound - 1 - place] }
  }

  private func common(_ order: [UInt32], _ byte: (Range<Int>, Int) -> UInt8) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(order.count)
    var previous = 0..<0
    for number in order {
      let word = word(Int(number))
      let most = min(word.count, previous.count, 255)
      var count = 0
      while count < most, byte(word, count) == byte(previous, count) { count += 1 }
      result.append(UInt8(count))
      previous = word
    }
    return result
  }

  /// Sorts by a key of the first eight bytes, and those with equal keys by the rest.
  private func sort(
    key: (UnsafeBufferPointer<UInt8>) -> UInt64,
    precedes: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> [UInt32] {
    bytes.withUnsafeBufferPointer { bytes in
      func text(_ index: UInt32) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[word(Int(index))])
      }
      var keyed = (0..<UInt32(count)).map { (key: key(text($0)), word: $0) }
      keyed.sort { one, other in
        one.key != other.key ? one.key < other.key : precedes(text(one.word), text(other.word))
      }
      return keyed.map(\.word)
    }
  }
}
