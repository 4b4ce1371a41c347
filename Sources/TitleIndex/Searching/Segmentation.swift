// SPDX-License-Identifier: MIT

/// Finds the words of a text typed without blanks, such as "thedarkknight", of which one may have a typing error.
///
/// A word costs as many bits as its frequency in the index implies, and a misspelt one as many as a rare word. The
/// cheapest ways to each letter lead to the cheapest way through the whole text (Viterbi's algorithm).
struct Segmentation {
  /// Ranges of the letters, in order.
  typealias Parts = [Range<Int>]

  private typealias Way = (bits: Float, parts: Parts)

  private let count: Int
  /// The bits of the words that are between two letters, by `start * (count + 1) + end`; infinite if there is no word.
  private var bits: [Float]

  /// The lengths of the texts that are split, in letters: nobody types longer ones without blanks.
  private static let lengths = 6...48
  private static let misspeltLengths = 3...12
  /// The largest share of the text that may be a misspelt word: one correct letter of seven proves little.
  private static let misspeltShare = (letters: 2, of: 3)
  /// The bits of a misspelt word, and of each of its letters: high enough that errors rarely explain the whole text.
  private static let (misspelt, misspeltLetter): (Float, Float) = (9, 2.5)
  /// The maximum number of ways with correct words only, and of ways with one misspelt word.
  private static let most = 4

  /// The likeliest ways to split a word into several, the best first.
  static func of(_ word: TypedText.Word, in list: WordList) -> [Parts] {
    guard lengths.contains(word.letters.count) else { return [] }
    return Segmentation(word, in: list).likeliest.map(\.parts).filter { $0.count > 1 }
  }

  private init(_ word: TypedText.Word, in list: WordList) {
    count = word.letters.count
    bits = Array(repeating: .infinity, count: (count + 1) * (count + 1))
    var offsets = [0]
    for letter in word.letters { offsets.append(offsets[offsets.count - 1] + TypedText.width(letter)) }
    let all = max(list.weight(0..<list.content.words), 1)
    for start in 0..<count {
      var words = 0..<list.content.words
      for end in start + 1...count {
        words = list.range(prefix: word.bytes[offsets[start]..<offsets[end]], in: words)
        guard let first = words.first else { break }
        let isWhole = list.text(first).count == offsets[end] - offsets[start]
        let ofWhole = isWhole ? list.weight(first) : 0
        let weight = end == count && word.isOpen ? list.weight(words) : ofWhole
        // A whole number of bits is as good, and takes no logarithm.
        if weight > 0 { bits[start * (count + 1) + end] = Float(Int.bitWidth - (all / weight).leadingZeroBitCount) }
      }
    }
  }

  private func bits(_ part: Range<Int>) -> Float { bits[part.lowerBound * (count + 1) + part.upperBound] }

  private func bits(ofMisspelt count: Int) -> Float { Self.misspelt + Self.misspeltLetter * Float(count) }

  private var likeliest: [Way] {
    let fromStart = self.fromStart
    let toEnd = self.toEnd
    var misspelt: [(bits: Float, part: Range<Int>)] = []
    for start in 0..<count {
      guard let before = fromStart[start].first else { continue }
      for end in Self.misspeltLengths.map({ start + $0 }) where end <= count {
        guard (end - start) * Self.misspeltShare.of <= count * Self.misspeltShare.letters, let after = toEnd[end],
          bits(start..<end) == .infinity
        else { continue }
        misspelt.append((before.bits + after.bits + bits(ofMisspelt: end - start), start..<end))
      }
    }
    misspelt.sort { $0.bits < $1.bits }
    return fromStart[count]
      + misspelt.prefix(Self.most).map { bits, part in
        let before = fromStart[part.lowerBound].first
        let after = toEnd[part.upperBound]
        return (bits, (before?.parts ?? []) + [part] + (after?.parts ?? []))
      }
  }

  /// The best ways through words from the start to each letter.
  private var fromStart: [[Way]] {
    var ways: [[Way]] = Array(repeating: [], count: count + 1)
    ways[0] = [(0, [])]
    for end in 1..<count + 1 {
      var found: [(bits: Float, start: Int, way: Int)] = []
      for start in 0..<end where bits(start..<end) < .infinity {
        for (number, way) in ways[start].enumerated() { found.append((way.bits + bits(start..<end), start, number)) }
      }
      found.sort { $0.bits < $1.bits }
      ways[end] = found.prefix(Self.most).map { ($0.bits, ways[$0.start][$0.way].parts + [$0.start..<end]) }
    }
    return ways
  }

  /// The best way through words from each letter to the end.
  private var toEnd: [Way?] {
    var ways: [Way?] = Array(repeating: nil, count: count + 1)
    ways[count] = (0, [])
    for start in (0..<count).reversed() {
      for end in start + 1..<count + 1 {
        guard let rest = ways[end], bits(start..<end) + rest.bits < ways[start]?.bits ?? .infinity else { continue }
        ways[start] = (bits(start..<end) + rest.bits, [start..<end] + rest.parts)
      }
    }
    return ways
  }
}
