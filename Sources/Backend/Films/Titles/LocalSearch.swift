// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC

/// `search/…` with provider local. The rows come from the index on this machine, which has titles, and the years and
/// images that earlier responses contained about them.
struct LocalSearch {
  let call: Call
  let titles: TitleStore
  let query: Query

  /// The maximum number of rows. A longer query finds the others.
  private static let most = 100
  /// The maximum number of titles among which those of a year are looked for: many films may share a title.
  private static let mostOfAllYears = 1_000

  /// The movies that match the query. With a year, only those that an earlier response dated to this year.
  func movies(_ options: ListOptions, year: Int?) async throws -> ListResult<Movie> {
    let message =
      year.map { "No movies match “\(query.text)” among those known to be of \($0)." }
      ?? "No movies match “\(query.text)”."
    let limit = year == nil ? Self.most : Self.mostOfAllYears
    return try await list([.movie], options, message, limit: limit) { match in
      year == nil || match.note.year == year ? Movie(match) : nil
    }
  }

  func people(_ options: ListOptions) async throws -> ListResult<Person> {
    try await list([.person], options, "No people match “\(query.text)”.") { Person($0) }
  }

  func all(_ options: ListOptions) async throws -> ListResult<SearchResult> {
    try await list([.movie, .person, .show], options, "Nothing matches “\(query.text)”.") { match in
      switch match.kind {
      case .movie: Movie(match).map { .movie($0) }
      case .person: Person(match).map { .person($0) }
      case .show: Show(match).map { .tv($0) }
      case .collection, .theatre: nil
      }
    }
  }

  /// - Throws: -32803 if the index of a kind is missing or can't be used, because an empty list would then be wrong, or
  ///   if the search takes longer than the deadline.
  private func list<Row: JSONWritable & Hashable & Sendable>(
    _ kinds: [TitleKind], _ options: ListOptions, _ message: String, limit: Int = most,
    row: (TitleStore.Match) -> Row?
  ) async throws -> ListResult<Row> {
    let answer = await titles.search(query.text, kinds: kinds, limit: limit, until: call.deadline)
    if Task.isCancelled { throw RPCError(.cancelled) }
    guard .now < call.deadline else {
      throw RPCError(.requestFailed, "The search took longer than timeoutMilliseconds", retryable: true)
    }
    if let problem = answer.problem {
      throw RPCError(.requestFailed, problem) { $0.member("hint", "marquee index update, or index/update, makes it") }
    }
    let rows = answer.matches.filter { $0.cost <= Completer.mostCost(of: query.text) }.compactMap(row)
    let notes = ListNotes(ListFacts(message: message))
    return try await call.list(Array(rows.prefix(Self.most)), await age(of: kinds), options, notes)
  }

  /// The age of the oldest of TMDB's lists from which the indexes were made. The sandbox's indexes count as new.
  private func age(of kinds: [TitleKind]) async -> Provenance {
    let reports = await titles.reports(until: call.deadline)
    let days = reports.filter { kinds.contains($0.kind) }.compactMap(\.source)
    guard let day = days.min() else { return .network }
    let made = Instant(secondsSince1970: day * 86_400 + Self.hourOfLists * 3600)
    return .cache(age: .seconds(max(call.services.now().seconds(after: made), 0)))
  }

  /// TMDB publishes its lists at about 7:00 UTC ("Daily ID Exports").
  private static let hourOfLists = 7
}

extension Movie {
  fileprivate init?(_ match: TitleStore.Match) {
    guard let id = match.entityID else { return nil }
    self.init(
      id: id, title: match.title, ids: KnownIDs(match, id), year: match.note.year, posterUrl: match.note.picture)
  }
}

extension Person {
  fileprivate init?(_ match: TitleStore.Match) {
    guard let id = match.entityID else { return nil }
    self.init(id: id, name: match.title, ids: KnownIDs(match, id), profileUrl: match.note.picture)
  }
}

extension Show {
  fileprivate init?(_ match: TitleStore.Match) {
    guard let id = match.entityID else { return nil }
    self.init(
      id: id, name: match.title, ids: KnownIDs(match, id), year: match.note.year, posterUrl: match.note.picture)
  }
}

extension KnownIDs {
  fileprivate init(_ match: TitleStore.Match, _ id: EntityID) {
    self.init(
      amc: id.provider == .amc ? match.id : nil,
      tmdb: id.provider == .tmdb ? match.id : nil)
  }
}
