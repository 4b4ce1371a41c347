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
      include = try reader.optional("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

extension MoviesPopular.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("include", include)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
    writer.endObject()
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
      include = try reader.optional("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
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
      include = try reader.optional("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

extension MoviesUpcoming.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("include", include)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
    writer.endObject()
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
      window = try reader.optional("window") ?? .day
      include = try reader.optional("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Lists movies that match given criteria. Filters and sorts TMDB's catalogue. A movie must match all filters given;
/// region is the country whose release dates and offers count. Codes and names are checked against the lists of
/// reference/…; filters that contradict each other are refused.
public enum MoviesDiscover: RPCMethod {
  public static let name = "movies/discover"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/discover`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["genreIds", "year", "minimumRating", "minimumVotes", "sortBy", "watchProviderIds", "originalLanguage", "releasedAfter", "releasedBefore", "include", "genres", "genreOperator", "withoutGenreIds", "anyReleaseYear", "releaseTypes", "maximumRating", "maximumVotes", "minimumRuntime", "maximumRuntime", "certification", "minimumCertification", "maximumCertification", "certificationCountry", "castIds", "crewIds", "personIds", "personOperator", "companyIds", "companyOperator", "withoutCompanyIds", "keywordIds", "keywordOperator", "withoutKeywordIds", "originCountry", "services", "serviceOperator", "withoutWatchProviderIds", "monetization", "includeAdult", "includeVideo", "on"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The ids of genres, from movies/genres; a movie must have all of them unless genreOperator is or.
    public var genreIds: [EntityID]? {
      get { box.members.genreIds }
      _modify { own(); yield &box.members.genreIds }
    }
    /// The year of the movie's first release.
    public var year: Int? {
      get { box.members.year }
      _modify { own(); yield &box.members.year }
    }
    /// The lowest average rating to list. In points from 0 to 10.
    public var minimumRating: Double? {
      get { box.members.minimumRating }
      _modify { own(); yield &box.members.minimumRating }
    }
    /// The lowest number of votes to list.
    public var minimumVotes: Int? {
      get { box.members.minimumVotes }
      _modify { own(); yield &box.members.minimumVotes }
    }
    /// The order of the movies.
    public var sortBy: MovieSort {
      get { box.members.sortBy }
      _modify { own(); yield &box.members.sortBy }
    }
    /// The ids of services, from reference/watchProviders; one of them must offer the movie in the region, or in the
    /// United States if there is no region, all of them if serviceOperator is and.
    public var watchProviderIds: [EntityID]? {
      get { box.members.watchProviderIds }
      _modify { own(); yield &box.members.watchProviderIds }
    }
    /// The language that the movie was made in; of several, one is enough.
    public var originalLanguage: OneOrMore<Language>? {
      get { box.members.originalLanguage }
      _modify { own(); yield &box.members.originalLanguage }
    }
    /// Only movies released on or after this day: in the region, or for the first time anywhere if there is no region.
    public var releasedAfter: Day? {
      get { box.members.releasedAfter }
      _modify { own(); yield &box.members.releasedAfter }
    }
    /// Only movies released on or before this day: in the region, or for the first time anywhere if there is no region.
    public var releasedBefore: Day? {
      get { box.members.releasedBefore }
      _modify { own(); yield &box.members.releasedBefore }
    }
    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]? {
      get { box.members.include }
      _modify { own(); yield &box.members.include }
    }
    /// Genres by name or id; they count together with genreIds.
    public var genres: [Code]? {
      get { box.members.genres }
      _modify { own(); yield &box.members.genres }
    }
    /// Whether a movie must have all of genreIds and genres, or one is enough.
    public var genreOperator: FilterOperator {
      get { box.members.genreOperator }
      _modify { own(); yield &box.members.genreOperator }
    }
    /// The ids of genres that a movie must not have.
    public var withoutGenreIds: [EntityID]? {
      get { box.members.withoutGenreIds }
      _modify { own(); yield &box.members.withoutGenreIds }
    }
    /// The year of any of the movie's releases: in the region, or anywhere if there is no region.
    public var anyReleaseYear: Int? {
      get { box.members.anyReleaseYear }
      _modify { own(); yield &box.members.anyReleaseYear }
    }
    /// Types of release, one of which the movie must have had: in the region, or in the United States if there is no
    /// region. With releasedAfter or releasedBefore, in these days; without them, until today.
    public var releaseTypes: [ReleaseType]? {
      get { box.members.releaseTypes }
      _modify { own(); yield &box.members.releaseTypes }
    }
    /// The highest average rating to list. In points from 0 to 10.
    public var maximumRating: Double? {
      get { box.members.maximumRating }
      _modify { own(); yield &box.members.maximumRating }
    }
    /// The highest number of votes to list.
    public var maximumVotes: Int? {
      get { box.members.maximumVotes }
      _modify { own(); yield &box.members.maximumVotes }
    }
    /// The shortest running time to list. In minutes.
    public var minimumRuntime: Int? {
      get { box.members.minimumRuntime }
      _modify { own(); yield &box.members.minimumRuntime }
    }
    /// The longest running time to list. In minutes.
    public var maximumRuntime: Int? {
      get { box.members.maximumRuntime }
      _modify { own(); yield &box.members.maximumRuntime }
    }
    /// The age rating in certificationCountry.
    public var certification: Code? {
      get { box.members.certification }
      _modify { own(); yield &box.members.certification }
    }
    /// The lowest age rating in certificationCountry.
    public var minimumCertification: Code? {
      get { box.members.minimumCertification }
      _modify { own(); yield &box.members.minimumCertification }
    }
    /// The highest age rating in certificationCountry.
    public var maximumCertification: Code? {
      get { box.members.maximumCertification }
      _modify { own(); yield &box.members.maximumCertification }
    }
    /// The country of the age ratings; by default the region. Without either an age rating is refused, because
    /// countries share the names of theirs.
    public var certificationCountry: Region? {
      get { box.members.certificationCountry }
      _modify { own(); yield &box.members.certificationCountry }
    }
    /// The ids of people who must all play in the movie.
    public var castIds: [EntityID]? {
      get { box.members.castIds }
      _modify { own(); yield &box.members.castIds }
    }
    /// The ids of people who must all be in the crew.
    public var crewIds: [EntityID]? {
      get { box.members.crewIds }
      _modify { own(); yield &box.members.crewIds }
    }
    /// The ids of people who must all be in the cast or the crew.
    public var personIds: [EntityID]? {
      get { box.members.personIds }
      _modify { own(); yield &box.members.personIds }
    }
    /// Whether all of castIds are needed or one is enough; of crewIds and personIds, too.
    public var personOperator: FilterOperator {
      get { box.members.personOperator }
      _modify { own(); yield &box.members.personOperator }
    }
    /// The ids of companies that must all have made the movie.
    public var companyIds: [EntityID]? {
      get { box.members.companyIds }
      _modify { own(); yield &box.members.companyIds }
    }
    /// Whether all of companyIds are needed or one is enough.
    public var companyOperator: FilterOperator {
      get { box.members.companyOperator }
      _modify { own(); yield &box.members.companyOperator }
    }
    /// The ids of companies that must not have made the movie.
    public var withoutCompanyIds: [EntityID]? {
      get { box.members.withoutCompanyIds }
      _modify { own(); yield &box.members.withoutCompanyIds }
    }
    /// The ids of keywords that the movie must have: all of them, or one with keywordOperator or.
    public var keywordIds: [EntityID]? {
      get { box.members.keywordIds }
      _modify { own(); yield &box.members.keywordIds }
    }
    /// Whether all of keywordIds are needed or one is enough.
    public var keywordOperator: FilterOperator {
      get { box.members.keywordOperator }
      _modify { own(); yield &box.members.keywordOperator }
    }
    /// The ids of keywords that the movie must not have.
    public var withoutKeywordIds: [EntityID]? {
      get { box.members.withoutKeywordIds }
      _modify { own(); yield &box.members.withoutKeywordIds }
    }
    /// The countries that the movie comes from; one is enough.
    public var originCountry: [Region]? {
      get { box.members.originCountry }
      _modify { own(); yield &box.members.originCountry }
    }
    /// Services by name or id; they count together with watchProviderIds. With monetization subscription: what is
    /// included in the subscription.
    public var services: [Code]? {
      get { box.members.services }
      _modify { own(); yield &box.members.services }
    }
    /// Whether one of watchProviderIds and services is enough, or all of them must offer the movie.
    public var serviceOperator: FilterOperator {
      get { box.members.serviceOperator }
      _modify { own(); yield &box.members.serviceOperator }
    }
    /// The ids of services that must not offer the movie in the region, or in the United States if there is no region.
    public var withoutWatchProviderIds: [EntityID]? {
      get { box.members.withoutWatchProviderIds }
      _modify { own(); yield &box.members.withoutWatchProviderIds }
    }
    /// Ways of paying, one of which must be offered in the region, or in the United States if there is no region.
    public var monetization: [Monetization]? {
      get { box.members.monetization }
      _modify { own(); yield &box.members.monetization }
    }
    /// Whether to list adult movies too.
    public var includeAdult: Bool {
      get { box.members.includeAdult }
      _modify { own(); yield &box.members.includeAdult }
    }
    /// Whether to list what isn't a movie of its own too, such as recordings of plays and concerts.
    public var includeVideo: Bool {
      get { box.members.includeVideo }
      _modify { own(); yield &box.members.includeVideo }
    }
    /// With mine, only movies that one of the user's services offers, as services/set has them: in the subscription,
    /// free or with advertisements, unless monetization says otherwise. Without a region it is the country that has
    /// services. The request and its answer stay out of every file, since they name the services. Refused with -32602
    /// if no services are set.
    public var on: ServiceSelection? {
      get { box.members.on }
      _modify { own(); yield &box.members.on }
    }
    public var list: ListOptions {
      get { box.members.list }
      _modify { own(); yield &box.members.list }
    }
    public var call: CallOptions {
      get { box.members.call }
      _modify { own(); yield &box.members.call }
    }

    /// Copies share it until one of them is changed.
    private var box: Box

    private final class Box: @unchecked Sendable {
      /// Changed only in a box that one value has, so that no access to it overlaps with another.
      @exclusivity(unchecked) var members: Members
      init(_ members: Members) { self.members = members }
    }

    fileprivate struct Members: Sendable, Hashable {
      var genreIds: [EntityID]?
      var year: Int?
      var minimumRating: Double?
      var minimumVotes: Int?
      var sortBy: MovieSort
      var watchProviderIds: [EntityID]?
      var originalLanguage: OneOrMore<Language>?
      var releasedAfter: Day?
      var releasedBefore: Day?
      var include: [MovieRowInclude]?
      var genres: [Code]?
      var genreOperator: FilterOperator
      var withoutGenreIds: [EntityID]?
      var anyReleaseYear: Int?
      var releaseTypes: [ReleaseType]?
      var maximumRating: Double?
      var maximumVotes: Int?
      var minimumRuntime: Int?
      var maximumRuntime: Int?
      var certification: Code?
      var minimumCertification: Code?
      var maximumCertification: Code?
      var certificationCountry: Region?
      var castIds: [EntityID]?
      var crewIds: [EntityID]?
      var personIds: [EntityID]?
      var personOperator: FilterOperator
      var companyIds: [EntityID]?
      var companyOperator: FilterOperator
      var withoutCompanyIds: [EntityID]?
      var keywordIds: [EntityID]?
      var keywordOperator: FilterOperator
      var withoutKeywordIds: [EntityID]?
      var originCountry: [Region]?
      var services: [Code]?
      var serviceOperator: FilterOperator
      var withoutWatchProviderIds: [EntityID]?
      var monetization: [Monetization]?
      var includeAdult: Bool
      var includeVideo: Bool
      var on: ServiceSelection?
      var list: ListOptions
      var call: CallOptions
    }

    fileprivate var members: Members { _read { yield box.members } }

    @inline(never) private mutating func own() {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
    }

    public static func == (one: Self, other: Self) -> Bool {
      one.box === other.box || one.members == other.members
    }

    public func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

    public init(genreIds: [EntityID]? = nil, year: Int? = nil, minimumRating: Double? = nil, minimumVotes: Int? = nil, sortBy: MovieSort = .popularityDesc, watchProviderIds: [EntityID]? = nil, originalLanguage: OneOrMore<Language>? = nil, releasedAfter: Day? = nil, releasedBefore: Day? = nil, include: [MovieRowInclude]? = nil, genres: [Code]? = nil, genreOperator: FilterOperator = .and, withoutGenreIds: [EntityID]? = nil, anyReleaseYear: Int? = nil, releaseTypes: [ReleaseType]? = nil, maximumRating: Double? = nil, maximumVotes: Int? = nil, minimumRuntime: Int? = nil, maximumRuntime: Int? = nil, certification: Code? = nil, minimumCertification: Code? = nil, maximumCertification: Code? = nil, certificationCountry: Region? = nil, castIds: [EntityID]? = nil, crewIds: [EntityID]? = nil, personIds: [EntityID]? = nil, personOperator: FilterOperator = .and, companyIds: [EntityID]? = nil, companyOperator: FilterOperator = .and, withoutCompanyIds: [EntityID]? = nil, keywordIds: [EntityID]? = nil, keywordOperator: FilterOperator = .and, withoutKeywordIds: [EntityID]? = nil, originCountry: [Region]? = nil, services: [Code]? = nil, serviceOperator: FilterOperator = .or, withoutWatchProviderIds: [EntityID]? = nil, monetization: [Monetization]? = nil, includeAdult: Bool = false, includeVideo: Bool = false, on: ServiceSelection? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      box = Box(Members(genreIds: genreIds, year: year, minimumRating: minimumRating, minimumVotes: minimumVotes, sortBy: sortBy, watchProviderIds: watchProviderIds, originalLanguage: originalLanguage, releasedAfter: releasedAfter, releasedBefore: releasedBefore, include: include, genres: genres, genreOperator: genreOperator, withoutGenreIds: withoutGenreIds, anyReleaseYear: anyReleaseYear, releaseTypes: releaseTypes, maximumRating: maximumRating, maximumVotes: maximumVotes, minimumRuntime: minimumRuntime, maximumRuntime: maximumRuntime, certification: certification, minimumCertification: minimumCertification, maximumCertification: maximumCertification, certificationCountry: certificationCountry, castIds: castIds, crewIds: crewIds, personIds: personIds, personOperator: personOperator, companyIds: companyIds, companyOperator: companyOperator, withoutCompanyIds: withoutCompanyIds, keywordIds: keywordIds, keywordOperator: keywordOperator, withoutKeywordIds: withoutKeywordIds, originCountry: originCountry, services: services, serviceOperator: serviceOperator, withoutWatchProviderIds: withoutWatchProviderIds, monetization: monetization, includeAdult: includeAdult, includeVideo: includeVideo, on: on, list: list, call: call))
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      let genreIds: [EntityID]? = try reader.optional("genreIds", each: .genre, .count(1...20))
      let year: Int? = try reader.optional("year", .range(1870...2200))
      let minimumRating: Double? = try reader.optional("minimumRating", .range(0...10))
      let minimumVotes: Int? = try reader.optional("minimumVotes", .range(0...))
      let sortBy: MovieSort = try reader.optional("sortBy") ?? .popularityDesc
      let watchProviderIds: [EntityID]? = try reader.optional("watchProviderIds", each: .watchProvider, .count(1...20))
      let originalLanguage: OneOrMore<Language>? = try reader.optional("originalLanguage")
      let releasedAfter: Day? = try reader.optional("releasedAfter")
      let releasedBefore: Day? = try reader.optional("releasedBefore")
      let include: [MovieRowInclude]? = try reader.optional("include", .count(0...2))
      let genres: [Code]? = try reader.optional("genres", .count(1...20))
      let genreOperator: FilterOperator = try reader.optional("genreOperator") ?? .and
      let withoutGenreIds: [EntityID]? = try reader.optional("withoutGenreIds", each: .genre, .count(1...20))
      let anyReleaseYear: Int? = try reader.optional("anyReleaseYear", .range(1870...2200))
      let releaseTypes: [ReleaseType]? = try reader.optional("releaseTypes", .count(1...6))
      let maximumRating: Double? = try reader.optional("maximumRating", .range(0...10))
      let maximumVotes: Int? = try reader.optional("maximumVotes", .range(0...))
      let minimumRuntime: Int? = try reader.optional("minimumRuntime", .range(0...100000))
      let maximumRuntime: Int? = try reader.optional("maximumRuntime", .range(0...100000))
      let certification: Code? = try reader.optional("certification")
      let minimumCertification: Code? = try reader.optional("minimumCertification")
      let maximumCertification: Code? = try reader.optional("maximumCertification")
      let certificationCountry: Region? = try reader.optional("certificationCountry")
      let castIds: [EntityID]? = try reader.optional("castIds", each: .person, .count(1...20))
      let crewIds: [EntityID]? = try reader.optional("crewIds", each: .person, .count(1...20))
      let personIds: [EntityID]? = try reader.optional("personIds", each: .person, .count(1...20))
      let personOperator: FilterOperator = try reader.optional("personOperator") ?? .and
      let companyIds: [EntityID]? = try reader.optional("companyIds", each: .company, .count(1...20))
      let companyOperator: FilterOperator = try reader.optional("companyOperator") ?? .and
      let withoutCompanyIds: [EntityID]? = try reader.optional("withoutCompanyIds", each: .company, .count(1...20))
      let keywordIds: [EntityID]? = try reader.optional("keywordIds", each: .keyword, .count(1...20))
      let keywordOperator: FilterOperator = try reader.optional("keywordOperator") ?? .and
      let withoutKeywordIds: [EntityID]? = try reader.optional("withoutKeywordIds", each: .keyword, .count(1...20))
      let originCountry: [Region]? = try reader.optional("originCountry", .count(1...20))
      let services: [Code]? = try reader.optional("services", .count(1...20))
      let serviceOperator: FilterOperator = try reader.optional("serviceOperator") ?? .or
      let withoutWatchProviderIds: [EntityID]? = try reader.optional("withoutWatchProviderIds", each: .watchProvider, .count(1...20))
      let monetization: [Monetization]? = try reader.optional("monetization", .count(1...5))
      let includeAdult: Bool = try reader.optional("includeAdult") ?? false
      let includeVideo: Bool = try reader.optional("includeVideo") ?? false
      let on: ServiceSelection? = try reader.optional("on")
      let list: ListOptions = try ListOptions(&reader)
      let call: CallOptions = try CallOptions(&reader)
      try reader.atMostOne(of: ["certification": certification != nil, "minimumCertification": minimumCertification != nil])
      try reader.atMostOne(of: ["certification": certification != nil, "maximumCertification": maximumCertification != nil])
      try reader.atMostOne(of: ["on": on != nil, "services": services != nil])
      try reader.atMostOne(of: ["on": on != nil, "watchProviderIds": watchProviderIds != nil])
      box = Box(Members(genreIds: genreIds, year: year, minimumRating: minimumRating, minimumVotes: minimumVotes, sortBy: sortBy, watchProviderIds: watchProviderIds, originalLanguage: originalLanguage, releasedAfter: releasedAfter, releasedBefore: releasedBefore, include: include, genres: genres, genreOperator: genreOperator, withoutGenreIds: withoutGenreIds, anyReleaseYear: anyReleaseYear, releaseTypes: releaseTypes, maximumRating: maximumRating, maximumVotes: maximumVotes, minimumRuntime: minimumRuntime, maximumRuntime: maximumRuntime, certification: certification, minimumCertification: minimumCertification, maximumCertification: maximumCertification, certificationCountry: certificationCountry, castIds: castIds, crewIds: crewIds, personIds: personIds, personOperator: personOperator, companyIds: companyIds, companyOperator: companyOperator, withoutCompanyIds: withoutCompanyIds, keywordIds: keywordIds, keywordOperator: keywordOperator, withoutKeywordIds: withoutKeywordIds, originCountry: originCountry, services: services, serviceOperator: serviceOperator, withoutWatchProviderIds: withoutWatchProviderIds, monetization: monetization, includeAdult: includeAdult, includeVideo: includeVideo, on: on, list: list, call: call))
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

extension MoviesDiscover.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
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
    writer.endObject()
  }
}

