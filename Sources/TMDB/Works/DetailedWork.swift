// SPDX-License-Identifier: MIT
import Contract
import JSON

/// The members that movies and shows have in common, and how TMDB sends them.
protocol DetailedWork: Work {
  /// The name of the part with the cast and crew.
  static var creditsPart: String { get }

  var ids: KnownIDs? { get set }
  var originalLanguage: String? { get }
  var genres: [Genre]? { get set }
  var rating: Double? { get set }
  var ratingCount: Int? { get set }
  var popularity: Double? { get set }
  var adult: Bool? { get set }
  var status: String? { get set }
  var homepage: String? { get set }
  var companies: [NamedEntity]? { get set }
  var countries: [String]? { get set }
  var originCountries: [String]? { get set }
  var posterPath: String? { get set }
  var posterUrl: String? { get set }
  var backdropPath: String? { get set }
  var backdropUrl: String? { get set }
  var cast: [String]? { get set }
  var trailerUrl: String? { get set }
  var credits: Credits? { get set }
  var videos: [Video]? { get set }
  var images: MovieImages? { get set }
  var watchProviders: [String: WatchOffers]? { get set }
  var similar: [Self]? { get set }
  var recommendations: [Self]? { get set }
  var keywords: [NamedEntity]? { get set }
  var externalIds: [String: String]? { get set }
}

extension DetailedWork {
  mutating func takeCommonFacts(from object: inout LenientObject, for presentation: Presentation) {
    genres =
      object.takeElements("genres", Genre.init(tmdb:))
      ?? presentation.genres[Self.kind]?.genres(object.peek("genre_ids", as: JSONValue.self))
    (rating, ratingCount) = object.takeVotes()
    popularity = object.take("popularity", if: { $0 >= 0 })
    adult = object.take("adult")
    status = object.takeText("status")
    homepage = object.takeAddress("homepage")
    companies = object.takeElements("production_companies") { NamedEntity(tmdb: $0, .company) }
    countries = object.peekCodes("iso_3166_1", in: "production_countries", .regionCode)
    originCountries = object.takeCodes("origin_country", .regionCode)
    (posterPath, posterUrl) = object.takePicture("poster_path", .poster, presentation.images)
    (backdropPath, backdropUrl) = object.takePicture("backdrop_path", .backdrop, presentation.images)
  }

  /// Takes the parts that `append_to_response` adds.
  mutating func takeCommonParts(from object: inout LenientObject, for presentation: Presentation) {
    let list = MovieInclude.self
    let preference = presentation.preference(original: originalLanguage)
    let works = { (page: inout LenientObject) in
      page.takeElements("results") { Self(tmdb: $0, for: presentation, leavingOut: []) }
    }
    credits = object.takeObject(Self.creditsPart) { Credits(tmdb: &$0, for: presentation) }
    videos = object.takeObject(list.videos.tmdbName) { $0.takeVideos(in: preference) }
    images = object.takeObject(list.images.tmdbName) { MovieImages(tmdb: &$0, presentation.images, preference) }
    watchProviders = object.takeObject(list.watchProviders.tmdbName) {
      $0.takeMembers("results") { WatchOffers(tmdb: $0, presentation.images) }
    }
    similar = object.takeObject(list.similar.tmdbName, works)
    recommendations = object.takeObject(list.recommendations.tmdbName, works)
    keywords = object.takeObject(list.keywords.tmdbName) { part in
      let read = { (json: JSONValue) in NamedEntity(tmdb: json, .keyword) }
      // A movie's and a show's.
      return part.takeElements("keywords", read) ?? part.takeElements("results", read)
    }
    externalIds = object.takeExternalIDs(of: Self.kind.entity)
    cast = credits?.leadingActors
    let playable = videos?.filter { $0.url != nil }
    trailerUrl = (playable?.first { $0.type == "Trailer" } ?? playable?.first { $0.type == "Teaser" })?.url
    if let externalIds { ids?.take(externalIds, of: Self.kind.entity) }
  }
}

extension WorkKind {
  /// The kind of the ids.
  var entity: EntityKind { self == .movie ? .movie : .show }
}

extension KnownIDs {
  /// Adds the ids at other sites.
  mutating func take(_ externalIDs: [String: String], of kind: EntityKind) {
    func native(_ site: Provider) -> String? {
      externalIDs[site.rawValue].flatMap { EntityID(site, kind, $0)?.native }
    }
    imdb = imdb ?? native(.imdb)
    tvdb = native(.tvdb).flatMap { Int($0) }
    wikidata = native(.wikidata)
  }
}

extension LenientObject {
  /// Takes the ids at other sites, by site; TMDB writes `imdb_id` for `imdb`.
  mutating func takeExternalIDs(of kind: EntityKind) -> [String: String]? {
    let name = MovieInclude.externalIds.tmdbName
    let names = peek(name, as: JSONValue.self)?.members.map(\.name).filter { $0.hasSuffix("_id") } ?? []
    return takeObject(name) { object in
      names.reduce(into: [:]) { ids, name in
        ids[String(name.dropLast(3))] = object.takeIMDbID(name, of: kind) ?? object.takeText(name)
      }
    }
  }

  /// Takes a member whose other members are kept by what it is read as.
  mutating func takeWhole<T>(_ name: String, _ read: (JSONValue) -> T?) -> T? {
    guard let value = peek(name, as: JSONValue.self).flatMap(read) else { return nil }
    discard(name)
    return value
  }
}
