// SPDX-License-Identifier: MIT
import JSON
import Testing

/// Showtimes by a title, a year and a word for a day, over the built-in catalogue.
@Suite("Showtimes by title", .timeLimit(.minutes(5)))
struct TitledShowingTests {
  private func page(_ method: String, _ params: String) async throws -> JSONValue {
    let client = try TestClient(isSandbox: true)
    let place =
      switch method {
      case "showtimes/near": #""latitude":32.8689,"longitude":-96.7735,"radiusKilometres":15"#
      default: #""theatreId":"amc:theatre:2431""#
      }
    let page = try await client.result(method, "{\(place),\(params)}")
    await client.finish()
    return page
  }

  private func titles(_ page: JSONValue) -> Set<String> {
    Set(page["items"]?.elements.compactMap { ($0["title"] ?? $0["movieTitle"])?.string } ?? [])
  }

  @Test(
    "say that films only have the words of the title",
    arguments: ["showtimes/whatsOn", "showtimes/atTheatre", "showtimes/near"])
  func words(method: String) async throws {
    let page = try await page(method, #""date":"2026-11-27","movie":"The Odyssey""#)
    #expect(titles(page) == ["2001: A Space Odyssey"] && page["titleMatch"]?.string == "words")
    let message = try #require(page["message"]?.string)
    #expect(message.hasPrefix("The Odyssey isn't on ") && message.hasSuffix("these have the words in their title."))
    let exact = try await self.page(method, #""date":"2026-11-27","movie":"2001 A Space Odyssey""#)
    #expect(titles(exact) == ["2001: A Space Odyssey"] && exact["titleMatch"] == nil && exact["message"] == nil)
  }

  @Test(
    "take the year of the film", arguments: ["showtimes/whatsOn", "showtimes/atTheatre", "showtimes/near"])
  func year(method: String) async throws {
    let of2024 = try await page(method, #""date":"2026-11-27","movie":"dune","year":2024"#)
    #expect(titles(of2024) == ["Dune: Part Two"])
    let of2021 = try await page(method, #""date":"2026-11-27","movie":"dune","year":2021"#)
    #expect(titles(of2021).isEmpty)
  }

  @Test("that are still to come have the day on which a film comes, not the one on which it first came")
  func coming() async throws {
    let client = try TestClient(isSandbox: true)
    let page = try await client.result("movies/comingSoon", #"{"pageSize":100}"#)
    await client.finish()
    let dates = page["items"]?.elements.compactMap { $0["releaseDate"]?.string } ?? []
    #expect(titles(page).contains("It's a Wonderful Life") && dates.allSatisfy { $0 > "2026-11-21" })
  }
}
