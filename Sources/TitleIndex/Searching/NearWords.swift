// SPDX-License-Identifier: MIT

/// Finds the words within some typing errors of another: insertions, deletions, replacements, and swaps of neighbours,
/// each counted once (optimal string alignment).
///
/// Of two errors, one at most is in the first half of the word, or none is in the second half; of three, one at most is
/// in either. So the ordered list is walked twice, by the words' starts and by their ends, with at most that many
/// errors in the half that comes first, which leaves out almost all of it. An automaton reads the words letter by
/// letter; its states after the letters that a word has in common with the one before it are reused.
struct NearWords {
  /// A range of neighbouring words, and how many errors away they are.
  struct Found {
    let words: Range<Int>
    let distance: Int
  }

  private let list: WordOrder
  private let automaton: TypingAutomaton
  private let prefixes: Bool
  private(set) var found: [Found] = []

  /// The words within `reach` errors, and those that begin with up to two if the word is open.
  static func find(_ word: [UInt32], isOpen: Bool, within reach: Int, in list: WordList) -> [Found] {
    let word = Array(word.prefix(TypingAutomaton.maximumLength))
    let half = word.count / 2
    // Beginnings with three errors are of too many words. A word is a beginning of itself.
    let isOpen = isOpen && reach < 3 && word.count > reach * 2
    var forward = NearWords(
      list.forward, TypingAutomaton(word, reach, half: half, halfReach: reach / 2), prefixes: isOpen)
    forward.walk(after: reach < 2 ? word.prefix(half) : [])
    let reversed = Array(word.reversed())
    let rest = word.count - half
    var backward = NearWords(
      list.backward, TypingAutomaton(reversed, reach, half: rest, halfReach: reach - reach / 2 - 1), prefixes: false)
    backward.walk(after: reach < 3 ? reversed.prefix(rest) : [])
    return forward.found + backward.found + (reach == 1 ? swapped(word, at: half, isOpen: isOpen, in: list) : [])
  }

  /// The word with its halves' neighbouring letters swapped, which is an error in both halves.
  private static func swapped(_ word: [UInt32], at half: Int, isOpen: Bool, in list: WordList) -> [Found] {
    guard half > 0, half < word.count, word[half - 1] != word[half] else { return [] }
    var word = word
    word.swapAt(half - 1, half)
    let bytes = word.flatMap(TypedText.bytes)[...]
    let words = isOpen ? list.range(prefix: bytes) : list.number(of: bytes).map { $0..<$0 + 1 } ?? 0..<0
    return words.isEmpty ? [] : [Found(words: words, distance: 1)]
  }

  private init(_ list: WordOrder, _ automaton: TypingAutomaton, prefixes: Bool) {
    self.list = list
    self.automaton = automaton
    self.prefixes = prefixes
  }

  /// Walks the words that begin with some letters.
  private mutating func walk(after letters: ArraySlice<UInt32>) {
    let range = list.range(letters, script: automaton.first)
    // The automaton's states after each letter of the current word, and where in the word that letter ends.
    withUnsafeTemporaryAllocation(of: TypingAutomaton.State.self, capacity: Self.depth) { states in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.depth) { ends in
        states.initialize(repeating: automaton.start)
        ends.initialize(repeating: 0)
        automaton.withTable { table in walk(range, states, ends, table) }
      }
    }
  }

  /// More letters than the longest word may have, with as many errors as there can be.
  private static let depth = TypingAutomaton.maximumLength + 8

  private mutating func walk(
    _ range: Range<Int>, _ states: UnsafeMutableBufferPointer<TypingAutomaton.State>,
    _ ends: UnsafeMutableBufferPointer<Int>, _ table: UnsafeBufferPointer<UInt64>
  ) {
    var place = range.lowerBound
    var depth = 0
    while place < range.upperBound {
      let key = list.key(place)
      let common = place == range.lowerBound ? 0 : list.common(place)
      while depth > 0, ends[depth] > common { depth -= 1 }
      var end = ends[depth]
      var dead = Int.max
      while let (letter, width) = list.letter(place, key, end) {
        end += width
        let next = automaton.next(states[depth], letter, table)
        if prefixes, let distance = automaton.distance(next) {
          // All words that begin so; a longer beginning is rarely nearer.
          let last = list.nextPlace(after: place, in: range, differingWithin: end)
          found.append(Found(words: place..<last, distance: distance))
          dead = end
          break
        }
        guard next.isAlive, depth + 1 < Self.depth else {
          dead = end
          break
        }
        depth += 1
        states[depth] = next
        ends[depth] = end
      }
      if dead == Int.max {
        if !prefixes, let distance = automaton.distance(states[depth]) {
          let word = list.number(place)
          found.append(Found(words: word..<word + 1, distance: distance))
        }
        place += 1
      } else {
        place = list.nextPlace(after: place, in: range, differingWithin: dead)
      }
    }
  }
}
