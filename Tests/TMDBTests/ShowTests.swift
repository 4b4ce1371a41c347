// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import TestSupport
import Testing

@testable import TMDB

@Suite("A show of TMDB's", .timeLimit(.minutes(5)))
struct ShowTests {
  private let german = Presentation(language: "de", region: "AT")

  @Test("needs no more than an id and a name, and keeps what it can't read")
  func bare() throws {
    let text = #"""
      {"id":1399,"name":"Throne","first_air_date":"","last_air_date":null,"episode_run_time":[],"seasons":[{},7,
       {"season_number":-1},{"season_number":0,"episode_count":"12","air_date":"soon"}],"created_by":{"id":1},
       "networks":null,"last_episode_to_air":{"name":"no number"},"next_episode_to_air":null,"languages":[],
       "number_of_seasons":0,"number_of_episodes":"73","in_production":"yes","type":7,
       "content_ratings":{"results":[{"iso_3166_1":"AT","rating":""}]},"external_ids":{"tvdb_id":"x"}}
      """#
    let show = try ShowEndpoint(try id(1399, .show), include: [.contentRatings], for: german).read(text)
    expect(show.name == "Throne" && show.firstAirDate == nil && show.episodeMinutes == nil)
    expect(show.seasons?.map(\.season) == [0] && show.seasons?.first?.episodeCount == 12)
    expect(show.lastEpisode == nil && show.nextEpisode == nil && show.creators == nil && show.networks == nil)
    expect(show.seasonCount == nil && show.episodeCount == 73 && show.certification == nil)
    expect(show.contentRatings?.isEmpty == true && show.ids?.tvdb == nil)
    try expectNothingLost(text, in: show)
    #expect(throws: (any Error).self) { try ShowEndpoint(try id(1399, .show), for: german).read(#"{"id":1399}"#) }
  }

  @Test(
    "has no next episode in the past, no latest one in the future, and a special as neither",
    arguments: [
      ("2026-11-13", "2026-11-20", "2026-11-20", nil), ("2026-11-27", nil, nil, "2026-11-27"),
      ("2026-11-20", "2026-11-21", "2026-11-20", "2026-11-21"), ("2026-11-20", "special", "2026-11-20", nil),
    ] as [(String, String?, String?, String?)])
  func episodes(_ last: String, _ next: String?, _ latest: String?, _ coming: String?) throws {
    func episode(_ date: String) -> String {
      let season = date == "special" ? 0 : 1
      return #"{"season_number":\#(season),"episode_number":2,"air_date":"\#(season == 0 ? "2026-11-25" : date)"}"#
    }
    let text =
      #"{"id":1,"name":"S","last_episode_to_air":\#(episode(last)),"#
      + #""next_episode_to_air":\#(next.map(episode) ?? "null")}"#
    var show = try ShowEndpoint(try id(1, .show), for: german).read(text)
    show.arrangeEpisodes(today: try #require(Day("2026-11-21")))
    expect(show.lastEpisode?.airDate == latest.flatMap { Day($0) })
    expect(show.nextEpisode?.airDate == coming.flatMap { Day($0) })
  }

  @Test("has the texts that its language lacks from another, and names them")
  func texts() throws {
    let text = #"""
      {"id":1429,"name":"進撃の巨人","original_name":"進撃の巨人","original_language":"ja","overview":"",
       "translations":{"translations":[{"iso_639_1":"en","data":{"name":"Attack","overview":"Walls."}},
       {"iso_639_1":"de","iso_3166_1":"DE","data":{"name":"","overview":"Mauern."}}]}}
      """#
    let show = try ShowEndpoint(try id(1429, .show), for: german).read(text)
    expect(show.name == "Attack" && show.overview == "Mauern." && show.untranslated == [.name])
    expect(show.tmdb?.value["translations"] == nil)
    let row = try #require(try ShowList(.popular, for: german).read(#"{"results":[\#(text)]}"#).rows.first)
    expect(row.name == "Attack")
  }

  @Test("has seasons with episodes; those that can't be read stay as they are")
  func season() throws {
    let endpoint = TMDBObject.season(1, of: try id(1399, .show), for: Presentation())
    expect(try target(endpoint) == "/tv/1399/season/1")
    let text = #"""
      {"season_number":1,"vote_average":0.0,"overview":"No name","episodes":[{"episode_number":1,"runtime":0,
       "air_date":"2011-04-17","vote_average":0,"vote_count":0,"crew":[{"job":"no name"}]},{"episode_number":null}]}
      """#
    let season = try endpoint.read(text)
    expect(season.name == nil && season.overview == "No name" && season.rating == nil && season.episodeCount == 1)
    expect(season.showId?.description == "tmdb:show:1399" && season.episodes?.first?.airDate == Day("2011-04-17"))
    try expectNothingLost(text, in: season)
    expect(try endpoint.read(#"{"season_number":1}"#).episodes == [])
    #expect(throws: (any Error).self) { try endpoint.read("{}") }
  }

  @Test("The age rating is the country's, and no rating only if there is no other")
  func certification() throws {
    let ratings = { (rows: String) in #"{"id":1,"name":"A","content_ratings":{"results":[\#(rows)]}}"# }
    let read = { (rows: String) in
      try ShowEndpoint(try id(1, .show), for: german).read(ratings(rows)).certification
    }
    let quiet = try ShowEndpoint(try id(1, .show), for: german).read(ratings(#"{"iso_3166_1":"AT","rating":"16"}"#))
    expect(quiet.certification == "16" && quiet.contentRatings == nil && quiet.tmdb?.value["content_ratings"] == nil)
    expect(try read(#"{"iso_3166_1":"DE","rating":"18"}"#) == nil)
    expect(try read(#"{"iso_3166_1":"AT","rating":"NR"}"#) == "NR")
    expect(try read(#"{"iso_3166_1":"AT","rating":"NR"},{"iso_3166_1":"AT","rating":"16"}"#) == "16")
  }

  @Test("genres of shows have a list of their own")
  func genres() throws {
    expect(try target(TMDBObject.genres(of: .show, for: german)) == "/genre/tv/list?language=de")
  }
}
