// SPDX-License-Identifier: MIT
import Contract
import Testing

@testable import Backend

@Suite("AMC's and TMDB's entries", .timeLimit(.minutes(5)))
struct MovieMergeTests {
  private func movie(
    _ provider: Provider, _ number: Int, _ title: String, _ released: String? = nil, imdb: String? = nil
  ) throws -> MovieLikeness {
    var movie = Movie(id: try #require(EntityID(provider, .movie, number)), title: title)
    movie.releaseDate = released.flatMap { Day($0) }
    movie.ids = KnownIDs(amc: provider == .amc ? number : nil, tmdb: provider == .tmdb ? number : nil, imdb: imdb)
    return MovieLikeness(movie)
  }

  private func rows(_ merge: MovieMerge, year: Int? = nil) -> [String] {
    merge.rows(year: year).map { row in
      [row.ids?.amc, row.ids?.tmdb].map { $0.map(String.init) ?? "-" }.joined(separator: " ")
    }
  }

  @Test("of one movie in two spellings are one row, with AMC's id first and all ids")
  func spellings() throws {
    let merge = MovieMerge(
      amc: [try movie(.amc, 1, "Dune Part II", "2024-03-01", imdb: "tt15239678")],
      tmdb: [try movie(.tmdb, 9, "Dune: Part Two", "2024-02-27")])
    #expect(merge.unclear.isEmpty)
    let row = try #require(merge.rows(year: nil).first)
    #expect(merge.rows(year: nil).count == 1)
    #expect(row.id.description == "amc:movie:1")
    #expect(row.ids == KnownIDs(amc: 1, tmdb: 9, imdb: "tt15239678"))
    #expect(row.link == MovieLink(by: .titleAndYear, confidence: 0.9))
  }

  @Test("of different movies with one title stay apart")
  func namesakes() throws {
    let merge = MovieMerge(
      amc: [try movie(.amc, 1, "Dune", "2021-10-22")],
      tmdb: [try movie(.tmdb, 8, "Dune", "1984-12-14"), try movie(.tmdb, 9, "Dune", "2021-09-15")])
    #expect(rows(merge) == ["1 9", "- 8"])
  }

  @Test("are of the year that AMC appends to a title, whenever it is shown again")
  func yearInTitle() throws {
    let merge = MovieMerge(
      amc: [try movie(.amc, 1, "The Bride (1985)", "2026-10-01")],
      tmdb: [try movie(.tmdb, 8, "The Bride", "2026-03-06"), try movie(.tmdb, 9, "The Bride", "1985-08-16")])
    #expect(rows(merge) == ["1 9", "- 8"])
  }

  @Test("are unclear where two could be meant, until TMDB says which")
  func unclear() throws {
    let one = try movie(.amc, 1, "Pinocchio", "2022-09-08", imdb: "tt4593060")
    let tmdb = [try movie(.tmdb, 8, "Pinocchio", "2022-01-01"), try movie(.tmdb, 9, "Pinocchio", "2022-09-07")]
    var merge = MovieMerge(amc: [one], tmdb: tmdb)
    #expect(merge.unclear.map(\.id) == [one.movie.id])
    #expect(rows(merge) == ["1 -", "- 8", "- 9"])
    merge.link(one.movie.id, to: tmdb[1].movie, MovieLink(by: .imdb, confidence: 1))
    #expect(merge.unclear.isEmpty)
    #expect(rows(merge) == ["1 9", "- 8"])
  }

  @Test("of AMC alone are one row for each entry, and none twice")
  func ownNamesakes() throws {
    let first = try movie(.amc, 1, "Pinocchio", "2022-09-08", imdb: "tt1")
    let again = try movie(.amc, 2, "Pinocchio", "2022-12-09")
    let other = try movie(.amc, 3, "Pinocchio", "2022-12-09", imdb: "tt3")
    #expect(rows(MovieMerge(amc: [first, first, again, other], tmdb: [])) == ["1 -", "2 -", "3 -"])
    // One of TMDB's for two of AMC's: title and year don't tell whose it is.
    let merge = MovieMerge(amc: [first, other], tmdb: [try movie(.tmdb, 9, "Pinocchio", "2022-09-08")])
    #expect(merge.unclear.count == 2)
    #expect(rows(merge) == ["1 -", "3 -", "- 9"])
  }

  @Test("are those of a year by either provider's date")
  func year() throws {
    // Released in 2016, and at AMC a year later.
    let own = [try movie(.amc, 1, "Your Name", "2017-04-07"), try movie(.amc, 2, "Your Face", "2017-01-01")]
    let film = try movie(.tmdb, 9, "Your Name", "2016-08-26")
    var merge = MovieMerge(amc: own, tmdb: [film])
    // A year apart it may be another film of the title.
    #expect(merge.unclear.map(\.id) == own.map(\.movie.id) && rows(merge, year: 2016) == ["- 9"])
    merge.link(own[0].movie.id, to: film.movie, MovieLink(by: .titleAndYear, confidence: 0.7))
    #expect(rows(merge, year: 2016) == ["1 9"])
    #expect(rows(MovieMerge(amc: own, tmdb: []), year: 2017) == ["1 -", "2 -"])
  }
}
