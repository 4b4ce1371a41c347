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
      ImportChange(imported("a", .matched), ids: new.ids) { known, _ in known ?? new }
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
    _ = try await one.store([ImportChange(imported("a", .matched), ids: new.ids) { known, _ in known ?? new }])
    _ = try await two.store([ImportChange(imported("a", .waiting))])
    #expect(try await one.imports(["a"])["a"]?.outcome == .matched)
    let again = try await two.store([
      ImportChange(imported("a", .matched), ids: new.ids) { known, last in
        last?.outcome == .matched ? known : nil
      }
    ])
    #expect(!again[0].entry.isChanged && again[0].entry.entry?.name == "tmdb:movie:1")
  }
}
