// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(1))) struct FilmDetailsTests {
  private func film(_ title: String, _ released: String?) throws -> FilmDetails {
    let json = RawJSON { writer in
      writer.object { writer in
        writer.member("id", "amc:movie:1")
        writer.member("title", title)
        writer.member("releaseDate", released)
      }
    }
    return try #require(FilmDetails(json.value))
  }

  @Test(arguments: [
    ("Dune", "2021-10-22", "Dune", "2021-09-15", true), ("Dune", "2021-10-22", "Dune", "1984-12-14", false),
    ("Your Name", "2017-04-07", "Your Name", "2016-08-26", true), ("Dune", "2021-10-22", "Dune", nil, true),
    ("Spider-Man: Brand New Day", "2026-07-31", "Spider‐Man – Brand New Day", "2026-07-31", true),
    ("The Bride (1985)", "1985-08-16", "The Bride", "1985-08-16", true),
    ("Dune", "2021-10-22", "Duna", "2021-10-22", false),
  ])
  func entriesOfOneFilmAreKnownByTitleAndYear(
    one: String, released: String?, other: String, otherReleased: String?, isLike: Bool
  ) throws {
    #expect(try film(one, released).isLike(film(other, otherReleased)) == isLike)
  }

  @Test func theYearStandsOnceBehindTheTitle() throws {
    #expect(try film("The Bride (1985)", "1985-08-16").titleWithYear == "The Bride (1985)")
    #expect(try film("Blade Runner 2049", "2017-10-06").titleWithYear == "Blade Runner 2049 (2017)")
    #expect(try film("Dune", nil).titleWithYear == "Dune")
  }
}
