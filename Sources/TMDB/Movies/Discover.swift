// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore

extension MovieList.View {
  /// Movies by filters (https://developer.themoviedb.org/reference/discover-movie).
  /// - Parameters:
  ///   - filters: with codes that were looked up; ids of other providers are ignored.
  ///   - region: the country of the releases and offers. TMDB has offers and types of release by country only: without
  ///     a region, those in the country of AMC's theatres.
  ///   - today: the day in that country. Types of release count until then, unless the filters have days: TMDB is
  ///     reported to ignore the types without a range of days.
  public static func discover(_ filters: MoviesDiscover.Params, in region: Region?, today: Day) -> Self {
    let ofOffers: [Any?] = [
      filters.watchProviderIds, filters.services, filters.withoutWatchProviderIds, filters.monetization,
    ]
    let hasOffers = ofOffers.contains { $0 != nil }
    let ofReleases = region ?? (filters.releaseTypes == nil ? nil : .unitedStates)
    // Only `release_date` respects the region; without one it counts re-releases as releases.
    let date = ofReleases == nil ? "primary_release_date" : "release_date"
    var query: QueryItems = ["region": ofReleases?.code]
    query.append("with_genres", ids(filters.genreIds, filters.genres, filters.genreOperator))
    query.append("primary_release_year", filters.year.map(String.init))
    query.append("vote_average.gte", filters.minimumRating.map(decimal))
    query.append("vote_count.gte", filters.minimumVotes.map(String.init))
    query.append("sort_by", filters.sortBy.tmdbName(ofReleaseDate: date))
    query.append("with_watch_providers", ids(filters.watchProviderIds, filters.services, filters.serviceOperator))
    query.append("watch_region", hasOffers ? (region ?? .unitedStates).code : nil)
    query.append("with_original_language", filters.originalLanguage?.values.map(\.code).joined(separator: "|"))
    query.append("\(date).gte", filters.releasedAfter?.description)
    let hasDays = filters.releasedAfter != nil || filters.releasedBefore != nil
    let last = filters.releaseTypes == nil || hasDays ? filters.releasedBefore : today
    query.append("\(date).lte", last?.description)
    query.append("year", filters.anyReleaseYear.map(String.init))
    query.append("with_release_type", filters.releaseTypes?.map(\.tmdbNumber).joined(separator: "|"))
    query.append("vote_average.lte", filters.maximumRating.map(decimal))
    query.append("vote_count.lte", filters.maximumVotes.map(String.init))
    query.append("with_runtime.gte", filters.minimumRuntime.map(String.init))
    query.append("with_runtime.lte", filters.maximumRuntime.map(String.init))
    let certifications = [
      ("certification", filters.certification), ("certification.gte", filters.minimumCertification),
      ("certification.lte", filters.maximumCertification),
    ]
    for (name, certification) in certifications { query.append(name, certification?.text) }
    if certifications.contains(where: { $0.1 != nil }) {
      query.append("certification_country", (filters.certificationCountry ?? region)?.code)
    }
    query.append("with_cast", ids(filters.castIds, nil, filters.personOperator))
    query.append("with_crew", ids(filters.crewIds, nil, filters.personOperator))
    query.append("with_people", ids(filters.personIds, nil, filters.personOperator))
    query.append("with_companies", ids(filters.companyIds, nil, filters.companyOperator))
    query.append("with_keywords", ids(filters.keywordIds, nil, filters.keywordOperator))
    query.append("with_origin_country", filters.originCountry?.map(\.code).joined(separator: "|"))
    query.append("with_watch_monetization_types", filters.monetization?.map(\.tmdbName).joined(separator: "|"))
    // What has one of them is left out; a comma would leave out what has all of them.
    query.append("without_genres", ids(filters.withoutGenreIds, nil, .or))
    query.append("without_companies", ids(filters.withoutCompanyIds, nil, .or))
    query.append("without_keywords", ids(filters.withoutKeywordIds, nil, .or))
    query.append("without_watch_providers", ids(filters.withoutWatchProviderIds, nil, .or))
    query.append("include_adult", filters.includeAdult ? "true" : nil)
    query.append("include_video", filters.includeVideo ? "true" : nil)
    return .filtered(query)
  }

  /// TMDB's own ids, joined by a comma if a movie must have all of them, by a bar if one is enough; nil for none.
  private static func ids(
    _ ids: [EntityID]?, _ codes: [Code]? = nil, _ combination: FilterOperator = .and
  ) -> String? {
    var all: [String] = []
    for id in (ids ?? []).compactMap(TMDBID.init).map(\.segment) + (codes ?? []).map(\.text) where !all.contains(id) {
      all.append(id)
    }
    let separator = combination == .and ? "," : "|"
    return all.nilIfEmpty?.joined(separator: separator)
  }

  /// Without a zero fraction, so that 7 and 7.0 are requested, and cached, as one.
  private static func decimal(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }
}

extension ReleaseType {
  /// TMDB's number for the type (https://developer.themoviedb.org/reference/movie-release-dates).
  fileprivate var tmdbNumber: String { String((Self.allCases.firstIndex(of: self) ?? 0) + 1) }
}

extension Monetization {
  var tmdbName: String { self == .subscription ? "flatrate" : rawValue }
}

extension MovieSort {
  /// TMDB's name for this order.
  /// - Parameter date: its name for the date by which movies are filtered.
  func tmdbName(ofReleaseDate date: String = "primary_release_date") -> String {
    let parts = rawValue.split(separator: ".")
    guard parts.count == 2 else { return rawValue }
    let names: [Substring: String] = [
      "releaseDate": date, "originalTitle": "original_title", "rating": "vote_average",
      "ratingCount": "vote_count",
    ]
    return "\(names[parts[0]] ?? String(parts[0])).\(parts[1])"
  }
}
