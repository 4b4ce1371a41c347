// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// The showtimes of a day at several theatres.
struct TheatreDays {
  /// In the order of the theatres, each with its theatre's name and distance.
  private(set) var showtimes: [Showtime] = []
  /// The theatres whose requests failed.
  private(set) var faults: [ProviderFault] = []
  private(set) var provenance = Provenance.network

  /// How many theatres are requested at once.
  static let width = 8

  /// Requests the theatres' days side by side.
  /// - Parameters:
  ///   - isNight: whether the day's evening goes on after midnight.
  ///   - movies: AMC's ids of the only film whose showtimes are wanted; nil for all films.
  ///   - didArrive: called with each theatre's day, from any task.
  init(
    _ theatres: [Theatre], on day: Day, isNight: Bool, movies: Set<EntityID>?, _ call: Call,
    didArrive: @escaping @Sendable (_ theatre: EntityID, TheatreDay) -> Void
  ) async throws(RPCError) {
    await call.beginProgress()
    let context = call.context
    // AMC filters by one movie at most. Several have the whole day in common, in one request.
    let only = movies.flatMap { $0.count == 1 ? $0.map(\.native).joined() : nil }
    let outcomes = await theatres.mapped(atOnce: Self.width) { count in
      await call.request?.workDone?.report(
        message: "\(count) of \(theatres.count.counted("theatre"))", percentage: 70 * count / theatres.count)
    } _: { theatre in
      let outcome = await TheatreDay.showings(of: day, isNight: isNight, at: [theatre], call, context) {
        .atTheatre(id: theatre.id.native, date: $0, movieID: only)
      }.map { $0.of(only == nil ? movies : nil) }
      if case .success(let day) = outcome { didArrive(theatre.id, day) }
      return outcome
    }
    for (theatre, outcome) in zip(theatres, outcomes) {
      switch outcome {
      case .success(let day):
        showtimes += day.showtimes
        provenance = provenance.lessFresh(day.provenance)
      case .failure(var error):
        if error.kind == .cancelled { throw RPCError(error) }
        error.message = "\(theatre.name): \(error.message)"
        faults.append(ProviderFault(provider: .amc, error: RPCError(error)))
      }
    }
  }
}

/// The showtimes of a day at one theatre, or near a place.
struct TheatreDay {
  var showtimes: [Showtime] = []
  /// The least fresh of the responses.
  var provenance = Provenance.network

  /// A theatre has some hundred showtimes a day, and may have two thousand to come. A list without an end is not read
  /// further.
  private static let mostPages = 50

  /// The showings of a day, which begins at five in the morning.
  /// - Parameters:
  ///   - isNight: whether the day's evening goes on after midnight. AMC doesn't document whether it lists showings
  ///     after midnight on this day or on the next, so both lists are requested.
  ///   - theatres: those whose names, distances and clocks the showtimes take.
  ///   - view: the list of a day.
  static func showings(
    of day: Day, isNight: Bool, at theatres: [Theatre], _ call: Call, _ context: CallContext,
    in view: (Day) -> AMCView<Showtime>
  ) async -> Result<TheatreDay, UpstreamError> {
    let outcome = await whole(view(day), at: theatres, call, context)
    guard isNight, let next = day.adding(days: 1), case .success(let first) = outcome else { return outcome }
    return await whole(view(next), at: theatres, call, context).map { first.evening(of: day, with: $0) }
  }

  /// All showtimes of a list. If it changes while it is read, it is read a second time: a showtime that begins leaves
  /// the list, and one that moves up in its place may be on a page that was already read.
  static func whole(
    _ view: AMCView<Showtime>, at theatres: [Theatre], _ call: Call, _ context: CallContext
  ) async -> Result<TheatreDay, UpstreamError> {
    let first = await read(view, at: theatres, call, context)
    guard first.hasChanged else { return first.outcome }
    var context = context
    // Pages in the cache may be of different times.
    if context.cacheMode == .default { context.cacheMode = .revalidate }
    let second = await read(view, at: theatres, call, context).outcome
    if case .success = second { return second } else { return first.outcome }
  }

  /// - Returns: all showtimes of a list, and whether its pages state different totals.
  private static func read(
    _ view: AMCView<Showtime>, at theatres: [Theatre], _ call: Call, _ context: CallContext
  ) async -> (outcome: Result<TheatreDay, UpstreamError>, hasChanged: Bool) {
    var whole = TheatreDay()
    var totals: Set<Int> = []
    do throws(PageFailure) {
      let pages = ListPages(AMCList(view, pageSize: 100), client: call.amc.client, context: context)
      for try await page in pages {
        if let total = page.totalRows { totals.insert(total) }
        whole.provenance = page.number == 1 ? page.provenance : whole.provenance.lessFresh(page.provenance)
        var rows = page.rows
        for index in rows.indices {
          // A theatre's own list need not name it.
          let theatre = rows[index].theatreId.flatMap { id in theatres.first { $0.id == id } }
          if let theatre = theatre ?? (theatres.count == 1 ? theatres[0] : nil) { rows[index].locate(at: theatre) }
        }
        // One page is the rule, and a showtime is large.
        if page.number == 1 { whole.showtimes = rows } else { whole.showtimes += rows }
        if page.number == mostPages { break }
      }
      return (.success(whole), totals.count > 1)
    } catch {
      return (.failure(error.error), false)
    }
  }

  /// The showtimes of some movies.
  /// - Parameter movies: nil for all.
  func of(_ movies: Set<EntityID>?) -> TheatreDay {
    guard let movies else { return self }
    let wanted = showtimes.filter { $0.movieId.map(movies.contains) ?? false }
    return TheatreDay(showtimes: wanted, provenance: provenance)
  }

  /// The showings of a day's evening, which may be on two lists, or on both.
  private func evening(of day: Day, with next: TheatreDay) -> TheatreDay {
    var known: Set<EntityID> = []
    let late = next.showtimes.filter { $0.startsAtLocal?.showingDay == day }
    let all = (showtimes.filter { $0.startsAtLocal.map { $0.showingDay == day } ?? true } + late)
      .filter { known.insert($0.id).inserted }
    return TheatreDay(showtimes: all, provenance: provenance.lessFresh(next.provenance))
  }
}

extension Showtime {
  /// Adds the theatre's id, name and distance.
  mutating func locate(at theatre: Theatre) {
    theatreId = theatreId ?? theatre.id
    theatreName = theatre.name
    distanceKilometres = theatre.distanceKilometres
    startsAtLocal =
      startsAtLocal
      ?? startsAt.flatMap { start in
        theatre.zone?.offset(at: start).map { LocalTime(start, offset: $0) }
      }
  }
}
