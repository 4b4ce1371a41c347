// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSONRPC
import Synchronization
import TitleIndex

/// Completes a query while it is typed, without a network: remembered searches first, then titles of the indexes.
final class Completer: Sendable {
  private let titles: TitleStore
  private let searches: SuggestionStore
  private let source: CompletionSource
  /// Whether this process has sent the hint to fetch a missing index.
  private let hasHinted = Mutex(false)

  init(titles: TitleStore, searches: SuggestionStore, isSandbox: Bool) {
    self.titles = titles
    self.searches = searches
    source = isSandbox ? .sandbox : .index
  }

  func complete(
    _ query: String, kinds: [CompletionKind], limit: Int, until deadline: ContinuousClock.Instant
  ) async -> CompletionList {
    var items: [Completion] = []
    if kinds.contains(.search) { items = await rememberedSearches(query, limit: limit, until: deadline) }
    let wanted = TitleKind.allCases.filter { kinds.contains(CompletionKind($0)) }
    let answer = await titles.search(query, kinds: wanted, limit: limit, until: deadline)
    items += answer.matches.filter { $0.cost <= Self.mostCostTyped(of: query) }.map { completion($0) }
    return CompletionList(items: Array(items.prefix(limit)), hint: hint(answer))
  }

  /// The titles most like a query that found nothing, at most three.
  func corrections(
    of query: String, kinds: [TitleKind], until deadline: ContinuousClock.Instant
  ) async -> [Completion] {
    let answer = await titles.search(query, kinds: kinds, limit: 3, until: deadline)
    return answer.matches.filter { $0.cost <= Self.mostCost(of: query) }.map { completion($0) }
  }

  /// The highest cost of a title that a query may mean: one error for every three letters, at most four errors.
  static func mostCost(of query: String) -> Int { min(mostCostTyped(of: query), 40) }

  /// The highest cost of a title that is offered while a query is typed: one error for every three letters. An error
  /// costs 10. Titles of a higher cost have a few letters in common with any query, and would fill every list. A
  /// syllable of Hangul counts as three letters, the most that the index may divide it into.
  static func mostCostTyped(of query: String) -> Int {
    query.unicodeScalars.reduce(0) { $0 + (0xAC00...0xD7A3 ~= $1.value ? 3 : 1) } * 10 / 3
  }

  private func completion(_ match: TitleStore.Match) -> Completion {
    Completion(
      kind: CompletionKind(match.kind), id: match.entityID, title: match.title, year: match.note.year,
      posterUrl: match.note.picture, matches: match.matches.map { [$0.lowerBound, $0.count] },
      source: match.isLearnt ? .answers : source)
  }

  /// The remembered searches that fit, the best first. They are few, so they are indexed again at each call. Even the
  /// nearest of a few may be far from what was typed; those beyond `mostCost` are left out.
  private func rememberedSearches(
    _ query: String, limit: Int, until deadline: ContinuousClock.Instant
  ) async -> [Completion] {
    // The store reports a file that can't be read; titles are completed all the same.
    let remembered = (try? await searches.list(until: deadline)) ?? []
    let found = Self.search(remembered.map(\.query), for: query, limit: limit)
    return found.filter { $0.cost <= Self.mostCost(of: query) }.map { found in
      Completion(
        kind: .search, title: found.title, matches: found.matches.map { [$0.lowerBound, $0.count] }, source: .searches)
    }
  }

  private static func search(_ texts: [String], for query: String, limit: Int) -> [TitleSearcher.Found] {
    let rows = texts.enumerated().map { (id: $0, title: $1, popularity: 1.0, note: TitleNote?.none) }
    guard !rows.isEmpty, let searcher = try? TitleSearcher(indexBytes(rows)) else { return [] }
    return (try? searcher.search(query, limit: limit)) ?? []
  }

  private func hint(_ answer: TitleStore.Answer) -> String? {
    guard let problem = answer.problem else { return nil }
    guard answer.unusable.isEmpty else { return "\(problem); index/update makes it anew" }
    let isFirst = hasHinted.withLock { hasHinted in
      defer { hasHinted = true }
      return !hasHinted
    }
    return isFirst ? "\(problem): index/update fetches it" : nil
  }
}

extension TitleStore.Answer {
  /// A clause that names the first index that can't be used, otherwise the missing ones; nil if there are neither.
  var problem: String? {
    if let (kind, reason) = unusable.first { return "The index of \(kind.plural) can't be used: \(reason)" }
    guard !missing.isEmpty else { return nil }
    return "There is no index of \(missing.map(\.plural).joined(separator: ", ")) yet"
  }
}

/// The bytes of an index of some titles. Titles that the builder refuses are left out.
func indexBytes(
  _ titles: some Sequence<(id: Int, title: String, popularity: Double, note: TitleNote?)>
) -> [UInt8] {
  var builder = TitleIndexBuilder()
  for (id, title, popularity, note) in titles {
    _ = try? builder.add(id: UInt64(max(id, 0)), title: title, popularity: popularity, note: note?.text)
  }
  return builder.bytes()
}

extension TitleKind {
  /// The kind in words.
  var plural: String {
    switch self {
    case .movie: "movies"
    case .person: "people"
    case .show: "shows"
    case .collection: "collections"
    case .theatre: "theatres"
    }
  }
}

extension CompletionKind {
  init(_ kind: TitleKind) {
    switch kind {
    case .movie: self = .movie
    case .person: self = .person
    case .show: self = .show
    case .collection: self = .collection
    case .theatre: self = .theatre
    }
  }
}

extension TitleStore.Match {
  /// The id; nil if the contract doesn't know the provider.
  var entityID: EntityID? {
    EntityKind(rawValue: kind.rawValue).flatMap { EntityID(Provider(note.provider), $0, id) }
  }
}
