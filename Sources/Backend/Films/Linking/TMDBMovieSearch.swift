// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// Searches TMDB for a movie of AMC's, from the exact title in its year to the barest in any year, until one search
/// has it.
///
///     title, in its year ─▶ in the year before ─▶ in any year ─▶ parts of the title ─▶ by alternative titles
///
/// A wrong link is worse than none: a year that doesn't fit needs a title that no other movie has, or a director or a
/// running time that agrees.
struct TMDBMovieSearch {
  private let call: Call
  private let wanted: MovieLikeness
  /// What searches found that has another title: it was found by an alternative one.
  private var others: [MovieLikeness] = []
  /// The movies that match equally well.
  private var doubtful: [Movie] = []
  private var identities: [EntityID: MovieLikeness] = [:]

  /// Whether several movies match equally well.
  var isDoubtful: Bool { !doubtful.isEmpty }

  init(for movie: Movie, call: Call) {
    self.call = call
    wanted = MovieLikeness(movie)
  }

  /// - Throws: -32012 with a hint if TMDB has no such movie, or several that it may be.
  mutating func match() async throws(RPCError) -> MovieLinker.TMDBMatch {
    let queries = wanted.forms.queries
    if let year = wanted.year {
      for query in queries { if let match = try await match(query, year) { return match } }
      // A film is dated by its first release anywhere, which may be a festival's in the year before.
      if let barest = wanted.forms.barest, let match = try await match(barest, year - 1) { return match }
    }
    for query in queries + wanted.forms.uncertainQueries {
      if let match = try await match(query, nil) { return match }
    }
    if let match = try await matchOfOthers() { return match }
    throw .notLinked(wanted.movie.id, to: .tmdb, candidates: doubtful)
  }

  private mutating func match(_ query: String, _ year: Int?) async throws(RPCError) -> MovieLinker.TMDBMatch? {
    let search = TMDB.MovieList(.search(MovieSearch(query, year: year)), for: .neutral)
    let page = try await call.tmdb.response(to: search).content
    let rows = page.rows.map { MovieLikeness($0) }
    others += rows.filter { $0.evidence(for: wanted) == nil }.prefix(Self.mostOthers)
    let alike = rows.filter { $0.evidence(for: wanted) != nil }
    if let best = try await best(ofYear: alike) { return best }
    guard year == nil, !alike.isEmpty else { return nil }
    return try await only(of: alike, isWhole: page.totalRows.map { $0 <= rows.count } ?? (page.next == nil))
  }

  /// The movie whose year fits. Of several, those with the same title word for word count first; then director and
  /// running time decide.
  private mutating func best(ofYear alike: [MovieLikeness]) async throws(RPCError) -> MovieLinker.TMDBMatch? {
    var fitting = alike.filter { row in
      wanted.year != nil && row.year != nil && wanted.confidenceOfYears(row) >= MovieLikeness.certain
        && row.evidence(for: wanted) != .confirmation
    }
    let verbatim = fitting.filter { $0.isVerbatim(wanted) }
    if !verbatim.isEmpty { fitting = verbatim }
    if fitting.count == 1, let only = fitting.first, wanted.confidenceOfYears(only) > MovieLikeness.certain {
      return match(only, wanted.confidenceOfYears(only))
    }
    guard !fitting.isEmpty else { return nil }
    let verdicts = try await verdicts(on: fitting)
    let confirmed = verdicts.filter { $0.verdict == .confirmed }
    let possible = confirmed.isEmpty ? verdicts.filter { $0.verdict == .possible } : confirmed
    let highest = possible.map { wanted.confidenceOfYears($0.row) }.max() ?? 0
    let left = possible.filter { wanted.confidenceOfYears($0.row) == highest }.map(\.row)
    if left.count == 1, let only = left.first { return match(only, highest) }
    doubtful = left.map(\.movie)
    return nil
  }

  /// The only movie of the title, whose year doesn't fit.
  /// - Parameter isWhole: whether the search has no further page, which could have another one of the title.
  private mutating func only(
    of alike: [MovieLikeness], isWhole: Bool
  ) async throws(RPCError) -> MovieLinker.TMDBMatch? {
    let verdicts = try await verdicts(on: alike)
    let confirmed = verdicts.filter { $0.verdict == .confirmed }
    if confirmed.count == 1, let only = confirmed.first?.row { return match(only, MovieLikeness.shownAgain) }
    let left = verdicts.filter { $0.verdict != .contradicted }.map(\.row)
    let isTitleEnough =
      isWhole && alike.count <= Self.mostIdentities && alike.allSatisfy { $0.evidence(for: wanted) == .title }
    if isTitleEnough, let only = alike.count == 1 ? left.first : try await withSameRunningTime(left) {
      return match(only, wanted.year == nil ? 0.5 : MovieLikeness.shownAgain)
    }
    doubtful = left.map(\.movie)
    return nil
  }

  /// The row whose running time is the movie's, where those of all others are clearly further away.
  private mutating func withSameRunningTime(_ rows: [MovieLikeness]) async throws(RPCError) -> MovieLikeness? {
    var apart: [(row: MovieLikeness, minutes: Int)] = []
    for row in rows {
      guard let minutes = wanted.minutesApart(from: try await identity(of: row)) else { return nil }
      apart.append((row, minutes))
    }
    apart.sort { $0.minutes < $1.minutes }
    guard let best = apart.first, best.minutes <= Self.clearMinutes else { return nil }
    return apart.dropFirst().allSatisfy { $0.minutes >= best.minutes + Self.clearMinutes } ? best.row : nil
  }

  /// The movie that TMDB found by a title that its rows don't show.
  private mutating func matchOfOthers() async throws(RPCError) -> MovieLinker.TMDBMatch? {
    var known: Set<EntityID> = []
    var found: [MovieLikeness] = []
    for other in others where known.insert(other.movie.id).inserted && known.count <= Self.mostIdentities {
      guard wanted.confidenceOfYears(other) >= MovieLikeness.certain else { continue }
      let identity = try await identity(of: other)
      let evidence = identity.evidence(for: wanted)
      if evidence == .title || evidence == .year, wanted.verdict(on: identity) != .contradicted { found.append(other) }
    }
    guard found.count == 1, let only = found.first else { return nil }
    return match(only, wanted.confidenceOfYears(only))
  }

  private mutating func verdicts(
    on rows: [MovieLikeness]
  ) async throws(RPCError) -> [(row: MovieLikeness, verdict: MovieLikeness.Verdict)] {
    var verdicts: [(row: MovieLikeness, verdict: MovieLikeness.Verdict)] = []
    for row in rows.prefix(Self.mostIdentities) {
      let identity = try await identity(of: row)
      verdicts.append((row, wanted.verdict(on: identity)))
    }
    return verdicts
  }

  private mutating func identity(of row: MovieLikeness) async throws(RPCError) -> MovieLikeness {
    if let known = identities[row.movie.id] { return known }
    guard let id = TMDBID(row.movie.id) else { return row }
    let identity = try await call.tmdb.response(to: TMDBObject.identity(of: id)).content
    let likeness = MovieLikeness(identity.movie, alternatives: identity.alternativeTitles)
    identities[row.movie.id] = likeness
    return likeness
  }

  private func match(_ row: MovieLikeness, _ confidence: Double) -> MovieLinker.TMDBMatch? {
    TMDBID(row.movie.id).map {
      MovieLinker.TMDBMatch(id: $0, link: MovieLink(by: .titleAndYear, confidence: confidence))
    }
  }

  /// The difference from which running times are different: AMC's are often some minutes longer than TMDB's.
  private static let clearMinutes = 8
  /// The maximum number of movies whose director and running time are requested.
  private static let mostIdentities = 4
  /// The maximum number of a search's rows whose alternative titles are requested.
  private static let mostOthers = 3
}
