// SPDX-License-Identifier: MIT
import Contract
import TestSupport
import Testing

@testable import TMDB

@Suite("A movie's age rating", .timeLimit(.minutes(5)))
struct CertificationTests {
  private func movie(
    _ releases: String, _ presentation: Presentation, include: Set<MovieInclude> = []
  ) throws -> Movie {
    try MovieEndpoint(id(268), include: include, for: presentation).read(
      #"""
      {"id":268,"title":"One","translations":{"translations":[]},"release_dates":{"results":[
      {"iso_3166_1":"US","release_dates":[\#(releases)]},
      {"iso_3166_1":"AT","release_dates":[{"certification":"14","release_date":"1989-10-27T00:00:00.000Z","type":3}]}]}}
      """#)
  }

  private func release(_ type: Int, _ certification: String, _ year: Int = 1989) -> String {
    #"{"certification":"\#(certification)","release_date":"\#(year)-06-23T00:00:00.000Z","type":\#(type)}"#
  }

  @Test("is that of the country asked for, else of the language's")
  func countries() throws {
    let releases = release(3, "PG-13")
    expect(try movie(releases, Presentation(region: "US")).certification == "PG-13")
    expect(try movie(releases, Presentation(language: "de-AT")).certification == "14")
    expect(try movie(releases, Presentation(language: "de-at")).certification == "14")
    expect(try movie(releases, Presentation(language: "de-Latn-AT-x-fr")).certification == "14")
    expect(try movie(releases, Presentation(language: "de-AT", region: "US")).certification == "PG-13")
    expect(try movie(releases, Presentation(region: "FR")).certification == nil)
    expect(try movie(releases, Presentation(language: "de")).certification == nil)
    expect(try movie(releases, Presentation(language: "es-419")).certification == nil)
    expect(try movie(releases, Presentation()).certification == nil)
  }

  @Test(
    "is the theatrical one, where there are several",
    arguments: [
      ([(1, "NR"), (3, "PG-13"), (5, "R")], "PG-13"), ([(5, "R"), (4, "NR"), (2, "PG")], "PG"),
      ([(1, "R"), (4, "PG")], "PG"), ([(2, "NR"), (5, "R")], "R"), ([(1, "NR"), (2, "")], "NR"),
      ([(3, ""), (5, "R")], "R"), ([(3, " "), (1, "")], nil), ([(6, "TV-14"), (9, "?")], "TV-14"),
    ])
  func several(_ releases: [(Int, String)], _ expected: String?) throws {
    let texts = releases.map { release($0.0, $0.1) }.joined(separator: ",")
    expect(try movie(texts, Presentation(region: "US")).certification == expected)
  }

  @Test("is the first release's, not an anniversary's")
  func anniversaries() throws {
    let texts = [release(3, "NR", 2019), release(3, "PG-13", 1989)].joined(separator: ",")
    expect(try movie(texts, Presentation(region: "US")).certification == "PG-13")
  }

  @Test("comes with the first day in the country's theatres, at which the movie counts as released there")
  func theatricalRelease() throws {
    let releases = [release(1, "NR", 1987), release(2, "R", 1988), release(3, "R", 1992), release(3, "R", 1990)]
    let texts = { (releases: ArraySlice<String>) in releases.joined(separator: ",") }
    let all = try movie(texts(releases[...]), Presentation(region: "US"))
    expect(all.releaseDate == Day("1990-06-23"))
    expect(try movie(texts(releases[..<2]), Presentation(region: "US")).releaseDate == Day("1988-06-23"))
    expect(try movie(texts(releases[..<1]), Presentation(region: "US")).releaseDate == nil)
    expect(try movie(texts(releases[...]), Presentation(language: "en-US")).releaseDate == nil)
    let dated = try MovieEndpoint(id(1), for: Presentation(region: "AT")).read(
      #"""
      {"id":1,"title":"One","release_date":"1989-06-23","release_dates":{"results":[
      {"iso_3166_1":"AT","release_dates":[{"certification":"14","release_date":"1989-10-27T00:00:00.000Z","type":3}]}]}}
      """#)
    expect(dated.releaseDate == Day("1989-10-27"))
    expect(dated.tmdb?.description == #"{"release_date":"1989-06-23"}"#)
  }

  @Test("brings no release dates that were not asked for, and costs none that were")
  func releaseDates() throws {
    let quiet = try movie(release(3, "PG-13"), Presentation(language: "en-US"))
    expect(quiet.releaseDates == nil)
    expect(quiet.tmdb == nil)
    let included = try movie(release(3, "PG-13"), Presentation(region: "US"), include: [.releaseDates])
    expect(included.releaseDates?.map(\.region) == ["US", "AT"])
    expect(included.certification == "PG-13")
  }
}
