// SPDX-License-Identifier: MIT
import Contract
import Testing

@testable import Backend

@Suite("AMC's entries of a film", .timeLimit(.minutes(5)))
struct AMCEntriesTests {
  private func entry(_ number: Int, _ title: String, _ released: String) throws -> MovieLikeness {
    var movie = Movie(id: try #require(EntityID(.amc, .movie, number)), title: title)
    movie.releaseDate = Day(released)
    return MovieLikeness(movie)
  }

  private func film(_ title: String, _ released: String) throws -> MovieLikeness {
    var movie = Movie(id: try #require(EntityID(.tmdb, .movie, 500)), title: title)
    movie.releaseDate = Day(released)
    return MovieLikeness(movie)
  }

  @Test("are all versions that AMC lists, and no other film")
  func versions() throws {
    let catalogue = AMCCatalogue([
      try entry(1, "Demon Castle (Dubbed)", "2026-11-20"), try entry(2, "Demon Castle (Subtitled)", "2026-11-20"),
      try entry(3, "Demon Castle - IMAX 3D", "2026-11-20"), try entry(4, "Demon Castle II", "2026-11-20"),
      try entry(5, "Opening Night Fan Event: Demon Castle", "2026-11-19"),
    ])
    let entries = catalogue.entries(of: try film("Demon Castle", "2026-07-18"))
    #expect(entries.ids == Set(try [1, 2, 3, 5].map { try #require(EntityID(.amc, .movie, $0)) }))
  }

  @Test("are none of a film of that title from another time")
  func remakes() throws {
    let catalogue = AMCCatalogue([try entry(1, "Superman", "2025-07-11"), try entry(2, "Heathers", "2026-11-20")])
    #expect(catalogue.entries(of: try film("Superman", "1978-12-13")).isEmpty)
    #expect(catalogue.entries(of: try film("Heat", "2027-12-18")).isEmpty)
  }
}
