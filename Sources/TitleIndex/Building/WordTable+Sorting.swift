// SPDX-License-Identifier: MIT

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

  /// Places in the order of `sorted`, in the order of the words' bytes from the last to the first.
  func sortedReversed(_ sorted: [UInt32]) -> [UInt32] {
    var ranks = [UInt32](repeating: 0, count: sorted.count)
    for (rank, word) in sorted.enumerated() { ranks[Int(word)] = UInt32(rank) }
    return sort(key: Self.end) { one, other in
      var place = 9
      while place <= one.count, place <= other.count {
        let (a, b) = (one[one.count - place], other[other.count - place])
        if a != b { return a < b }
        place += 1
      }
      return one.count < other.count
    }.map { ranks[Int($0)] }
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
