// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// A television show. Fields that a list lacks come with shows/get.
public struct Show: Sendable, Hashable, Dated, Localized {
  /// The show's id.
  public var id: EntityID
  /// The name, in the language of the answer.
  public var name: String
  /// The show's native ids at each provider, as far as known.
  public var ids: KnownIDs?
  /// The name in the original language.
  public var originalName: String?
  /// The language that the show was made in.
  public var originalLanguage: String?
  /// The texts that are in English, or else in the original language, because there is no translation into the language
  /// asked for; absent if none. One from another country of that language is not named.
  public var untranslated: [ShowText]?
  /// A one-line slogan.
  public var tagline: String?
  /// A summary of the plot.
  public var overview: String?
  /// The day it was first broadcast.
  public var firstAirDate: Day?
  /// The year of the first broadcast, where that is known and the day is not: in rows of the local index.
  public var year: Int?
  /// The day on which the latest episode was broadcast.
  public var lastAirDate: Day?
  /// Whether it goes on, in TMDB's words: Returning Series, Ended, Canceled and others.
  public var status: String?
  /// The type of show, in TMDB's words: Scripted, Miniseries, Documentary and others.
  public var type: String?
  /// Whether episodes are still being made.
  public var inProduction: Bool?
  /// The age rating in the country given by region, by the session's region or else by the language's country. TMDB
  /// gives it with single shows only.
  public var certification: String?
  /// The URL of the makers' page.
  public var homepage: String?
  /// The usual running times of an episode, in minutes.
  public var episodeMinutes: [Int]?
  /// The number of seasons, without specials.
  public var seasonCount: Int?
  /// The number of episodes, without specials.
  public var episodeCount: Int?
  /// The seasons in short, in TMDB's order; shows/season has the episodes of one.
  public var seasons: [Season]?
  /// The latest episode that was broadcast.
  public var lastEpisode: Episode?
  /// The next episode to be broadcast; absent if none is announced.
  public var nextEpisode: Episode?
  /// The networks that broadcast it first.
  public var networks: [NamedEntity]?
  /// The production companies.
  public var companies: [NamedEntity]?
  /// The people who created the show.
  public var creators: [Credit]?
  /// The names of the leading actors, at most ten, and only if credits are included.
  public var cast: [String]?
  /// The countries of production.
  public var countries: [String]?
  /// The show's genres. TMDB's lists have numbers only, which stay under tmdb as genre_ids; they get names here unless
  /// TMDB's list of genres is unavailable.
  public var genres: [Genre]?
  /// The countries that the show comes from.
  public var originCountries: [String]?
  /// The languages spoken.
  public var languages: [String]?
  /// The average rating by users, in points from 0 to 10; absent if nobody has voted.
  public var rating: Double?
  /// The number of votes.
  public var ratingCount: Int?
  /// The attention that the show gets now, on the provider's own scale, which has no upper bound.
  public var popularity: Double?
  /// Whether the show is for adults only.
  public var adult: Bool?
  /// The URL of the poster, in a size for lists.
  public var posterUrl: String?
  /// The URL of a wide picture, in a size for a full page.
  public var backdropUrl: String?
  /// The poster's path, for images/url and images/fetch.
  public var posterPath: String?
  /// The wide picture's path, for images/url and images/fetch.
  public var backdropPath: String?
  /// The URL of a trailer, if videos are included: in the language asked for before others, and the makers' own before
  /// others; a teaser if there is no trailer.
  public var trailerUrl: String?
  /// The id given in the request; present only if the provider that answered knows the entity by another id.
  public var linkedFrom: EntityID?
  /// The cast and crew of all episodes, if included.
  public var credits: Credits?
  /// Trailers and other videos, if included, in the order of VideoList.
  public var videos: [Video]?
  /// Posters and other pictures, if included.
  public var images: MovieImages?
  /// Where to watch the show, by country (ISO 3166-1 alpha-2), if included. The data is JustWatch's, which asks to be
  /// named.
  public var watchProviders: [String: WatchOffers]?
  /// The age ratings by country, if included.
  public var contentRatings: [ContentRating]?
  /// Similar shows, TMDB's first page of them, if included.
  public var similar: [Show]?
  /// Shows liked by those who like this one, TMDB's first page of them, if included.
  public var recommendations: [Show]?
  /// Keywords for its subject, if included.
  public var keywords: [NamedEntity]?
  /// Its ids at other sites, by site, if included.
  public var externalIds: [String: String]?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int?
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool?
  /// What the user's library has of it, found by any of its ids; absent if there is no entry.
  public var library: LibraryEntry?
  /// Why library is missing although there may be an entry: the library can't be read. On a list the page has it.
  public var libraryFault: RPCError?
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]?
  /// Whether one of the services that the user subscribes to has it in the subscription, free or with advertisements:
  /// in the region of the call, or, without one, in any country with such services. Absent if no services are set
  /// there, or the offers weren't requested.
  public var onMine: Bool?

  public init(id: EntityID, name: String, ids: KnownIDs? = nil, originalName: String? = nil, originalLanguage: String? = nil, untranslated: [ShowText]? = nil, tagline: String? = nil, overview: String? = nil, firstAirDate: Day? = nil, year: Int? = nil, lastAirDate: Day? = nil, status: String? = nil, type: String? = nil, inProduction: Bool? = nil, certification: String? = nil, homepage: String? = nil, episodeMinutes: [Int]? = nil, seasonCount: Int? = nil, episodeCount: Int? = nil, seasons: [Season]? = nil, lastEpisode: Episode? = nil, nextEpisode: Episode? = nil, networks: [NamedEntity]? = nil, companies: [NamedEntity]? = nil, creators: [Credit]? = nil, cast: [String]? = nil, countries: [String]? = nil, genres: [Genre]? = nil, originCountries: [String]? = nil, languages: [String]? = nil, rating: Double? = nil, ratingCount: Int? = nil, popularity: Double? = nil, adult: Bool? = nil, posterUrl: String? = nil, backdropUrl: String? = nil, posterPath: String? = nil, backdropPath: String? = nil, trailerUrl: String? = nil, linkedFrom: EntityID? = nil, credits: Credits? = nil, videos: [Video]? = nil, images: MovieImages? = nil, watchProviders: [String: WatchOffers]? = nil, contentRatings: [ContentRating]? = nil, similar: [Show]? = nil, recommendations: [Show]? = nil, keywords: [NamedEntity]? = nil, externalIds: [String: String]? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, library: LibraryEntry? = nil, libraryFault: RPCError? = nil, settingsUsed: [SettingName]? = nil, onMine: Bool? = nil) {
    self.id = id
    self.name = name
    self.ids = ids
    self.originalName = originalName
    self.originalLanguage = originalLanguage
    self.untranslated = untranslated
    self.tagline = tagline
    self.overview = overview
    self.firstAirDate = firstAirDate
    self.year = year
    self.lastAirDate = lastAirDate
    self.status = status
    self.type = type
    self.inProduction = inProduction
    self.certification = certification
    self.homepage = homepage
    self.episodeMinutes = episodeMinutes
    self.seasonCount = seasonCount
    self.episodeCount = episodeCount
    self.seasons = seasons
    self.lastEpisode = lastEpisode
    self.nextEpisode = nextEpisode
    self.networks = networks
    self.companies = companies
    self.creators = creators
    self.cast = cast
    self.countries = countries
    self.genres = genres
    self.originCountries = originCountries
    self.languages = languages
    self.rating = rating
    self.ratingCount = ratingCount
    self.popularity = popularity
    self.adult = adult
    self.posterUrl = posterUrl
    self.backdropUrl = backdropUrl
    self.posterPath = posterPath
    self.backdropPath = backdropPath
    self.trailerUrl = trailerUrl
    self.linkedFrom = linkedFrom
    self.credits = credits
    self.videos = videos
    self.images = images
    self.watchProviders = watchProviders
    self.contentRatings = contentRatings
    self.similar = similar
    self.recommendations = recommendations
    self.keywords = keywords
    self.externalIds = externalIds
    self.tmdb = tmdb
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.library = library
    self.libraryFault = libraryFault
    self.settingsUsed = settingsUsed
    self.onMine = onMine
  }
}

extension Show: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
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
    writer.endObject()
  }
}

