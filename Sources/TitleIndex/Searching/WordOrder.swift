// SPDX-License-Identifier: MIT

/// The words of an index in the order of their bytes, or of their bytes from the last to the first.
///
/// Its sections are compared with their checksums as a whole once, since a walk reads from all over them.
struct WordOrder {
  private let texts: UnsafeRawBufferPointer
  private let offsets: UnsafeRawBufferPointer
  private let commons: UnsafeRawBufferPointer
  /// The words' numbers by place; nil in the order in which they are numbered.
  private let numbers: UnsafeRawBufferPointer?
  private let count: Int
  private let content: IndexContent
  /// The places of the words that begin with an ASCII character.
  private var ascii = 0..<0

  init(_ content: IndexContent, isReversed: Bool) {
    self.content = content
    texts = content.all(.words)
    offsets = content.all(.wordOffsets)
    commons = content.all(isReversed ? .commonSuffixes : .commonPrefixes)
    numbers = isReversed ? content.all(.reversedWords) : nil
    count = content.damage ? 0 : content.words
    let all = 0..<count
    let order = self
    let end = all.firstPlace { place in
      let text = order.text(place)
      return (isReversed ? text.last : text.first) ?? 0 >= 0x80
    }
    ascii = 0..<end
  }

  private var isReversed: Bool { numbers != nil }

  @inline(__always)
  private static func number(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Int {
    Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
  }

  /// The word's number; `place` is less than the count.
  @inline(__always)
  func number(_ place: Int) -> Int { numbers.map { Self.number($0, place) } ?? place }

  @inline(__always)
  func text(_ place: Int) -> UnsafeRawBufferPointer {
    let number = number(place)
    guard number < count else { return UnsafeRawBufferPointer(start: nil, count: content.bad()) }
    let (start, end) = (Self.number(offsets, number), Self.number(offsets, number + 1))
    guard start <= end, end <= texts.count else { return UnsafeRawBufferPointer(start: nil, count: content.bad()) }
    return UnsafeRawBufferPointer(rebasing: texts[start..<end])
  }

  /// How many bytes the word has in common with the one before it.
  @inline(__always)
  func common(_ place: Int) -> Int { Int(commons[place]) }

  /// The next place at which a word differs from the one before it within its first bytes.
  @inline(__always)
  func nextPlace(after place: Int, in range: Range<Int>, differingWithin bytes: Int) -> Int {
    var place = place + 1
    if bytes <= 0x7F {
      // Eight at a time: the high bit stays only where a number is not less than `bytes`.
      let wanted = UInt64(truncatingIfNeeded: 0x80 - bytes) &* 0x0101_0101_0101_0101
      while place + 8 <= range.upperBound {
        let eight = commons.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        guard (eight & 0x7F7F_7F7F_7F7F_7F7F) &+ wanted & 0x8080_8080_8080_8080 == 0x8080_8080_8080_8080 else { break }
        place += 8
      }
    }
    while place < range.upperBound, common(place) >= bytes { place += 1 }
    return place
  }

  /// The letter at an offset from the end that comes first, as its UTF-8 bytes in one number, and how many they are.
  @inline(__always)
  func letter(_ text: UnsafeRawBufferPointer, _ offset: Int) -> (UInt32, Int) {
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
    for letter in letters {
      let parts = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: letter >> $0) }.drop { $0 == 0 }
      bytes += isReversed ? parts.reversed() : Array(parts)
    }
    let start = (0..<count).firstPlace { order($0, bytes) >= 0 }
    return start..<(start..<count).firstPlace { order($0, bytes) > 0 }
  }

  /// Whether a word comes before (-1) or after (1) all words that begin with some bytes, or is one of them.
  private func order(_ place: Int, _ prefix: [UInt8]) -> Int {
    let text = text(place)
    for (index, byte) in prefix.enumerated() {
      guard index < text.count else { return -1 }
      let other = text[isReversed ? text.count - 1 - index : index]
      if other != byte { return other < byte ? -1 : 1 }
    }
    return 0
  }
}
