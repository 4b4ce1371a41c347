// SPDX-License-Identifier: MIT

/// Gathers the titles that have all words of a query, or all but one, and may be better than those that it has.
struct Candidates {
  private let list: WordList
  private let terms: Terms
  /// The words that begin as terms do, and single words.
  private var ranges: [(low: UInt32, high: UInt32, term: Int, cost: Int)] = []
  private var table = TermTable()
  private let marks: Marks
  private var batch = Batch()
  private let missing: [Int]
  /// The least cost of a title that isn't marked with a word.
  private var lacking: [Int]
  private let readings: [Terms.Reading]
  private var costs: [Int]
  private(set) var best: [Candidate] = []
  private var threshold = -Float.infinity
  /// The titles that were read, and those of them that have all words.
  private var (reads, full) = (0, 0)
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
    _ terms: Terms, of query: TypedText, errors: Int, in list: WordList, _ marks: Marks, wanted: Int,
    isCancelled: @escaping () -> Bool
  ) {
    self.wanted = max(64, wanted)
    length = query.length
    lengths = query.leastLength - errors - 1...query.length + errors + 1
    self.list = list
    self.terms = terms
    self.isCancelled = isCancelled
    self.marks = marks
    marks.forgetSeen()
    missing = terms.all.map(\.missing)
    lacking = missing
    // A word without titles is no candidate.
    readings = terms.readings.filter { terms.all[$0.terms].allSatisfy { !$0.exact.isEmpty || !$0.near.isEmpty } }
    costs = missing
    for (index, term) in terms.all.enumerated() {
      for match in term.near { table.insert(UInt32(match.words.lowerBound), term: index, cost: match.cost) }
      for match in term.exact + term.initial {
        let low = UInt32(match.words.lowerBound)
        let high = UInt32(match.words.upperBound)
        if high - low > 1 {
          ranges.append((low, high, index, match.cost))
        } else {
          table.insert(low, term: index, cost: match.cost)
        }
      }
    }
  }

  /// Marks the titles of each word in `marks`, then looks at those with the most words.
  ///
  /// - Parameter known: titles that a search with fewer errors found.
  mutating func gather(known: [Candidate]) {
    for candidate in known { note(candidate.document) }
    lookAtBatch()
    let order = (0..<min(terms.wordCount, Marks.most)).map { (weight: weight($0), term: $0) }
      .filter { $0.weight > 0 }.sorted { $0.weight < $1.weight }
    if terms.wordCount > 1 || !readings.isEmpty {
      var left = Self.mostPostings
      var words = UInt8(0)
      var rare = UInt8(0)
      for (weight, term) in order where weight <= left {
        left -= weight
        words |= 1 << UInt8(term)
        if weight <= Self.mostOfRare || rare == 0 { rare |= 1 << UInt8(term) }
      }
      for reading in readings { words |= Marks.bits(reading.words) }
      marks.add(words, rare: rare)
      for (_, term) in order where words & 1 << UInt8(term) != 0 { mark(term) }
      for reading in readings { mark(reading) }
      lookAtMarked(isFirst: known.isEmpty)
    }
    guard !wasCancelled, let lightest = order.first?.term, terms.wordCount == 1 || reads == 0 else { return }
    visit(terms.all[lightest], weight: terms.all[lightest].weight(in: list), most: Self.mostTitles)
    lookAtBatch()
    var left = Self.mostNear
    let content = list.content
    for match in terms.all[lightest].wholes where left > 0 && !wasCancelled {
      content.forEachDocument(of: match.words) { document in
        left -= 1
        guard left > 0 else { return false }
        consider(document, cost: match.cost)
        return true
      }
      lookAtBatch()
      wasCancelled = isCancelled()
    }
  }

  private func weight(_ term: Int) -> Int {
    let exact = terms.all[term].weight(in: list)
    return exact + min(terms.all[term].near.reduce(0) { $0 + list.weight($1.words) }, Self.mostNear)
  }

  /// Marks the titles that have a word of the query, but for rare errors.
  private mutating func mark(_ term: Int) {
    let bit: UInt8 = 1 << UInt8(term)
    let isFirst = marks.beginExact(bit)
    if isFirst {
      for words in terms.all[term].distinct { marks.insert(bit, words) }
    }
    var left = Self.mostNear
    for match in terms.all[term].near {
      left -= list.weight(match.words)
      guard left > 0 else {
        lacking[term] = match.cost
        break
      }
      if !terms.all[term].isExact(match.words.lowerBound) || marks.isMore && !isFirst { marks.insert(bit, match.words) }
    }
  }

  /// Marks the titles that have the two rarest terms of a reading with the words in whose place they are.
  private func mark(_ reading: Terms.Reading) {
    let bits = Marks.bits(reading.words)
    let order = reading.terms.map { (weight: weight($0), term: $0) }.sorted { $0.weight < $1.weight }
    guard let rarest = order.first, rarest.weight < Self.mostForReading else { return }
    let errors = reading.terms.reduce(0) { $0 + terms.all[$1].nearReach }
    guard marks.begin(reading: reading.terms.lowerBound, errors: errors) else { return }
    func words(_ term: Int) -> [Range<Int>] { terms.all[term].distinct + terms.all[term].near.map(\.words) }
    if order.count > 1, order[1].weight < Self.mostForReading {
      marks.insert(bits, words(rarest.term), and: words(order[1].term))
    } else {
      for words in words(rarest.term) { marks.insert(bits, words) }
    }
  }

  /// Looks at the titles that have all words of the query which are marked, then at those that lack one of them.
  private mutating func lookAtMarked(isFirst: Bool) {
    let all = marks.words
    lookAtTitles(most: Self.mostTitles, least: 0) { $0 & all == all ? 0 : nil }
    // Titles that lack a word come after those that have all.
    guard all.nonzeroBitCount > 1, !wasCancelled, !isFirst || full < Self.enoughWithAll else { return }
    let lacking = self.lacking
    let least = (0..<Marks.most).filter { all & 1 << UInt8($0) != 0 }.reduce(Int.max) { min($0, lacking[$1]) }
    lookAtTitles(most: Self.mostBesideCommon, least: least) {
      let lacks = ~$0 & all
      return lacks.nonzeroBitCount != 1 ? nil : lacking[lacks.trailingZeroBitCount]
    }
  }

  /// Looks at the marked titles of some cost, the most popular first, and at those that may be the query as a whole.
  private mutating func lookAtTitles(most: Int, least: Int, cost: (UInt8) -> Int?) {
    var left = most
    marks.forEach(while: { isPossible($0, cost: least) }) { document, bits in
      guard let cost = cost(bits) else { return }
      if left > 0 || lengths.contains(list.content.smallNumber(.documentLengths, document)) {
        if consider(document, cost: cost) { left -= 1 }
      }
    }
    lookAtBatch()
    if best.count >= wanted { cut() }
    wasCancelled = isCancelled()
  }

  private func isPossible(_ document: Int, cost: Int) -> Bool {
    Candidate(document: document, cost: cost, popularity: marks.popularity(atMost: document), rest: 0).score > threshold
  }

  /// Looks at a title unless it is certainly worse than those that were found.
  @inline(__always) @discardableResult
  private mutating func consider(_ document: Int, cost: Int) -> Bool {
    guard isPossible(document, cost: cost) else { return false }
    let rest = list.content.smallNumber(.documentLengths, document) - length
    let bound = Candidate(document: document, cost: cost, popularity: marks.popularity(atMost: document), rest: rest)
    guard bound.score > threshold else { return false }
    note(document)
    return true
  }

  /// The number of bytes of the words' lists of titles to go through, those of each word's near words, and those of
  /// each term of a reading.
  private static let (mostPostings, mostNear, mostForReading) = (250_000, 20_000, 50_000)
  /// The number of bytes of a rare word's list. A title that has only more frequent ones isn't read for these.
  private static let mostOfRare = 80_000
  /// The number of titles with all words after which those that lack a word aren't read.
  private static let enoughWithAll = 20
  /// The number of titles to read that lack a word.
  private static let mostBesideCommon = 300

  func hasSeen(_ document: Int) -> Bool { marks.hasSeen(document) }

  private mutating func visit(_ term: Term, weight: Int, most: Int) {
    var count = 0
    let content = list.content
    let documents = content.documents
    guard documents > 0 else { return }
    // Popular titles first: those before a bound that is moved until there are enough.
    var from = 0
    var bound = weight <= most ? documents : max(documents / max(weight / 600, 1), 500)
    while true {
      for match in term.exact {
        for word in match.words where content.number(.firstDocuments, word) < bound {
          var isStopped = false
          content.forEachDocument(of: word..<word + 1) { document in
            guard document >= from, document < bound else { return document < bound }
            count += 1
            note(document)
            isStopped = count & 0xFF == 0 && stops(count, most)
            return !isStopped
          }
          if isStopped { return }
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
    guard marks.see(document) else { return }
    batch.append(document)
    if batch.isFull { lookAtBatch() }
  }

  private mutating func lookAtBatch() {
    for place in batch.read(list.content) {
      reads += 1
      if let document = Document(batch.bytes(place)) { look(at: document, number: batch.document(place)) }
    }
    batch.removeAll()
  }

  private mutating func look(at document: Document, number: Int) {
    var starts = false
    var inPlace: UInt64 = 0
    for index in costs.indices { costs[index] = missing[index] }
    for place in 0..<document.wordCount {
      let word = document.word(place)
      for range in ranges where range.low <= word && word < range.high {
        if range.cost < costs[range.term] { costs[range.term] = range.cost }
        if place == 0, range.term == 0 { starts = true }
        if place == range.term { inPlace |= 1 << UInt64(place) }
      }
      table.forEach(word) { term, cost in
        if cost < costs[term] { costs[term] = cost }
        if place == 0, term == 0 { starts = true }
        if place == term { inPlace |= 1 << UInt64(place) }
      }
    }
    var isSplitOrJoined = false
    for reading in readings {
      var usual = 0
      var other = reading.cost
      for index in reading.words { usual += costs[index] }
      for index in reading.terms { other += costs[index] }
      guard other < usual else { continue }
      isSplitOrJoined = true
      for index in reading.words { costs[index] = 0 }
      costs[reading.words.lowerBound] = other
    }
    var cost = 0
    if !starts { cost = terms.wordCount > 1 ? 6 : 3 }
    for index in 0..<terms.wordCount { cost += costs[index] }
    if cost <= 5 { full += 1 }
    // The same cost as in the comparison with the text: otherwise popular titles with the words in another order would
    // take the places of those that go on as typed.
    if starts, !isSplitOrJoined, (~inPlace).trailingZeroBitCount < terms.wordCount { cost += 4 }
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
