// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import Sandbox

@Suite("AMC's movies", .timeLimit(.minutes(5)))
struct AMCMoviesTests {
  @Test("A view is a HAL list whose pages link to each other and hold every row once")
  func paging() async throws {
    var ids: [Int] = []
    var path: String? = "/v2/movies/views/now-playing"
    var previous: [String?] = []
    while let next = path {
      let answer = try await askAMC(next)
      expect(answer.status == 200)
      expect(answer.json["pageSize"]?.integer == 10)
      expect(answer.json["pageNumber"]?.integer == previous.count + 1)
      ids += answer.json.embedded("movies").compactMap { $0["id"]?.integer }
      previous.append(answer.json("_links", "previous", "href").string)
      path = answer.json("_links", "next", "href").string.map { String($0.dropFirst(AMCLink.base.count)) }
      expect(answer.json["count"]?.integer == Catalogue.shared.films.filter { $0.state == .nowPlaying }.count)
    }
    expect(ids.count >= 30)
    expect(Set(ids).count == ids.count)
    expect(previous.first == .some(nil))
    expect(previous.dropFirst().allSatisfy { $0 != nil })
  }

  @Test("A page holds at most 100 rows, and a page after the last holds none")
  func pageBounds() async throws {
    expect(try await askAMC("/v2/movies?page-size=1000").json.embedded("movies").count == 100)
    expect(try await askAMC("/v2/movies?page-size=0").json["pageSize"]?.integer == 1)
    let beyond = try await askAMC("/v2/movies?page-number=9223372036854775807&page-size=100")
    expect(beyond.status == 200)
    expect(beyond.json.embedded("movies").isEmpty)
  }

  @Test(
    "Every view answers", arguments: ["now-playing", "advance", "coming-soon", "active", "all/active", "on-demand"])
  func views(_ view: String) async throws {
    let answer = try await askAMC("/v2/movies/views/\(view)?page-size=100")
    expect(answer.status == 200)
    expect(!answer.json.embedded("movies").isEmpty)
  }

  @Test("A movie is the same by id, by slug and by internal release")
  func one() async throws {
    let byID = try await askAMC("/v2/movies/61234")
    expect(byID.json["name"]?.string == "Batman")
    expect(byID.json["imdbId"]?.string == "tt0096895")
    expect(byID.json("media", "trailerHd").string == "")
    expect(byID.json("_links", "https://api.amctheatres.com/rels/v2/media", "templated").boolean == true)
    let slug = try #require(byID.json["slug"]?.string)
    expect(try await askAMC("/v2/movies/\(slug)").body == byID.body)
    expect(try await askAMC("/v2/movies/internal-release/81234").body == byID.body)
  }

  @Test(
    "What is unknown is a 404 with AMC's error body",
    arguments: [
      "/v2/movies/1", "/v2/movies/no-such-film", "/v2/movies/internal-release/x", "/v1/movie/1/cast-crew",
      "/v2/movies/1/on-demand/similar",
    ])
  func unknown(_ path: String) async throws {
    let answer = try await askAMC(path)
    expect(answer.status == 404)
    expect(answer.json["errors"]?[0]?["code"]?.integer == 5_103)
  }

  @Test(
    "Filters",
    arguments: [
      ("name=matrix", 4), ("name=AMELIE", 1), ("ids=61234,1,abc", 1), ("ids=1", 0), ("wwm-release-number=280011", 1),
      ("slug=batman-61234", 1), ("name=toy%20story", 5), ("name=toy+story&end-date=11-22-1995", 1),
      ("name=toy+story&start-date=1995-11-22", 4),
    ])
  func filters(_ query: String, _ count: Int) async throws {
    expect(try await askAMC("/v2/movies?\(query)").json["count"]?.integer == count)
  }

  @Test("Attributes are required together or one by one")
  func attributes() async throws {
    func count(_ query: String) async throws -> Int {
      try #require(try await askAMC("/v2/movies?\(query)").json["count"]?.integer)
    }
    let imax = try await count("include-attributes=imax")
    let solid = try await count("include-attributes=REALD3D")
    let both = try await count("include-attributes=IMAX,REALD3D&attribute-operator=and")
    let either = try await count("include-attributes=IMAX,REALD3D&attribute-operator=or")
    expect(imax > 0 && solid > 0)
    expect(either == imax + solid - both)
    expect(try await count("include-attributes=IMAX&exclude-attributes=REALD3D") == imax - both)
  }

  @Test("Absent facts are left out, and odd genres occur")
  func presence() async throws {
    let rows = try await askAMC("/v2/movies/views/active?page-size=100").json.embedded("movies")
    expect(rows.contains { $0["runTime"] == nil })
    expect(rows.contains { $0["mpaaRating"] == nil })
    expect(rows.contains { $0["genre"] == nil })
    let genres = rows.compactMap { $0["genre"]?.string }
    expect(genres.contains { $0 == $0.uppercased() } && genres.contains { $0 != $0.uppercased() })
    expect(genres.contains { $0.hasSuffix(" ") })
  }

  @Test("Cast and crew")
  func castAndCrew() async throws {
    let answer = try await askAMC("/v1/movie/61234/cast-crew")
    let cast = Array(answer.json("cast").elements)
    expect(cast.first?["name"]?.string == "MICHAEL KEATON")
    expect(cast.first?["role"]?.string == "Bruce Wayne / Batman")
    expect(cast.last?["job"]?.string == "Director")
    expect(cast.last?["role"] == nil)
  }

  @Test("Similar films share a genre and can be seen at home")
  func similar() async throws {
    let rows = try await askAMC("/v2/movies/61234/on-demand/similar?page-size=100").json.embedded("movies")
    expect(!rows.isEmpty)
    expect(rows.allSatisfy { $0["preferredMediaType"]?.string == "OnDemand" && $0["id"]?.integer != 61_234 })
  }

  @Test("The same question has the same answer; unknown paths and hosts have none")
  func determinism() async throws {
    let path = "/v2/movies/views/all/active?page-size=100&page-number=2"
    expect(try await askAMC(path).body == (try await askAMC(path).body))
    expect(try await askAMC("/v9/movies").status == 404)
    expect(try await ask("https://example.com/v2/movies").status == 404)
  }

  @Test("A link keeps the blanks of the query, as AMC's do")
  func blanks() async throws {
    let answer = try await askAMC("/v2/movies?name=toy%20story&page-size=2")
    expect(answer.json("_links", "next", "href").string?.contains("name=toy story&page-number=2") == true)
  }
}
