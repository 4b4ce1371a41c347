// SPDX-License-Identifier: MIT

/// The terms of a query: one for each word, and more for joined words ("god father") and split words ("starwars").
struct Terms {
  /// The terms; the first `wordCount` are the words of the query.
  private(set) var all: [Term] = []
  /// The words of all terms, in the order of `all`.
  private var words: [TypedText.Word]
  let wordCount: Int
  /// The index of the first term that `addSegmented` added.
  private var firstSegmented = Int.max
  /// Joined and split words, as other ways to read the query.
  private(set) var readings: [Reading] = []

  /// Some neighbouring words of the query, and the terms that together may replace them.
  struct Reading {
    let words: Range<Int>
    let terms: Range<Int>
    /// In tenths of a typing error.
    let cost: Int
  }

  init(_ query: TypedText, in list: WordList) {
    words = query.words
    all = words.map { Term($0, in: list) }
    wordCount = all.count
    for index in query.words.indices.dropLast() {
      join(query.words[index], query.words[index + 1], at: index, in: list)
    }
    for (index, word) in query.words.enumerated() { split(word, at: index, in: list) }
  }

  /// Adds a reading: `parts` in place of the words in `range`.
  private mutating func add(_ parts: [TypedText.Word], for range: Range<Int>, in list: WordList) {
    let start = all.count
    words += parts
    all += parts.map { Term($0, in: list) }
    readings.append(Reading(words: range, terms: start..<all.count, cost: 3 * max(parts.count - 1, 1)))
  }

  /// Adds to each term the words of the index that are at most `errors` typing errors away.
  /// - Returns: false if nothing was added, because no term may have more errors than before.
  mutating func addNear(_ query: TypedText, within errors: Int, in list: WordList) -> Bool {
    var isMore = false
    // A word that no title has is misspelt. If there are such words, only they may have more than one error.
    let misspelt = query.words.indices.filter { all[$0].exact.isEmpty }
    for index in errors == 1 || misspelt.isEmpty ? Array(query.words.indices) : misspelt {
      isMore = all[index].addNear(query.words[index], within: errors, in: list) || isMore
    }
    // Joined and split words may be misspelt, too. The parts of a segmented word may have one error less.
    for index in wordCount..<all.count where all[index].exact.isEmpty || isMisspeltPart(index) {
      let limit = index >= firstSegmented ? errors - 1 : errors
      isMore = all[index].addNear(words[index], within: min(limit, 2), in: list) || isMore
    }
    return isMore
  }

  /// Whether a term is a part of a segmented word but not a whole word of the index. Such a part is probably misspelt.
  private func isMisspeltPart(_ index: Int) -> Bool { index >= firstSegmented && !all[index].isWord }

  /// Whether the index has every word as it was typed, or all words of one of its readings.
  var areKnown: Bool {
    (0..<wordCount).allSatisfy { word in
      !all[word].exact.isEmpty
        || readings.contains { $0.words.contains(word) && all[$0.terms].allSatisfy { !$0.exact.isEmpty } }
    }
  }

  private func joined(_ words: ArraySlice<TypedText.Word>) -> TypedText.Word {
    TypedText.Word(
      bytes: words.flatMap(\.bytes), letters: words.flatMap(\.letters), isCharacter: false,
      isOpen: words.last?.isOpen ?? false)
  }

  /// Adds two neighbouring words as one: "god father" also finds "godfather".
  private mutating func join(_ one: TypedText.Word, _ other: TypedText.Word, at index: Int, in list: WordList) {
    guard !one.isCharacter, !other.isCharacter, one.letters.count + other.letters.count > 3 else { return }
    add([joined([one, other])], for: index..<index + 2, in: list)
  }

  /// Adds a word as two words of the index: "starwars" also finds "star wars". Of all ways to split it, adds the three
  /// whose rarer word is in the most titles.
  private mutating func split(_ word: TypedText.Word, at index: Int, in list: WordList) {
    guard !word.isCharacter, word.letters.count > 3 else { return }
    var splits: [(weight: Int, parts: [Range<Int>])] = []
    var offset = 0
    var longer = 0..<list.content.words
    for (position, letter) in word.letters.enumerated().dropLast() {
      offset += TypedText.width(letter)
      longer = list.range(prefix: word.bytes[..<offset], in: longer)
      guard !longer.isEmpty else { break }
      guard let first = list.whole(longer, count: offset) else { continue }
      let rest = word.bytes[offset...]
      let second = word.isOpen ? list.range(prefix: rest) : list.number(of: rest).map { $0..<$0 + 1 } ?? 0..<0
      guard !second.isEmpty else { continue }
      let weight = min(list.weight(first), list.weight(second))
      splits.append((weight, [0..<position + 1, position + 1..<word.letters.count]))
    }
    for split in splits.sorted(by: { $0.weight > $1.weight }).prefix(3) {
      add(split.parts.map(word.part), for: index..<index + 1, in: list)
    }
  }

  /// Splits unknown words into several, of which one may be misspelt: "thedarkknight" also finds "the dark knight".
  /// - Returns: false if no reading was added.
  mutating func addSegmented(_ query: TypedText, in list: WordList) -> Bool {
    firstSegmented = all.count
    for (index, word) in query.words.enumerated() where all[index].exact.isEmpty && !word.isCharacter {
      for parts in Segmentation.of(word, in: list) { add(parts.map(word.part), for: index..<index + 1, in: list) }
    }
    return all.count > firstSegmented
  }
}

extension TypedText.Word {
  /// Some of its letters as a word of their own.
  fileprivate func part(_ range: Range<Int>) -> TypedText.Word {
    let part = Array(letters[range])
    let start = letters[..<range.lowerBound].reduce(0) { $0 + TypedText.width($1) }
    let end = part.reduce(start) { $0 + TypedText.width($1) }
    return TypedText.Word(
      bytes: Array(bytes[start..<end]), letters: part, isCharacter: false,
      isOpen: isOpen && range.upperBound == letters.count)
  }
}
