// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import TMDB

/// Asks TMDB for the episodes of the library's shows: one request for the show and one for each season of which not all
/// is known. Specials are asked for by nobody.
struct EpisodeLearner: Sendable {
  let store: LibraryStore
  /// Whether clients are notified of each show. A caller that learns many notifies them of all at once.
  var notifies = true

  private static let width = 4
  /// Few shows have as many; more are learnt at the next times.
  private static let mostSeasons = 100

  /// The entry with the episodes that TMDB has now; as it is if they were asked for lately.
  func renewed(_ entry: StoredEntry, _ call: Call) async throws(UpstreamError) -> StoredEntry {
    guard !entry.hasEpisodes(at: call.now), let id = try await entry.tmdbID(call) else { return entry }
    return try await learn(entry, Self.show(id, call), call) ?? entry
  }

  /// The show as TMDB has it now, in the same request as for its facts and offers.
  static func show(_ id: TMDBID, _ call: Call) async throws(UpstreamError) -> Show {
    try await call.tmdb.send(ShowEndpoint(id, include: StoredFacts.partsOfShow, for: .neutral)).content
  }

  /// Learns the episodes of a show. If a season can't be had, nothing is stored: a list that lacks seasons would end
  /// too early.
  /// - Parameter show: the show as TMDB has it now.
  /// - Returns: the entry as it is now; nil if it is gone.
  func learn(_ entry: StoredEntry, _ show: Show, _ call: Call) async throws(UpstreamError) -> StoredEntry? {
    guard let id = TMDBID(show.id) else { return entry }
    let today = call.today.daysSince1970
    let known = Dictionary(grouping: entry.list?.episodes ?? [], by: \.number.season)
    let running = [show.lastEpisode, show.nextEpisode].compactMap { $0?.season }
    let seasons = (show.seasons ?? []).filter { season in
      let episodes = known[season.season] ?? []
      let isWhole = episodes.count >= season.episodeCount ?? .max && episodes.allSatisfy { $0.isOut(by: today) }
      return season.season > 0 && season.episodeCount != 0 && (!isWhole || running.contains(season.season))
    }.prefix(Self.mostSeasons).map(\.season)
    let answers = await seasons.mapped(atOnce: Self.width) { season in
      await Self.episodes(of: season, id, call)
    }
    var list = EpisodeList(askedAt: call.now.secondsSince1970, isOver: show.isOver)
    for answer in answers { list.episodes += try answer.get() }
    list.episodes += [show.lastEpisode, show.nextEpisode].compactMap { $0.flatMap { KnownEpisode($0) } }
    let learnt = (try? await store.store(list, of: seasons, ofEntry: entry.name)) ?? nil
    if notifies, let id = learnt?.newlyShown(since: entry), let count = try? await store.count() {
      call.services.notifications.send(LibraryDidChange.self, LibraryChange(changed: [id], entries: count))
    }
    return learnt
  }

  /// The episodes of a season; none if TMDB doesn't have it.
  static func episodes(
    of season: Int, _ show: TMDBID, _ call: Call
  ) async -> Result<[KnownEpisode], UpstreamError> {
    do throws(UpstreamError) {
      let answer = try await call.tmdb.send(TMDBObject.season(season, of: show, for: .neutral)).content
      return .success((answer.episodes ?? []).compactMap { KnownEpisode($0, of: season) })
    } catch {
      return error.kind == .notFound ? .success([]) : .failure(error)
    }
  }
}

extension Show {
  /// Whether no more episodes are made; nil if TMDB doesn't say it.
  fileprivate var isOver: Bool? {
    if nextEpisode != nil { return false }
    return status.map { ["Ended", "Canceled"].contains($0) } ?? inProduction.map { !$0 }
  }
}

extension StoredEntry {
  /// Its id, if its row shows more than that of the entry as it was: a title, or other episodes.
  func newlyShown(since old: StoredEntry) -> EntityID? {
    let isNew = title != old.title || list?.episodes != old.list?.episodes || list?.isOver != old.list?.isOver
    guard isNew else { return nil }
    return EntityID(name, of: isShow ? .show : .movie)
  }

  /// A show's id: TMDB's if it is known; nil for one that another version wrote.
  var showID: EntityID? {
    let ids = ids.sorted().compactMap { EntityID($0, of: .show) }
    return ids.first { $0.provider == .tmdb } ?? ids.first
  }

  /// Whether its episodes count: it is a show that the user wants to see, or has seen a part of.
  var isFollowed: Bool { isShow && (status == .wanted || hasSeenEpisodes) }

  /// Whether TMDB was asked for its episodes lately.
  func hasEpisodes(at now: Instant) -> Bool {
    guard let list else { return false }
    let life = list.isOver == true ? LibraryStore.factLife : LibraryStore.episodeLife
    return (0..<life).contains(now.secondsSince1970 - list.askedAt)
  }

  /// TMDB's id, which is requested if only another site's is known; nil if there is none.
  func tmdbID(_ call: Call) async throws(UpstreamError) -> TMDBID? {
    let kind: EntityKind = isShow ? .show : .movie
    let ids = ids.sorted().compactMap { EntityID($0, of: kind) }
    if let own = ids.lazy.compactMap({ TMDBID($0) }).first { return own }
    guard let site = ids.first(where: { $0.provider.isSite }), let endpoint = TMDBObject.matches(of: site) else {
      return nil
    }
    let found = try await call.tmdb.send(endpoint).content.filter { $0.kind == .movie || $0.kind == .show }
    return (found.first { $0.kind == kind } ?? found.first).flatMap { TMDBID($0) }
  }
}
