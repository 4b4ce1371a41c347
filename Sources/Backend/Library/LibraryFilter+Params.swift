// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import JSONRPC

extension LibraryFilter {
  /// - Parameter today: what chance depends on without a seed.
  init(_ params: LibraryList.Params, today: Day) {
    self.init()
    status = params.status?.stored
    take(params.kinds, params.query, params.minimumRating)
    order =
      switch params.sortBy {
      case .added: .added
      case .title: .title
      case .year: .year
      case .rating: .rating
      case .runtime: .runtime
      case .popularity: .popularity
      case .random: .random(seed: params.seed ?? today.daysSince1970)
      }
  }

  /// - Parameter kinds: nil for those that are meant already.
  mutating func take(_ kinds: [WorkKind]?, _ query: Query?, _ minimumRating: Double?) {
    if let kinds { isShow = Set(kinds).count == 1 ? kinds.first == .show : nil }
    words = query?.text.folded.split(separator: " ").map(String.init) ?? []
    self.minimumRating = minimumRating.map { Int(($0 * 2).rounded(.up)) }
  }

  /// Takes the filters that several methods have.
  /// - Throws: -32602 for a tag that no entry has, an age rating that the country doesn't have, and for another
  ///   provider's person or collection.
  mutating func take(
    _ films: FilmFilters, from store: LibraryStore, _ call: Call, _ codes: CodeLookup
  ) async throws {
    if let tags = films.tags { try await take(tags, films.tagOperator, from: store) }
    // A genre's text is TMDB's number by now.
    let genres = films.genres?.compactMap { Int($0.text) } ?? []
    facts.genres = films.genreOperator == .or && !genres.isEmpty ? [genres] : genres.map { [$0] }
    facts.minimumMinutes = films.minimumMinutes
    facts.maximumMinutes = films.maximumMinutes
    facts.years = films.years?.values.map(\.years) ?? []
    facts.people = []
    for (index, id) in (films.personIds ?? []).enumerated() {
      let own = id.provider.isSite ? try await call.for(.library).tmdbID(of: id).entity : id
      facts.people.append(try Self.number(of: own, "personIds/\(index)"))
    }
    facts.collection = try films.collectionId.map { id throws(RPCError) in try Self.number(of: id, "collectionId") }
    facts.countries = films.originCountry?.map(\.code) ?? []
    facts.languages = films.originalLanguage?.values.map(\.code) ?? []
    facts.certifications = try await Self.ratings(films.maximumCertification, call, codes)
  }

  /// The age ratings up to one, and all of the country.
  private static func ratings(
    _ most: String?, _ call: Call, _ codes: CodeLookup
  ) async throws(RPCError) -> (country: String, allowed: [String], all: [String])? {
    guard let most else { return nil }
    let country = call.ratingRegion
    var all = UnitedStatesCertification.allCases.map(\.rawValue)
    if country != .unitedStates {
      guard let table = await codes.table(CodeSource(list: .certifications, country: country), call) else {
        throw RPCError(
          UpstreamError(
            .upstreamUnreachable, "The age ratings of \(country.code) can't be had now", upstream: .tmdb,
            cause: .advice("try again, or leave out maximumCertification")))
      }
      all = table.codes
    }
    guard let place = all.firstIndex(where: { $0.bare == most.bare }) else {
      throw .invalidParameter(
        "maximumCertification", expected: "an age rating of \(country.code), as reference/certifications lists them",
        got: "“\(most)”", alternatives: nearest(to: most, in: all).map { [$0] } ?? [], choices: all)
    }
    return (country.code, Array(all[...place]), all)
  }

  private static func number(of id: EntityID, _ parameter: String) throws(RPCError) -> Int {
    guard id.provider == .tmdb, let number = id.number else {
      throw .invalidParameter(parameter, expected: "TMDB's id of \(id.kind.phrase)", got: "\(id)")
    }
    return number
  }

  /// Finds the tags as entries have them, whatever their case.
  private mutating func take(
    _ wanted: [String], _ filterOperator: FilterOperator, from store: LibraryStore
  ) async throws {
    let known = Dictionary(grouping: try await store.tagCounts().map(\.tag), by: \.folded)
    var groups: [[String]] = []
    for (index, tag) in wanted.enumerated() {
      guard let found = known[tag.searchText.folded] else {
        let tags = known.values.joined().sorted()
        let near = nearest(to: tag, in: tags).map { [$0] } ?? []
        let expected = tags.isEmpty ? "no tag, since no entry has one" : "one of library/tags"
        throw RPCError.invalidParameter(
          "tags/\(index)", expected: expected, got: tag, alternatives: near, choices: Array(tags.prefix(10)))
      }
      groups.append(found)
    }
    tags = filterOperator == .or ? [groups.flatMap(\.self)] : groups
    includesTagged = true
  }

  /// Whether nothing is filtered.
  var isWhole: Bool {
    status == nil && isShow == nil && words.isEmpty && minimumRating == nil && isOfAllFilms
  }

  /// Whether it asks for nothing but a status and a kind.
  var isOfAllFilms: Bool { tags.isEmpty && facts.conditions.known.isEmpty }

  /// What is said if there is nothing at all.
  static let messageOfEmpty = "The library is empty; library/set adds films to it."

  /// What is said of entries that may be meant.
  /// - Parameter counted: the number with its noun, if that isn't an entry.
  static func message(ofUnknown count: Int, counted: String? = nil, _ progress: FactProgress) -> String? {
    guard count > 0 else { return nil }
    let counted = counted ?? count.counted("entry", plural: "entries")
    guard progress.known < progress.count else { return "Of \(counted) TMDB doesn't say what the filter asks for." }
    return "Of \(counted) it isn't known yet what the filter asks for (\(progress.known) of \(progress.count) are "
      + "known). It is learnt from TMDB in the background, with its key; try again in a minute."
  }
}
