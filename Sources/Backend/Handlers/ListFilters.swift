// SPDX-License-Identifier: MIT
import AMC
import Contract
import TMDB

// Conversions from list methods' params to the endpoints' filters.

extension MovieFilter {
  /// - Parameter ids: AMC's ids; those in the params may be other providers'.
  init(_ params: MoviesAll.Params, ids: [EntityID]) {
    self.init(name: params.name?.text)
    self.ids = ids.map(\.native)
    slug = params.slug
    releaseNumber = params.releaseNumber
    startDate = params.startDate
    endDate = params.endDate
    attributes = AttributeFilter(params.includeAttributes, params.excludeAttributes, params.attributeOperator)
  }
}

extension TheatreFilter {
  init(_ params: TheatresAll.Params) {
    self.init(name: params.name?.text)
    ids = params.ids?.map(\.native) ?? []
    market = params.market?.text
    state = params.state?.text
    city = params.city?.text
    brand = params.brand?.text
    includesClosed = params.includeClosed
    attributes = AttributeFilter(params.includeAttributes, params.excludeAttributes, params.attributeOperator)
  }
}

extension ShowtimeFilter {
  init(_ params: ShowtimesAtTheatre.Params) {
    self.init(movie: params.movie?.text)
    movieID = params.movieId?.native
    attributes = AttributeFilter(params.includeAttributes, params.excludeAttributes, params.attributeOperator)
  }

  init(_ params: ShowtimesNear.Params) {
    self.init(movie: params.movie?.text)
    movieID = params.movieId?.native
    radiusKilometres = params.radiusKilometres
    city = params.city?.text
    state = params.state?.text
    attributes = AttributeFilter(params.includeAttributes, params.excludeAttributes, params.attributeOperator)
  }
}

extension AttributeFilter {
  /// Converts the three attribute parameters that all of AMC's lists accept.
  fileprivate init(_ including: [String]?, _ excluding: [String]?, _ combination: AttributeOperator?) {
    self.init()
    self.including = including ?? []
    self.excluding = excluding ?? []
    self.combination = combination.flatMap { Combination(rawValue: $0.rawValue) }
  }
}

extension DiscoverFilter {
  /// - Parameter region: the country of the watch providers' offers, which TMDB requires with them.
  init(_ params: MoviesDiscover.Params, region: Region?) {
    self.init()
    genreIDs = params.genreIds?.compactMap(TMDBID.init) ?? []
    year = params.year
    minimumRating = params.minimumRating
    minimumVotes = params.minimumVotes
    sortBy = params.sortBy
    offers = params.watchProviderIds.map {
      Offers(providerIDs: $0.compactMap(TMDBID.init), region: region ?? .unitedStates)
    }
    originalLanguage = params.originalLanguage
    releasedAfter = params.releasedAfter
    releasedBefore = params.releasedBefore
  }
}
