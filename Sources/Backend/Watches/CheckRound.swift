// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC
import Synchronization
import TMDB

/// The upstream requests of one round of checks. What several watches need is requested once.
final class CheckRound: Sendable {
  private let first: Call
  let watches: WatchServices
  /// When the round began, by the watches' clock.
  let now: Instant
  /// The call of the next request, whose time begins anew.
  var call: Call { first.for(.nextCheck) }
  let days = Memo<[Showtime]>()
  /// The theatres whose showtimes under embargo the round requests.
  let embargoTheatres = Mutex<Set<EntityID>>([])
  private let showtimes = Memo<Showtime>()
  private let layouts = Memo<SeatingLayout>()
  private let movies = Memo<Movie>()
  private let releases = Memo<Movie>()
  private let programmes = Memo<AMCCatalogue>()
  private let credits = Memo<[PersonCredit]>()
  private let films = Memo<Movie>()
  private let shows = Memo<Show>()
  let entries = Memo<AMCEntries>()

  /// - Parameter now: the time by the watches' clock; nil for the present.
  init(_ call: Call, _ watches: WatchServices, now: Instant? = nil) {
    first = call
    self.watches = watches
    self.now = now ?? watches.clock.now
  }

  /// A theatre's showtimes of a day; empty if it has none.
  /// - Parameters:
  ///   - date: nil for all coming days.
  ///   - movie: only this movie's; nil for all, which more watches can share.
  func showtimes(
    at theatre: StoredTheatre, on date: Day?, of movie: EntityID?
  ) async throws(RPCError) -> [Showtime] {
    let isNight = date.map { self.isNight(of: $0, theatre) } ?? false
    return try await days.value("\(theatre.id) \(date?.description ?? "") \(movie?.description ?? "")") {
      [call] () async throws(RPCError) in
      let place = [Theatre(id: theatre.id, name: theatre.name)]
      let view = { AMCView<Showtime>.atTheatre(id: theatre.id.native, date: $0, movieID: movie?.native) }
      let outcome =
        if let date {
          await TheatreDay.showings(of: date, isNight: isNight, at: place, call, call.silentContext, in: view)
        } else {
          await TheatreDay.whole(view(nil), at: place, call, call.silentContext)
        }
      return try outcome.mapError { RPCError($0) }.get().showtimes
    }
  }

  /// Whether the evening of a day goes on after midnight, by the theatre's clock.
  private func isNight(of day: Day, _ theatre: StoredTheatre) -> Bool {
    let offset = theatre.timeZoneName.flatMap(TimeZoneRules.named)?.offset(at: now) ?? theatre.utcOffset
    return LocalClock(now: now, offset: offset ?? AmericanClock.pacific.offset(at: now)).isNight(of: day)
  }

  func showtime(_ id: EntityID) async throws(RPCError) -> Showtime {
    try await showtimes.value("\(id)") { [call] () async throws(RPCError) in
      try await call.amc.answer(AMCObject.showtime(id.native))
    }
  }

  /// The seats of a showing. AMC's `lastUpdatedDateUtc` of the showing can't save this request: it isn't documented to
  /// change when a seat is sold, and one row in six lacks it.
  func layout(of showtime: Showtime) async throws(RPCError) -> SeatingLayout {
    try await layouts.value("\(showtime.id)") { [call] () async throws(RPCError) in
      try await call.seatingLayout(of: showtime)
    }
  }

  /// A movie of AMC's.
  func movie(_ id: EntityID) async throws(RPCError) -> Movie {
    try await movies.value("\(id)") { [call] () async throws(RPCError) in
      try await call.amc.answer(AMCObject.movie(id.native))
    }
  }

  /// A movie of TMDB's with its release dates and offers.
  /// - Parameter isOfLibrary: whether a kept response is new enough, and a new one is shared with no other machine,
  ///   because it shows what is in the library.
  func release(
    of movie: TMDBID, in region: Region, isOfLibrary: Bool = false
  ) async throws(RPCError) -> Movie {
    try await releases.value("\(movie.entity) \(region.code) \(isOfLibrary)") { [call] () async throws(RPCError) in
      var call = call
      if isOfLibrary {
        call = call.for(.library)
        call.context.cacheMode = .default
        call.context.earliestTransfer = nil
      }
      var presentation = call.presentation
      presentation.region = region
      return try await call.tmdb.answer(
        MovieEndpoint(movie, include: [.releaseDates, .watchProviders], for: presentation))
    }
  }

  /// A show of TMDB's with its offers.
  func offers(ofShow show: TMDBID, in region: Region) async throws(RPCError) -> Show {
    try await shows.value("\(show.entity) \(region.code)") { [call] () async throws(RPCError) in
      var presentation = call.presentation
      presentation.region = region
      return try await call.tmdb.answer(ShowEndpoint(show, include: [.watchProviders], for: presentation))
    }
  }

  /// A movie of TMDB's, as it describes it; a kept response is new enough.
  func film(_ id: TMDBID) async throws(RPCError) -> Movie {
    try await films.value("\(id.entity)") { [call] () async throws(RPCError) in
      var call = call
      call.context.cacheMode = .default
      call.context.earliestTransfer = nil
      return try await call.tmdb.answer(MovieEndpoint(id, for: call.presentation))
    }
  }

  /// What a person did, at TMDB.
  func credits(of person: TMDBID) async throws(RPCError) -> [PersonCredit] {
    try await credits.value("\(person.entity)") { [call] () async throws(RPCError) in
      try await call.tmdb.answer(TMDBObject.credits(ofPerson: person, for: call.presentation)).rows
    }
  }

  /// All coming showtimes of a theatre. There may be two thousand, so AMC's other members are dropped.
  func sales(at theatre: StoredTheatre) async throws(RPCError) -> [Showtime] {
    try await days.value("\(theatre.id) sales") { [call] () async throws(RPCError) in
      let place = [Theatre(id: theatre.id, name: theatre.name)]
      let view = AMCView<Showtime>.atTheatre(id: theatre.id.native, date: nil)
      let day = try await TheatreDay.whole(view, at: place, call, call.silentContext).mapError { RPCError($0) }.get()
      return day.showtimes.map { showtime in
        var showtime = showtime
        showtime.amc = nil
        return showtime
      }
    }
  }

  /// The movies that AMC shows, sells tickets for or announces.
  func programme() async throws(RPCError) -> AMCCatalogue {
    try await programmes.value("") { [call] () async throws(RPCError) in
      let programme = await AMCProgramme(call)
      if let error = programme.error { throw error }
      return programme.catalogue { programme.availability(of: $0.id) != .onDemand }
    }
  }
}

/// Values by key, each requested at most once. Callers that come meanwhile wait for the request under way.
final class Memo<Value: Sendable>: Sendable {
  private let tasks = Mutex<[String: Task<Result<Value, RPCError>, Never>]>([:])

  func value(
    _ key: String, _ make: @escaping @Sendable () async throws(RPCError) -> Value
  ) async throws(RPCError) -> Value {
    let task = tasks.withLock { tasks in
      if let task = tasks[key] { return task }
      let task = Task { () -> Result<Value, RPCError> in
        do throws(RPCError) { return .success(try await make()) } catch { return .failure(error) }
      }
      tasks[key] = task
      return task
    }
    return try await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }.get()
  }
}
