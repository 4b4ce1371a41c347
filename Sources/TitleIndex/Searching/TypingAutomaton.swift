// SPDX-License-Identifier: MIT

/// A nondeterministic automaton that reads letters and counts their typing errors compared with a word (Wu and Manber,
/// with a swap of neighbours as one error). A state has a set of bits for each count of errors. Bit *n* is set if the
/// letters read so far may stand for the first *n* letters of the word.
struct TypingAutomaton {
  /// Longer words are cut.
  static let maximumLength = 60

  struct State {
    /// The bits for at most so many errors.
    var none: UInt64 = 0
    var one: UInt64 = 0
    var two: UInt64 = 0
    var three: UInt64 = 0
    /// The bits for having read the first letter of a swap, by the number of errors before the swap.
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
  /// The bits that may be set for each count of errors: without those of the first half, where it allows fewer errors.
  private let allowed: (none: UInt64, one: UInt64, two: UInt64, three: UInt64)

  /// - Parameters:
  ///   - reach: the most errors in the word, 0 to 3.
  ///   - half: the number of letters in the first half.
  ///   - halfReach: the most errors in the first half.
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
    // Bit `half` stays: an extra letter between the halves is an error in neither.
    let second = everything & ~((1 << UInt64(min(half, letters.count))) - 1)
    func allowed(_ errors: Int) -> UInt64 {
      if errors > reach { return 0 }
      return errors > halfReach ? second : everything
    }
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
    // The letter is right, extra, wrong, or followed by a missing one; or it ends a swap.
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

  /// The number of errors in a text compared with the word; nil if there are more than `reach`.
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

  /// The number of errors in the letters read so far compared with the whole word; nil if there are more than `reach`.
  @inline(__always)
  func distance(_ state: State) -> Int? {
    if state.none & end != 0 { return 0 }
    if state.one & end != 0 { return 1 }
    if state.two & end != 0 { return 2 }
    return state.three & end != 0 ? 3 : nil
  }
}
