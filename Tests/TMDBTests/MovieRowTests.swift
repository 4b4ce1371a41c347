// SPDX-License-Identifier: MIT
import Contract
import JSON
import TestSupport
import Testing

@testable import TMDB

@Suite("A movie in a list", .timeLimit(.minutes(5)))
struct MovieRowTests {
  static let row = #"""
    {"adult":false,"backdrop_path":"/wide.jpg","genre_ids":[28,12],"id":4268,"original_language":"en",
    "original_title":"The Long Walk Home","overview":"Two strangers miss the last train.","popularity":16.25,
    "poster_path":"/tall.jpg","release_date":"1989-06-23","title":"The Long Way","video":true,"vote_average":7.25,
    "vote_count":7601,"media_type":"movie","softcore":null}
    """#

  func movie(_ text: String, _ presentation: Presentation = Presentation()) throws -> Movie {
    try #require(Movie(tmdb: JSONValue(parsing: text), for: presentation))
  }

  @Test("has the contract's names")
  func names() throws {
    let movie = try movie(Self.row)
    expect(movie.id.description == "tmdb:movie:4268")
    expect(movie.ids == KnownIDs(tmdb: 4268))
    expect(movie.title == "The Long Way")
    expect(movie.originalTitle == "The Long Walk Home")
    expect(movie.originalLanguage == "en")
    expect(movie.overview == "Two strangers miss the last train.")
    expect(movie.releaseDate == Day("1989-06-23"))
    expect(movie.rating == 7.25)
    expect(movie.ratingCount == 7601)
    expect(movie.popularity == 16.25)
    expect(movie.adult == false)
    expect(movie.posterPath == "/tall.jpg")
    expect(movie.posterUrl == "https://image.tmdb.org/t/p/w342/tall.jpg")
    expect(movie.backdropUrl == "https://image.tmdb.org/t/p/w1280/wide.jpg")
    expect(movie.untranslated == nil)
    expect(movie.tmdb?.description == #"{"genre_ids":[28,12],"video":true,"media_type":"movie","softcore":null}"#)
    try expectNothingLost(Self.row, in: movie)
  }

  @Test("leaves out what is not known, and keeps how TMDB said so")
  func unknown() throws {
    let text = #"""
      {"id":1,"title":"One","release_date":"","poster_path":null,"overview":"","vote_average":0,"vote_count":0,
      "backdrop_path":"","original_language":"","adult":"no","popularity":-1}
      """#
    let movie = try movie(text)
    expect(movie.releaseDate == nil)
    expect(movie.posterUrl == nil)
    expect(movie.backdropUrl == nil)
    expect(movie.overview == nil)
    expect(movie.rating == nil)
    expect(movie.ratingCount == 0)
    expect(movie.adult == nil)
    expect(movie.popularity == nil)
    try expectNothingLost(text, in: movie)
  }

  @Test("keeps an impossible date verbatim", arguments: ["2023-02-30", "June 1989", "1989-6-23", "1989"])
  func oddDates(date: String) throws {
    let movie = try movie(#"{"id":1,"title":"One","release_date":"\#(date)"}"#)
    expect(movie.releaseDate == nil)
    expect(movie.tmdb?.description == #"{"release_date":"\#(date)"}"#)
  }

  @Test("gives no address for a path that could lead elsewhere", arguments: ["/../x.jpg", "x.jpg", "//host/x", "/a b"])
  func oddPaths(path: String) throws {
    let movie = try movie(#"{"id":1,"title":"One","poster_path":"\#(path)"}"#)
    expect(movie.posterUrl == nil)
    expect(movie.posterPath == path)
  }

  @Test("whose title is missing has the original's, marked")
  func missingTitle() throws {
    for title in [#""title":"","#, #""title":" ","#, #""title":null,"#, ""] {
      let movie = try movie(#"{"id":1,\#(title)"original_title":"기생충","original_language":"ko"}"#)
      expect(movie.title == "기생충")
      expect(movie.untranslated == [.title])
    }
  }

  @Test("whose title TMDB filled with the original's is marked where that is certain")
  func filledTitle() throws {
    let english = Presentation(language: "en-US")
    func marks(_ title: String, _ original: String, _ language: String) throws -> [MovieText]? {
      let text = #"{"id":1,"title":"\#(title)","original_title":"\#(original)","original_language":"\#(language)"}"#
      return try movie(text, english).untranslated
    }
    expect(try marks("기생충", "기생충", "ko") == [.title])
    expect(try marks("Parasite", "기생충", "ko") == nil)
    expect(try marks("Amélie", "Amélie", "fr") == nil)
    expect(try marks("1917", "1917", "fr") == nil)
    expect(try marks("Batman", "Batman", "en") == nil)
  }
}
