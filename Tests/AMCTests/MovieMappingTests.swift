// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import TestSupport
import Testing

@testable import AMC

@Suite("AMC's movies", .timeLimit(.minutes(5)))
struct MovieMappingTests {
  @Test("have the contract's names for what providers share")
  func names() throws {
    let movie = try AMCObject.movie("70011").content(of: response(Payload.movie))
    expect(movie.id.description == "amc:movie:70011")
    expect(movie.title == "The Lamplighter")
    expect(movie.ids == KnownIDs(amc: 70011, imdb: "tt9000001"))
    expect(movie.slug == "the-lamplighter-70011")
    expect(movie.cast == ["Ada Quill", "Tom Reyes"])
    expect(movie.directors == ["Iris Monroe"])
    expect(movie.genres?.map(\.name) == ["Sci-Fi/Drama", "Family"])
    expect(movie.certification == "PG-13")
    expect(movie.runtimeMinutes == 101)
    expect(movie.releaseDate?.description == "2026-11-20")
    expect(movie.earliestShowingAt?.utc == "2026-11-19T00:00:00Z")
    expect(movie.onlineTicketsAt?.utc == "2026-11-01T15:00:00.25Z")
    expect(movie.posterUrl == "https://cdn.amctheatres.com/p.jpg")
    expect(movie.backdropUrl == "https://cdn.amctheatres.com/h.jpg")
    expect(movie.trailerUrl == "https://cdn.amctheatres.com/t.mp4")
    expect(movie.showtimesUrl == nil)
    expect(movie.attributes?.map(\.code) == ["IMAX", "REALD3D"])
    expect(movie.attributes?.last?.amc?.description == #"{"order":3}"#)
  }

  @Test("have each other poster, still and trailer once")
  func media() throws {
    let text = #"""
      {"id":1,"name":"A","media":{"posterDynamic":"https://x/p","posterIMAXDynamic":"https://x/i max","poster3DDynamic":"",
      "posterAlternateDynamic":"https://x/p","heroDesktopDynamic":"https://x/h","heroMobileDynamic":"https://x/m",
      "trailerHd":"https://x/t","trailerTeaserDynamic":"https://x/e","trailerAlternateDynamic":7}}
      """#
    let media = try #require(Movie(amc: JSONValue(parsing: text))?.media)
    expect(media.map(\.kind) == [.imaxPoster, .still, .teaser])
    expect(media.map(\.url) == ["https://x/i%20max", "https://x/m", "https://x/e"])
    expect(try Movie(amc: JSONValue(parsing: #"{"id":1,"name":"A","media":{"trailerHd":""}}"#))?.media == nil)
  }

  @Test("keep everything else as it came")
  func rest() throws {
    let upstream = try JSONValue(parsing: Payload.movie)
    let movie = try #require(Movie(amc: upstream))
    expect(NothingLost(in: RawJSON(writing: movie)).missing(of: upstream) == [])
    let amc = try #require(movie.amc?.value)
    expect(amc["mpaaRating"]?.string == "PG13")
    expect(amc["genre"]?.string == " SCI-FI/DRAMA ")
    expect(amc["brandNew"]?.raw.description == #"{"nested":[1.50,"x"]}"#)
    expect(amc["VuduUrl"]?.isNull == true)
    expect(amc["_links"] == nil)
    expect(amc["slug"] == nil)
  }

  @Test(
    "need an id and a name and nothing else",
    arguments: [
      (#"{"id":1,"name":"A"}"#, true), (#"{"id":1,"name":"A","runTime":"long","attributes":{},"media":""}"#, true),
      (
        #"{"id":1,"name":"A","releaseDateUtc":"1900-01-01T00:00:00","earliestShowingUtc":"0001-01-01T00:00:00Z"}"#, true
      ),
      (#"{"id":1}"#, false), (#"{"name":"A"}"#, false), (#"{"id":"1","name":"A"}"#, true),
      (#"{"id":-1,"name":"A"}"#, false), (#"{"id":"x","name":"A"}"#, false),
      (#"{"id":1,"name":""}"#, false), (#"{"id":1,"name":null}"#, false), ("[]", false), ("null", false),
    ])
  func presence(_ text: String, isReadable: Bool) throws {
    let upstream = try JSONValue(parsing: text)
    let movie = Movie(amc: upstream)
    expect((movie != nil) == isReadable)
    if let movie { expect(NothingLost(in: RawJSON(writing: movie)).missing(of: upstream) == []) }
    expect(movie?.releaseDate == nil)
    expect(movie?.earliestShowingAt == nil)
  }

  @Test("that can't be read keep their place in the page")
  func oddRows() throws {
    let text = #"""
      {"pageSize":3,"pageNumber":1,"count":7,"_links":{"next":{"href":"https://api.amctheatres.com/v2/movies?a=b c"}},
       "_embedded":{"movies":[{"id":1,"name":"A"},{"id":"odd"},{"id":3,"name":"C"}]}}
      """#
    let page = try AMCList<Movie>(.active, pageSize: 3).content(of: response(text))
    expect(page.slots.map { $0?.title } == ["A", nil, "C"])
    expect(page.totalRows == 7)
    expect(page.size == 3)
    expect(page.next?.href.hasSuffix("a=b c") == true)
  }

  /// Regression: a list ended after its first page because its total was a string.
  @Test("are counted though the total is text")
  func oddTotals() throws {
    for count in ["\"7\"", "7.0"] {
      let text = #"{"count":\#(count),"_embedded":{"movies":[{"id":1,"name":"A"}]}}"#
      expect(try AMCList<Movie>(.active, pageSize: 1).content(of: response(text)).totalRows == 7)
    }
  }

  @Test(
    "are found under another name, and alone",
    arguments: [
      #"{"films":[{"id":1,"name":"A"}],"note":"x"}"#, #"{"movies":{"id":1,"name":"A"}}"#,
      #"{"movies":[{"id":1,"name":"A"}],"others":[1]}"#,
    ])
  func oddEmbedding(_ embedded: String) throws {
    let text = #"{"count":1,"_links":{"next":[{"href":"/v2/x"}]},"_embedded":\#(embedded)}"#
    let page = try AMCList<Movie>(.active, pageSize: 1).content(of: response(text))
    expect(page.slots.map { $0?.title } == ["A"])
    expect(page.next?.href == "/v2/x")
  }

  @Test("that are announced and don't come are an error")
  func missingRows() throws {
    for embedded in ["null", "{}", #"{"movies":null}"#, #"{"a":[],"b":[]}"#] {
      let text = #"{"count":3,"_embedded":\#(embedded)}"#
      let error = #expect(throws: UpstreamError.self) {
        try AMCList<Movie>(.active, pageSize: 3).content(of: response(text))
      }
      expect(error?.kind == .upstreamMalformed)
    }
  }

  @Test("may be none at all")
  func emptyPages() throws {
    for text in [
      "{}", #"{"_embedded":{}}"#, #"{"count":0,"_embedded":{"movies":[]}}"#, #"{"_embedded":{"movies":null}}"#,
    ] {
      expect(try AMCList<Movie>(.active, pageSize: 3).content(of: response(text)).rows.isEmpty)
    }
    for text in ["[]", "\"\"", "", "<html>"] {
      #expect(throws: UpstreamError.self) { try AMCList<Movie>(.active, pageSize: 3).content(of: response(text)) }
    }
  }
}

@Suite("AMC's cast and crew", .timeLimit(.minutes(5)))
struct CreditsMappingTests {
  @Test("is told apart by job")
  func jobs() throws {
    let text = #"""
      {"id":7,"cast":[{"movieId":7,"personId":5,"job":"Actor","name":"ADA QUILL","role":"Wick","media":{"profileDynamic":"https://x/y.jpg"}},
       {"movieId":7,"personId":6,"job":"Director","name":"IRIS MONROE","biography":"Born."}],"links":{"self":{}}}
      """#
    let credits = try AMCObject.credits(movieID: "7").content(of: response(text))
    expect(credits.id?.description == "amc:movie:7")
    expect(credits.cast.map(\.name) == ["ADA QUILL"])
    expect(credits.cast.first?.character == "Wick")
    expect(credits.cast.first?.id?.description == "amc:person:5")
    expect(credits.cast.first?.profileUrl == "https://x/y.jpg")
    expect(credits.crew.map(\.job) == ["Director"])
    expect(NothingLost(in: RawJSON(writing: credits)).missing(of: try JSONValue(parsing: text)) == [])
  }

  @Test("leaves people without a name where they came")
  func nameless() throws {
    let text = #"{"id":7,"cast":[{"personId":5},{"name":"B"}]}"#
    let credits = try AMCObject.credits(movieID: "7").content(of: response(text))
    expect(credits.cast.map(\.name) == ["B"])
    expect(NothingLost(in: RawJSON(writing: credits)).missing(of: try JSONValue(parsing: text)) == [])
  }
}
