// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

extension Show: DetailedWork {
  public typealias Part = ShowInclude
  public static var kind: WorkKind { .show }
  static let creditsPart = ShowInclude.credits.tmdbName

  public static func sources(for presentation: Presentation) -> Set<String> {
    presentation.sources(ratings: ShowInclude.contentRatings.tmdbName)
  }

  public init?(tmdb json: JSONValue, for presentation: Presentation, leavingOut sources: Set<String> = []) {
    guard var object = LenientObject(json), let id = object.takeID("id", of: .show),
      let texts = WorkTexts(&object, titled: "name", for: presentation)
    else { return nil }
    self.init(id: id, name: texts.title, originalName: texts.originalTitle)
    ids = KnownIDs(tmdb: id.number)
    originalLanguage = texts.originalLanguage
    overview = texts.overview
    tagline = texts.tagline
    untranslated = texts.untranslated()
    takeFacts(from: &object, for: presentation)
    takeCommonFacts(from: &object, for: presentation)
    takeCommonParts(from: &object, for: presentation)
    let ratings = ShowInclude.contentRatings.tmdbName
    if !sources.contains(ratings) {
      contentRatings = object.takeObject(ratings) { $0.takeElements("results", ContentRating.init(tmdb:)) }
    }
    for source in sources { object.discard(source) }
    tmdb = object.rest()
  }

  private mutating func takeFacts(from object: inout LenientObject, for presentation: Presentation) {
    firstAirDate = object.take("first_air_date")
    lastAirDate = object.take("last_air_date")
    type = object.takeText("type")
    inProduction = object.take("in_production")
    certification = presentation.certificationRegion.flatMap { object.peekContentRating(in: $0) }
    let minutes = object.takeElements("episode_run_time") { json in json.integer.flatMap { $0 > 0 ? $0 : nil } }
    episodeMinutes = minutes?.isEmpty == false ? minutes : nil
    seasonCount = object.takePositive("number_of_seasons")
    episodeCount = object.takePositive("number_of_episodes")
    seasons = object.takeElements("seasons") { Season(tmdb: $0, for: presentation) }
    lastEpisode = object.takeEpisode("last_episode_to_air", presentation.images)
    nextEpisode = object.takeEpisode("next_episode_to_air", presentation.images)
    networks = object.takeElements("networks") { NamedEntity(tmdb: $0, nil) }
    creators = object.takeElements("created_by") { Credit(tmdb: $0, presentation.images) }
    languages = object.takeCodes("languages", .languageTag)
  }
}

extension Show {
  /// Puts the episodes on their sides of a day: TMDB's answer may be some days old, and its next episode broadcast
  /// since then. One of the day itself stays where TMDB has it.
  public mutating func arrangeEpisodes(today: Day) {
    let last = lastEpisode
    let next = nextEpisode
    if let next, let aired = next.airDate, aired < today {
      nextEpisode = nil
      if aired >= last?.airDate ?? aired { lastEpisode = next }
    }
    if let last, let airs = last.airDate, airs > today {
      if lastEpisode == last { lastEpisode = nil }
      if airs <= nextEpisode?.airDate ?? airs { nextEpisode = last }
    }
  }
}

extension LenientObject {
  /// Takes an episode of a season. A special is neither the latest nor the next one of a show, and stays in the rest.
  fileprivate mutating func takeEpisode(_ name: String, _ images: ImageConfiguration) -> Episode? {
    let season = peek(name, as: JSONValue.self)?["season_number"]?.integer
    return season == 0 ? nil : takeWhole(name) { Episode(tmdb: $0, images) }
  }

  /// The age rating of a show in one country. A remark that there is no rating counts only where there is none.
  fileprivate func peekContentRating(in region: String) -> String? {
    let rows = peek(ShowInclude.contentRatings.tmdbName, as: JSONValue.self)?["results"]?.elements
    let ratings = rows?.compactMap { ContentRating(tmdb: $0) }.filter { $0.region == region }.map(\.certification)
    return ratings?.first { !Self.saysUnrated($0) } ?? ratings?.first
  }
}

extension ContentRating {
  fileprivate init?(tmdb json: JSONValue) {
    guard var object = LenientObject(json), let region = object.take("iso_3166_1", if: Check.regionCode.holds),
      let certification = object.takeText("rating")
    else { return nil }
    self.init(region: region, certification: certification, tmdb: object.rest())
  }
}
