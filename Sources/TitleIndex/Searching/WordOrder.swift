// SPDX-License-Identifier: MIT

/// The words of an index in the order of their bytes, or of their bytes from the last to the first.
///
/// A search reads from all over it, so the data that it reads most are small: eight bytes of each word, and one with
/// the number of bytes to skip.
struct WordOrder {
  private let commons: UnsafeRawBufferPointer
  /// The least of `commons` for each block of neighbours.
  private let leastCommons: [UInt8]
  private let isReversed: Bool
  private let count: Int
  private let content: IndexContent
  /// The places of the words that begin with an ASCII character.
  private var ascii = 0..<0

  /// How many neighbours are skipped at once.
  private static let blockSize = 64

  init(_ content: IndexContent, isReversed: Bool) {
    self.content = content
    self.isReversed = isReversed
    let commons = content.all(isReversed ? .commonSuffixes : .commonPrefixes)
    self.commons = commons
    let count = commons.count
    self.count = count
    leastCommons = stride(from: 0, to: count, by: Self.blockSize).map { start in
      commons[start..<min(start + Self.blockSize, count)].min() ?? 0
    }
    let order = self
    let end = (0..<count).firstPlace { order.key($0) >> 56 >= 0x80 }
    ascii = 0..<end
  }

  /// The word's number; `place` is less than the count.
  @inline(__always)
  func number(_ place: Int) -> Int { isReversed ? content.number(.reversedWords, place) : place }

  @inline(__always)
  func text(_ place: Int) -> UnsafeRawBufferPointer { content.slice(.words, .wordOffsets, number(place)) }

  /// The word's first bytes in this order, the first as the most significant.
  @inline(__always)
  func key(_ place: Int) -> UInt64 { content.wideNumber(isReversed ? .wordEnds : .wordStarts, place) }

  /// How many bytes the word has in common with the one before it.
  @inline(__always)
  func common(_ place: Int) -> Int { Int(commons[place]) }

  /// The next place at which a word differs from the one before it within its first bytes, or an earlier one.
  @inline(__always)
  func nextPlace(after place: Int, in range: Range<Int>, differingWithin bytes: Int) -> Int {
    var place = place + 1
    let bytes = min(bytes, 0x7F)
    // Eight at a time: the high bit stays only where a number is not less than `bytes`.
    let wanted = UInt64(truncatingIfNeeded: 0x80 - bytes) &* 0x0101_0101_0101_0101
    while place < range.upperBound {
      if place % Self.blockSize == 0, leastCommons[place / Self.blockSize] >= bytes {
        place += Self.blockSize
      } else if place + 8 <= count {
        let eight = UInt64(littleEndian: commons.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        let less = ~((eight & 0x7F7F_7F7F_7F7F_7F7F) &+ wanted) & 0x8080_8080_8080_8080
        let equal = less == 0 ? 8 : less.trailingZeroBitCount / 8
        // Up to where a block may begin.
        let step = 8 - place % 8
        place += min(equal, step)
        if equal < step { break }
      } else if common(place) >= bytes {
        place += 1
      } else {
        break
      }
    }
    return min(place, range.upperBound)
  }

  /// The letter at an offset of a word, as its UTF-8 bytes in one number, and how many they are; nil at the end.
  @inline(__always)
  func letter(_ place: Int, _ key: UInt64, _ offset: Int) -> (UInt32, Int)? {
    if offset < 8 {
      let byte = UInt32(truncatingIfNeeded: key >> UInt64(56 - 8 * offset)) & 0xFF
      if byte == 0 { return nil }
      if byte < 0x80 { return (byte, 1) }
    }
    let text = text(place)
    return offset < text.count ? letter(text, offset) : nil
  }

  /// The letter at an offset from the end that comes first, as its UTF-8 bytes in one number, and how many they are.
  private func letter(_ text: UnsafeRawBufferPointer, _ offset: Int) -> (UInt32, Int) {
    if !isReversed {
      let first = text[offset]
      if first < 0x80 { return (UInt32(first), 1) }
      var value = UInt32(first)
      var end = offset + 1
      while end < text.count, end < offset + 4, text[end] & 0xC0 == 0x80 {
        value = value << 8 | UInt32(text[end])
        end += 1
      }
      return (value, end - offset)
    }
    let last = text.count - 1 - offset
    if text[last] < 0x80 { return (UInt32(text[last]), 1) }
    var start = last
    while start > 0, last - start < 3, text[start] & 0xC0 == 0x80 { start -= 1 }
    var value: UInt32 = 0
    for place in start...last { value = value << 8 | UInt32(text[place]) }
    return (value, last - start + 1)
  }

  /// The places of the words that begin with some letters, among those whose first letter is of the script of another.
  func range(_ letters: ArraySlice<UInt32>, script: UInt32?) -> Range<Int> {
    guard let script, count > 0 else { return 0..<0 }
    if letters.isEmpty { return script < 0x80 ? ascii : ascii.upperBound..<count }
    var bytes: [UInt8] = []
    for letter in letters { bytes += isReversed ? TypedText.bytes(letter).reversed() : TypedText.bytes(letter) }
    return content.range(isReversed ? .wordEnds : .wordStarts, prefix: bytes[...], in: 0..<count) {
      text($0).order(beside: bytes[...], isReversed: isReversed)
    }
  }
}
