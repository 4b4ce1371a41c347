// SPDX-License-Identifier: MIT

/// The distinct words of an index, each known by its place in the order of their bytes.
final class WordList {
  let content: IndexContent
  /// The words by their starts, and by their ends; only what is misspelt needs them.
  private(set) lazy var forward = WordOrder(content, isReversed: false)
  private(set) lazy var backward = WordOrder(content, isReversed: true)

  init(_ content: IndexContent) { self.content = content }

  @inline(__always)
  func text(_ word: Int) -> UnsafeRawBufferPointer { content.slice(.words, .wordOffsets, word) }

  /// The words that begin with these bytes.
  func range(prefix: ArraySlice<UInt8>) -> Range<Int> {
    let words = 0..<content.words
    let start = words.firstPlace { !precedes(text($0), prefix) }
    let end = (start..<content.words).firstPlace { !hasPrefix(text($0), prefix) }
    return start..<end
  }

  /// The number of a word; nil if the index doesn't have it.
  func number(of word: ArraySlice<UInt8>) -> Int? {
    let place = (0..<content.words).firstPlace { !precedes(text($0), word) }
    guard place < content.words else { return nil }
    let found = text(place)
    return found.count == word.count && hasPrefix(found, word) ? place : nil
  }

  /// How many bytes the list of the word's documents has, which stands in for how many there are.
  @inline(__always)
  func weight(_ word: Int) -> Int {
    max(content.number(.postingOffsets, word + 1) - content.number(.postingOffsets, word), 0)
  }

  /// The same for several neighbours.
  func weight(_ words: Range<Int>) -> Int {
    max(content.number(.postingOffsets, words.upperBound) - content.number(.postingOffsets, words.lowerBound), 0)
  }

  private func precedes(_ one: UnsafeRawBufferPointer, _ other: ArraySlice<UInt8>) -> Bool {
    var place = 0
    for byte in other {
      guard place < one.count else { return true }
      if one[place] != byte { return one[place] < byte }
      place += 1
    }
    return false
  }

  private func hasPrefix(_ one: UnsafeRawBufferPointer, _ prefix: ArraySlice<UInt8>) -> Bool {
    guard one.count >= prefix.count else { return false }
    var place = 0
    for byte in prefix {
      if one[place] != byte { return false }
      place += 1
    }
    return true
  }
}

extension Range<Int> {
  /// The first place at which something holds that holds for all places after it too; the end if nowhere.
  @inline(__always)
  func firstPlace(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
