// SPDX-License-Identifier: MIT
import Contract
import Foundation
import JSON
import Testing

@testable import MCP

/// The user's own list, as an assistant reads and changes it.
@Suite(.timeLimit(.minutes(5))) struct LibraryToolTests {
  @Test func aFilmIsPutOnTheListByItsTitle() async throws {
    let model = try Model()
    let set = try await model.call(tool("my_films_set"), #"{"id":"Casablanca","status":"wanted"}"#)
    #expect(set.text.contains("Casablanca") && set.text.contains("wanted"))
    let list = try await model.call(tool("my_films"), #"{"status":"wanted"}"#)
    #expect(list.text.contains("Casablanca | 1942") || list.text.contains("Casablanca | 1943"))
  }

  @Test func aTitleThatSeveralFilmsHaveChangesNothing() async throws {
    let model = try Model()
    await #expect(throws: (any Error).self) {
      try await model.call(tool("my_films_set"), #"{"id":"dune part","status":"seen"}"#)
    }
    let list = try await model.call(tool("my_films"), "{}")
    #expect(list.structured.value["note"]?.string == "The library is empty; my_films_set adds films to it.")
  }

  @Test func theDayCanBeAWord() async throws {
    let model = try Model()
    let set = try await model.call(
      tool("my_films_set"), #"{"id":"tmdb:movie:268","rating":8,"seenOn":["2026-11-20"],"note":"With Ann."}"#)
    for fact in ["seen", "my rating: 8", "20 Nov 2026", "With Ann."] { #expect(set.text.contains(fact)) }
  }

  /// A model that fills in all arguments has other empty ones.
  @Test func anEmptyNoteRemovesTheNoteUnlessOtherArgumentsAreEmptyToo() async throws {
    let model = try Model()
    let set = try tool("my_films_set")
    _ = try await model.call(set, #"{"id":"tmdb:movie:268","note":"With Ann."}"#)
    #expect(try await model.text(set, #"{"id":"tmdb:movie:268","status":"","note":""}"#).contains("With Ann."))
    #expect(try await !model.text(set, #"{"id":"tmdb:movie:268","note":""}"#).contains("With Ann."))
  }

  @Test func anImportIsWholeAndCountedWhateverItsLimit() async throws {
    let path = NSTemporaryDirectory() + "marquee-import-\(UUID().uuidString).csv"
    let lines = (1...300).map { "\($0),Film \($0),1990\n" }
    try Data(("tmdbID,Title,Year\n" + lines.joined()).utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let model = try Model()
    let tools = MethodTools.all(in: .all, [.files])
    let tool = try #require(tools.first { $0.name == "my_films_import" })
    // More than a page, and not whole pages.
    let imported = try await model.call(tool, #"{"from":"\#(path)","status":"seen","limit":150}"#).structured.value
    #expect(imported["note"]?.string == "In all: 300 matched.")
    let list = try await model.call(self.tool("my_films"), #"{"limit":1}"#)
    #expect(list.structured.value["total"]?.integer == 300)
    // What isn't known is said beside rows, too.
    _ = try await model.call(self.tool("movies_get"), #"{"id":"tmdb:movie:268"}"#)
    _ = try await model.call(self.tool("my_films_set"), #"{"id":"tmdb:movie:268","note":"long"}"#)
    let known = try await model.call(self.tool("my_films"), #"{"maximumMinutes":300}"#).structured.value
    #expect(known["total"]?.integer == 1)
    #expect(known["note"]?.string?.hasPrefix("Of 299 entries it isn't known yet") == true)
  }

  @Test func theCandidatesOfAnImportHaveTheirWholeIDs() throws {
    let id = try #require(EntityID("tmdb:movie:1234567", of: .movie))
    var row = ImportRow(outcome: .ambiguous)
    row.candidates = (1...5).map { _ in ImportCandidate(id: id, title: "A title of some words", year: 2022) }
    #expect(ModelForm.importRow.rows([row], .none).text.matches(of: /tmdb:movie:1234567/).count == 5)
  }

  @Test func whatIsOnTheListIsMarkedWhereverAFilmIsShown() async throws {
    let model = try Model()
    _ = try await model.call(tool("my_films_set"), #"{"id":"tmdb:movie:268","rating":8}"#)
    let found = try await model.call(FindFilm.tool, #"{"film":"tmdb:movie:268"}"#)
    #expect(found.structured.value["films"]?[0]?["mine"]?.string == "seen, rated 8 of 10 by the user")
    let film = try await model.call(tool("movies_get"), #"{"id":"tmdb:movie:268"}"#)
    #expect(film.text.contains("mine: seen\nmy rating: 8"))
    let similar = try await model.call(tool("search_movies"), #"{"query":"batman"}"#)
    #expect(similar.text.contains(" | mine"))
  }

  private func tool(_ name: String) throws -> Tool {
    try #require(MethodTools.all(in: .all).first { $0.name == name })
  }
}
