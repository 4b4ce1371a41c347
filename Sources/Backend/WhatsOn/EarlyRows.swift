// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSONRPC
import Synchronization

/// Sends what is known of the movies while theatres are still waited for, or what the pages add is looked up.
///
///     theatre ─▶ take ─┐
///     theatre ─▶ take ─┼─▶ (a pause) ─▶ filter, group, sort ─▶ a partial for each movie of which more is known
///     movies looked up ┘                                    └▶ describe, while the last theatres are waited for
///
/// Whole theatres only are taken, and none is left out of the pages later, so nothing that was sent has to be taken
/// back. Only the newest state counts: a reader that is slow gets fewer partials.
final class EarlyRows: Sendable {
  private struct State {
    var days: [EntityID: TheatreDay] = [:]
    var movies = MovieLookup.Known()
    /// The movies that were looked up, or are.
    var described: Set<EntityID> = []
    var isDescribing = false
    var sending: Task<Void, Never>?
  }

  /// What of a movie was sent.
  private struct Version: Equatable {
    let showings: Int
    let isDescribed: Bool
  }

  private let theatres: [Theatre]
  private let filter: ShowingFilter
  private let params: ShowtimesWhatsOn.Params
  private let call: Call
  private let state = Mutex(State())
  /// Something new is known; what nobody has read yet is said once.
  private let (news, teller) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

  /// For how long others may answer too, whose showings are then sent at once: theatres that are asked side by side
  /// often do, and those that needn't be asked always do, so that nothing is sent twice of what is kept.
  private static let pause = Duration.milliseconds(20)
  /// How long nobody notices that they wait: if the pages come by then, nothing is sent before.
  private static let unnoticed = Duration.milliseconds(100)

  init(of theatres: [Theatre], _ filter: ShowingFilter, _ params: ShowtimesWhatsOn.Params, _ call: Call) {
    (self.theatres, self.filter, self.params, self.call) = (theatres, filter, params, call)
  }

  /// The movies that were looked up already.
  var movies: MovieLookup.Known { state.withLock { $0.movies } }

  /// Takes the day of a theatre that has answered.
  func take(_ theatre: EntityID, _ day: TheatreDay) {
    state.withLock { $0.days[theatre] = day }
    teller.yield()
  }

  /// Begins to send.
  /// - Parameter reader: nil if nobody reads.
  func start(to reader: PartialResults?) {
    guard let reader else { return }
    state.withLock { $0.sending = Task { await withDiscardingTaskGroup { await send(to: reader, &$0) } } }
  }

  /// Sends no more.
  func cancel() { state.withLock { $0.sending?.cancel() } }

  /// Sends no more, and returns when the last has been sent.
  func end() async {
    cancel()
    await state.withLock { $0.sending }?.value
  }

  private func send(to reader: PartialResults, _ tasks: inout DiscardingTaskGroup) async {
    var sent: [EntityID: Version] = [:]
    let notice = ContinuousClock.now + Self.unnoticed
    for await _ in news {
      guard (try? await Task.sleep(until: max(notice, .now + Self.pause), clock: .continuous)) != nil else { return }
      let known = state.withLock { $0 }
      let days = theatres.compactMap { known.days[$0.id] }
      let provenance = days.reduce(Provenance.network) { $0.lessFresh($1.provenance) }
      let movies = movies(in: days)
      for var movie in movies {
        let details = known.movies.details[movie.id]
        let version = Version(showings: movie.showings.count, isDescribed: details != nil)
        guard sent[movie.id] != version else { continue }
        if let details { movie.add(details) }
        var partial = Partial(item: movie)
        partial.takeAge(of: provenance)
        guard (try? await reader.send(partial)) != nil else { return }
        sent[movie.id] = version
      }
      describe(movies, &tasks)
    }
  }

  /// The movies that are wanted, as far as they are known.
  private func movies(in days: [TheatreDay]) -> ArraySlice<MovieShowings> {
    let showtimes = days.flatMap(\.showtimes)
    let wanted = showtimes.indices.filter { filter.includes(showtimes[$0]) }
    return MovieShowings.grouping(wanted, of: showtimes, filter, theatres).sorted(by: params.sortBy)
      .prefix(params.list.wanted ?? .max)
  }

  /// Begins to look up the movies that were not yet, if theatres are still waited for, but none of them is still to be
  /// asked: AMC answers ten requests in a second, and theatres come first. When all have answered, the pages do it.
  private func describe(_ wanted: ArraySlice<MovieShowings>, _ tasks: inout DiscardingTaskGroup) {
    guard params.includeDetails else { return }
    let rows = state.withLock { state -> [MovieShowings] in
      guard !state.isDescribing, (1...TheatreDays.width).contains(theatres.count - state.days.count) else { return [] }
      let rows = wanted.filter { !state.described.contains($0.id) }
      state.described.formUnion(rows.map(\.id))
      state.isDescribing = !rows.isEmpty
      return rows
    }
    guard !rows.isEmpty else { return }
    tasks.addTask { [self] in
      let lookup = await MovieLookup(of: rows, known: movies, call)
      state.withLock { $0.movies.atAMC = lookup.known.atAMC }
      _ = await rows.mapped(atOnce: MovieLookup.width) { row in
        guard let details = await lookup.details(of: row.id) else { return }
        self.state.withLock { $0.movies.details[row.id] = details }
        self.teller.yield()
      }
      state.withLock { $0.isDescribing = false }
      teller.yield()
    }
  }
}
