// SPDX-License-Identifier: MIT
import Basics
import Foundation
import TestSupport
import Testing

@testable import Backend

/// Filters and orders of the library, compared with a plain reference.
@Suite("Filters of the library", .timeLimit(.minutes(5)))
struct LibraryFilterTests {
  private let folder = TemporaryFolder()

  /// An entry with what is known of it.
  private struct Film {
    var entry: StoredEntry
    var facts: StoredFacts?
  }

  private func library(_ chance: inout SeededGenerator, count: Int) async throws -> (LibraryStore, [Film]) {
    let store = LibraryStore(folder: folder.file("\(count)"), now: { Instant(secondsSince1970: 1_000_000) }) { _ in }
    var films: [Film] = []
    for number in 1...count {
      var entry = StoredEntry(
        name: "tmdb:movie:\(number)", isShow: chance.isLucky(5),
        status: [.wanted, .seen, .none].randomElement(using: &chance) ?? .seen, addedAt: number)
      entry.year = chance.isLucky(5) ? nil : Int.random(in: 1990...1999, using: &chance)
      entry.tags = ["Ann", "ann", "Bob"].filter { _ in chance.isLucky(3) }
      if entry.isBlank { entry.tags = ["Bob"] }
      var film = Film(entry: entry)
      if !chance.isLucky(5) { film.facts = facts(&chance) }
      films.append(film)
    }
    let changes = films.map { film in EntryChange(ids: film.entry.ids) { _ in film.entry } }
    let outcomes = try await store.change(changes)
    for position in films.indices {
      let number = try #require(outcomes[position].entry?.number)
      films[position].entry.number = number
      if let facts = films[position].facts {
        try await store.store(facts, ofEntry: films[position].entry.name, at: Instant(secondsSince1970: 1_000_000))
      }
    }
    return (store, films)
  }

  private func facts(_ chance: inout SeededGenerator) -> StoredFacts {
    var facts = StoredFacts()
    facts.minutes = chance.isLucky(5) ? nil : Int.random(in: 80...140, using: &chance)
    facts.genres = [1, 12, 2].filter { _ in chance.isLucky(2) }
    facts.people = [5, 55, 7].filter { _ in chance.isLucky(2) }
    facts.collection = chance.isLucky(5) ? nil : Int.random(in: 0...2, using: &chance)
    facts.countries = ["US", "JP"].filter { _ in chance.isLucky(2) }
    facts.language = chance.isLucky(5) ? nil : ["en", "ja"].randomElement(using: &chance)
    for country in ["US", "GB"] {
      facts.certifications[country] = [nil, "NR", "G", "PG", "R"].randomElement(using: &chance) ?? nil
    }
    facts.popularity = chance.isLucky(5) ? nil : Double.random(in: 0...100, using: &chance)
    return facts
  }

  private func filter(_ chance: inout SeededGenerator) -> LibraryFilter {
    var filter = LibraryFilter()
    if chance.isLucky(3) { filter.status = [.wanted, .seen].randomElement(using: &chance) }
    filter.includesTagged = chance.isLucky(2)
    if chance.isLucky(4) { filter.isShow = chance.isLucky(3) }
    if chance.isLucky(4) { filter.tags = [["Ann", "ann"], ["Bob"]].filter { _ in chance.isLucky(2) } }
    if chance.isLucky(3) { filter.facts.genres = [[1, 2], [12], [1]].filter { _ in chance.isLucky(2) } }
    if chance.isLucky(3) { filter.facts.minimumMinutes = Int.random(in: 80...120, using: &chance) }
    if chance.isLucky(3) { filter.facts.maximumMinutes = Int.random(in: 100...140, using: &chance) }
    if chance.isLucky(3) { filter.facts.years = [1990...1992, 1999...1999].filter { _ in chance.isLucky(2) } }
    if chance.isLucky(4) { filter.facts.people = [5, 7].filter { _ in chance.isLucky(2) } }
    if chance.isLucky(4) { filter.facts.collection = Int.random(in: 1...2, using: &chance) }
    if chance.isLucky(4) {
      filter.facts.countries = [["US"], ["US", "JP"], ["DE"]].randomElement(using: &chance) ?? []
    }
    if chance.isLucky(4) { filter.facts.languages = [["en"], ["ja", "de"]].randomElement(using: &chance) ?? [] }
    if chance.isLucky(4) {
      let country = chance.isLucky(2) ? "US" : "GB"
      filter.facts.certifications = (country: country, allowed: ["G", "PG"], all: ["G", "PG", "R"])
    }
    return filter
  }

  /// Nil if it isn't known.
  private func includes(_ film: Film, _ filter: LibraryFilter) -> Bool? {
    let entry = film.entry
    let statuses = [filter.status] + (filter.includesTagged && filter.status == .wanted ? [.some(.none)] : [])
    guard filter.status == nil || statuses.contains(entry.status),
      filter.isShow == nil || filter.isShow == entry.isShow,
      filter.tags.allSatisfy({ !$0.filter(entry.tags.contains).isEmpty })
    else { return false }
    let asked = filter.facts
    let facts = film.facts ?? StoredFacts()
    func any<T: Equatable>(_ wanted: [T], _ own: [T]) -> Bool? {
      own.isEmpty ? nil : wanted.contains(where: own.contains)
    }
    var answers: [Bool?] = asked.genres.map { any($0, facts.genres) }
    answers += asked.people.map { any([$0], facts.people) }
    if let least = asked.minimumMinutes { answers.append(facts.minutes.map { $0 >= least }) }
    if let most = asked.maximumMinutes { answers.append(facts.minutes.map { $0 <= most }) }
    if !asked.years.isEmpty { answers.append(entry.year.map { year in asked.years.contains { $0.contains(year) } }) }
    if let collection = asked.collection { answers.append(facts.collection.map { $0 == collection }) }
    if !asked.countries.isEmpty { answers.append(any(asked.countries, facts.countries)) }
    if !asked.languages.isEmpty { answers.append(facts.language.map(asked.languages.contains)) }
    if let ratings = asked.certifications {
      let known = facts.certifications[ratings.country].flatMap { ratings.all.contains($0) ? $0 : nil }
      answers.append(known.map(ratings.allowed.contains))
    }
    if answers.contains(false) { return false }
    return answers.contains(nil) ? nil : true
  }

  @Test func `A hundred random filters agree with a plain reference`() async throws {
    var chance = SeededGenerator(seed: 58)
    for count in [40, 150] {
      let (store, films) = try await library(&chance, count: count)
      for _ in 0..<50 {
        let filter = filter(&chance)
        let answers = films.map { includes($0, filter) }
        let selection = try await store.selection(filter)
        let expected = zip(films, answers).filter { $1 == true }.map(\.0.entry.number)
        #expect(selection.numbers.sorted() == expected.sorted(), "\(filter)")
        #expect(selection.unknownCount == answers.count { $0 == nil }, "\(filter)")
      }
    }
  }

  @Test func `Orders put last what isn't known, and chance repeats itself`() async throws {
    var chance = SeededGenerator(seed: 7)
    let (store, films) = try await library(&chance, count: 60)
    let known = Dictionary(uniqueKeysWithValues: films.map { ($0.entry.number, $0.facts) })
    func numbers(_ order: LibraryFilter.Order) async throws -> [Int] {
      var filter = LibraryFilter()
      filter.order = order
      return try await store.numbers(matching: filter)
    }
    let minutes = try await numbers(.runtime).map { known[$0]??.minutes ?? .max }
    #expect(minutes == minutes.sorted() && minutes.last == .max)
    let popularity = try await numbers(.popularity).map { known[$0]??.popularity ?? -1 }
    #expect(popularity == popularity.sorted(by: >) && popularity.last == -1)
    let once = try await numbers(.random(seed: 1))
    #expect(try await numbers(.random(seed: 1)) == once)
    #expect(try await numbers(.random(seed: 2)) != once)
    #expect(once.sorted() == films.map(\.entry.number))
    // An entry that goes changes the order of the others by nothing.
    _ = try await store.remove(["tmdb:movie:30"], at: Instant(secondsSince1970: 1_000_000))
    let gone = try #require(films.first { $0.entry.name == "tmdb:movie:30" }).entry.number
    #expect(try await numbers(.random(seed: 1)) == once.filter { $0 != gone })
  }
}

/// Numbers that look like chance, the same each time.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state += 1
    return state.mixed(with: 3)
  }

  /// Whether a thing happens that happens once in so many times.
  mutating func isLucky(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }
}
