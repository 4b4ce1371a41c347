// SPDX-License-Identifier: MIT
import Testing

@testable import TitleIndex

@Suite("Titles are found as people type them", .timeLimit(.minutes(5)))
struct SearchTests {
  private static let titles = [
    "The Godfather", "Spider-Man: Into the Spider-Verse", "Ocean's Eleven", "Amélie", "千と千尋の神隠し", "기생충", "Rocky II",
    "Jaws", "Star Wars", "Schindler's List", "Сталкер", "Lilo & Stitch", "The Silence of the Lambs", "Phantom Thread",
    "ドラえもん", "Casablanca", "Alien", "Aliens", "Inglourious Basterds",
  ]

  @Test(
    arguments: [
      ("the godfathr", "The Godfather"), ("g", "The Godfather"), ("god father", "The Godfather"),
      ("spiderman", "Spider-Man: Into the Spider-Verse"), ("verse spider", "Spider-Man: Into the Spider-Verse"),
      ("oceans 11", "Ocean's Eleven"), ("ameli", "Amélie"), ("AMÉLIE", "Amélie"), ("千", "千と千尋の神隠し"),
      ("神隠", "千と千尋の神隠し"), ("기새", "기생충"), ("rocky 2", "Rocky II"), ("rocky two", "Rocky II"), ("jwas", "Jaws"),
      ("starwars", "Star Wars"), ("shindlers lisst", "Schindler's List"), ("сталкр", "Сталкер"),
      ("lilo and stich", "Lilo & Stitch"), ("silense of the lams", "The Silence of the Lambs"),
      ("fantom", "Phantom Thread"), ("どら", "ドラえもん"), ("ｊａｗｓ", "Jaws"), ("cassa blanca", "Casablanca"),
      ("alien", "Alien"), ("inglorious bastards", "Inglourious Basterds"),
      ("thesilenceofthelambs", "The Silence of the Lambs"), ("thesilenceofthelmabs", "The Silence of the Lambs"),
      ("inglouriousbasterd", "Inglourious Basterds"), ("phantmothread", "Phantom Thread"),
    ])
  func found(_ query: String, _ title: String) throws {
    let found = try index(Self.titles).search(query, limit: 3)
    #expect(found.map(\.title).contains(title))
  }

  @Test func `the most popular comes first`() throws {
    let found = try index(["Batman Begins", "Batman", "Batman Returns"]).search("bat", limit: 2)
    #expect(found.map(\.id) == [0, 1])
  }

  @Test func `one that begins as typed comes before a more popular one that doesn't`() throws {
    let found = try index(["Star Wars", "Wars of the Star"]).search("wars star", limit: 2)
    #expect(found.map(\.id) == [1, 0])
  }

  @Test func `letters that changed places are less of an error than another letter`() {
    let costs = ["jwas", "jazs"].map {
      var alignment = Alignment(TypedText.letters($0.utf8), isOpen: true)
      return alignment.cost(of: TypedText.letters("jaws".utf8)[...], article: 0).cost
    }
    #expect(costs[0] < costs[1])
  }

  @Test func `matches are ranges of code points`() throws {
    let index = try index(Self.titles)
    #expect(try index.search("spid vers", limit: 1).first?.matches == [0..<4, 28..<32])
    #expect(try index.search("千尋", limit: 1).first?.matches == [0..<1, 3..<4])
    #expect(try index.search("godfathr", limit: 1).first?.matches == [4..<13])
  }

  /// Regression: the second part of a code point that is two words had an empty range.
  @Test func `a code point of several words matches as a whole`() throws {
    let index = try index(["8½", "Eight"])
    #expect(try index.search("8 1 2 ", limit: 1).first?.matches == [0..<2])
    #expect(try index.search("2", limit: 1).first?.matches == [1..<2])
  }

  @Test func `notes are kept beside titles`() throws {
    var builder = TitleIndexBuilder()
    #expect(try builder.add(id: 7, title: "Jaws", popularity: 2, note: "a note"))
    #expect(try builder.add(id: 8, title: "Jaws Two", popularity: 1))
    #expect(try !builder.add(id: 9, title: "Ja\u{0}ws", popularity: 1))
    nonisolated(unsafe) var bytes: [UInt8] = []
    builder.finish(created: 0, source: 0) { bytes += $0 }
    let index = try TitleSearcher(bytes)
    #expect(try index.search("jaws", limit: 2).map(\.note) == ["a note", nil])
    #expect(try index.search("note", limit: 1).isEmpty)
    var all: [String] = []
    index.forEach { all.append("\($0) \($1) \($2 ?? "")") }
    #expect(all == ["7 Jaws a note", "8 Jaws Two "])
  }

  @Test func `nothing is found for nothing`() throws {
    let films = try index(Self.titles)
    for query in ["", " ", "…", "\u{0}", "zzzzqqqq"] { #expect(try films.search(query, limit: 5).isEmpty) }
    #expect(try index([]).search("a", limit: 5).isEmpty)
  }

  @Test func `a cancelled search ends`() throws {
    _ = try index(Self.titles).search("the godfathr", limit: 3, isCancelled: { true })
  }
}

@Suite("Errors in typing are counted", .timeLimit(.minutes(5)))
struct TypingAutomatonTests {
  @Test(
    arguments: [
      ("batman", "batman", 0), ("batman", "batmna", 1), ("batman", "btman", 1), ("batman", "batmman", 1),
      ("batman", "patman", 1), ("batman", "abtmna", 2), ("batman", "bmn", 3),
    ])
  func distances(_ word: String, _ other: String, _ distance: Int) {
    let automaton = TypingAutomaton(TypedText.letters(word.utf8), 3, half: 0, halfReach: 3)
    #expect(automaton.distance(to: TypedText.letters(other.utf8)) == distance)
  }

  @Test func `the walk finds what comparing every word finds`() throws {
    var generator = SystemRandomNumberGenerator()
    func word(_ letters: ClosedRange<Int>) -> String {
      String((0..<Int.random(in: letters)).map { _ in "abc".randomElement(using: &generator) ?? "a" })
    }
    let words = Set((0..<300).map { _ in word(1...8) })
    let index = try index(Array(words))
    for _ in 0..<200 {
      let wanted = TypedText.letters(word(3...8).utf8)
      for reach in 1...3 {
        let automaton = TypingAutomaton(wanted, reach, half: 0, halfReach: reach)
        let expected = words.filter { automaton.distance(to: TypedText.letters($0.utf8)) != nil }
        let found = NearWords.find(wanted, isOpen: false, within: reach, in: index.list)
        let near = Set(found.flatMap(\.words).map { String(decoding: index.list.text($0), as: UTF8.self) })
        #expect(near == Set(expected), "\(wanted) within \(reach): \(near.symmetricDifference(expected))")
      }
    }
  }
}
