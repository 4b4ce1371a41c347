// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// The rows of `library/tonight` for shows that the user wants to see or is watching: the next episode, if it is out
/// and one of the user's services has the show.
struct SeriesTonight: Sendable {
  let library: LibraryStore
  /// The user's services in the country that counts; nil for none.
  let mine: OwnServices?
  let call: Call
  /// The day by which the episode is out.
  let today: Day

  /// - Returns: nil for a show of which nothing can be seen. If TMDB can't be asked, `linkFault` says why.
  func row(of entry: StoredEntry) async -> MovieShowings? {
    guard let id = entry.showID else { return nil }
    let call = call.for(.library)
    var entry = entry
    var show: Show?
    var fault: RPCError?
    do throws(UpstreamError) {
      if let own = try await entry.tmdbID(call) {
        let found = try await EpisodeLearner.show(own, call)
        show = found
        if !entry.hasEpisodes(at: call.now) {
          entry = try await EpisodeLearner(store: library).learn(entry, found, call) ?? entry
        }
      }
    } catch {
      fault = RPCError(error)
    }
    let day = today.daysSince1970
    let next = ShowProgress(entry, by: day).next.flatMap { $0.isOut(by: day) ? $0 : nil }
    guard next != nil || entry.list == nil && fault != nil else { return nil }
    var row = MovieShowings(id: id, title: entry.title.isEmpty ? "\(id)" : entry.title, showings: [])
    row.nextEpisode = next.map { Episode($0) }
    row.year = entry.year
    row.linkFault = fault
    guard let show else { return row }
    row.take(show, hasWords: call.presentation.language.map { $0.tag.hasPrefix("en") } ?? true)
    guard let mine else { return row }
    let marked = show.marked(for: mine)
    row.onMine = marked.onMine
    row.offers = marked.watchProviders?[mine.region.code]?.onlyMine
    return row.onMine == false ? nil : row
  }
}

extension MovieShowings {
  /// - Parameter hasWords: whether the words of the show are in the language of the call.
  fileprivate mutating func take(_ show: Show, hasWords: Bool) {
    ids = show.ids
    rating = show.rating
    ratingCount = show.ratingCount
    runtimeMinutes = show.episodeMinutes?.first
    posterUrl = show.posterUrl
    guard hasWords else { return }
    genres = show.genres?.compactMap(\.name)
    overview = show.overview
  }
}
