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
/// state is sent: a slow reader gets fewer partials. Of several days it is the first one that has something on: to send
/// each movie again with the showings of a week would take longer than the rest of the request.
final class EarlyRows: Sendable {
  private struct State {
    var arrived: [TheatreDays.Part: TheatreDay] = [:]
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

  private let outline: ProgrammeOutline
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

  init(_ outline: ProgrammeOutline, _ params: ShowtimesWhatsOn.Params, _ call: Call, _ links: LinkMemory) {
    self.outline = outline
    filter = outline.filter.certain
    self.params = params
    self.call = call
    self.links = links
  }

  /// The movies that have been looked up.
  var movies: MovieLookup.Known { state.withLock { $0.movies } }

  /// Takes a theatre's showtimes; none if they can't be had.
  func take(_ part: TheatreDays.Part, _ outcome: Result<TheatreDay, UpstreamError>) {
    state.withLock { $0.arrived[part] = (try? outcome.get()) ?? TheatreDay() }
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
    var sent: [RowKey: Version] = [:]
    var shown = 0
    let notice = ContinuousClock.now + Self.unnoticed
    for await _ in signals {
      guard (try? await Task.sleep(until: max(notice, .now + Self.pause), clock: .continuous)) != nil else { return }
      let known = state.withLock { $0 }
      var days = outline.parts.filter { $0.day == shown }.compactMap { known.arrived[$0] }
      var movies = movies(in: days)
      while sent.isEmpty, movies.isEmpty, days.count == outline.theatres.count, shown + 1 < outline.days.count {
        shown += 1
        days = outline.parts.filter { $0.day == shown }.compactMap { known.arrived[$0] }
        movies = self.movies(in: days)
      }
      let provenance = days.reduce(Provenance.network) { $0.lessFresh($1.provenance) }
      for var movie in movies {
        let details = known.movies.details[movie.id]
        let version = Version(showings: movie.showings.count, isDescribed: details != nil)
        let key = RowKey(movie: movie.id, day: movie.date)
        guard sent[key] != version else { continue }
        if let details { movie.add(details) }
        var partial = Partial(item: movie)
        partial.takeAge(of: provenance)
        guard (try? await reader.send(partial)) != nil else { return }
        sent[key] = version
      }
      describe(movies, of: shown, &tasks)
    }
  }

  /// The requested movies at the theatres so far.
  private func movies(in days: [TheatreDay]) -> ArraySlice<MovieShowings> {
    DayProgramme(of: days.flatMap(\.showtimes), filter, at: outline.theatres, by: params.groupBy).movies
      .sorted(by: params.sortBy)
      .prefix(params.list.wanted ?? .max)
  }

  /// Begins to look up further movies while the last theatres are under way. Not earlier, because AMC accepts ten
  /// requests in a second, and theatres come first; not later, because the pages then look movies up themselves. Of a
  /// day that others follow, those of the first page are looked up when all of its theatres have answered.
  /// - Parameter day: the position of the day of the movies.
  private func describe(_ wanted: ArraySlice<MovieShowings>, of day: Int, _ tasks: inout DiscardingTaskGroup) {
    guard params.includeDetails else { return }
    let rows = state.withLock { state -> [MovieShowings] in
      let missing = outline.parts.count { $0.day <= day && state.arrived[$0] == nil }
      let isLast = day == outline.parts.last?.day
      guard !state.isDescribing, isLast ? (1...TheatreDays.width).contains(missing) : missing == 0 else { return [] }
      let rows = wanted.prefix(isLast ? .max : params.list.pageSize).filter { !state.described.contains($0.id) }
      state.described.formUnion(rows.map(\.id))
      state.isDescribing = !rows.isEmpty
      return rows
    }
    guard !rows.isEmpty else { return }
    tasks.addTask { [self] in
      let lookup = await MovieLookup(of: Array(wanted), known: movies, call, links)
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
