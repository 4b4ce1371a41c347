// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension AMCView where Row == Movie {
  /// All movies that pass the filters; nil or empty for any.
  /// - Parameters:
  ///   - name: part of the name.
  ///   - ids: AMC's ids.
  ///   - slug: the movie's name in AMC's URLs, such as `batman-61234`.
  ///   - releaseNumber: AMC's `wwmReleaseNumber`.
  ///   - start: only movies released after this day.
  ///   - end: only movies released on or before this day.
  ///   - attributes: of the movie's showtimes.
  public static func all(
    name: String? = nil, ids: [String] = [], slug: String? = nil, releaseNumber: Int? = nil, after start: Day? = nil,
    until end: Day? = nil, attributes: AttributeFilter = AttributeFilter()
  ) -> Self {
    var query: QueryItems = ["name": name, "slug": slug, "wwm-release-number": releaseNumber.map(String.init)]
    // Both days, or neither: AMC substitutes today for a missing one, so a start alone would find only what came out
    // between then and today, and an end alone only what is still to come (https://developers.amctheatres.com/Movies).
    // 1900-01-01 is also AMC's "no date"; the start is exclusive, so such movies are not found.
    if start != nil || end != nil {
      query.append("start-date", start?.description ?? "1900-01-01")
      query.append("end-date", end?.description ?? "2100-12-31")
    }
    query.append(list: "ids", ids)
    attributes.append(to: &query)
    return movies([], query)
  }

  public static var nowPlaying: Self { movies(["views", "now-playing"]) }
  public static var advanceTickets: Self { movies(["views", "advance"]) }
  public static var comingSoon: Self { movies(["views", "coming-soon"]) }
  public static var active: Self { movies(["views", "active"]) }
  public static var allActive: Self { movies(["views", "all", "active"]) }
  public static var onDemand: Self { movies(["views", "on-demand"]) }
  /// On-demand movies similar to the one with this id.
  public static func similar(movieID: String) -> Self { movies([movieID, "on-demand", "similar"]) }

  private static func movies(_ path: [String], _ filters: QueryItems = [:]) -> Self {
    AMCView(["v2", "movies"] + path, filters, in: "movies") { Movie(amc: $0) }
  }
}

extension AMCObject where Content == Movie {
  /// The movie with this id or slug.
  public static func movie(_ idOrSlug: String) -> Self { movie(["v2", "movies", idOrSlug]) }

  /// The movie with this internal release number.
  public static func movie(internalRelease number: Int) -> Self {
    movie(["v2", "movies", "internal-release", String(number)])
  }

  private static func movie(_ path: [String]) -> Self {
    AMCObject(path, "a movie with an id and a name") { Movie(amc: $0) }
  }
}

extension Movie {
  /// Reads a movie; nil without an id and a name.
  init?(amc json: JSONValue) {
    guard var object = LenientObject(json), let id = object.peekID("id", of: .movie),
      let name = object.takeText("name")
    else { return nil }
    object.discard("_links")
    self.init(id: id, title: name)
    ids = KnownIDs(amc: id.number, imdb: object.take("imdbId", changedBy: { EntityID(.imdb, .movie, $0)?.native }))
    slug = object.takeSlug()
    tagline = object.takeText("synopsisTagLine")
    overview = object.takeText("synopsis")
    releaseDate = object.peekTimestamp("releaseDateUtc")?.day
    runtimeMinutes = object.takePositive("runTime")
    certification = object.take("mpaaRating", changedBy: Movie.certification)
    genres = Self.genres(object)
    websiteUrl = object.takeAddress("websiteUrl")
    showtimesUrl = object.takeAddress("showtimesUrl")
    posterUrl = object.peekAddress(in: "media", oneOf: Self.posters)
    backdropUrl = object.peekAddress(in: "media", oneOf: ["heroDesktopDynamic", "heroMobileDynamic"])
    trailerUrl = object.peekAddress(in: "media", oneOf: Self.trailers)
    media = MediaFile.others(in: object, than: [posterUrl, backdropUrl, trailerUrl])
    cast = Self.names(object.peekText("starringActors"))
    directors = Self.names(object.peekText("directors"))
    attributes = object.takeElements("attributes", Attribute.init(amc:))
    isPrivateRental = PrivateRental.mark(name: name, attributes: attributes)
    hasScheduledShowtimes = object.take("hasScheduledShowtimes")
    onlineTicketsAt = object.takeInstant("onlineTicketAvailabilityDateUtc")
    earliestShowingAt = object.takeInstant("earliestShowingUtc")
    availableForAList = object.take("availableForAList")
    releaseNumber = object.takePositive("wwmReleaseNumber")
    amc = object.rest()
  }

  /// The members of `media` that hold posters, best for lists first.
  private static let posters = [
    "posterDynamic", "posterLarge", "posterStandard", "posterThumbnail", "posterAlternateDynamic", "posterIMAXDynamic",
    "poster3DDynamic", "onDemandPosterDynamic",
  ]

  private static let trailers = [
    "trailerHd", "trailerMp4", "trailerTeaserDynamic", "trailerAlternateDynamic", "onDemandTrailerHdDynamic",
    "onDemandTrailerMp4Dynamic", "trailerFlv",
  ]

  private static func genres(_ object: LenientObject) -> [Genre]? {
    var names = ["genre", "secondaryGenre"].compactMap { object.peekText($0) }.compactMap(Self.genreName)
    if names.count == 2, names[0] == names[1] { names.removeLast() }
    return names.isEmpty ? nil : names.map { Genre(name: $0) }
  }

  /// Normalizes AMC's genres, which come in any case and with surrounding whitespace.
  static func genreName(_ genre: String) -> String? {
    let name = genre.trimmingBlanks
    guard !name.isEmpty else { return nil }
    guard !name.utf8.contains(where: { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else { return name }
    var isInsideWord = false
    return name.lowercased().reduce(into: "") { result, character in
      result += isInsideWord ? String(character) : character.uppercased()
      isInsideWord = character.isLetter
    }
  }

  /// Restores the hyphens that AMC omits from MPA ratings: `PG13`, `NC17`.
  static func certification(_ rating: String) -> String? {
    switch rating.trimmingBlanks {
    case "": nil
    case "PG13": "PG-13"
    case "NC17": "NC-17"
    case let other: other
    }
  }

  private static func names(_ list: String?) -> [String]? {
    let names = list?.utf8.split(separator: UInt8(ascii: ",")).map { Substring($0).trimmingBlanks }
      .filter { !$0.isEmpty }
    return names?.isEmpty ?? true ? nil : names
  }
}
