// SPDX-License-Identifier: MIT

/// The terms of a query: one for each word, and for words that were typed as one, or one that was typed as two.
struct Terms {
  /// The terms; the first `wordCount` are the words of the query.
  var all: [Term] = []
  let wordCount: Int
  /// Other ways to read some of the words.
  private(set) var readings: [Reading] = []

  /// Some neighbouring words of the query, and the terms that may stand for all of them together.
  struct Reading {
    let words: Range<Int>
    let terms: Range<Int>
    let cost: Int
  }

  init(_ query: Query, in list: WordList) {
    all = query.words.map { Term($0, in: list) }
    wordCount = all.count
    for index in query.words.indices.dropLast() {
      join(query.words[index], query.words[index + 1], at: index, in: list)
    }
    for (index, word) in query.words.enumerated() { split(word, at: index, in: list) }
  }

  /// Adds the words that are at most some typing errors away.
  /// - Returns: false if no word may have so many, so that all is as before.
  mutating func addNear(_ query: Query, within errors: Int, in list: WordList) -> Bool {
    var isMore = false
    // Words that are none are misspelt; only if there are none such may one word stand where another was meant.
    let misspelt = query.words.indices.filter { all[$0].exact.isEmpty }
    for index in errors == 1 || misspelt.isEmpty ? Array(query.words.indices) : misspelt {
      isMore = all[index].addNear(query.words[index], within: errors, in: list) || isMore
    }
    // Two words with an error in what was one: the joined word is misspelt as well.
    for reading in readings where reading.terms.count == 1 && all[reading.terms.lowerBound].exact.isEmpty {
      let word = joined(query.words[reading.words])
      isMore = all[reading.terms.lowerBound].addNear(word, within: min(errors, 2), in: list) || isMore
    }
    return isMore
  }

  /// Whether a title can have all words as they were typed.
  var areKnown: Bool {
    (0..<wordCount).allSatisfy { word in
      !all[word].exact.isEmpty
        || readings.contains { $0.words.contains(word) && all[$0.terms].allSatisfy { !$0.exact.isEmpty } }
    }
  }

  private func joined(_ words: ArraySlice<Query.Word>) -> Query.Word {
    Query.Word(
      bytes: words.flatMap(\.bytes), letters: words.flatMap(\.letters), isCharacter: false,
      isOpen: words.last?.isOpen ?? false)
  }

  /// "god father" for "godfather".
  private mutating func join(_ one: Query.Word, _ other: Query.Word, at index: Int, in list: WordList) {
    guard !one.isCharacter, !other.isCharacter, one.letters.count + other.letters.count > 3 else { return }
    let term = Term(joined([one, other]), in: list)
    readings.append(Reading(words: index..<index + 2, terms: all.count..<all.count + 1, cost: 3))
    all.append(term)
  }

  /// "starwars" for "star wars": the places at which both parts are words, those of popular titles first.
  private mutating func split(_ word: Query.Word, at index: Int, in list: WordList) {
    guard !word.isCharacter, word.letters.count > 3 else { return }
    var places: [(rank: Int, first: Query.Word, second: Query.Word)] = []
    var offset = 0
    for (count, letter) in word.letters.enumerated().dropLast() {
      offset += letter < 0x80 ? 1 : letter < 0x1_0000 ? 2 : letter < 0x100_0000 ? 3 : 4
      let first = Array(word.bytes[..<offset])
      guard let number = list.number(of: first[...]) else { continue }
      let rest = Array(word.bytes[offset...])
      let words = word.isOpen ? list.range(prefix: rest[...]) : list.number(of: rest[...]).map { $0..<$0 + 1 } ?? 0..<0
      guard !words.isEmpty else { continue }
      let weight = min(list.weight(number), list.weight(words))
      places.append(
        (
          weight,
          Query.Word(
            bytes: first, letters: Array(word.letters[...count]), isCharacter: false, isOpen: false),
          Query.Word(
            bytes: rest, letters: Array(word.letters[(count + 1)...]), isCharacter: false, isOpen: word.isOpen)
        ))
    }
    for place in places.sorted(by: { $0.rank > $1.rank }).prefix(3) {
      readings.append(Reading(words: index..<index + 1, terms: all.count..<all.count + 2, cost: 3))
      all.append(Term(place.first, in: list))
      all.append(Term(place.second, in: list))
    }
  }
}
