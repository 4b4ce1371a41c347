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

  @Test func theYearStandsOnceBehindTheTitle() throws {
    #expect(try film("The Bride (1985)", "1985-08-16").titleWithYear == "The Bride (1985)")
    #expect(try film("Blade Runner 2049", "2017-10-06").titleWithYear == "Blade Runner 2049 (2017)")
    #expect(try film("Dune", nil).titleWithYear == "Dune")
  }
}
