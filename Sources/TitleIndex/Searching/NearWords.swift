// SPDX-License-Identifier: MIT

/// Finds the words within some typing errors of another: insertions, deletions, replacements, and swaps of neighbours,
/// each counted once (optimal string alignment).
///
/// If a word has two errors, its first half has at most one or its second half has none. If it has three, one of the
/// halves has at most one. So the list is walked twice, ordered by the words' starts and by their ends. Each walk
/// limits the errors in the half that it reads first, which skips almost all words. An automaton reads the words letter
/// by letter. Its states for the letters that a word shares with the previous word are reused.
struct NearWords {
  /// A range of consecutive words in the list, and their distance in errors.
  struct Found {
    let words: Range<Int>
    let distance: Int
  }

  private let list: WordOrder
  private let automaton: TypingAutomaton
  private let prefixes: Bool
  private(set) var found: [Found] = []

  /// The words within `reach` errors. If the word is open and `reach` at most two, also longer words that begin so.
  static func find(_ word: [UInt32], isOpen: Bool, within reach: Int, in list: WordList) -> [Found] {
    let word = Array(word.prefix(TypingAutomaton.maximumLength))
    let half = word.count / 2
    // Too many words have a beginning within three errors. A word is also a beginning of itself.
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

  /// Finds the word with its two middle letters swapped. Neither walk finds it: the swap is an error in both halves.
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

  /// More letters than the longest typed word has together with those that errors can insert.
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
          // Takes all words with this beginning; a longer beginning is rarely nearer.
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
