// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import Contract
@testable import JSONRPC

@Suite("Params", .timeLimit(.minutes(5)))
struct ParameterTests {
  @Test("Have the defaults of the contract")
  func defaults() throws {
    let params = try read(MoviesNowPlaying.self, "{}")
    expect(params == MoviesNowPlaying.Params())
    expect(params.list == ListOptions(page: 1, pageSize: 20))
    expect(params.call.timeoutMilliseconds == 30_000)
    expect(params.call.cache == .default)
    expect(params.provider == .amc)
  }

  @Test("Name no file by a path with a NUL, at which the system would end it", arguments: ["a\\u0000b", "\\u0000"])
  func pathsWithoutNUL(path: String) {
    for read in [
      { _ = try self.read(LibraryImport.self, #"{"from":"\#(path)"}"#) },
      { _ = try self.read(LibraryExport.self, #"{"format":"json","to":"\#(path)"}"#) },
      { _ = try self.read(IndexUpdate.self, #"{"from":"\#(path)"}"#) },
    ] {
      let error = #expect(throws: RPCError.self) { try read() }
      expect(error?.code == .invalidParams)
    }
  }

  @Test("Are read by name")
  func byName() throws {
    let params = try read(
      MoviesDiscover.self,
      #"{"genreIds":["tmdb:genre:28"],"minimumRating":7.5,"sortBy":"rating.desc","releasedAfter":"1989-01-01","language":"pt-BR"}"#
    )
    expect(params.genreIds?.map(\.description) == ["tmdb:genre:28"])
    expect(params.minimumRating == 7.5)
    expect(params.sortBy == .ratingDesc)
    expect(params.releasedAfter == Day(year: 1989, month: 1, day: 1))
    expect(params.call.language?.tag == "pt-BR")
  }

  @Test("Stand by position in the order of the table: its own, the list's, the call's")
  func byPosition() throws {
    let params = try read(MoviesTrending.self, #"["week",["credits"],2,5,null,null,null,1000,"only"]"#)
    expect(params.window == .week)
    expect(params.include == [.credits])
    expect(params.list == ListOptions(page: 2, pageSize: 5))
    expect(params.call.timeoutMilliseconds == 1000)
    expect(params.call.cache == .only)
  }

  @Test(
    "Outside their bounds are refused, with the place and what should stand there",
    arguments: [
      (#"{"pageSize":0}"#, "/pageSize", "an integer from 1 to 100"),
      (#"{"pageSize":101}"#, "/pageSize", "an integer from 1 to 100"),
      (#"{"pageSize":1.5}"#, "/pageSize", "an integer"),
      (#"{"page":0}"#, "/page", "an integer from 1 to 1000000000"),
      (#"{"timeoutMilliseconds":600001}"#, "/timeoutMilliseconds", "an integer from 1 to 600000"),
      (#"{"cache":"never"}"#, "/cache", "one of default, reload, only"),
      (#"{"region":"USA"}"#, "/region", "a country code of ISO 3166-1 such as US"),
      (#"{"language":"english"}"#, "/language", "a language of ISO 639-1 such as en or pt-BR"),
      (#"{"startDate":"2026-02-30"}"#, "/startDate", "a day as YYYY-MM-DD, such as 2026-11-21"),
      (#"{"name":" "}"#, "/name", "a string of 1 to 500 characters, not all of them blanks"),
      (#"{"name":"\#(String(repeating: "a", count: 201))"}"#, "/name", "a string of 1 to 200 characters"),
      (#"{"ids":[]}"#, "/ids", "an array of 1 to 100 elements"),
      (#"{"ids":[61234]}"#, "/ids/0", "the id of a movie, such as amc:movie:61234, tmdb:movie:268 or imdb:tt0096895"),
      (#"{"slug":"../v1"}"#, "/slug", "a slug of letters, digits and hyphens such as batman-61234"),
    ])
  func bounds(params: String, path: String, expected: String) {
    expectRefusal(MoviesAll.self, params, path: path, expected: expected)
  }

  @Test("An id of the wrong kind is refused")
  func wrongKind() {
    expectRefusal(
      ShowtimesGet.self, #"{"id":"tmdb:268"}"#, path: "/id",
      expected: "the id of a showtime, such as amc:showtime:61020778211100")
  }

  @Test("One of several parameters must be given, and only one")
  func exactlyOne() throws {
    expect(try read(MoviesGet.self, #"{"slug":"batman-61234"}"#).slug == "batman-61234")
    let names = "id, slug, internalReleaseId"
    expectRefusal(MoviesGet.self, "{}", path: "/id", expected: "exactly one of \(names)")
    expectRefusal(
      MoviesGet.self, #"{"id":"amc:movie:1","slug":"a"}"#, path: "/slug", expected: "only one of \(names)")
  }

  @Test("A parameter may need another")
  func requires() throws {
    expectRefusal(
      TheatresAll.self, #"{"city":"Olathe"}"#, path: "/state", expected: "a value, because city is given")
    expect(try read(TheatresAll.self, #"{"city":"Olathe","state":"KS"}"#).city?.text == "Olathe")
  }

  @Test("Initialize takes what any client of the Language Server Protocol sends")
  func initialize() throws {
    let params = try read(
      Initialize.self,
      """
      {"processId":null,"rootUri":null,"capabilities":null,"workspaceFolders":[],"clientInfo":{"name":"vim","extra":1},
       "initializationOptions":{"notifications":["suggestions/didChange","no/such"],"region":"DE","other":{}}}
      """)
    expect(params.clientInfo?.name == "vim")
    expect(params.initializationOptions?.notifications == ["suggestions/didChange", "no/such"])
    expect(params.initializationOptions?.region?.code == "DE")
    expectRefusal(
      Initialize.self, #"{"initializationOptions":{"region":"Germany"}}"#, path: "/initializationOptions/region",
      expected: "a country code of ISO 3166-1 such as US")
  }

  private func read<M: MethodSignature>(_: M.Type, _ params: String) throws -> M.Params {
    var reader = try ParameterReader(
      JSONValue(parsing: params), names: M.Params.parameterNames, allowsUnknown: M.Params.allowsUnknown)
    return try M.Params(&reader)
  }

  private func expectRefusal<M: MethodSignature>(_ method: M.Type, _ params: String, path: String, expected: String) {
    let error = #expect(throws: RPCError.self) { try read(method, params) }
    expect(error?.code == .invalidParams)
    expect(error?.data.value["path"]?.string == path)
    expect(error?.data.value["expected"]?.string == expected)
  }
}
