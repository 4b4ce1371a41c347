// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Lists the most popular movies. TMDB's list, the most popular first.
public enum MoviesPopular: RPCMethod {
  public static let name = "movies/popular"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/popular`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["include"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]?
    public var list: ListOptions
    public var call: CallOptions

    public init(include: [MovieRowInclude]? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.include = include
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      include = reader.given("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension MoviesPopular.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("include", include)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Lists the top-rated movies. TMDB's list, the best rated first.
public enum MoviesTopRated: RPCMethod {
  public static let name = "movies/topRated"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/topRated`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["include"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]?
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      include = reader.given("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Lists the movies about to be released. Movies that theatres in the region, or in the United States if there is no
/// region, show for the first time from today on, the most popular first; none that was released elsewhere over a year
/// ago.
public enum MoviesUpcoming: RPCMethod {
  public static let name = "movies/upcoming"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/upcoming`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["include"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]?
    public var list: ListOptions
    public var call: CallOptions

    public init(include: [MovieRowInclude]? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.include = include
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      include = reader.given("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension MoviesUpcoming.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("include", include)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Lists the movies that get the most attention now. TMDB's list of trending movies over a day or a week.
public enum MoviesTrending: RPCMethod {
  public static let name = "movies/trending"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/trending`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["window", "include"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The period over which attention is measured.
    public var window: TrendingWindow
    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]?
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      window = reader.given("window") ?? .day
      include = reader.given("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Lists movies that match given criteria. Filters and sorts TMDB's catalogue. A movie must match all filters given;
/// region is the country whose release dates and offers count. Codes and names are checked against the lists of
/// reference/…; filters that contradict each other are refused.
public enum MoviesDiscover: CodedMethod {
  public static let name = "movies/discover"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/discover`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["genreIds", "year", "minimumRating", "minimumVotes", "sortBy", "watchProviderIds", "originalLanguage", "releasedAfter", "releasedBefore", "include", "genres", "genreOperator", "withoutGenreIds", "anyReleaseYear", "releaseTypes", "maximumRating", "maximumVotes", "minimumRuntime", "maximumRuntime", "certification", "minimumCertification", "maximumCertification", "certificationCountry", "castIds", "crewIds", "personIds", "personOperator", "companyIds", "companyOperator", "withoutCompanyIds", "keywordIds", "keywordOperator", "withoutKeywordIds", "originCountry", "services", "serviceOperator", "withoutWatchProviderIds", "monetization", "includeAdult", "includeVideo", "on"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The ids of genres, from movies/genres; a movie must have all of them unless genreOperator is or.
    public var genreIds: [EntityID]?
    /// The year of the movie's first release.
    public var year: Int?
    /// The lowest average rating to list. In points from 0 to 10.
    public var minimumRating: Double?
    /// The lowest number of votes to list.
    public var minimumVotes: Int?
    /// The order of the movies.
    public var sortBy: MovieSort
    /// The ids of services, from reference/watchProviders; one of them must offer the movie in the region, or in the
    /// United States if there is no region, all of them if serviceOperator is and.
    public var watchProviderIds: [EntityID]?
    /// The language that the movie was made in; of several, one is enough.
    public var originalLanguage: OneOrMore<Language>?
    /// Only movies released on or after this day: in the region, or for the first time anywhere if there is no region.
    public var releasedAfter: Day?
    /// Only movies released on or before this day: in the region, or for the first time anywhere if there is no region.
    public var releasedBefore: Day?
    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]?
    /// Genres by name or id; they count together with genreIds.
    public var genres: [Code]?
    /// Whether a movie must have all of genreIds and genres, or one is enough.
    public var genreOperator: FilterOperator
    /// The ids of genres that a movie must not have.
    public var withoutGenreIds: [EntityID]?
    /// The year of any of the movie's releases: in the region, or anywhere if there is no region.
    public var anyReleaseYear: Int?
    /// Types of release, one of which the movie must have had: in the region, or in the United States if there is no
    /// region. With releasedAfter or releasedBefore, in these days; without them, until today.
    public var releaseTypes: [ReleaseType]?
    /// The highest average rating to list. In points from 0 to 10.
    public var maximumRating: Double?
    /// The highest number of votes to list.
    public var maximumVotes: Int?
    /// The shortest running time to list. In minutes.
    public var minimumRuntime: Int?
    /// The longest running time to list. In minutes.
    public var maximumRuntime: Int?
    /// The age rating in certificationCountry.
    public var certification: Code?
    /// The lowest age rating in certificationCountry.
    public var minimumCertification: Code?
    /// The highest age rating in certificationCountry.
    public var maximumCertification: Code?
    /// The country of the age ratings; by default the region. Without either an age rating is refused, because
    /// countries share the names of theirs.
    public var certificationCountry: Region?
    /// The ids of people who must all play in the movie.
    public var castIds: [EntityID]?
    /// The ids of people who must all be in the crew.
    public var crewIds: [EntityID]?
    /// The ids of people who must all be in the cast or the crew.
    public var personIds: [EntityID]?
    /// Whether all of castIds are needed or one is enough; of crewIds and personIds, too.
    public var personOperator: FilterOperator
    /// The ids of companies that must all have made the movie.
    public var companyIds: [EntityID]?
    /// Whether all of companyIds are needed or one is enough.
    public var companyOperator: FilterOperator
    /// The ids of companies that must not have made the movie.
    public var withoutCompanyIds: [EntityID]?
    /// The ids of keywords that the movie must have: all of them, or one with keywordOperator or.
    public var keywordIds: [EntityID]?
    /// Whether all of keywordIds are needed or one is enough.
    public var keywordOperator: FilterOperator
    /// The ids of keywords that the movie must not have.
    public var withoutKeywordIds: [EntityID]?
    /// The countries that the movie comes from; one is enough.
    public var originCountry: [Region]?
    /// Services by name or id; they count together with watchProviderIds. With monetization subscription: what is
    /// included in the subscription.
    public var services: [Code]?
    /// Whether one of watchProviderIds and services is enough, or all of them must offer the movie.
    public var serviceOperator: FilterOperator
    /// The ids of services that must not offer the movie in the region, or in the United States if there is no region.
    public var withoutWatchProviderIds: [EntityID]?
    /// Ways of paying, one of which must be offered in the region, or in the United States if there is no region.
    public var monetization: [Monetization]?
    /// Whether to list adult movies too.
    public var includeAdult: Bool
    /// Whether to list what isn't a movie of its own too, such as recordings of plays and concerts.
    public var includeVideo: Bool
    /// With mine, only movies that one of the user's services offers, as services/set has them: in the subscription,
    /// free or with advertisements, unless monetization says otherwise. Without a region it is the country that has
    /// services. The request and its answer stay out of every file, since they name the services. Refused with -32602
    /// if no services are set.
    public var on: ServiceSelection?
    public var list: ListOptions
    public var call: CallOptions

    public init(genreIds: [EntityID]? = nil, year: Int? = nil, minimumRating: Double? = nil, minimumVotes: Int? = nil, sortBy: MovieSort = .popularityDesc, watchProviderIds: [EntityID]? = nil, originalLanguage: OneOrMore<Language>? = nil, releasedAfter: Day? = nil, releasedBefore: Day? = nil, include: [MovieRowInclude]? = nil, genres: [Code]? = nil, genreOperator: FilterOperator = .and, withoutGenreIds: [EntityID]? = nil, anyReleaseYear: Int? = nil, releaseTypes: [ReleaseType]? = nil, maximumRating: Double? = nil, maximumVotes: Int? = nil, minimumRuntime: Int? = nil, maximumRuntime: Int? = nil, certification: Code? = nil, minimumCertification: Code? = nil, maximumCertification: Code? = nil, certificationCountry: Region? = nil, castIds: [EntityID]? = nil, crewIds: [EntityID]? = nil, personIds: [EntityID]? = nil, personOperator: FilterOperator = .and, companyIds: [EntityID]? = nil, companyOperator: FilterOperator = .and, withoutCompanyIds: [EntityID]? = nil, keywordIds: [EntityID]? = nil, keywordOperator: FilterOperator = .and, withoutKeywordIds: [EntityID]? = nil, originCountry: [Region]? = nil, services: [Code]? = nil, serviceOperator: FilterOperator = .or, withoutWatchProviderIds: [EntityID]? = nil, monetization: [Monetization]? = nil, includeAdult: Bool = false, includeVideo: Bool = false, on: ServiceSelection? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.genreIds = genreIds
      self.year = year
      self.minimumRating = minimumRating
      self.minimumVotes = minimumVotes
      self.sortBy = sortBy
      self.watchProviderIds = watchProviderIds
      self.originalLanguage = originalLanguage
      self.releasedAfter = releasedAfter
      self.releasedBefore = releasedBefore
      self.include = include
      self.genres = genres
      self.genreOperator = genreOperator
      self.withoutGenreIds = withoutGenreIds
      self.anyReleaseYear = anyReleaseYear
      self.releaseTypes = releaseTypes
      self.maximumRating = maximumRating
      self.maximumVotes = maximumVotes
      self.minimumRuntime = minimumRuntime
      self.maximumRuntime = maximumRuntime
      self.certification = certification
      self.minimumCertification = minimumCertification
      self.maximumCertification = maximumCertification
      self.certificationCountry = certificationCountry
      self.castIds = castIds
      self.crewIds = crewIds
      self.personIds = personIds
      self.personOperator = personOperator
      self.companyIds = companyIds
      self.companyOperator = companyOperator
      self.withoutCompanyIds = withoutCompanyIds
      self.keywordIds = keywordIds
      self.keywordOperator = keywordOperator
      self.withoutKeywordIds = withoutKeywordIds
      self.originCountry = originCountry
      self.services = services
      self.serviceOperator = serviceOperator
      self.withoutWatchProviderIds = withoutWatchProviderIds
      self.monetization = monetization
      self.includeAdult = includeAdult
      self.includeVideo = includeVideo
      self.on = on
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      genreIds = reader.given("genreIds", each: .genre, .count(1...20))
      year = reader.given("year", .range(1870...2200))
      minimumRating = reader.given("minimumRating", .range(0...10))
      minimumVotes = reader.given("minimumVotes", .range(0...))
      sortBy = reader.given("sortBy") ?? .popularityDesc
      watchProviderIds = reader.given("watchProviderIds", each: .watchProvider, .count(1...20))
      originalLanguage = reader.given("originalLanguage")
      releasedAfter = reader.given("releasedAfter")
      releasedBefore = reader.given("releasedBefore")
      include = reader.given("include", .count(0...2))
      genres = reader.given("genres", .count(1...20))
      genreOperator = reader.given("genreOperator") ?? .and
      withoutGenreIds = reader.given("withoutGenreIds", each: .genre, .count(1...20))
      anyReleaseYear = reader.given("anyReleaseYear", .range(1870...2200))
      releaseTypes = reader.given("releaseTypes", .count(1...6))
      maximumRating = reader.given("maximumRating", .range(0...10))
      maximumVotes = reader.given("maximumVotes", .range(0...))
      minimumRuntime = reader.given("minimumRuntime", .range(0...100000))
      maximumRuntime = reader.given("maximumRuntime", .range(0...100000))
      certification = reader.given("certification")
      minimumCertification = reader.given("minimumCertification")
      maximumCertification = reader.given("maximumCertification")
      certificationCountry = reader.given("certificationCountry")
      castIds = reader.given("castIds", each: .person, .count(1...20))
      crewIds = reader.given("crewIds", each: .person, .count(1...20))
      personIds = reader.given("personIds", each: .person, .count(1...20))
      personOperator = reader.given("personOperator") ?? .and
      companyIds = reader.given("companyIds", each: .company, .count(1...20))
      companyOperator = reader.given("companyOperator") ?? .and
      withoutCompanyIds = reader.given("withoutCompanyIds", each: .company, .count(1...20))
      keywordIds = reader.given("keywordIds", each: .keyword, .count(1...20))
      keywordOperator = reader.given("keywordOperator") ?? .and
      withoutKeywordIds = reader.given("withoutKeywordIds", each: .keyword, .count(1...20))
      originCountry = reader.given("originCountry", .count(1...20))
      services = reader.given("services", .count(1...20))
      serviceOperator = reader.given("serviceOperator") ?? .or
      withoutWatchProviderIds = reader.given("withoutWatchProviderIds", each: .watchProvider, .count(1...20))
      monetization = reader.given("monetization", .count(1...5))
      includeAdult = reader.given("includeAdult") ?? false
      includeVideo = reader.given("includeVideo") ?? false
      on = reader.given("on")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.atMostOne(of: ["certification": certification != nil, "minimumCertification": minimumCertification != nil])
      try reader.atMostOne(of: ["certification": certification != nil, "maximumCertification": maximumCertification != nil])
      try reader.atMostOne(of: ["on": on != nil, "services": services != nil])
      try reader.atMostOne(of: ["on": on != nil, "watchProviderIds": watchProviderIds != nil])
    }
  }
}

extension MoviesDiscover.Params: CodeParameters {
  public mutating func resolve(_ codes: CodeResolver) async throws(RPCError) {
    try await codes.resolve(&genreIds, "genreIds", of: .genres)
    try await codes.resolve(&watchProviderIds, "watchProviderIds", of: .watchProviders)
    try await codes.resolve(&originalLanguage, "originalLanguage", of: .languages)
    try await codes.resolve(&genres, "genres", of: .genres)
    try await codes.resolve(&withoutGenreIds, "withoutGenreIds", of: .genres)
    try await codes.resolve(&certification, "certification", of: .certifications, in: certificationCountry)
    try await codes.resolve(&minimumCertification, "minimumCertification", of: .certifications, in: certificationCountry)
    try await codes.resolve(&maximumCertification, "maximumCertification", of: .certifications, in: certificationCountry)
    try await codes.resolve(&certificationCountry, "certificationCountry", of: .countries)
    try await codes.resolve(&originCountry, "originCountry", of: .countries)
    try await codes.resolve(&services, "services", of: .watchProviders)
    try await codes.resolve(&withoutWatchProviderIds, "withoutWatchProviderIds", of: .watchProviders)
  }
}

extension MoviesDiscover.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("genreIds", genreIds)
    writer.member("year", year)
    writer.member("minimumRating", minimumRating)
    writer.member("minimumVotes", minimumVotes)
    writer.member("sortBy", sortBy)
    writer.member("watchProviderIds", watchProviderIds)
    writer.member("originalLanguage", originalLanguage)
    writer.member("releasedAfter", releasedAfter)
    writer.member("releasedBefore", releasedBefore)
    writer.member("include", include)
    writer.member("genres", genres)
    writer.member("genreOperator", genreOperator)
    writer.member("withoutGenreIds", withoutGenreIds)
    writer.member("anyReleaseYear", anyReleaseYear)
    writer.member("releaseTypes", releaseTypes)
    writer.member("maximumRating", maximumRating)
    writer.member("maximumVotes", maximumVotes)
    writer.member("minimumRuntime", minimumRuntime)
    writer.member("maximumRuntime", maximumRuntime)
    writer.member("certification", certification)
    writer.member("minimumCertification", minimumCertification)
    writer.member("maximumCertification", maximumCertification)
    writer.member("certificationCountry", certificationCountry)
    writer.member("castIds", castIds)
    writer.member("crewIds", crewIds)
    writer.member("personIds", personIds)
    writer.member("personOperator", personOperator)
    writer.member("companyIds", companyIds)
    writer.member("companyOperator", companyOperator)
    writer.member("withoutCompanyIds", withoutCompanyIds)
    writer.member("keywordIds", keywordIds)
    writer.member("keywordOperator", keywordOperator)
    writer.member("withoutKeywordIds", withoutKeywordIds)
    writer.member("originCountry", originCountry)
    writer.member("services", services)
    writer.member("serviceOperator", serviceOperator)
    writer.member("withoutWatchProviderIds", withoutWatchProviderIds)
    writer.member("monetization", monetization)
    writer.member("includeAdult", includeAdult)
    writer.member("includeVideo", includeVideo)
    writer.member("on", on)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

