// SPDX-License-Identifier: MIT
import Contract
import JSON
import Testing

@Suite("Entity ids", .timeLimit(.minutes(1)))
struct EntityIDTests {
  @Test("Are read and written as provider:native", arguments: ["amc:61234", "tmdb:268", "imdb:tt0096895", "imdb:nm2"])
  func roundTrip(text: String) throws {
    let id = try #require(EntityID(text))
    #expect(id.description == text)
    #expect(RawJSON(writing: id).description == "\"\(text)\"")
  }

  @Test(
    "Refuse what a provider doesn't give out, and what would leave its place in a path",
    arguments: [
      "61234", "amc:", "amc:-1", "amc:1/..", "amc: 1", "tmdb:tt1", "imdb:268", "imdb:tt", "imdb:xx1", "netflix:1",
      "AMC:1", ":1", "", "amc:1234567890123456789", "amc:٣",
    ])
  func refused(text: String) {
    #expect(EntityID(text) == nil)
  }

  @Test("A bare number is a mismatch that says what an id looks like")
  func bareNumber() throws {
    let error = #expect(throws: JSONMismatch.self) { try JSONValue(parsing: "268").read(EntityID.self) }
    #expect(error?.expected.contains("tmdb:268") == true)
  }

  @Test("A number is only an id if it is not negative and the provider uses numbers")
  func numbers() {
    #expect(EntityID(.tmdb, 268)?.number == 268)
    #expect(EntityID(.amc, -1) == nil)
    #expect(EntityID(.imdb, 96895) == nil)
  }

  @Test("Each kind has ids of some providers only")
  func kinds() throws {
    let ids = try ["amc:1", "tmdb:1", "imdb:tt1", "imdb:nm1", "pixabay:1"].map { try #require(EntityID($0)) }
    func accepted(_ kind: EntityKind) -> [String] { ids.filter(kind.includes).map(\.description) }
    #expect(accepted(.movie) == ["amc:1", "tmdb:1", "imdb:tt1"])
    #expect(accepted(.person) == ["amc:1", "tmdb:1", "imdb:nm1"])
    #expect(accepted(.show) == ["tmdb:1", "imdb:tt1"])
    #expect(accepted(.theatre) == ["amc:1"])
    #expect(accepted(.showtime) == ["amc:1"])
    #expect(accepted(.genre) == ["tmdb:1"])
    #expect(accepted(.watchProvider) == ["tmdb:1"])
    #expect(accepted(.image) == ["pixabay:1"])
  }
}
