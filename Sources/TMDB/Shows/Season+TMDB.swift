// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension TMDBObject where Content == Season {
  /// A season with its episodes, in the presentation's language.
  public static func season(_ number: Int, of show: TMDBID, for presentation: Presentation) -> Self {
    let query: QueryItems = [
      "language": presentation.language?.tag,
      "append_to_response": presentation.language == nil ? nil : "translations",
    ]
    let path = [WorkKind.show.segment, show.segment, "season", String(number)]
    return Self(path, query, for: presentation) { json throws(UpstreamError) in
      guard var season = Season(tmdb: json, for: presentation) else {
        throw UpstreamError(json.missing("season_number", expected: "a season's number"))
      }
      season.showId = show.entity
      season.episodes = season.episodes ?? []
      season.episodeCount = season.episodeCount ?? season.episodes?.count
      return season
    }
  }
}

extension Season {
  /// Reads a season, alone or of a show.
  init?(tmdb json: JSONValue, for presentation: Presentation) {
    guard var object = LenientObject(json), let number = object.take("season_number", as: Int.self, if: { $0 >= 0 })
    else { return nil }
    self.init(season: number)
    let texts = WorkTexts(&object, titled: "name", for: presentation)
    name = texts?.title
    overview = texts?.overview ?? object.takeText("overview")
    untranslated = texts?.untranslated()
    object.discard("translations")
    episodeCount = object.take("episode_count", if: { $0 >= 0 })
    airDate = object.take("air_date")
    // Without the number of votes, 0 means that there are none.
    rating = object.take("vote_average", if: { $0 > 0 && $0 <= 10 })
    (posterPath, posterUrl) = object.takePicture("poster_path", .poster, presentation.images)
    networks = object.takeElements("networks") { NamedEntity(tmdb: $0, nil) }
    episodes = object.takeElements("episodes") { Episode(tmdb: $0, presentation.images) }
    tmdb = object.rest()
  }
}

extension Episode {
  /// Reads an episode of a season, or the latest or next one of a show.
  init?(tmdb json: JSONValue, _ images: ImageConfiguration) {
    guard var object = LenientObject(json), let number = object.take("episode_number", as: Int.self, if: { $0 >= 0 })
    else { return nil }
    let people = { (json: JSONValue) in Credit(tmdb: json, images) }
    self.init(episode: number)
    season = object.take("season_number", if: { $0 >= 0 })
    title = object.takeText("name")
    airDate = object.take("air_date")
    runtimeMinutes = object.takePositive("runtime")
    type = object.takeText("episode_type")
    overview = object.takeText("overview")
    (rating, ratingCount) = object.takeVotes()
    stillPath = object.takeText("still_path")
    stillUrl = stillPath.flatMap { images.url(path: $0, size: .width(300)) }
    crew = object.takeElements("crew", people)
    guestStars = object.takeElements("guest_stars", people)
    tmdb = object.rest()
  }
}
