// SPDX-License-Identifier: MIT
import Basics
import Foundation
import TestSupport
import Testing

@testable import Backend
@testable import Database

@Suite("The library in the store", .timeLimit(.minutes(5)))
struct LibraryStoreTests {
  let folder = TemporaryFolder()
  let reports = Reports()

  func store() -> LibraryStore { LibraryStore(folder: folder.path, now: { .now }, report: reports.add) }

  private func film(_ number: Int, _ change: (inout StoredEntry) -> Void = { _ in }) -> StoredEntry {
    var entry = StoredEntry(name: "tmdb:movie:\(number)", isShow: false, status: .wanted, addedAt: number)
    entry.title = "Film \(number)"
    change(&entry)
    return entry
  }

  @discardableResult
  private func add(_ entry: StoredEntry, to store: LibraryStore) async throws -> EntryOutcome {
    try #require(try await store.change([EntryChange(ids: entry.ids) { $0 ?? entry }]).first)
  }

  private func names(_ store: LibraryStore, _ change: (inout LibraryFilter) -> Void = { _ in }) async throws -> [String]
  {
    var filter = LibraryFilter()
    change(&filter)
    return try await store.entries(numbered: store.numbers(matching: filter)).map(\.name)
  }

  @Test func `What was added is there in another process, with all that it has`() async throws {
    let entry = film(1) { entry in
      entry.ids.insert("imdb:tt0000001")
      (entry.year, entry.releasedOn, entry.poster) = (1989, 7_111, "/a.jpg")
      (entry.status, entry.rating, entry.seenOn) = (.seen, 15, [20_000, 20_100])
      (entry.note, entry.tags, entry.source) = ("A \"note\",\nof two lines", ["one", "zwei drei"], "letterboxd")
    }
    let outcome = try await add(entry, to: store())
    #expect(outcome.isChanged)
    let found = try #require(try await store().entry(of: ["imdb:tt0000001"]))
    #expect(found == outcome.entry)
    #expect(found.seenOn == [20_000, 20_100] && found.tags == ["one", "zwei drei"] && found.note == entry.note)
    #expect(try await store().count() == 1)
  }

  @Test func `The same change twice changes nothing`() async throws {
    let store = store()
    try await add(film(1), to: store)
    let again = try await add(film(1), to: store)
    #expect(!again.isChanged && again.entry?.name == "tmdb:movie:1")
    #expect(try await store.count() == 1)
  }

  // Regression: TMDB has a film and its making-of under one id of IMDb's. A wanted film became the one that was seen.
  @Test func `Two films with one id of another site stay two`() async throws {
    let store = store()
    try await add(film(1) { $0.ids.insert("imdb:tt0000777") }, to: store)
    let seen = film(2) { entry in
      entry.ids.insert("imdb:tt0000777")
      entry.status = .seen
    }
    let outcome = try await add(seen, to: store)
    #expect(outcome.isNew && outcome.entry?.ids == ["tmdb:movie:2"])
    let found = try await store.entries(
      on: 20_000,
      ofEach: {
        [["tmdb:movie:1", "imdb:tt0000777"], ["tmdb:movie:2", "imdb:tt0000777"], ["tmdb:movie:3", "imdb:tt0000777"]]
      })
    #expect(found?.map { $0?.status } == [.wanted, .seen, nil])
    #expect(try await store.entry(of: ["imdb:tt0000777"])?.name == "tmdb:movie:1")
    // An entry without an id of TMDB's is the film's whose other id it has.
    try await add(StoredEntry(name: "imdb:tt0000888", isShow: false, status: .seen, addedAt: 1), to: store)
    let merged = try await add(film(8) { $0.ids.insert("imdb:tt0000888") }, to: store)
    #expect(merged.entry?.ids == ["tmdb:movie:8", "imdb:tt0000888"])
    #expect(try await store.count() == 3)
  }

  // Regression: once AMC had given a film's number to another one, that one had the film's entry for good.
  @Test func `A number that a provider gives to another film doesn't take the entry along`() async throws {
    let store = store()
    try await add(film(1) { $0.ids.insert("amc:movie:11") }, to: store)
    let row = [["amc:movie:11", "tmdb:movie:2", "imdb:tt0000002"]]
    for _ in 1...2 { #expect(try await store.entries(on: 20_000, ofEach: { row })?.first == .some(nil)) }
    try await add(film(2) { $0.status = .seen }, to: store)
    #expect(try await store.entries(on: 20_000, ofEach: { row })?.first??.status == .seen)
    #expect(try await store.entry(of: ["tmdb:movie:1"])?.status == .wanted)
    // Without TMDB's number nothing says that it is another film.
    #expect(try await store.entries(on: 20_000, ofEach: { [["amc:movie:11"]] })?.first??.name == "tmdb:movie:1")
  }

  // Regression: in a full library no entry could be changed.
  @Test func `A full library takes no new entry, and changes those that it has`() async throws {
    let store = store()
    try await add(film(1), to: store)
    _ = try await store.write { database throws(DatabaseError) in
      try database.run(
        """
        WITH RECURSIVE numbers (number) AS (SELECT 2 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?)
        INSERT INTO entries (name, is_show, title, words, status, seen_on, note, tags, added_at)
        SELECT 'tmdb:movie:' || number, 0, '', '', 0, '', '', '', 0 FROM numbers
        """, .integer(LibraryStore.maximumEntries))
    }
    #expect(try await store.count() == LibraryStore.maximumEntries)
    let new = film(0)
    let addition = EntryChange(ids: new.ids) { $0 ?? new }
    let change = EntryChange(ids: ["tmdb:movie:1"]) { entry in
      var entry = entry
      entry?.rating = 16
      return entry
    }
    await #expect(throws: DatabaseError.self) { try await store.change([addition]) }
    await #expect(throws: DatabaseError.self) { try await store.change([change, addition]) }
    #expect(try await store.entry(of: ["tmdb:movie:1"])?.rating == nil)
    #expect(try await store.change([change]).first?.isChanged == true)
    #expect(try await store.entry(of: ["tmdb:movie:1"])?.rating == 16)
    // A film of an import that isn't settled has no entry yet.
    let imported = ImportChange(StoredImport(key: "a", content: ""))
    let known = ImportChange(StoredImport(key: "b", content: ""), ids: ["tmdb:movie:1"]) { $0.entry }
    #expect(try await store.store([imported, known]).count == 2)
    await #expect(throws: DatabaseError.self) {
      try await store.store([ImportChange(StoredImport(key: "c", content: ""), ids: new.ids) { _ in new }])
    }
    #expect(try await store.count() == LibraryStore.maximumEntries)
  }

  @Test func `Two entries become one when they turn out to be of one film`() async throws {
    let store = store()
    try await add(film(1) { ($0.rating, $0.seenOn) = (14, [10]) }, to: store)
    var other = StoredEntry(name: "imdb:tt1", isShow: false, status: .seen, addedAt: 5)
    (other.seenOn, other.note) = ([12], "noted")
    try await add(other, to: store)
    #expect(try await store.count() == 2)
    let outcomes = try await store.change([
      EntryChange(ids: ["tmdb:movie:1"]) { entry in
        var entry = entry
        entry?.ids.insert("imdb:tt1")
        return entry
      }
    ])
    let merged = try #require(outcomes.first?.entry)
    #expect(merged.status == .seen && merged.rating == 14 && merged.seenOn == [10, 12] && merged.note == "noted")
    #expect(try await store.count() == 1)
    #expect(try await store.entry(of: ["imdb:tt1"])?.number == merged.number)
    // The id of a row is that under which it was added, also where the one that joins it is the new one.
    var third = StoredEntry(name: "imdb:tt2", ids: ["tmdb:movie:1"], isShow: false, status: .none, addedAt: 9)
    third.tags = ["a tag"]
    let joined = try await store.change([EntryChange(ids: ["imdb:tt2"]) { [third] _ in third }]).first
    #expect(joined?.entry?.name == "tmdb:movie:1" && joined?.entry?.number == merged.number)
    #expect(joined?.isNew == false && joined?.entry?.tags == ["a tag"])
    #expect(try await store.entry(of: ["imdb:tt2"]) == joined?.entry)
  }

  @Test func `Many films under one id don't make an entry grow`() async throws {
    let store = store()
    for number in 1...100 {
      try await add(film(number) { $0.ids.insert("imdb:tt1") }, to: store)
    }
    #expect(try await store.entry(of: ["imdb:tt1"])?.ids == ["imdb:tt1", "tmdb:movie:1"])
    #expect(try await store.count() == 100)
    // The same where the films have entries already.
    for number in 201...300 { try await add(film(number), to: store) }
    for number in 201...300 {
      _ = try await store.change([EntryChange(ids: ["imdb:tt2", "tmdb:movie:\(number)"]) { $0 }])
    }
    #expect(try await store.entry(of: ["imdb:tt2"])?.ids == ["imdb:tt2", "tmdb:movie:201"])
  }

  @Test func `Lists are filtered and in the order that is asked for`() async throws {
    let store = store()
    try await add(film(1) { ($0.title, $0.year, $0.status, $0.rating) = ("Amélie", 2001, .seen, 18) }, to: store)
    try await add(film(2) { ($0.title, $0.year, $0.status, $0.rating) = ("Zodiac", 2007, .seen, 12) }, to: store)
    try await add(film(3) { ($0.title, $0.tags) = ("Brazil", ["dystopia"]) }, to: store)
    #expect(try await names(store) == ["tmdb:movie:3", "tmdb:movie:2", "tmdb:movie:1"])
    #expect(try await names(store) { $0.order = .title } == ["tmdb:movie:1", "tmdb:movie:3", "tmdb:movie:2"])
    #expect(try await names(store) { $0.order = .year } == ["tmdb:movie:2", "tmdb:movie:1", "tmdb:movie:3"])
    #expect(try await names(store) { $0.order = .rating } == ["tmdb:movie:1", "tmdb:movie:2", "tmdb:movie:3"])
    #expect(try await names(store) { $0.status = .wanted } == ["tmdb:movie:3"])
    #expect(try await names(store) { $0.minimumRating = 13 } == ["tmdb:movie:1"])
    #expect(try await names(store) { $0.words = ["amelie"] } == ["tmdb:movie:1"])
    #expect(try await names(store) { $0.words = ["dystopia"] } == ["tmdb:movie:3"])
    #expect(try await names(store) { $0.words = ["amelie", "2001"] } == ["tmdb:movie:1"])
    #expect(try await names(store) { $0.words = ["amelie", "2007"] } == [])
    #expect(try await names(store) { $0.words = ["20"] } == [])
    try await add(film(4) { $0.title = "Spider-Man" }, to: store)
    #expect(try await names(store) { $0.words = ["spiderman"] } == ["tmdb:movie:4"])
    try await add(film(5) { $0.title = "The Attic" }, to: store)
    #expect(try await names(store) { $0.words = ["heat"] } == [])
    #expect(try await names(store) { $0.isShow = true } == [])
  }

  @Test func `Rows find their entries by any id, and the entries learn the others`() async throws {
    let store = store()
    #expect(try await store.entries(on: 20_000) { [["tmdb:movie:1"]] } == nil)
    try await add(film(1), to: store)
    let found = try await store.entries(on: 20_000) { [["amc:movie:7"], ["amc:movie:8", "tmdb:movie:1"], []] }
    #expect(found?.map { $0?.name } == [nil, "tmdb:movie:1", nil])
    // The writer works in order, so what was learnt is there after the next change.
    try await add(film(2), to: store)
    #expect(try await store.entries(on: 20_000) { [["amc:movie:8"]] }?.first??.name == "tmdb:movie:1")
  }

  @Test func `What is removed is gone with all of its ids`() async throws {
    let store = store()
    #expect(try await store.remove(["tmdb:movie:1"], at: .now) == [])
    try await add(film(1) { $0.ids.insert("amc:movie:3") }, to: store)
    #expect(try await store.remove(["amc:movie:3"], at: .now) == ["tmdb:movie:1"])
    #expect(try await store.entry(of: ["tmdb:movie:1", "amc:movie:3"]) == nil)
    #expect(try await store.count() == 0)
  }

  @Test func `Without a file nothing is read, and none is made`() async throws {
    let store = store()
    #expect(try await store.count() == 0)
    #expect(try await names(store).isEmpty)
    #expect(try await store.entry(of: ["tmdb:movie:1"]) == nil)
    #expect(folder.names.isEmpty)
  }

  @Test func `A file that can't be looked for is an error, not an empty library`() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("loop"), withDestinationPath: folder.file("loop"))
    let store = LibraryStore(folder: folder.file("loop/state"), now: { .now }, report: reports.add)
    await #expect(throws: DatabaseError.self) { try await store.count() }
    await #expect(throws: DatabaseError.self) { try await store.entries(on: 20_000) { [["tmdb:movie:1"]] } }
    await #expect(throws: DatabaseError.self) { try await store.remove(["tmdb:movie:1"], at: .now) }
  }

  @Test func `Services are kept by country, and those of one are added and removed together`() async throws {
    func services(_ names: [String], in region: String) -> [SubscribedService] {
      names.map { SubscribedService(region: region, id: "tmdb:watchProvider:\($0.count)", name: $0, logo: nil) }
    }
    let store = store()
    func change(_ added: [SubscribedService], _ removed: Set<String> = [], in region: String) async throws {
      let changed = try await store.changeServices(in: region, adding: added, removing: removed)
      #expect(try await store.services().filter { $0.region == region } == changed)
    }
    try await change([], ["tmdb:watchProvider:7"], in: "US")
    #expect(folder.names.isEmpty)
    let american = services(["Netflix", "Hulu"], in: "US")
    try await change(american, in: "US")
    try await change(services(["Sky Go"], in: "DE"), in: "DE")
    try await change(american, in: "US")
    #expect(try await self.store().services() == services(["Sky Go"], in: "DE") + american)
    try await change([], ["tmdb:watchProvider:6"], in: "DE")
    #expect(try await store.services() == american)
  }

  @Test func `A file of a newer version is refused and left as it is`() async throws {
    try await add(film(1), to: store())
    let database = try Database(path: folder.file("library.sqlite"), deadline: .now + .seconds(60))
    try database.script("PRAGMA user_version = 99")
    await #expect { try await store().count() } throws: { ($0 as? DatabaseError)?.kind == .newerSchema }
    await #expect { try await store().services() } throws: { ($0 as? DatabaseError)?.kind == .newerSchema }
    #expect(try database.integer("SELECT COUNT(*) FROM entries") == 1)
  }
}
