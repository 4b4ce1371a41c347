// SPDX-License-Identifier: MIT

/// The distinct words of an index, each identified by its place in the order of their bytes.
final class WordList {
  let content: IndexContent
  /// The words by their starts, and by their ends; only what is misspelt needs them.
  private(set) lazy var forward = WordOrder(content, isReversed: false)
  private(set) lazy var backward = WordOrder(content, isReversed: true)

  init(_ content: IndexContent) { self.content = content }

  @inline(__always)
  func text(_ word: Int) -> UnsafeRawBufferPointer { content.slice(.words, .wordOffsets, word) }

  /// The words that begin with these bytes.
  func range(prefix: ArraySlice<UInt8>) -> Range<Int> { range(prefix: prefix, in: 0..<content.words) }

  /// Those of some neighbouring words that begin with these bytes.
  func range(prefix: ArraySlice<UInt8>, in words: Range<Int>) -> Range<Int> {
    content.range(.wordStarts, prefix: prefix, in: words) { text($0).order(beside: prefix, isReversed: false) }
  }

  /// The number of a word; nil if the index doesn't have it.
  func number(of word: ArraySlice<UInt8>) -> Int? {
    whole(range(prefix: word), count: word.count)
  }

  /// The word that consists of a beginning alone; nil if there is none.
  /// - Parameters:
  ///   - words: those with the beginning, in order, so that this word is the first.
  ///   - count: the length of the beginning in bytes.
  func whole(_ words: Range<Int>, count: Int) -> Int? { words.first.flatMap { text($0).count == count ? $0 : nil } }

  /// The bytes of the list of the word's documents, as an estimate of their number.
  @inline(__always)
  func weight(_ word: Int) -> Int {
    max(content.number(.postingOffsets, word + 1) - content.number(.postingOffsets, word), 0)
  }

  /// The same for several neighbours.
  func weight(_ words: Range<Int>) -> Int {
    max(content.number(.postingOffsets, words.upperBound) - content.number(.postingOffsets, words.lowerBound), 0)
  }

}

extension UnsafeRawBufferPointer {
  /// Whether this word comes before (-1) or after (1) all words that begin with some bytes, or is one of them (0).
  /// - Parameter isReversed: whether the words are read from their ends.
  func order(beside prefix: ArraySlice<UInt8>, isReversed: Bool) -> Int {
    for (place, byte) in prefix.enumerated() {
      guard place < count else { return -1 }
      let own = self[isReversed ? count - 1 - place : place]
      if own != byte { return own < byte ? -1 : 1 }
    }
    return 0
  }
}

extension IndexContent {
  /// The places of the words that begin with some bytes, by a section of their first eight in order.
  ///
  /// - Parameter order: whether the word at a place comes before (-1) or after (1) these; called only where eight bytes
  ///   don't decide.
  @inline(__always)
  func range(
    _ section: IndexFormat.Section, prefix: ArraySlice<UInt8>, in places: Range<Int>, order: (Int) -> Int
  ) -> Range<Int> {
    let shift = UInt64(max(8 - prefix.count, 0) * 8)
    let key = prefix.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    // Shifted by 64 bits, a number is zero: all words begin with nothing.
    let start = places.firstPlace { wideNumber(section, $0) >> shift >= key }
    // Few words have a beginning in common, so the search for the last one starts near the first.
    var most = 1
    while start + most < places.upperBound, wideNumber(section, start + most) >> shift <= key { most *= 2 }
    let end = (start..<min(start + most, places.upperBound)).firstPlace { wideNumber(section, $0) >> shift > key }
    guard prefix.count > 8 else { return start..<end }
    let first = (start..<end).firstPlace { order($0) >= 0 }
    return first..<(first..<end).firstPlace { order($0) > 0 }
  }
}

extension Range<Int> {
  /// The first place that fulfils a condition, which all later places fulfil too; the end if there is none.
  @inline(__always)
  func firstPlace(where isFulfilled: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isFulfilled(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
