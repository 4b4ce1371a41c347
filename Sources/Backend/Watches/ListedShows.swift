// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import JSONRPC
import TMDB

// The state of the library's shows that are wanted or begun: the seasons that are announced and the episodes that are
// out.
extension WatchObserver {
  /// How many shows a check requests from TMDB, each with some of its seasons.
  private static let mostRequested = 20
  /// For how many seconds TMDB's response about a show is new enough.
  private static let newEnough = 6 * 3_600
  private static let width = 4

  /// What a check finds of shows.
  struct ListedShows {
    var shows: [StoredShow] = []
    /// How many are still to be requested.
    var left = 0
    /// Why TMDB couldn't be asked; nil if it could.
    var fault: RPCError?
  }

  func series() async throws(RPCError) -> ListedShows {
    let library = round.watches.library
    let entries: [(id: EntityID, entry: StoredEntry)]
    do throws(DatabaseError) {
      entries = try await library.shownSeries().prefix(Self.mostFilms).compactMap { entry in
        entry.showID.map { ($0, entry) }
      }
    } catch {
      throw RPCError(error)
    }
    let last = (last?.items ?? []).compactMap(\.show)
    let known = Dictionary(last.map { ($0.id, $0) }) { first, _ in first }
    let day = (condition.region.flatMap { Region($0) } ?? .unitedStates).day(at: now)
    var listed = ListedShows()
    listed.shows = entries.map { id, entry in
      var show = known[id] ?? StoredShow(id: id, title: entry.title)
      show.title = entry.title.isEmpty ? "\(id)" : entry.title
      // What was learnt in the background counts as soon as its day comes.
      if show.askedAt != nil { show.take(entry.list?.episodes ?? [], seasons: [], on: day) }
      return show
    }
    let due = listed.shows.indices.filter { position in
      listed.shows[position].askedAt.map { !(0..<Self.newEnough).contains(now.seconds(after: $0)) } ?? true
    }
    let order = due.ordered { listed.shows[$0].askedAt?.secondsSince1970 ?? 0 }
    let asked = Array(order.prefix(Self.mostRequested))
    listed.left = due.count - asked.count
    let answers = await asked.map { entries[$0].entry }.mapped(atOnce: Self.width) { [round] entry in
      await round.episodes(of: entry)
    }
    for (position, answer) in zip(asked, answers) {
      do throws(RPCError) {
        let found = try answer.get()
        listed.shows[position].take(found.entry.list?.episodes ?? [], seasons: found.seasons, on: day)
        listed.shows[position].askedAt = now
      } catch {
        guard error.code != .requestCancelled else { throw error }
        listed.fault = listed.fault ?? error
      }
    }
    return listed
  }
}

extension CheckRound {
  /// A show of the library with its episodes, and the seasons that TMDB announces. A kept response is new enough, and a
  /// new one is shared with no other machine, because it shows what is in the library.
  fileprivate func episodes(
    of entry: StoredEntry
  ) async -> Result<(entry: StoredEntry, seasons: [Int]), RPCError> {
    var call = call.for(.library)
    call.context.cacheMode = .default
    call.context.earliestTransfer = nil
    do throws(UpstreamError) {
      guard let id = try await entry.tmdbID(call) else { return .success((entry, [])) }
      let show = try await EpisodeLearner.show(id, call)
      let learnt = try await EpisodeLearner(store: watches.library).learn(entry, show, call)
      return .success((learnt ?? entry, (show.seasons ?? []).map(\.season)))
    } catch {
      return error.kind == .notFound ? .success((entry, [])) : .failure(RPCError(error))
    }
  }
}
