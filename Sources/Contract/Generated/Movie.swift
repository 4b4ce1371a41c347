// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// A movie. What AMC and TMDB share has one name; the rest stands verbatim under the provider's key.
public struct Movie: Sendable, Hashable, Dated {
  /// Which movie, at the provider that answers.
  public var id: EntityID
  /// The title, in the language of the answer.
  public var title: String
  /// What each provider calls it, as far as known.
  public var ids: KnownIDs?
  /// What AMC's web address calls it.
  public var slug: String?
  /// The title in the language it was made in.
  public var originalTitle: String?
  /// The language it was made in.
  public var originalLanguage: String?
  /// Which texts are the original's because the language that was asked for lacks them.
  public var untranslated: [MovieText]?
  /// One line to draw people in.
  public var tagline: String?
  /// What it is about.
  public var overview: String?
  /// The day it came or comes out.
  public var releaseDate: Day?
  /// How long it runs. In minutes.
  public var runtimeMinutes: Int?
  /// The age rating: from AMC the MPA's of the United States, from TMDB that of the country which region, the session's
  /// region or language names, as of the theatrical release if there was one. TMDB gives it with single movies only.
  public var certification: String?
  /// What kind of movie it is. TMDB's lists have numbers only, which stay under tmdb as genre_ids; they are named here
  /// unless TMDB's list of genres can't be had.
  public var genres: [Genre]?
  /// What the audience thinks of it; left out while nobody has voted. In points from 0 to 10.
  public var rating: Double?
  /// How many people have voted. In votes.
  public var ratingCount: Int?
  /// How much attention it gets now, on the provider's own open scale.
  public var popularity: Double?
  /// True if it is for adults only.
  public var adult: Bool?
  /// How far it has come.
  public var status: String?
  /// The makers' page for it.
  public var homepage: String?
  /// The provider's page for it.
  public var websiteUrl: String?
  /// The provider's page of its showtimes.
  public var showtimesUrl: String?
  /// The poster, in a size for lists.
  public var posterUrl: String?
  /// A wide picture, in a size for a page.
  public var backdropUrl: String?
  /// What images/url and images/fetch call the poster.
  public var posterPath: String?
  /// What images/url and images/fetch call the wide picture.
  public var backdropPath: String?
  /// A trailer.
  public var trailerUrl: String?
  /// What it cost. In US dollars.
  public var budget: Int?
  /// What it has earned. In US dollars.
  public var revenue: Int?
  /// The names of its leading actors; from TMDB ten at most, if credits are included.
  public var cast: [String]?
  /// The names of its directors; from TMDB if credits are included.
  public var directors: [String]?
  /// The series it belongs to.
  public var collection: NamedEntity?
  /// Who made it.
  public var companies: [NamedEntity]?
  /// Where it was made.
  public var countries: [String]?
  /// What is spoken in it.
  public var languages: [String]?
  /// What is special about it.
  public var attributes: [Attribute]?
  /// True if it is no movie but AMC's name for an auditorium to rent; left out otherwise. No list of films should count
  /// it.
  public var isPrivateRental: Bool?
  /// True if showtimes are scheduled.
  public var hasScheduledShowtimes: Bool?
  /// When tickets go on sale online.
  public var onlineTicketsAt: String?
  /// When it is first shown.
  public var earliestShowingAt: String?
  /// True if members of AMC's A-List can reserve it.
  public var availableForAList: Bool?
  /// The number of its release, which theatres/showing takes.
  public var releaseNumber: Int?
  /// The id that was asked for, where the provider that answers knows the entity by another one.
  public var linkedFrom: EntityID?
  /// How the other provider's movie was found, where its fields are here too.
  public var link: MovieLink?
  /// Why what the other provider would add is missing, with link or with parts that only it has: it has no key, can't
  /// be reached, or took more than its share of the time. Left out where it was added, and where the other provider has
  /// no such movie and no parts of it were asked for.
  public var linkFault: RPCError?
  /// Who made it and who plays in it, if included.
  public var credits: Credits?
  /// Trailers and other videos, if included.
  public var videos: [Video]?
  /// Posters and other pictures, if included.
  public var images: MovieImages?
  /// Where to watch it, by country, if included.
  public var watchProviders: [String: WatchOffers]?
  /// When it came out where, if included.
  public var releaseDates: [ReleaseDate]?
  /// Movies like it, if included.
  public var similar: [Movie]?
  /// Movies that people who like it like, if included.
  public var recommendations: [Movie]?
  /// What people wrote about it, if included.
  public var reviews: Reviews?
  /// What it deals with, if included.
  public var keywords: [NamedEntity]?
  /// Its texts in other languages, if included.
  public var translations: [Translation]?
  /// What other sites call it, by site, if included.
  public var externalIds: [String: String]?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?
  /// How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
  /// all of them came just now. In seconds.
  public var ageSeconds: Int?
  /// True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
  /// Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
  /// person or a theatre for a week.
  public var stale: Bool?

  public init(id: EntityID, title: String, ids: KnownIDs? = nil, slug: String? = nil, originalTitle: String? = nil, originalLanguage: String? = nil, untranslated: [MovieText]? = nil, tagline: String? = nil, overview: String? = nil, releaseDate: Day? = nil, runtimeMinutes: Int? = nil, certification: String? = nil, genres: [Genre]? = nil, rating: Double? = nil, ratingCount: Int? = nil, popularity: Double? = nil, adult: Bool? = nil, status: String? = nil, homepage: String? = nil, websiteUrl: String? = nil, showtimesUrl: String? = nil, posterUrl: String? = nil, backdropUrl: String? = nil, posterPath: String? = nil, backdropPath: String? = nil, trailerUrl: String? = nil, budget: Int? = nil, revenue: Int? = nil, cast: [String]? = nil, directors: [String]? = nil, collection: NamedEntity? = nil, companies: [NamedEntity]? = nil, countries: [String]? = nil, languages: [String]? = nil, attributes: [Attribute]? = nil, isPrivateRental: Bool? = nil, hasScheduledShowtimes: Bool? = nil, onlineTicketsAt: String? = nil, earliestShowingAt: String? = nil, availableForAList: Bool? = nil, releaseNumber: Int? = nil, linkedFrom: EntityID? = nil, link: MovieLink? = nil, linkFault: RPCError? = nil, credits: Credits? = nil, videos: [Video]? = nil, images: MovieImages? = nil, watchProviders: [String: WatchOffers]? = nil, releaseDates: [ReleaseDate]? = nil, similar: [Movie]? = nil, recommendations: [Movie]? = nil, reviews: Reviews? = nil, keywords: [NamedEntity]? = nil, translations: [Translation]? = nil, externalIds: [String: String]? = nil, amc: RawJSON? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.id = id
    self.title = title
    self.ids = ids
    self.slug = slug
    self.originalTitle = originalTitle
    self.originalLanguage = originalLanguage
    self.untranslated = untranslated
    self.tagline = tagline
    self.overview = overview
    self.releaseDate = releaseDate
    self.runtimeMinutes = runtimeMinutes
    self.certification = certification
    self.genres = genres
    self.rating = rating
    self.ratingCount = ratingCount
    self.popularity = popularity
    self.adult = adult
    self.status = status
    self.homepage = homepage
    self.websiteUrl = websiteUrl
    self.showtimesUrl = showtimesUrl
    self.posterUrl = posterUrl
    self.backdropUrl = backdropUrl
    self.posterPath = posterPath
    self.backdropPath = backdropPath
    self.trailerUrl = trailerUrl
    self.budget = budget
    self.revenue = revenue
    self.cast = cast
    self.directors = directors
    self.collection = collection
    self.companies = companies
    self.countries = countries
    self.languages = languages
    self.attributes = attributes
    self.isPrivateRental = isPrivateRental
    self.hasScheduledShowtimes = hasScheduledShowtimes
    self.onlineTicketsAt = onlineTicketsAt
    self.earliestShowingAt = earliestShowingAt
    self.availableForAList = availableForAList
    self.releaseNumber = releaseNumber
    self.linkedFrom = linkedFrom
    self.link = link
    self.linkFault = linkFault
    self.credits = credits
    self.videos = videos
    self.images = images
    self.watchProviders = watchProviders
    self.releaseDates = releaseDates
    self.similar = similar
    self.recommendations = recommendations
    self.reviews = reviews
    self.keywords = keywords
    self.translations = translations
    self.externalIds = externalIds
    self.amc = amc
    self.tmdb = tmdb
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension Movie: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("title", title)
    writer.member("ids", ids)
    writer.member("slug", slug)
    writer.member("originalTitle", originalTitle)
    writer.member("originalLanguage", originalLanguage)
    writer.member("untranslated", untranslated)
    writer.member("tagline", tagline)
    writer.member("overview", overview)
    writer.member("releaseDate", releaseDate)
    writer.member("runtimeMinutes", runtimeMinutes)
    writer.member("certification", certification)
    writer.member("genres", genres)
    writer.member("rating", rating)
    writer.member("ratingCount", ratingCount)
    writer.member("popularity", popularity)
    writer.member("adult", adult)
    writer.member("status", status)
    writer.member("homepage", homepage)
    writer.member("websiteUrl", websiteUrl)
    writer.member("showtimesUrl", showtimesUrl)
    writer.member("posterUrl", posterUrl)
    writer.member("backdropUrl", backdropUrl)
    writer.member("posterPath", posterPath)
    writer.member("backdropPath", backdropPath)
    writer.member("trailerUrl", trailerUrl)
    writer.member("budget", budget)
    writer.member("revenue", revenue)
    writer.member("cast", cast)
    writer.member("directors", directors)
    writer.member("collection", collection)
    writer.member("companies", companies)
    writer.member("countries", countries)
    writer.member("languages", languages)
    writer.member("attributes", attributes)
    writer.member("isPrivateRental", isPrivateRental)
    writer.member("hasScheduledShowtimes", hasScheduledShowtimes)
    writer.member("onlineTicketsAt", onlineTicketsAt)
    writer.member("earliestShowingAt", earliestShowingAt)
    writer.member("availableForAList", availableForAList)
    writer.member("releaseNumber", releaseNumber)
    writer.member("linkedFrom", linkedFrom)
    writer.member("link", link)
    writer.member("linkFault", linkFault)
    writer.member("credits", credits)
    writer.member("videos", videos)
    writer.member("images", images)
    writer.member("watchProviders", watchProviders)
    writer.member("releaseDates", releaseDates)
    writer.member("similar", similar)
    writer.member("recommendations", recommendations)
    writer.member("reviews", reviews)
    writer.member("keywords", keywords)
    writer.member("translations", translations)
    writer.member("externalIds", externalIds)
    writer.member("amc", amc)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.endObject()
  }
}

extension Movie {
  /// Takes each field that is nil here from another one's.
  public mutating func fill(from other: Movie) {
    ids = ids ?? other.ids
    slug = slug ?? other.slug
    originalTitle = originalTitle ?? other.originalTitle
    originalLanguage = originalLanguage ?? other.originalLanguage
    untranslated = untranslated ?? other.untranslated
    tagline = tagline ?? other.tagline
    overview = overview ?? other.overview
    releaseDate = releaseDate ?? other.releaseDate
    runtimeMinutes = runtimeMinutes ?? other.runtimeMinutes
    certification = certification ?? other.certification
    genres = genres ?? other.genres
    rating = rating ?? other.rating
    ratingCount = ratingCount ?? other.ratingCount
    popularity = popularity ?? other.popularity
    adult = adult ?? other.adult
    status = status ?? other.status
    homepage = homepage ?? other.homepage
    websiteUrl = websiteUrl ?? other.websiteUrl
    showtimesUrl = showtimesUrl ?? other.showtimesUrl
    posterUrl = posterUrl ?? other.posterUrl
    backdropUrl = backdropUrl ?? other.backdropUrl
    posterPath = posterPath ?? other.posterPath
    backdropPath = backdropPath ?? other.backdropPath
    trailerUrl = trailerUrl ?? other.trailerUrl
    budget = budget ?? other.budget
    revenue = revenue ?? other.revenue
    cast = cast ?? other.cast
    directors = directors ?? other.directors
    collection = collection ?? other.collection
    companies = companies ?? other.companies
    countries = countries ?? other.countries
    languages = languages ?? other.languages
    attributes = attributes ?? other.attributes
    isPrivateRental = isPrivateRental ?? other.isPrivateRental
    hasScheduledShowtimes = hasScheduledShowtimes ?? other.hasScheduledShowtimes
    onlineTicketsAt = onlineTicketsAt ?? other.onlineTicketsAt
    earliestShowingAt = earliestShowingAt ?? other.earliestShowingAt
    availableForAList = availableForAList ?? other.availableForAList
    releaseNumber = releaseNumber ?? other.releaseNumber
    linkedFrom = linkedFrom ?? other.linkedFrom
    link = link ?? other.link
    linkFault = linkFault ?? other.linkFault
    credits = credits ?? other.credits
    videos = videos ?? other.videos
    images = images ?? other.images
    watchProviders = watchProviders ?? other.watchProviders
    releaseDates = releaseDates ?? other.releaseDates
    similar = similar ?? other.similar
    recommendations = recommendations ?? other.recommendations
    reviews = reviews ?? other.reviews
    keywords = keywords ?? other.keywords
    translations = translations ?? other.translations
    externalIds = externalIds ?? other.externalIds
    amc = amc ?? other.amc
    tmdb = tmdb ?? other.tmdb
    ageSeconds = ageSeconds ?? other.ageSeconds
    stale = stale ?? other.stale
  }
}

/// A text that can stand in for a missing translation.
public enum MovieText: String, Enumeration {
  /// The title.
  case title
  /// The tagline.
  case tagline
  /// The overview.
  case overview
}

/// How two providers' entries were found to be the same movie.
public struct MovieLink: Sendable, Hashable {
  /// What they have in common.
  public var by: MovieLinkBasis
  /// How sure that is.
  public var confidence: Double

  public init(by: MovieLinkBasis, confidence: Double) {
    self.by = by
    self.confidence = confidence
  }
}

extension MovieLink: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("by", by)
    writer.member("confidence", confidence)
    writer.endObject()
  }
}

/// What two entries have in common.
public enum MovieLinkBasis: String, Enumeration {
  /// The IMDb identifier.
  case imdb
  /// The title and the year of release.
  case titleAndYear
}

