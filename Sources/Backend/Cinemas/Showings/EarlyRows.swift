// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSONRPC
import Synchronization

/// Sends movies with their showings so far, while the requests for other theatres and for details are under way.
///
///     theatre ─▶ take ─┐
///     theatre ─▶ take ─┼─▶ (a pause) ─▶ filter, group, sort ─▶ a partial for each movie with new data
///     movies looked up ┘                                    └▶ describe, while the last theatres are requested
///
/// Only whole theatres are taken, and the pages contain all of them, so no partial has to be withdrawn. Only the newest
/// state is sent: a slow reader gets fewer partials.
final class EarlyRows: Sendable {
  private struct State {
    var days: [EntityID: TheatreDay] = [:]
    var movies = MovieLookup.Known()
    /// The movies that were looked up, or are.
    var described: Set<EntityID> = []
    var isDescribing = false
    var sending: Task<Void, Never>?
  }

  /// The state of a movie that was sent.
  private struct Version: Equatable {
    let showings: Int
    let isDescribed: Bool
  }

  private let theatres: [Theatre]
  private let filter: ShowingFilter
  private let params: ShowtimesWhatsOn.Params
  private let call: Call
  private let links: LinkMemory
  private let state = Mutex(State())
  /// Signals new rows. Signals that arrive before the sender resumes are merged into one.
  private let (signals, signaller) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

  /// The wait for further theatres, whose showings are then sent together. Theatres that are requested at once often
  /// arrive within it, and cached ones always do, so that a movie is not sent twice from the cache.
  private static let pause = Duration.milliseconds(20)
  /// A wait that people don't notice. If the pages are ready within it, no partial is sent.
  private static let unnoticed = Duration.milliseconds(100)

  init(
    of theatres: [Theatre], _ filter: ShowingFilter, _ params: ShowtimesWhatsOn.Params, _ call: Call,
    _ links: LinkMemory
  ) {
    self.theatres = theatres
    self.filter = filter
    self.params = params
    self.call = call
    self.links = links
  }

  /// The movies that have been looked up.
  var movies: MovieLookup.Known { state.withLock { $0.movies } }

  /// Takes a theatre's showtimes.
  func take(_ theatre: EntityID, _ day: TheatreDay) {
    state.withLock { $0.days[theatre] = day }
    signaller.yield()
  }

  /// Begins to send.
  /// - Parameter reader: nil if the client wants no partial results.
  func start(to reader: PartialResults?) {
    guard let reader else { return }
    state.withLock { $0.sending = Task { await withDiscardingTaskGroup { await send(to: reader, &$0) } } }
  }

  /// Stops sending.
  func cancel() { state.withLock { $0.sending?.cancel() } }

  /// Stops sending, and returns when the last partial has been sent.
  func end() async {
    cancel()
    await state.withLock { $0.sending }?.value
  }

  private func send(to reader: PartialResults, _ tasks: inout DiscardingTaskGroup) async {
    var sent: [EntityID: Version] = [:]
    let notice = ContinuousClock.now + Self.unnoticed
    for await _ in signals {
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

  /// The requested movies at the theatres so far.
  private func movies(in days: [TheatreDay]) -> ArraySlice<MovieShowings> {
    DayProgramme(of: days.flatMap(\.showtimes), filter, at: theatres).movies.sorted(by: params.sortBy)
      .prefix(params.list.wanted ?? .max)
  }

  /// Begins to look up further movies while the last theatres are under way. Not earlier, because AMC accepts ten
  /// requests in a second, and theatres come first; not later, because the pages then look movies up themselves.
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
      let lookup = await MovieLookup(of: rows, known: movies, call, links)
      state.withLock { $0.movies.atAMC = lookup.known.atAMC }
      _ = await rows.mapped(atOnce: MovieLookup.width) { row in
        guard let details = await lookup.details(of: row.id) else { return }
        self.state.withLock { $0.movies.details[row.id] = details }
        self.signaller.yield()
      }
      state.withLock { $0.isDescribing = false }
      signaller.yield()
    }
  }
}
