// SPDX-License-Identifier: MIT
import Contract
import JSON

extension Movie {
  /// Reads a movie, from a list or alone with its appended parts.
  /// - Parameter sources: parts requested only to derive other data; they are left out of the result.
  init?(tmdb json: JSONValue, for presentation: Presentation, leavingOut sources: Set<MovieInclude> = []) {
    guard var object = LenientObject(json), let id = object.takeID("id", of: .movie),
      let texts = MovieTexts(&object, for: presentation)
    else { return nil }
    self.init(id: id, title: texts.title)
    ids = KnownIDs(tmdb: id.number, imdb: object.takeIMDbID("imdb_id", of: .movie))
    originalTitle = texts.originalTitle
    originalLanguage = texts.originalLanguage
    overview = texts.overview
    tagline = texts.tagline
    untranslated = texts.untranslated.isEmpty ? nil : texts.untranslated
    takeFacts(from: &object, for: presentation)
    (posterPath, posterUrl) = object.takePicture("poster_path", .poster, presentation.images)
    (backdropPath, backdropUrl) = object.takePicture("backdrop_path", .backdrop, presentation.images)
    takeParts(from: &object, for: presentation, leavingOut: sources)
    tmdb = object.rest()
  }

  private mutating func takeFacts(from object: inout LenientObject, for presentation: Presentation) {
    // Only the answer about a single movie has releases by country; lists are of the region already.
    let regional = presentation.region.flatMap { object.peekTheatricalRelease(in: $0.code) }
    releaseDate = regional == nil || regional == object.peek("release_date") ? object.take("release_date") : regional
    runtimeMinutes = object.takePositive("runtime")
    certification = presentation.certificationRegion.flatMap { object.peekCertification(in: $0) }
    genres =
      object.takeElements("genres", Genre.init(tmdb:))
      ?? presentation.genres?.genres(object.peek("genre_ids", as: JSONValue.self))
    (rating, ratingCount) = object.takeVotes()
    popularity = object.take("popularity", if: { $0 >= 0 })
    adult = object.take("adult")
    status = object.takeText("status")
    homepage = object.takeAddress("homepage")
    budget = object.takePositive("budget")
    revenue = object.takePositive("revenue")
    collection = object.takeEntity("belongs_to_collection", .collection)
    companies = object.takeElements("production_companies") { NamedEntity(tmdb: $0, .company) }
    countries = object.peekCodes("iso_3166_1", in: "production_countries", .regionCode)
    originCountries = object.takeCodes("origin_country", .regionCode)
    languages = object.peekCodes("iso_639_1", in: "spoken_languages", .languageTag)
  }

  /// Takes the parts that `append_to_response` adds.
  private mutating func takeParts(
    from object: inout LenientObject, for presentation: Presentation, leavingOut sources: Set<MovieInclude>
  ) {
    let list = MovieInclude.self
    let preference = presentation.preference(original: originalLanguage)
    credits = object.takeObject(list.credits.tmdbName) { Credits(tmdb: &$0, for: presentation) }
    videos = object.takeObject(list.videos.tmdbName) { $0.takeVideos(in: preference) }
    images = object.takeObject(list.images.tmdbName) { MovieImages(tmdb: &$0, presentation.images, preference) }
    watchProviders = object.takeObject(list.watchProviders.tmdbName) {
      $0.takeMembers("results") { WatchOffers(tmdb: $0, presentation.images) }
    }
    if !sources.contains(.releaseDates) { releaseDates = object.takeReleaseDates() }
    similar = object.takeObject(list.similar.tmdbName) {
      $0.takeElements("results") { Movie(tmdb: $0, for: presentation) }
    }
    recommendations = object.takeObject(list.recommendations.tmdbName) {
      $0.takeElements("results") { Movie(tmdb: $0, for: presentation) }
    }
    reviews = object.takeObject(list.reviews.tmdbName) { Reviews(tmdb: &$0) }
    keywords = object.takeObject(list.keywords.tmdbName) {
      $0.takeElements("keywords") { NamedEntity(tmdb: $0, .keyword) }
    }
    alternativeTitles = object.takeObject(list.alternativeTitles.tmdbName) {
      $0.takeElements("titles", AlternativeTitle.init(tmdb:))
    }
    externalIds = object.takeExternalIDs()
    if !sources.contains(.translations) {
      translations = object.takeObject(list.translations.tmdbName) {
        $0.takeElements("translations", Translation.init(tmdb:))
      }
    }
    for source in sources { object.discard(source.tmdbName) }
    cast = credits?.leadingActors
    directors = credits?.directors
    let playable = videos?.filter { $0.url != nil }
    trailerUrl = (playable?.first { $0.type == "Trailer" } ?? playable?.first { $0.type == "Teaser" })?.url
    if ids?.imdb == nil { ids?.imdb = externalIds?["imdb"].flatMap { EntityID(.imdb, .movie, $0)?.native } }
  }
}

extension LenientObject {
  /// Takes the movie's ids at other sites, by site; TMDB writes `imdb_id` for `imdb`.
  fileprivate mutating func takeExternalIDs() -> [String: String]? {
    let name = MovieInclude.externalIds.tmdbName
    let names = peek(name, as: JSONValue.self)?.members.map(\.name).filter { $0.hasSuffix("_id") } ?? []
    return takeObject(name) { object in
      names.reduce(into: [:]) { ids, name in
        ids[String(name.dropLast(3))] = object.takeIMDbID(name, of: .movie) ?? object.takeText(name)
      }
    }
  }
}
