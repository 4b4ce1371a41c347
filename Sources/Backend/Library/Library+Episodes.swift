// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import JSONRPC
import Synchronization
import TMDB

extension Library {
  /// `library/set` with a season. TMDB is asked first, for two seconds at most; then everything is stored at once.
  func setEpisodes(of season: Int, _ params: LibrarySet.Params, _ call: Call) async throws -> LibraryRow {
    try params.checkEpisodes()
    let id = try LibraryReference(params.id).ofShow()
    if params.status == LibraryStatusChange.none {
      let (_, entry) = try await removeEpisodes(season, params.episode, id)
      guard let entry else { throw noEntry("\(id)") }
      return try row(entry, on: call.today)
    }
    let known = try await store.entry(of: ["\(id)"])
    let asking = call.for(.details(within: Self.patience))
    let answer = try await answer(of: season, params.episode, id, known, asking)
    let today = call.today.daysSince1970
    let numbers: [EpisodeNumber]
    if let episode = params.episode {
      numbers = [EpisodeNumber(season: season, episode: episode)]
    } else {
      numbers = answer.episodes.filter { $0.isOut(by: today) }.map(\.number)
      guard !numbers.isEmpty else {
        throw RPCError.invalidParameter("season", expected: "a season of which episodes are out", got: "\(season)")
      }
    }
    let new = StoredEntry(
      name: "\(id)", isShow: true, status: .wanted, addedAt: services.now().secondsSince1970)
    let days = params.seenOn.map { Set($0.map(\.daysSince1970)).sorted() }
    let change = EntryChange(ids: ["\(id)"]) { known in
      var entry = known ?? new
      entry.isShow = true
      if let show = answer.show { entry.takeMissing(of: show) }
      for number in numbers {
        let old = entry.episodes[number]
        var mark = old?.isSeen == true ? old ?? EpisodeMark() : EpisodeMark()
        if let days { mark.days = days }
        if let rating = params.rating { mark.rating = StoredEntry.halfPoints(rating) }
        entry.episodes[number] = mark
      }
      return entry
    }
    guard let outcome = try await store.change([change]).first, var entry = outcome.entry else {
      throw noEntry("\(id)")
    }
    // What follows is known at once if TMDB answers in time, and otherwise is learnt in the background.
    if let show = answer.show,
      let learnt = try? await EpisodeLearner(store: store, notifies: false).learn(entry, show, asking)
    {
      entry = learnt
    }
    facts.wake(isNeeded: true)
    let row = try row(entry, on: call.today)
    if outcome.isChanged { await reportChange(changed: [row.id]) }
    return row
  }

  /// `library/remove` with a season.
  func takeBack(_ season: Int, _ episode: Int?, _ reference: EntityReference) async throws -> LibraryRemoval {
    let (count, _) = try await removeEpisodes(season, episode, try LibraryReference(reference).ofShow())
    return LibraryRemoval(removed: count, libraryFault: store.fault)
  }

  private func removeEpisodes(
    _ season: Int, _ episode: Int?, _ id: EntityID
  ) async throws -> (count: Int, entry: StoredEntry?) {
    let now = services.now().secondsSince1970
    let count = Mutex(0)
    let change = EntryChange(ids: ["\(id)"]) { known in
      guard var entry = known else { return nil }
      let seen = entry.episodes.filter { number, mark in
        number.season == season && number.episode == episode ?? number.episode && mark.isSeen
      }
      for number in seen.keys { entry.episodes[number] = EpisodeMark(removedAt: now) }
      count.withLock { $0 = seen.count }
      return entry
    }
    guard let outcome = try await store.change([change]).first, let entry = outcome.entry else { return (0, nil) }
    if entry.isBlank {
      await reportChange(removed: [entry.name])
    } else if outcome.isChanged {
      await reportChange(changed: [try row(entry, on: services.today).id])
    }
    return (count.withLock(\.self), entry)
  }

  /// What TMDB says of a season: the show, unless it wasn't asked, and the season's episodes.
  private struct SeasonAnswer {
    var show: Show?
    var episodes: [KnownEpisode] = []
  }

  /// - Throws: -32012 if TMDB doesn't have the show, the season or the episode; another error if it can't be asked for
  ///   the episodes of a season.
  private func answer(
    of season: Int, _ episode: Int?, _ id: EntityID, _ known: StoredEntry?, _ call: Call
  ) async throws(RPCError) -> SeasonAnswer {
    let listed = known?.list?.episodes.filter { $0.number.season == season } ?? []
    let isListed = episode.map { number in listed.contains { $0.number.episode == number } } ?? !listed.isEmpty
    if let known, isListed, known.hasEpisodes(at: call.now) { return SeasonAnswer(episodes: listed) }
    do throws(UpstreamError) {
      let entry = known ?? StoredEntry(name: "\(id)", isShow: true, status: .wanted, addedAt: 0)
      guard let own = try await entry.tmdbID(call) else { throw Self.lacks("show \(id)") }
      let show = try await EpisodeLearner.show(own, call)
      let found = try await EpisodeLearner.episodes(of: season, own, call).get()
      let all = found + [show.lastEpisode, show.nextEpisode].compactMap { $0.flatMap { KnownEpisode($0) } }
      let numbers = Set((all + listed).map(\.number))
      guard episode.map({ numbers.contains(EpisodeNumber(season: season, episode: $0)) }) ?? !found.isEmpty else {
        let seasons = (show.seasons ?? []).map { String($0.season) }.joined(separator: ", ")
        let missing = episode.map { "episode \($0) in season \(season)" } ?? "season \(season)"
        throw Self.lacks(
          "\(missing) of \(show.name)",
          found.isEmpty ? "the seasons are \(seasons)" : "season \(season) has \(found.count.counted("episode"))")
      }
      return SeasonAnswer(show: show, episodes: found)
    } catch {
      // What the user says is stored, whether or not TMDB can be asked.
      guard error.kind != .notFound, episode != nil || !listed.isEmpty else { throw RPCError(error) }
      return SeasonAnswer(episodes: listed)
    }
  }

  private static func lacks(_ thing: String, _ advice: String = "search/shows finds shows") -> UpstreamError {
    UpstreamError(.notFound, "\(.upstream) has no \(thing)", upstream: .tmdb, cause: .advice(advice))
  }
}

extension LibraryReference {
  /// The id of the show.
  /// - Throws: -32602 for a film's.
  fileprivate func ofShow() throws(RPCError) -> EntityID {
    guard let id = ids.first(where: { $0.kind == .show }) else {
      throw .invalidParameter("season", expected: "no season of a film", got: "\(ids[0])")
    }
    return id
  }
}

extension LibrarySet.Params {
  /// - Throws: -32602 for what an episode can't have.
  fileprivate func checkEpisodes() throws(RPCError) {
    let given = [
      ("rating", rating != nil && episode == nil), ("seenAt", seenAt != nil), ("note", note != nil),
      ("tags", tags != nil),
      ("addTags", addTags != nil),
      ("removeTags", removeTags != nil), ("row", row != nil),
    ]
    if let name = given.first(where: \.1)?.0 {
      let owner = ["rating": "an episode", "seenAt": "a film"][name] ?? "a show"
      throw .invalidParameter(name, expected: "no \(name) with season: \(owner) has it", got: "both")
    }
    if status == .wanted {
      throw .invalidParameter("status", expected: "seen or none with season", got: "wanted")
    }
  }
}

extension StoredEntry {
  /// Takes the ids, and the description if there is none.
  fileprivate mutating func takeMissing(of show: Show) {
    if title.isEmpty { describe(show) } else { ids.formUnion(show.libraryIDs) }
  }
}
