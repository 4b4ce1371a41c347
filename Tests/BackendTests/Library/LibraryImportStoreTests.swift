// SPDX-License-Identifier: MIT
import Basics
import Foundation
import TestSupport
import Testing

@testable import Backend
@testable import Database

@Suite("Imports in the store", .timeLimit(.minutes(5)))
struct LibraryImportStoreTests {
  let folder = TemporaryFolder()
  let reports = Reports()

  private func store() -> LibraryStore { LibraryStore(folder: folder.path, now: { .now }, report: reports.add) }

  private func entry(_ number: Int) -> StoredEntry {
    StoredEntry(name: "tmdb:movie:\(number)", isShow: false, status: .seen, addedAt: number)
  }

  private func imported(_ key: String, _ outcome: StoredImport.Outcome = .waiting) -> StoredImport {
    var imported = StoredImport(key: key, content: key)
    imported.outcome = outcome
    return imported
  }

  @Test func `What isn't settled is listed in order until it is, with what is known of it`() async throws {
    let store = store()
    var ambiguous = imported("b", .ambiguous)
    (ambiguous.candidates, ambiguous.askedAt) = ("[1]", 7)
    let stored = try await store.store([imported("a"), ambiguous, imported("c", .notFound)].map { ImportChange($0) })
    #expect(stored.map(\.number) == [1, 2, 3] && stored.allSatisfy { $0.entry.entry == nil })
    #expect(try await self.store().openImports().map(\.key) == ["a", "b", "c"])
    let found = try #require(try await store.imports(["b", "x"])["b"])
    #expect(found.candidates == "[1]" && found.askedAt == 7 && found.number == 2)
    let new = entry(1)
    let outcome = try await store.store([
      ImportChange(imported("a", .matched), ids: new.ids) { $0.entry ?? new }
    ])
    #expect(outcome[0].entry.isChanged && outcome[0].number == 1)
    #expect(try await store.openImports().map(\.key) == ["b", "c"])
    #expect(try await store.openImports(numbered: 1).isEmpty)
    #expect(try await store.openImports(numbered: 3).count == 1)
    #expect(try await store.count() == 1)
  }

  @Test func `What another process has settled stays settled`() async throws {
    let (one, two) = (store(), store())
    let new = entry(1)
    _ = try await one.store([ImportChange(imported("a", .matched), ids: new.ids) { $0.entry ?? new }])
    _ = try await two.store([ImportChange(imported("a", .waiting))])
    #expect(try await one.imports(["a"])["a"]?.outcome == .matched)
    let again = try await two.store([
      ImportChange(imported("a", .matched), ids: new.ids) { known in
        known.last?.outcome == .matched ? known.entry : nil
      }
    ])
    #expect(!again[0].entry.isChanged && again[0].entry.entry?.name == "tmdb:movie:1")
  }

  @Test func `A library of the first release has all of its entries and learns what was removed`() async throws {
    let store = store()
    let new = entry(1)
    _ = try await store.change([EntryChange(ids: new.ids) { $0 ?? new }])
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        store.close()
        done.resume()
      }
    }
    try Database(path: folder.file("library.sqlite")).script(
      """
      DROP TABLE removals; DROP INDEX imports_by_id;
      DROP TABLE facts; DROP TABLE offers; DROP TABLE learner;
      DROP TABLE seen_episodes; DROP TABLE episodes; DROP TABLE episode_lists; DROP TABLE series; DROP TABLE certifications;
      ALTER TABLE entries DROP COLUMN checksum;
      ALTER TABLE entries DROP COLUMN seen_at;
      PRAGMA user_version = 3
      """)
    let next = self.store()
    #expect(try await next.count() == 1 && next.damaged.isEmpty)
    #expect(try await next.remove([new.name], at: .now) == [new.name])
    let change = ImportChange(imported("a", .matched), ids: new.ids) { $0.removal == nil ? new : nil }
    #expect(try await next.store([change])[0].entry.entry == nil)
  }

  @Test func `Age ratings that were stored among the facts are kept, and go with their entry`() async throws {
    let store = store()
    let films = [entry(1), entry(2)]
    _ = try await store.change(films.map { film in EntryChange(ids: film.ids) { $0 ?? film } })
    try await store.store(StoredFacts(), ofEntry: films[0].name, at: .now)
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        store.close()
        done.resume()
      }
    }
    let path = folder.file("library.sqlite")
    try Database(path: path).script(
      """
      DROP TABLE certifications;
      CREATE INDEX entries_by_time ON entries (added_at);
      ALTER TABLE facts ADD COLUMN certifications TEXT;
      ALTER TABLE facts ADD COLUMN rated_us TEXT;
      UPDATE facts SET certifications = ',GB:12A,KR:전체 관람가,US:PG-13,', rated_us = 'PG-13';
      ALTER TABLE entries DROP COLUMN checksum;
      ALTER TABLE entries DROP COLUMN seen_at;
      ALTER TABLE seen_episodes DROP COLUMN rating;
      PRAGMA user_version = 8
      """)
    let next = self.store()
    for (country, rating) in [("GB", "12A"), ("KR", "전체 관람가"), ("US", "PG-13")] {
      var filter = LibraryFilter()
      filter.facts.certifications = (country: country, allowed: [rating], all: [rating])
      let selection = try await next.selection(filter)
      #expect(selection.numbers == [1] && selection.unknown == [2], "\(country)")
      #expect(try await next.shownFacts(of: [1, 2], in: country)[1]?.certifications == [country: rating])
    }
    _ = try await next.remove([films[0].name], at: .now)
    #expect(try Database(path: path).integer("SELECT COUNT(*) FROM certifications") == 0)
  }

  @Test func `What was removed is known by each of its ids, until it is added again`() async throws {
    let store = store()
    var new = entry(1)
    new.ids.insert("imdb:tt0000001")
    let film = new
    _ = try await store.change([EntryChange(ids: film.ids) { $0 ?? film }])
    #expect(try await store.remove([film.name], at: Instant(secondsSince1970: 7)) == [film.name])
    let change = ImportChange(imported("a", .matched), ids: ["imdb:tt0000001"]) { known in
      known.removal?.at == 7 && known.removal?.ids == film.ids ? nil : film
    }
    for outcome in [try await store.tried(change), try await store.store([change])[0]] {
      #expect(outcome.entry.entry == nil && outcome.removal?.at == 7)
    }
    _ = try await store.change([EntryChange(ids: [film.name]) { $0 ?? film }])
    #expect(try await store.remove([film.name], at: Instant(secondsSince1970: 9)) == [film.name])
    _ = try await store.change([EntryChange(ids: [film.name]) { $0 ?? film }])
    #expect(try await store.tried(change).removal == nil)
  }

  @Test func `What is matched with a doubt is listed apart, and by the id that it got`() async throws {
    let store = store()
    var doubtful = imported("a", .matched)
    doubtful.candidates = "[1]"
    doubtful.id = "tmdb:movie:1"
    var certain = imported("b", .matched)
    certain.id = "tmdb:movie:2"
    _ = try await store.store([doubtful, certain, imported("c")].map { ImportChange($0) })
    #expect(try await store.openImports().map(\.key) == ["c"])
    #expect(try await store.openImports(doubtful: true).map(\.key) == ["a"])
    #expect(try await store.openImports(numbered: 1).map(\.key) == ["a"])
    #expect(try await store.openImports(numbered: 2).isEmpty)
    #expect(try await store.imports(settledWith: "tmdb:movie:2").map(\.key) == ["b"])
  }
}
