// SPDX-License-Identifier: MIT

/// A word that a title should have, with the words of the index that match it and their costs in tenths of a typing
/// error.
struct Term {
  /// Words that match without an error: the word itself, longer words that begin with it, other spellings of its
  /// number.
  var exact: [Match] = []
  /// The words that begin with a single letter that was ended, such as the initial of a name.
  var initial: [Match] = []
  /// Words that match with typing errors, the best first.
  var near: [Match] = []
  /// The maximum number of errors of `near`.
  private(set) var nearReach = 0
  /// The cost if a title has none of these words.
  let missing: Int

  /// Whether it is a word of the index as it is, and not only the beginning of some.
  var isWord: Bool { exact.contains { $0.cost < Self.beginning } }

  struct Match {
    let words: Range<Int>
    let cost: Int
  }

  /// A missing letter costs less than a typing error: titles often lack short words of the query, and long words may be
  /// misspelt beyond recognition.
  static func missingCost(_ word: TypedText.Word) -> Int { word.isCharacter ? 10 : min(word.letters.count, 6) * 7 }

  /// The cost of a longer word in the title if the typed word was ended.
  private static let beginning = 5

  init(_ word: TypedText.Word, in list: WordList) {
    missing = Self.missingCost(word)
    let range = list.range(prefix: word.bytes[...])
    guard !range.isEmpty || !word.isCharacter else { return }
    if let number = list.whole(range, count: word.bytes.count) {
      exact.append(Match(words: number..<number + 1, cost: 0))
    }
    if !range.isEmpty {
      if word.isOpen {
        exact.append(Match(words: range, cost: exact.isEmpty ? 0 : 1))
      } else if word.letters.count > 2, !word.isCharacter {
        exact.append(Match(words: range, cost: Self.beginning))
      } else if word.letters.count == 1, !word.isCharacter {
        initial.append(Match(words: range, cost: 1))
      }
    }
    for spelling in Numeral.otherSpellings(of: String(decoding: word.bytes, as: UTF8.self)) {
      if let number = list.number(of: Array(spelling.utf8)[...]) {
        exact.append(Match(words: number..<number + 1, cost: 2))
      }
    }
  }

  /// Adds the words that are at most some typing errors away, fewer for short words.
  /// - Returns: false if it may have no more errors than before.
  mutating func addNear(_ word: TypedText.Word, within errors: Int, in list: WordList) -> Bool {
    let reach = min(errors, Self.reach(word.letters.count))
    guard reach > nearReach, !word.isCharacter else { return false }
    nearReach = reach
    var words: [Int] = []
    // The errors, the first document and the place in `words`: one number is sorted sooner than several.
    var keys: [UInt64] = []
    func append(_ number: Int, _ distance: Int) {
      // Of many words with the same beginning, those of popular titles come first.
      let first = UInt64(list.content.number(.firstDocuments, number) & 0xFF_FFFF)
      keys.append(UInt64(distance) << 56 | first << 32 | UInt64(words.count))
      words.append(number)
    }
    for match in NearWords.find(word.letters, isOpen: word.isOpen, within: reach, in: list) {
      for number in match.words { append(number, match.distance) }
    }
    // The words found in earlier rounds, which have fewer errors. Those that the term begins are among them.
    for match in near { append(match.words.lowerBound, match.cost / 10) }
    keys.sort()
    near = []
    var previous = -1
    for key in keys {
      guard near.count < Self.mostNear else { break }
      let number = words[Int(key & 0xFFFF_FFFF)]
      guard number != previous else { continue }
      previous = number
      near.append(Match(words: number..<number + 1, cost: max(Int(key >> 56) * 10, 3)))
    }
    return true
  }

  private static let mostNear = 400

  /// How many typing errors a word of some letters may have.
  private static func reach(_ count: Int) -> Int {
    switch count {
    case ...2: 0
    case 3: 1
    case ...6: 2
    default: 3
    }
  }

  /// The words that match without an error, each once: a word is also a beginning of itself.
  var distinct: [Range<Int>] {
    exact.indices.map { place in
      let words = exact[place].words
      let first = exact[0].words
      return place > 0 && first == words.lowerBound..<words.lowerBound + 1 ? words.dropFirst() : words
    }
  }

  func isExact(_ word: Int) -> Bool { exact.contains { $0.words.contains(word) } }

  /// The words that may be the whole word that was typed, rather than go on.
  var wholes: [Match] { exact.filter { $0.words.count == 1 } + near }

  /// The number of bytes to read for all titles that match without an error.
  func weight(in list: WordList) -> Int { exact.reduce(0) { $0 + list.weight($1.words) } }
}
