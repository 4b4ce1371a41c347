// SPDX-License-Identifier: MIT

/// A nondeterministic automaton that reads letters and counts how many typing errors they are from a word, or from its
/// beginnings. One bit for each number of the word's letters that may have been read, in one number for each count of
/// errors (Wu and Manber), with swaps of neighbours counted once.
struct TypingAutomaton {
  /// Longer words are cut.
  static let maximumLength = 60

  struct State {
    /// The letters read with so many errors at most.
    var none: UInt64 = 0
    var one: UInt64 = 0
    var two: UInt64 = 0
    var three: UInt64 = 0
    /// The first letters of swaps that were read, by the errors before them.
    var swapAfterNone: UInt64 = 0
    var swapAfterOne: UInt64 = 0
    var swapAfterTwo: UInt64 = 0

    /// Whether more letters can lead to the word.
    @inline(__always)
    var isAlive: Bool { none | one | two | three | swapAfterNone | swapAfterOne | swapAfterTwo != 0 }
  }

  /// The word's first letter; nil if it has none.
  let first: UInt32?
  /// The state before any letter.
  let start: State
  private let reach: Int
  private let end: UInt64
  private let ascii: [UInt64]
  private let letters: [UInt32]
  /// Which bits may be set for each count of errors: not those of the first half, if it may not have so many.
  private let allowed: (none: UInt64, one: UInt64, two: UInt64, three: UInt64)

  /// - Parameters:
  ///   - reach: the most errors, 0 to 3.
  ///   - half: how many letters the first half has, which may have `halfReach` errors.
  init(_ word: [UInt32], _ reach: Int, half: Int, halfReach: Int) {
    let letters = Array(word.prefix(Self.maximumLength))
    self.letters = letters
    self.reach = reach
    first = letters.first
    end = 1 << UInt64(letters.count)
    var ascii = [UInt64](repeating: 0, count: 128)
    for (place, letter) in letters.enumerated() where letter < 128 { ascii[Int(letter)] |= 1 << UInt64(place) }
    self.ascii = ascii
    let everything = end | (end - 1)
    // A letter too much between the halves is in neither.
    let second = everything & ~((1 << UInt64(min(half, letters.count))) - 1)
    func allowed(_ errors: Int) -> UInt64 { errors > reach ? 0 : errors > halfReach ? second : everything }
    self.allowed = (everything, allowed(1), allowed(2), allowed(3))
    var start = State(none: 1)
    start.one = (start.none | start.none << 1) & self.allowed.one
    start.two = (start.one | start.one << 1) & self.allowed.two
    start.three = (start.two | start.two << 1) & self.allowed.three
    self.start = start
  }

  @inline(__always)
  private func places(_ letter: UInt32, _ table: UnsafeBufferPointer<UInt64>) -> UInt64 {
    if letter < 128 { return table[Int(letter)] }
    var places: UInt64 = 0
    for place in letters.indices where letters[place] == letter { places |= 1 << UInt64(place) }
    return places
  }

  /// Calls the body with the table that `next` needs.
  func withTable(_ body: (UnsafeBufferPointer<UInt64>) -> Void) { ascii.withUnsafeBufferPointer(body) }

  /// The state after one more letter.
  @inline(__always)
  func next(_ state: State, _ letter: UInt32, _ table: UnsafeBufferPointer<UInt64>) -> State {
    let places = places(letter, table)
    var next = State()
    next.none = (state.none & places) << 1
    guard reach > 0 else { return next }
    // The letter is too much, another, or the one before it is missing; or it ends a swap.
    next.one = (state.one & places) << 1 | state.none | state.none << 1 | next.none << 1
    next.one |= (state.swapAfterNone & places) << 2
    next.one &= allowed.one
    next.swapAfterNone = state.none & places >> 1
    guard reach > 1 else { return next }
    next.two = (state.two & places) << 1 | state.one | state.one << 1 | next.one << 1
    next.two |= (state.swapAfterOne & places) << 2
    next.two &= allowed.two
    next.swapAfterOne = state.one & places >> 1
    guard reach > 2 else { return next }
    next.three = (state.three & places) << 1 | state.two | state.two << 1 | next.two << 1
    next.three |= (state.swapAfterTwo & places) << 2
    next.three &= allowed.three
    next.swapAfterTwo = state.two & places >> 1
    return next
  }

  /// How many errors a whole text is from the word; nil if too many.
  func distance(to text: [UInt32]) -> Int? {
    ascii.withUnsafeBufferPointer { table in
      var state = start
      for letter in text {
        state = next(state, letter, table)
        guard state.isAlive else { return nil }
      }
      return distance(state)
    }
  }

  /// How many errors the letters that were read are from the word; nil if too many.
  @inline(__always)
  func distance(_ state: State) -> Int? {
    if state.none & end != 0 { return 0 }
    if state.one & end != 0 { return 1 }
    if state.two & end != 0 { return 2 }
    return state.three & end != 0 ? 3 : nil
  }
}
