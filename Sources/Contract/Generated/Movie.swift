// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A movie. Fields that AMC and TMDB share have one name; the rest is verbatim under the provider's key.
public struct Movie: Sendable, Hashable, Dated, Localized, Boxed {
  /// The movie's id at the provider that answered.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// The title, in the language of the answer.
  public var title: String {
    get { box.members.title }
    _modify { own(); yield &box.members.title }
  }
  /// The movie's native ids at each provider, as far as known.
  public var ids: KnownIDs? {
    get { box.members.ids }
    _modify { own(); yield &box.members.ids }
  }
  /// The name of the movie in AMC's web addresses, which movies/get takes.
  public var slug: String? {
    get { box.members.slug }
    _modify { own(); yield &box.members.slug }
  }
  /// The title in the original language. From TMDB.
  public var originalTitle: String? {
    get { box.members.originalTitle }
    _modify { own(); yield &box.members.originalTitle }
  }
  /// The language that the movie was made in. From TMDB.
  public var originalLanguage: String? {
    get { box.members.originalLanguage }
    _modify { own(); yield &box.members.originalLanguage }
  }
  /// The texts that are in English, or else in the original language, because there is no translation into the language
  /// asked for; absent if none. One from another country of that language is not named.
  public var untranslated: [MovieText]? {
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
  /// The day of release. From TMDB: the first on which theatres show it in the country given by region, or by the
  /// session's region, else the first anywhere. Lists have the region's where they take it.
  public var releaseDate: Day? {
    get { box.members.releaseDate }
    _modify { own(); yield &box.members.releaseDate }
  }
  /// The year of the release, where `releaseDate` isn't its day: in rows of the local index, and of a film that comes
  /// back to theatres.
  public var year: Int? {
    get { box.members.year }
    _modify { own(); yield &box.members.year }
  }
  /// The running time in minutes.
  public var runtimeMinutes: Int? {
    get { box.members.runtimeMinutes }
    _modify { own(); yield &box.members.runtimeMinutes }
  }
  /// The age rating. From AMC: the MPA's, for the United States. From TMDB: that of the country given by region, by the
  /// session's region or else by the language's country; the theatrical release's if there was one, and that of a
  /// premiere or a festival only if there is no other. TMDB gives it with single movies, and with the rows of lists
  /// only if include asks for it.
  public var certification: String? {
    get { box.members.certification }
    _modify { own(); yield &box.members.certification }
  }
  /// The movie's genres. TMDB's lists have numbers only, which stay under tmdb as genre_ids; they get names here unless
  /// TMDB's list of genres is unavailable.
  public var genres: [Genre]? {
    get { box.members.genres }
    _modify { own(); yield &box.members.genres }
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
  /// The attention that the movie gets now, on the provider's own scale, which has no upper bound.
  public var popularity: Double? {
    get { box.members.popularity }
    _modify { own(); yield &box.members.popularity }
  }
  /// Whether the movie is for adults only.
  public var adult: Bool? {
    get { box.members.adult }
    _modify { own(); yield &box.members.adult }
  }
  /// The stage of production or release, in TMDB's words: Released, Post Production and others.
  public var status: String? {
    get { box.members.status }
    _modify { own(); yield &box.members.status }
  }
  /// The URL of the makers' page.
  public var homepage: String? {
    get { box.members.homepage }
    _modify { own(); yield &box.members.homepage }
  }
  /// The URL of the movie's page at AMC.
  public var websiteUrl: String? {
    get { box.members.websiteUrl }
    _modify { own(); yield &box.members.websiteUrl }
  }
  /// The URL of AMC's page of its showtimes.
  public var showtimesUrl: String? {
    get { box.members.showtimesUrl }
    _modify { own(); yield &box.members.showtimesUrl }
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
  /// The poster's path, for images/url and images/fetch. From TMDB.
  public var posterPath: String? {
    get { box.members.posterPath }
    _modify { own(); yield &box.members.posterPath }
  }
  /// The wide picture's path, for images/url and images/fetch. From TMDB.
  public var backdropPath: String? {
    get { box.members.backdropPath }
    _modify { own(); yield &box.members.backdropPath }
  }
  /// The URL of a trailer; from TMDB only if videos are included: in the language asked for before others, and the
  /// makers' own before others; a teaser if there is no trailer.
  public var trailerUrl: String? {
    get { box.members.trailerUrl }
    _modify { own(); yield &box.members.trailerUrl }
  }
  /// AMC's other posters, stills and trailers, which posterUrl, backdropUrl and trailerUrl don't name; absent if none.
  public var media: [MediaFile]? {
    get { box.members.media }
    _modify { own(); yield &box.members.media }
  }
  /// The production budget in US dollars.
  public var budget: Int? {
    get { box.members.budget }
    _modify { own(); yield &box.members.budget }
  }
  /// The box-office revenue in US dollars.
  public var revenue: Int? {
    get { box.members.revenue }
    _modify { own(); yield &box.members.revenue }
  }
  /// The names of the leading actors; from TMDB at most ten, and only if credits are included.
  public var cast: [String]? {
    get { box.members.cast }
    _modify { own(); yield &box.members.cast }
  }
  /// The names of the directors; from TMDB only if credits are included. For the rows of a list that takes a request of
  /// TMDB for each, eight at once, cached like those of movies/get.
  public var directors: [String]? {
    get { box.members.directors }
    _modify { own(); yield &box.members.directors }
  }
  /// The series that the movie belongs to. From TMDB.
  public var collection: NamedEntity? {
    get { box.members.collection }
    _modify { own(); yield &box.members.collection }
  }
  /// The production companies. From TMDB.
  public var companies: [NamedEntity]? {
    get { box.members.companies }
    _modify { own(); yield &box.members.companies }
  }
  /// The countries of production. From TMDB.
  public var countries: [String]? {
    get { box.members.countries }
    _modify { own(); yield &box.members.countries }
  }
  /// The countries that the movie comes from, of those that produced it. From TMDB.
  public var originCountries: [String]? {
    get { box.members.originCountries }
    _modify { own(); yield &box.members.originCountries }
  }
  /// The languages spoken. From TMDB.
  public var languages: [String]? {
    get { box.members.languages }
    _modify { own(); yield &box.members.languages }
  }
  /// The features of its showings, such as IMAX or closed captions. From AMC.
  public var attributes: [Attribute]? {
    get { box.members.attributes }
    _modify { own(); yield &box.members.attributes }
  }
  /// True if this is no movie but AMC's offer of an auditorium to rent; otherwise absent. Leave such entries out of
  /// lists of movies.
  public var isPrivateRental: Bool? {
    get { box.members.isPrivateRental }
    _modify { own(); yield &box.members.isPrivateRental }
  }
  /// Whether and how AMC shows it; given by movies/find only.
  public var availability: MovieAvailability? {
    get { box.members.availability }
    _modify { own(); yield &box.members.availability }
  }
  /// Whether AMC has scheduled showtimes.
  public var hasScheduledShowtimes: Bool? {
    get { box.members.hasScheduledShowtimes }
    _modify { own(); yield &box.members.hasScheduledShowtimes }
  }
  /// When online ticket sales begin at AMC.
  public var onlineTicketsAt: Instant? {
    get { box.members.onlineTicketsAt }
    _modify { own(); yield &box.members.onlineTicketsAt }
  }
  /// The start of the first showing at AMC.
  public var earliestShowingAt: Instant? {
    get { box.members.earliestShowingAt }
    _modify { own(); yield &box.members.earliestShowingAt }
  }
  /// Whether members of AMC's A-List can reserve it.
  public var availableForAList: Bool? {
    get { box.members.availableForAList }
    _modify { own(); yield &box.members.availableForAList }
  }
  /// AMC's number of the release, which theatres/showing takes.
  public var releaseNumber: Int? {
    get { box.members.releaseNumber }
    _modify { own(); yield &box.members.releaseNumber }
  }
  /// The id given in the request; present only if the provider that answered knows the entity by another id.
  public var linkedFrom: EntityID? {
    get { box.members.linkedFrom }
    _modify { own(); yield &box.members.linkedFrom }
  }
  /// How the other provider's movie was matched; present only if its fields were added.
  public var link: MovieLink? {
    get { box.members.link }
    _modify { own(); yield &box.members.link }
  }
  /// Why the other provider's fields, or the parts, are missing, if link or include asked for them: it doesn't have the
  /// movie (-32012), has several that it may be (-32012; the message lists them), has no key, can't be reached or took
  /// more than its share of the time. Absent if they were added.
  public var linkFault: RPCError? {
    get { box.members.linkFault }
    _modify { own(); yield &box.members.linkFault }
  }
  /// The cast and crew, if included.
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
  /// Where to watch the movie, by country (ISO 3166-1 alpha-2), if included. The data is JustWatch's, which asks to be
  /// named.
  public var watchProviders: [String: WatchOffers]? {
    get { box.members.watchProviders }
    _modify { own(); yield &box.members.watchProviders }
  }
  /// The releases in each country, if included.
  public var releaseDates: [ReleaseDate]? {
    get { box.members.releaseDates }
    _modify { own(); yield &box.members.releaseDates }
  }
  /// Similar movies, TMDB's first page of them, if included.
  public var similar: [Movie]? {
    get { box.members.similar }
    _modify { own(); yield &box.members.similar }
  }
  /// Movies liked by those who like this one, TMDB's first page of them, if included.
  public var recommendations: [Movie]? {
    get { box.members.recommendations }
    _modify { own(); yield &box.members.recommendations }
  }
  /// Reviews by users, if included.
  public var reviews: Reviews? {
    get { box.members.reviews }
    _modify { own(); yield &box.members.reviews }
  }
  /// Keywords for its subject, if included.
  public var keywords: [NamedEntity]? {
    get { box.members.keywords }
    _modify { own(); yield &box.members.keywords }
  }
  /// Its texts in other languages, if included.
  public var translations: [Translation]? {
    get { box.members.translations }
    _modify { own(); yield &box.members.translations }
  }
  /// Its other titles, by country, if included.
  public var alternativeTitles: [AlternativeTitle]? {
    get { box.members.alternativeTitles }
    _modify { own(); yield &box.members.alternativeTitles }
  }
  /// Its ids at other sites, by site, if included.
  public var externalIds: [String: String]? {
    get { box.members.externalIds }
    _modify { own(); yield &box.members.externalIds }
  }
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON? {
    get { box.members.amc }
    _modify { own(); yield &box.members.amc }
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
    var title: String
    var ids: KnownIDs?
    var slug: String?
    var originalTitle: String?
    var originalLanguage: String?
    var untranslated: [MovieText]?
    var tagline: String?
    var overview: String?
    var releaseDate: Day?
    var year: Int?
    var runtimeMinutes: Int?
    var certification: String?
    var genres: [Genre]?
    var rating: Double?
    var ratingCount: Int?
    var popularity: Double?
    var adult: Bool?
    var status: String?
    var homepage: String?
    var websiteUrl: String?
    var showtimesUrl: String?
    var posterUrl: String?
    var backdropUrl: String?
    var posterPath: String?
    var backdropPath: String?
    var trailerUrl: String?
    var media: [MediaFile]?
    var budget: Int?
    var revenue: Int?
    var cast: [String]?
    var directors: [String]?
    var collection: NamedEntity?
    var companies: [NamedEntity]?
    var countries: [String]?
    var originCountries: [String]?
    var languages: [String]?
    var attributes: [Attribute]?
    var isPrivateRental: Bool?
    var availability: MovieAvailability?
    var hasScheduledShowtimes: Bool?
    var onlineTicketsAt: Instant?
    var earliestShowingAt: Instant?
    var availableForAList: Bool?
    var releaseNumber: Int?
    var linkedFrom: EntityID?
    var link: MovieLink?
    var linkFault: RPCError?
    var credits: Credits?
    var videos: [Video]?
    var images: MovieImages?
    var watchProviders: [String: WatchOffers]?
    var releaseDates: [ReleaseDate]?
    var similar: [Movie]?
    var recommendations: [Movie]?
    var reviews: Reviews?
    var keywords: [NamedEntity]?
    var translations: [Translation]?
    var alternativeTitles: [AlternativeTitle]?
    var externalIds: [String: String]?
    var amc: RawJSON?
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

  public init(id: EntityID, title: String, ids: KnownIDs? = nil, slug: String? = nil, originalTitle: String? = nil, originalLanguage: String? = nil, untranslated: [MovieText]? = nil, tagline: String? = nil, overview: String? = nil, releaseDate: Day? = nil, year: Int? = nil, runtimeMinutes: Int? = nil, certification: String? = nil, genres: [Genre]? = nil, rating: Double? = nil, ratingCount: Int? = nil, popularity: Double? = nil, adult: Bool? = nil, status: String? = nil, homepage: String? = nil, websiteUrl: String? = nil, showtimesUrl: String? = nil, posterUrl: String? = nil, backdropUrl: String? = nil, posterPath: String? = nil, backdropPath: String? = nil, trailerUrl: String? = nil, media: [MediaFile]? = nil, budget: Int? = nil, revenue: Int? = nil, cast: [String]? = nil, directors: [String]? = nil, collection: NamedEntity? = nil, companies: [NamedEntity]? = nil, countries: [String]? = nil, originCountries: [String]? = nil, languages: [String]? = nil, attributes: [Attribute]? = nil, isPrivateRental: Bool? = nil, availability: MovieAvailability? = nil, hasScheduledShowtimes: Bool? = nil, onlineTicketsAt: Instant? = nil, earliestShowingAt: Instant? = nil, availableForAList: Bool? = nil, releaseNumber: Int? = nil, linkedFrom: EntityID? = nil, link: MovieLink? = nil, linkFault: RPCError? = nil, credits: Credits? = nil, videos: [Video]? = nil, images: MovieImages? = nil, watchProviders: [String: WatchOffers]? = nil, releaseDates: [ReleaseDate]? = nil, similar: [Movie]? = nil, recommendations: [Movie]? = nil, reviews: Reviews? = nil, keywords: [NamedEntity]? = nil, translations: [Translation]? = nil, alternativeTitles: [AlternativeTitle]? = nil, externalIds: [String: String]? = nil, amc: RawJSON? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, library: LibraryEntry? = nil, libraryFault: RPCError? = nil, settingsUsed: [SettingName]? = nil, onMine: Bool? = nil) {
    box = Box(Members(id: id, title: title, ids: ids, slug: slug, originalTitle: originalTitle, originalLanguage: originalLanguage, untranslated: untranslated, tagline: tagline, overview: overview, releaseDate: releaseDate, year: year, runtimeMinutes: runtimeMinutes, certification: certification, genres: genres, rating: rating, ratingCount: ratingCount, popularity: popularity, adult: adult, status: status, homepage: homepage, websiteUrl: websiteUrl, showtimesUrl: showtimesUrl, posterUrl: posterUrl, backdropUrl: backdropUrl, posterPath: posterPath, backdropPath: backdropPath, trailerUrl: trailerUrl, media: media, budget: budget, revenue: revenue, cast: cast, directors: directors, collection: collection, companies: companies, countries: countries, originCountries: originCountries, languages: languages, attributes: attributes, isPrivateRental: isPrivateRental, availability: availability, hasScheduledShowtimes: hasScheduledShowtimes, onlineTicketsAt: onlineTicketsAt, earliestShowingAt: earliestShowingAt, availableForAList: availableForAList, releaseNumber: releaseNumber, linkedFrom: linkedFrom, link: link, linkFault: linkFault, credits: credits, videos: videos, images: images, watchProviders: watchProviders, releaseDates: releaseDates, similar: similar, recommendations: recommendations, reviews: reviews, keywords: keywords, translations: translations, alternativeTitles: alternativeTitles, externalIds: externalIds, amc: amc, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale, library: library, libraryFault: libraryFault, settingsUsed: settingsUsed, onMine: onMine))
  }
}

extension Movie: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension Movie.Members {
  func writeMembers(to writer: inout JSONWriter) {
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
    writer.member("year", year)
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
    writer.member("media", media)
    writer.member("budget", budget)
    writer.member("revenue", revenue)
    writer.member("cast", cast)
    writer.member("directors", directors)
    writer.member("collection", collection)
    writer.member("companies", companies)
    writer.member("countries", countries)
    writer.member("originCountries", originCountries)
    writer.member("languages", languages)
    writer.member("attributes", attributes)
    writer.member("isPrivateRental", isPrivateRental)
    writer.member("availability", availability)
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
    writer.member("alternativeTitles", alternativeTitles)
    writer.member("externalIds", externalIds)
    writer.member("amc", amc)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("library", library)
    writer.member("libraryFault", libraryFault)
    writer.member("settingsUsed", settingsUsed)
    writer.member("onMine", onMine)
  }
}

extension Movie {
  /// Takes each field that is nil here from another one's.
  public mutating func fill(from other: Movie) {
    own()
    box.members.fill(from: other.members)
  }
}

extension Movie.Members {
  mutating func fill(from other: Self) {
    ids = ids ?? other.ids
    slug = slug ?? other.slug
    originalTitle = originalTitle ?? other.originalTitle
    originalLanguage = originalLanguage ?? other.originalLanguage
    untranslated = untranslated ?? other.untranslated
    tagline = tagline ?? other.tagline
    overview = overview ?? other.overview
    releaseDate = releaseDate ?? other.releaseDate
    year = year ?? other.year
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
    media = media ?? other.media
    budget = budget ?? other.budget
    revenue = revenue ?? other.revenue
    cast = cast ?? other.cast
    directors = directors ?? other.directors
    collection = collection ?? other.collection
    companies = companies ?? other.companies
    countries = countries ?? other.countries
    originCountries = originCountries ?? other.originCountries
    languages = languages ?? other.languages
    attributes = attributes ?? other.attributes
    isPrivateRental = isPrivateRental ?? other.isPrivateRental
    availability = availability ?? other.availability
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
    alternativeTitles = alternativeTitles ?? other.alternativeTitles
    externalIds = externalIds ?? other.externalIds
    amc = amc ?? other.amc
    tmdb = tmdb ?? other.tmdb
    ageSeconds = ageSeconds ?? other.ageSeconds
    stale = stale ?? other.stale
    library = library ?? other.library
    libraryFault = libraryFault ?? other.libraryFault
    settingsUsed = settingsUsed ?? other.settingsUsed
    onMine = onMine ?? other.onMine
  }
}

/// A text that can be in another language for want of a translation.
public enum MovieText: String, Enumeration {
  /// The title.
  case title
  /// The tagline.
  case tagline
  /// The overview.
  case overview
}

/// Whether and how a movie can be seen at AMC.
public enum MovieAvailability: String, Enumeration {
  /// AMC shows it now.
  case playing
  /// Not yet shown; AMC lists it with advance tickets, on sale from onlineTicketsAt if that is given.
  case advanceTickets
  /// AMC announces it.
  case comingSoon
  /// AMC has it on demand only.
  case onDemand
  /// AMC has it but does not show it.
  case notScheduled
  /// AMC neither shows it nor finds it by its title.
  case notAtAMC
  /// AMC could not be asked.
  case unknown
}

/// How two providers' movies were matched.
public struct MovieLink: Sendable, Hashable {
  /// What the two have in common.
  public var by: MovieLinkBasis
  /// How certain the match is, from 0 to 1: 1 by IMDb id; by title 0.9 with the same year of release, 0.7 with years
  /// one apart, 0.6 if the provider shows an older movie again and only one has the title, or one whose director
  /// agrees, 0.5 with an unknown year.
  public var confidence: Double

  public init(by: MovieLinkBasis, confidence: Double) {
    self.by = by
    self.confidence = confidence
  }
}

extension MovieLink: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("by", by)
    writer.member("confidence", confidence)
  }
}

/// What two matched movies have in common.
public enum MovieLinkBasis: String, Enumeration {
  /// The IMDb identifier.
  case imdb
  /// The title and the year of release.
  case titleAndYear
}

