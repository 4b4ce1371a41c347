// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A television show. Fields that a list lacks come with shows/get.
public struct Show: Sendable, Hashable, Dated, Localized, Boxed {
  /// The show's id.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// The name, in the language of the answer.
  public var name: String {
    get { box.members.name }
    _modify { own(); yield &box.members.name }
  }
  /// The show's native ids at each provider, as far as known.
  public var ids: KnownIDs? {
    get { box.members.ids }
    _modify { own(); yield &box.members.ids }
  }
  /// The name in the original language.
  public var originalName: String? {
    get { box.members.originalName }
    _modify { own(); yield &box.members.originalName }
  }
  /// The language that the show was made in.
  public var originalLanguage: String? {
    get { box.members.originalLanguage }
    _modify { own(); yield &box.members.originalLanguage }
  }
  /// The texts that are in English, or else in the original language, because there is no translation into the language
  /// asked for; absent if none. One from another country of that language is not named.
  public var untranslated: [ShowText]? {
    get { box.members.untranslated }
    _modify { own(); yield &box.members.untranslated }
  }
  /// A one-line slogan.
  public var tagline: String? {
    get { box.members.tagline }
    _modify { own(); yield &box.members.tagline }
  }
  /// A summary of the plot.
  public var overview: String? {
    get { box.members.overview }
    _modify { own(); yield &box.members.overview }
  }
  /// The day it was first broadcast.
  public var firstAirDate: Day? {
    get { box.members.firstAirDate }
    _modify { own(); yield &box.members.firstAirDate }
  }
  /// The year of the first broadcast, where that is known and the day is not: in rows of the local index.
  public var year: Int? {
    get { box.members.year }
    _modify { own(); yield &box.members.year }
  }
  /// The day on which the latest episode was broadcast.
  public var lastAirDate: Day? {
    get { box.members.lastAirDate }
    _modify { own(); yield &box.members.lastAirDate }
  }
  /// Whether it goes on, in TMDB's words: Returning Series, Ended, Canceled and others.
  public var status: String? {
    get { box.members.status }
    _modify { own(); yield &box.members.status }
  }
  /// The type of show, in TMDB's words: Scripted, Miniseries, Documentary and others.
  public var type: String? {
    get { box.members.type }
    _modify { own(); yield &box.members.type }
  }
  /// Whether episodes are still being made.
  public var inProduction: Bool? {
    get { box.members.inProduction }
    _modify { own(); yield &box.members.inProduction }
  }
  /// The age rating in the country given by region, by the session's region or else by the language's country. TMDB
  /// gives it with single shows only.
  public var certification: String? {
    get { box.members.certification }
    _modify { own(); yield &box.members.certification }
  }
  /// The URL of the makers' page.
  public var homepage: String? {
    get { box.members.homepage }
    _modify { own(); yield &box.members.homepage }
  }
  /// The usual running times of an episode, in minutes.
  public var episodeMinutes: [Int]? {
    get { box.members.episodeMinutes }
    _modify { own(); yield &box.members.episodeMinutes }
  }
  /// The number of seasons, without specials.
  public var seasonCount: Int? {
    get { box.members.seasonCount }
    _modify { own(); yield &box.members.seasonCount }
  }
  /// The number of episodes, without specials.
  public var episodeCount: Int? {
    get { box.members.episodeCount }
    _modify { own(); yield &box.members.episodeCount }
  }
  /// The seasons in short, in TMDB's order; shows/season has the episodes of one.
  public var seasons: [Season]? {
    get { box.members.seasons }
    _modify { own(); yield &box.members.seasons }
  }
  /// The latest episode that was broadcast.
  public var lastEpisode: Episode? {
    get { box.members.lastEpisode }
    _modify { own(); yield &box.members.lastEpisode }
  }
  /// The next episode to be broadcast; absent if none is announced.
  public var nextEpisode: Episode? {
    get { box.members.nextEpisode }
    _modify { own(); yield &box.members.nextEpisode }
  }
  /// The networks that broadcast it first.
  public var networks: [NamedEntity]? {
    get { box.members.networks }
    _modify { own(); yield &box.members.networks }
  }
  /// The production companies.
  public var companies: [NamedEntity]? {
    get { box.members.companies }
    _modify { own(); yield &box.members.companies }
  }
  /// The people who created the show.
  public var creators: [Credit]? {
    get { box.members.creators }
    _modify { own(); yield &box.members.creators }
  }
  /// The names of the leading actors, at most ten, and only if credits are included.
  public var cast: [String]? {
    get { box.members.cast }
    _modify { own(); yield &box.members.cast }
  }
  /// The countries of production.
  public var countries: [String]? {
    get { box.members.countries }
    _modify { own(); yield &box.members.countries }
  }
  /// The show's genres. TMDB's lists have numbers only, which stay under tmdb as genre_ids; they get names here unless
  /// TMDB's list of genres is unavailable.
  public var genres: [Genre]? {
    get { box.members.genres }
    _modify { own(); yield &box.members.genres }
  }
  /// The countries that the show comes from.
  public var originCountries: [String]? {
    get { box.members.originCountries }
    _modify { own(); yield &box.members.originCountries }
  }
  /// The languages spoken.
  public var languages: [String]? {
    get { box.members.languages }
    _modify { own(); yield &box.members.languages }
  }
  /// The average rating by users, in points from 0 to 10; absent if nobody has voted.
  public var rating: Double? {
    get { box.members.rating }
    _modify { own(); yield &box.members.rating }
  }
  /// The number of votes.
  public var ratingCount: Int? {
    get { box.members.ratingCount }
    _modify { own(); yield &box.members.ratingCount }
  }
  /// The attention that the show gets now, on the provider's own scale, which has no upper bound.
  public var popularity: Double? {
    get { box.members.popularity }
    _modify { own(); yield &box.members.popularity }
  }
  /// Whether the show is for adults only.
  public var adult: Bool? {
    get { box.members.adult }
    _modify { own(); yield &box.members.adult }
  }
  /// The URL of the poster, in a size for lists.
  public var posterUrl: String? {
    get { box.members.posterUrl }
    _modify { own(); yield &box.members.posterUrl }
  }
  /// The URL of a wide picture, in a size for a full page.
  public var backdropUrl: String? {
    get { box.members.backdropUrl }
    _modify { own(); yield &box.members.backdropUrl }
  }
  /// The poster's path, for images/url and images/fetch.
  public var posterPath: String? {
    get { box.members.posterPath }
    _modify { own(); yield &box.members.posterPath }
  }
  /// The wide picture's path, for images/url and images/fetch.
  public var backdropPath: String? {
    get { box.members.backdropPath }
    _modify { own(); yield &box.members.backdropPath }
  }
  /// The URL of a trailer, if videos are included: in the language asked for before others, and the makers' own before
  /// others; a teaser if there is no trailer.
  public var trailerUrl: String? {
    get { box.members.trailerUrl }
    _modify { own(); yield &box.members.trailerUrl }
  }
  /// The id given in the request; present only if the provider that answered knows the entity by another id.
  public var linkedFrom: EntityID? {
    get { box.members.linkedFrom }
    _modify { own(); yield &box.members.linkedFrom }
  }
  /// The cast and crew of all episodes, if included.
  public var credits: Credits? {
    get { box.members.credits }
    _modify { own(); yield &box.members.credits }
  }
  /// Trailers and other videos, if included, in the order of VideoList.
  public var videos: [Video]? {
    get { box.members.videos }
    _modify { own(); yield &box.members.videos }
  }
  /// Posters and other pictures, if included.
  public var images: MovieImages? {
    get { box.members.images }
    _modify { own(); yield &box.members.images }
  }
  /// Where to watch the show, by country (ISO 3166-1 alpha-2), if included. The data is JustWatch's, which asks to be
  /// named.
  public var watchProviders: [String: WatchOffers]? {
    get { box.members.watchProviders }
    _modify { own(); yield &box.members.watchProviders }
  }
  /// The age ratings by country, if included.
  public var contentRatings: [ContentRating]? {
    get { box.members.contentRatings }
    _modify { own(); yield &box.members.contentRatings }
  }
  /// Similar shows, TMDB's first page of them, if included.
  public var similar: [Show]? {
    get { box.members.similar }
    _modify { own(); yield &box.members.similar }
  }
  /// Shows liked by those who like this one, TMDB's first page of them, if included.
  public var recommendations: [Show]? {
    get { box.members.recommendations }
    _modify { own(); yield &box.members.recommendations }
  }
  /// Keywords for its subject, if included.
  public var keywords: [NamedEntity]? {
    get { box.members.keywords }
    _modify { own(); yield &box.members.keywords }
  }
  /// Its ids at other sites, by site, if included.
  public var externalIds: [String: String]? {
    get { box.members.externalIds }
    _modify { own(); yield &box.members.externalIds }
  }
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON? {
    get { box.members.tmdb }
    _modify { own(); yield &box.members.tmdb }
  }
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int? {
    get { box.members.ageSeconds }
    _modify { own(); yield &box.members.ageSeconds }
  }
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool? {
    get { box.members.stale }
    _modify { own(); yield &box.members.stale }
  }
  /// What the user's library has of it, found by any of its ids; absent if there is no entry.
  public var library: LibraryEntry? {
    get { box.members.library }
    _modify { own(); yield &box.members.library }
  }
  /// Why library is missing although there may be an entry: the library can't be read. On a list the page has it.
  public var libraryFault: RPCError? {
    get { box.members.libraryFault }
    _modify { own(); yield &box.members.libraryFault }
  }
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]? {
    get { box.members.settingsUsed }
    _modify { own(); yield &box.members.settingsUsed }
  }
  /// Whether one of the services that the user subscribes to has it in the subscription, free or with advertisements:
  /// in the region of the call, or, without one, in any country with such services. Absent if no services are set
  /// there, or the offers weren't requested.
  public var onMine: Bool? {
    get { box.members.onMine }
    _modify { own(); yield &box.members.onMine }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var id: EntityID
    var name: String
    var ids: KnownIDs?
    var originalName: String?
    var originalLanguage: String?
    var untranslated: [ShowText]?
    var tagline: String?
    var overview: String?
    var firstAirDate: Day?
    var year: Int?
    var lastAirDate: Day?
    var status: String?
    var type: String?
    var inProduction: Bool?
    var certification: String?
    var homepage: String?
    var episodeMinutes: [Int]?
    var seasonCount: Int?
    var episodeCount: Int?
    var seasons: [Season]?
    var lastEpisode: Episode?
    var nextEpisode: Episode?
    var networks: [NamedEntity]?
    var companies: [NamedEntity]?
    var creators: [Credit]?
    var cast: [String]?
    var countries: [String]?
    var genres: [Genre]?
    var originCountries: [String]?
    var languages: [String]?
    var rating: Double?
    var ratingCount: Int?
    var popularity: Double?
    var adult: Bool?
    var posterUrl: String?
    var backdropUrl: String?
    var posterPath: String?
    var backdropPath: String?
    var trailerUrl: String?
    var linkedFrom: EntityID?
    var credits: Credits?
    var videos: [Video]?
    var images: MovieImages?
    var watchProviders: [String: WatchOffers]?
    var contentRatings: [ContentRating]?
    var similar: [Show]?
    var recommendations: [Show]?
    var keywords: [NamedEntity]?
    var externalIds: [String: String]?
    var tmdb: RawJSON?
    var ageSeconds: Int?
    var stale: Bool?
    var library: LibraryEntry?
    var libraryFault: RPCError?
    var settingsUsed: [SettingName]?
    var onMine: Bool?
  }

  fileprivate var members: Members { _read { yield box.members } }

  @inline(never) private mutating func own() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.members == other.members
  }

  public func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

  public static var boxedBytes: Int { MemoryLayout<Members>.size }

  public init(id: EntityID, name: String, ids: KnownIDs? = nil, originalName: String? = nil, originalLanguage: String? = nil, untranslated: [ShowText]? = nil, tagline: String? = nil, overview: String? = nil, firstAirDate: Day? = nil, year: Int? = nil, lastAirDate: Day? = nil, status: String? = nil, type: String? = nil, inProduction: Bool? = nil, certification: String? = nil, homepage: String? = nil, episodeMinutes: [Int]? = nil, seasonCount: Int? = nil, episodeCount: Int? = nil, seasons: [Season]? = nil, lastEpisode: Episode? = nil, nextEpisode: Episode? = nil, networks: [NamedEntity]? = nil, companies: [NamedEntity]? = nil, creators: [Credit]? = nil, cast: [String]? = nil, countries: [String]? = nil, genres: [Genre]? = nil, originCountries: [String]? = nil, languages: [String]? = nil, rating: Double? = nil, ratingCount: Int? = nil, popularity: Double? = nil, adult: Bool? = nil, posterUrl: String? = nil, backdropUrl: String? = nil, posterPath: String? = nil, backdropPath: String? = nil, trailerUrl: String? = nil, linkedFrom: EntityID? = nil, credits: Credits? = nil, videos: [Video]? = nil, images: MovieImages? = nil, watchProviders: [String: WatchOffers]? = nil, contentRatings: [ContentRating]? = nil, similar: [Show]? = nil, recommendations: [Show]? = nil, keywords: [NamedEntity]? = nil, externalIds: [String: String]? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, library: LibraryEntry? = nil, libraryFault: RPCError? = nil, settingsUsed: [SettingName]? = nil, onMine: Bool? = nil) {
    box = Box(Members(id: id, name: name, ids: ids, originalName: originalName, originalLanguage: originalLanguage, untranslated: untranslated, tagline: tagline, overview: overview, firstAirDate: firstAirDate, year: year, lastAirDate: lastAirDate, status: status, type: type, inProduction: inProduction, certification: certification, homepage: homepage, episodeMinutes: episodeMinutes, seasonCount: seasonCount, episodeCount: episodeCount, seasons: seasons, lastEpisode: lastEpisode, nextEpisode: nextEpisode, networks: networks, companies: companies, creators: creators, cast: cast, countries: countries, genres: genres, originCountries: originCountries, languages: languages, rating: rating, ratingCount: ratingCount, popularity: popularity, adult: adult, posterUrl: posterUrl, backdropUrl: backdropUrl, posterPath: posterPath, backdropPath: backdropPath, trailerUrl: trailerUrl, linkedFrom: linkedFrom, credits: credits, videos: videos, images: images, watchProviders: watchProviders, contentRatings: contentRatings, similar: similar, recommendations: recommendations, keywords: keywords, externalIds: externalIds, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale, library: library, libraryFault: libraryFault, settingsUsed: settingsUsed, onMine: onMine))
  }
}

extension Show: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension Show.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("name", name)
    writer.member("ids", ids)
    writer.member("originalName", originalName)
    writer.member("originalLanguage", originalLanguage)
    writer.member("untranslated", untranslated)
    writer.member("tagline", tagline)
    writer.member("overview", overview)
    writer.member("firstAirDate", firstAirDate)
    writer.member("year", year)
    writer.member("lastAirDate", lastAirDate)
    writer.member("status", status)
    writer.member("type", type)
    writer.member("inProduction", inProduction)
    writer.member("certification", certification)
    writer.member("homepage", homepage)
    writer.member("episodeMinutes", episodeMinutes)
    writer.member("seasonCount", seasonCount)
    writer.member("episodeCount", episodeCount)
    writer.member("seasons", seasons)
    writer.member("lastEpisode", lastEpisode)
    writer.member("nextEpisode", nextEpisode)
    writer.member("networks", networks)
    writer.member("companies", companies)
    writer.member("creators", creators)
    writer.member("cast", cast)
    writer.member("countries", countries)
    writer.member("genres", genres)
    writer.member("originCountries", originCountries)
    writer.member("languages", languages)
    writer.member("rating", rating)
    writer.member("ratingCount", ratingCount)
    writer.member("popularity", popularity)
    writer.member("adult", adult)
    writer.member("posterUrl", posterUrl)
    writer.member("backdropUrl", backdropUrl)
    writer.member("posterPath", posterPath)
    writer.member("backdropPath", backdropPath)
    writer.member("trailerUrl", trailerUrl)
    writer.member("linkedFrom", linkedFrom)
    writer.member("credits", credits)
    writer.member("videos", videos)
    writer.member("images", images)
    writer.member("watchProviders", watchProviders)
    writer.member("contentRatings", contentRatings)
    writer.member("similar", similar)
    writer.member("recommendations", recommendations)
    writer.member("keywords", keywords)
    writer.member("externalIds", externalIds)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("library", library)
    writer.member("libraryFault", libraryFault)
    writer.member("settingsUsed", settingsUsed)
    writer.member("onMine", onMine)
  }
}

