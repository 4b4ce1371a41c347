// SPDX-License-Identifier: MIT

/// Gathers the titles that have most of a query's terms, by the terms that the fewest titles have.
struct Candidates {
  private let list: WordList
  private let terms: Terms
  private let ranges: [(low: UInt32, high: UInt32, term: Int, cost: Int)]
  private var near = NearTable()
  private var seen: DocumentSet
  private var batch = Batch()
  private let missing: [Int]
  private let readings: [Terms.Reading]
  private var costs: [Int]
  private(set) var best: [Candidate] = []
  private var threshold = -Float.infinity
  private var full = 0
  private let isCancelled: () -> Bool
  private(set) var wasCancelled = false

  /// The number of candidates to rank: more than the titles to find, because ranking changes the order.
  private let wanted: Int
  /// The query's letters (`TypedText.length`).
  private let length: Int
  /// The numbers of letters of titles that may be the query as a whole.
  private let lengths: ClosedRange<Int>
  /// The maximum number of titles to read.
  private static let mostTitles = 2000
  /// The number of titles with all terms after which less popular ones are skipped.
  private static let enough = 100

  /// - Parameters:
  ///   - errors: how many typing errors a word may have.
  ///   - wanted: how many titles are to be found.
  init(
    _ terms: Terms, of query: TypedText, errors: Int, in list: WordList, wanted: Int, isCancelled: @escaping () -> Bool
  ) {
    self.wanted = max(64, wanted)
    length = query.length
    lengths = query.leastLength - errors - 1...query.length + errors + 1
    self.list = list
    self.terms = terms
    self.isCancelled = isCancelled
    seen = DocumentSet(list.content.documents)
    ranges = terms.all.enumerated().flatMap { index, term in
      (term.exact + term.initial).map { (UInt32($0.words.lowerBound), UInt32($0.words.upperBound), index, $0.cost) }
    }
    missing = terms.all.map(\.missing)
    // A word without titles is no candidate.
    readings = terms.readings.filter { terms.all[$0.terms].allSatisfy { !$0.exact.isEmpty || !$0.near.isEmpty } }
    costs = missing
    for (index, term) in terms.all.enumerated() {
      for match in term.near { near.insert(UInt32(match.words.lowerBound), term: index, cost: match.cost) }
    }
  }

  /// Looks at the titles of each term, those of the rarest first.
  ///
  /// - Parameter known: titles that a search with fewer errors found.
  mutating func gather(known: [Candidate]) {
    for candidate in known { note(candidate.document) }
    lookAtBatch()
    let isComplete = known.isEmpty && gatherCommon()
    if isComplete, full >= Self.enoughWithAll { return }
    let order = terms.all.indices.map { (weight: terms.all[$0].weight(in: list), term: $0) }
      .filter { $0.weight > 0 }.sorted { $0.weight < $1.weight }
    // Titles that lack a word come after those that have all.
    var share = isComplete && full > 0 ? Self.mostBesideCommon : Self.mostTitles
    for (weight, index) in order {
      full = 0
      // A word that very many titles have, such as "the", adds little beside others.
      visit(terms.all[index], weight: weight, most: weight > 30_000 && isOneOfSeveral(index) ? min(share, 150) : share)
      lookAtBatch()
      if wasCancelled { return }
      // Titles that have all terms have the rarest; the others are for titles that lack it.
      share = max(share / 4, 100)
    }
    // Words near a known one are looked at only if no word is unknown: an unknown word is the likelier mistake.
    let near = terms.all.indices.filter { !terms.all[$0].near.isEmpty }
    let unknown = near.filter { terms.all[$0].exact.isEmpty }
    let misspelt = unknown.isEmpty ? near : unknown
    for index in misspelt {
      var share = Self.mostTitles / 2 / misspelt.count
      for match in terms.all[index].near {
        var left = match.cost <= 10 ? share / 4 : match.cost <= 20 ? 60 : 20
        for document in Postings(list.content, word: match.words.lowerBound) {
          guard left > 0 else { break }
          left -= 1
          share -= 1
          note(document)
        }
        if share <= 0 || wasCancelled { break }
      }
      lookAtBatch()
      if isCancelled() { return }
    }
    gatherWhole()
  }

  /// Looks at the titles that have all known words of the query, most popular first, by the lists of the rarest words.
  ///
  /// - Returns: false if only one word is known, or if the lists are too long to tell all.
  private mutating func gatherCommon() -> Bool {
    let order = (0..<terms.wordCount).map { (weight: terms.all[$0].weight(in: list), term: $0) }
      .filter { $0.weight > 0 }.sorted { $0.weight < $1.weight }
    guard order.count > 1 else { return false }
    var (left, common) = (Self.mostCommon, DocumentSet?.none)
    for (weight, term) in order where weight <= left {
      left -= weight
      var next = DocumentSet(list.content.documents)
      for match in terms.all[term].exact {
        for word in match.words {
          for document in Postings(list.content, word: word) where common?.contains(document) ?? true {
            _ = next.insert(document)
          }
        }
      }
      common = next
    }
    guard let common else { return false }
    let isComplete = common.forEach(most: Self.mostTitles) { note($0) }
    lookAtBatch()
    return isComplete
  }

  /// The number of bytes of the words' lists of titles to go through for titles with all words.
  private static let mostCommon = 250_000
  /// The number of titles with all words after which those that lack a word aren't read.
  private static let enoughWithAll = 20
  /// The number of titles to read that lack a word, if some have all.
  private static let mostBesideCommon = 300

  /// Looks at the titles that are as long as the query, whatever their popularity, of the terms that have the fewest.
  private mutating func gatherWhole() {
    var order = fewestFirst(0..<terms.wordCount).prefix(Self.wholeTerms).map(\.self)
    for reading in readings { order += fewestFirst(reading.terms).prefix(1) }
    for index in order {
      var left = Self.mostWhole
      for match in terms.all[index].wholes where left > 0 {
        for document in Postings(list.content, word: match.words.lowerBound) {
          left -= 1
          guard left > 0 else { break }
          if lengths.contains(list.content.smallNumber(.documentLengths, document)) { note(document) }
        }
      }
      lookAtBatch()
      if isCancelled() { return }
    }
  }

  private func fewestFirst(_ range: Range<Int>) -> [Int] {
    range.map { (weight: terms.all[$0].wholeWeight(in: list), term: $0) }
      .filter { $0.weight > 0 }.sorted { $0.weight < $1.weight }.map(\.term)
  }

  /// The number of terms, and of entries of the words' lists of titles, to go through for titles as long as the query.
  private static let (wholeTerms, mostWhole) = (2, 20_000)

  func hasSeen(_ document: Int) -> Bool { seen.contains(document) }

  private func isOneOfSeveral(_ term: Int) -> Bool { terms.wordCount > 1 || term >= terms.wordCount }

  private mutating func visit(_ term: Term, weight: Int, most: Int) {
    var count = 0
    let documents = list.content.documents
    guard documents > 0 else { return }
    // Popular titles first: those before a bound that is moved until there are enough.
    var from = 0
    var bound = weight <= most ? documents : max(documents / max(weight / 600, 1), 500)
    while true {
      for match in term.exact {
        for word in match.words where list.content.number(.firstDocuments, word) < bound {
          for document in Postings(list.content, word: word) {
            if document >= bound { break }
            guard document >= from else { continue }
            count += 1
            note(document)
            if count & 0xFF == 0, stops(count, most) { return }
          }
        }
      }
      guard bound < documents, !stops(count, most) else { return }
      from = bound
      bound = min(bound * 8, documents)
    }
  }

  private mutating func stops(_ count: Int, _ most: Int) -> Bool {
    lookAtBatch()
    wasCancelled = wasCancelled || isCancelled()
    return wasCancelled || count >= most || full >= Self.enough
  }

  /// Looks at a title, now or with the next ones.
  @inline(__always)
  private mutating func note(_ document: Int) {
    guard seen.insert(document) else { return }
    batch.append(document)
    if batch.isFull { lookAtBatch() }
  }

  private mutating func lookAtBatch() {
    for place in batch.read(list.content) {
      if let document = Document(batch.bytes(place)) { look(at: document, number: batch.document(place)) }
    }
    batch.removeAll()
  }

  private mutating func look(at document: Document, number: Int) {
    var starts = false
    for index in costs.indices { costs[index] = missing[index] }
    for place in 0..<document.wordCount {
      let word = document.word(place)
      for range in ranges where range.low <= word && word < range.high {
        if range.cost < costs[range.term] { costs[range.term] = range.cost }
        if place == 0, range.term == 0 { starts = true }
      }
      near.forEach(word) { term, cost in
        if cost < costs[term] { costs[term] = cost }
        if place == 0, term == 0 { starts = true }
      }
    }
    for reading in readings {
      var (usual, other) = (0, reading.cost)
      for index in reading.words { usual += costs[index] }
      for index in reading.terms { other += costs[index] }
      guard other < usual else { continue }
      for index in reading.words { costs[index] = 0 }
      costs[reading.words.lowerBound] = other
    }
    var cost = starts ? 0 : 3
    for index in 0..<terms.wordCount { cost += costs[index] }
    if cost <= 5 { full += 1 }
    let rest = list.content.smallNumber(.documentLengths, number) - length
    let candidate = Candidate(document: number, cost: cost, popularity: document.popularity, rest: rest)
    guard candidate.score > threshold else { return }
    best.append(candidate)
    if best.count >= wanted * 4 { cut() }
  }

  private mutating func cut() {
    best.sort(by: Candidate.isBetter)
    if best.count > wanted { best.removeLast(best.count - wanted) }
    if best.count == wanted { threshold = best[best.count - 1].score }
  }

  /// The best candidates, in no order.
  consuming func result() -> [Candidate] {
    cut()
    return best
  }
}
