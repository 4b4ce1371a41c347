// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import Sandbox

@Suite("Pixabay's search", .timeLimit(.minutes(5)))
struct PixabayTests {
  private func search(_ query: String) async throws -> Answer {
    try await ask("https://pixabay.com/api/?key=any&\(query)")
  }

  private func hits(_ query: String) async throws -> [JSONValue] {
    Array(try await search("per_page=200&\(query)").json("hits").elements)
  }

  @Test("Pages hold every picture once")
  func paging() async throws {
    let total = Catalogue.shared.photographs.count
    var ids: [Int] = []
    for page in 1...(total + 19) / 20 {
      let answer = try await search("page=\(page)")
      expect(answer.json["totalHits"]?.integer == total)
      ids += answer.json("hits").elements.compactMap { $0["id"]?.integer }
    }
    expect(ids.count == total && Set(ids).count == total)
  }

  @Test(
    "What is out of range is refused in one line that names it",
    arguments: [
      ("page=99", "page"), ("page=0", "page"), ("page=x", "page"), ("per_page=2", "per_page"),
      ("per_page=201", "per_page"), ("image_type=film", "image_type"), ("orientation=round", "orientation"),
      ("category=nothing", "category"), ("colors=red,mauve", "colors"), ("order=best", "order"), ("id=1", "id"),
      ("id=abc", "id"), ("min_width=-1", "min_width"), ("editors_choice=maybe", "editors_choice"),
      ("q=\(String(repeating: "a", count: 101))", "q"),
    ])
  func refused(_ query: String, _ name: String) async throws {
    let answer = try await search(query)
    expect(answer.status == 400)
    expect(answer.text == "[ERROR 400] \"\(name)\" is out of valid range.")
    expect(answer.headers["Content-Type"]?.hasPrefix("text/plain") == true)
  }

  @Test(
    "What people try first is there",
    arguments: [
      "garden", "flower", "cat", "dog", "bird", "beach", "sea", "city", "forest", "mountain", "tree", "food", "coffee",
      "car", "house", "love", "christmas", "background",
    ])
  func ordinaryWords(_ word: String) async throws {
    expect(try await !hits("q=\(word)").isEmpty)
  }

  @Test("Nothing found is an answer", arguments: ["qqqq", "%25"])
  func nothing(_ words: String) async throws {
    let answer = try await search("q=\(words)")
    expect(answer.status == 200)
    expect(answer.json["total"]?.integer == 0 && answer.json("hits").count == 0)
  }

  @Test("Every parameter narrows the search")
  func filters() async throws {
    let cinema = try await hits("q=cinema")
    expect(cinema.count >= 8 && cinema.allSatisfy { $0["tags"]?.string?.isEmpty == false })
    expect(try await hits("q=popcorn+cinema").count < cinema.count)
    for (type, name) in [("vector", "vector/svg"), ("illustration", "illustration")] {
      let drawn = try await hits("image_type=\(type)")
      expect(!drawn.isEmpty && drawn.allSatisfy { $0["type"]?.string == name })
    }
    let upright = try await hits("orientation=vertical")
    expect(!upright.isEmpty)
    expect(upright.allSatisfy { ($0["imageHeight"]?.integer ?? 0) > ($0["imageWidth"]?.integer ?? 0) })
    let large = try await hits("min_width=6000&min_height=4000")
    expect(!large.isEmpty && large.allSatisfy { ($0["imageWidth"]?.integer ?? 0) >= 6_000 })
    expect(!(try await hits("category=music")).isEmpty)
    expect(try await hits("colors=lilac,pink").count > (try await hits("colors=lilac")).count)
    let chosen = try await hits("editors_choice=true")
    expect(!chosen.isEmpty && chosen.count < Catalogue.shared.photographs.count)
    expect(
      try await hits("image_type=all&orientation=all&safesearch=true").count == Catalogue.shared.photographs.count)
  }

  @Test("Popular pictures come first, or the newest")
  func order() async throws {
    let views = try await hits("order=popular").compactMap { $0["views"]?.integer }
    expect(Set(views).count > 1 && views == views.sorted(by: >))
    let ids = try await hits("order=latest").compactMap { $0["id"]?.integer }
    expect(Set(ids).count > 1 && ids == ids.sorted(by: >))
  }

  @Test("One picture by its id")
  func one() async throws {
    let photograph = try #require(Catalogue.shared.photographs.first)
    let hits = Array(try await search("id=\(photograph.id)").json("hits").elements)
    expect(hits.count == 1 && hits.first?["id"]?.integer == photograph.id)
  }

  @Test("The limit is told, also with a refusal")
  func limit() async throws {
    for query in ["q=cinema", "page=0"] {
      let headers = try await search(query).headers
      expect(headers["X-RateLimit-Limit"] == "100")
      expect(headers["X-RateLimit-Remaining"] == "99")
      expect(headers["X-RateLimit-Reset"] == "60")
    }
  }

  @Test("Previews have the size that is told")
  func sizes() async throws {
    let hits = try await hits("q=cinema")
    expect(!hits.isEmpty)
    for hit in hits {
      let edges = [hit["webformatWidth"]?.integer, hit["webformatHeight"]?.integer].compactMap { $0 }
      expect(edges.max() == 640)
    }
  }
}
