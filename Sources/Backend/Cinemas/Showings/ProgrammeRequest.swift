// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC

/// A request for what the theatres at a place show on a day, or on several.
///
///     place ─▶ theatres, days (ProgrammeOutline) ─▶ each theatre's showtimes, concurrently ─▶ DayProgramme
struct ProgrammeRequest {
  /// What the theatres show.
  struct Programme {
    var facts: ListFacts
    /// What the rows don't say, for people.
    var remark: String?
    /// In order of their first showings.
    var movies: [MovieShowings] = []
    var provenance: Provenance
    /// Whether there is a theatre; without one the message of the facts says why.
    var hasTheatres = false
  }

  let call: Call
  let links: LinkMemory
  let place: PlaceQuery
  let radiusKilometres: Double?
  let days: RequestedDays
  /// Whether a row is a movie, or a movie of one day.
  var group = ProgrammeGroup.movie
  /// The only movie whose showings are requested, by the id of any provider; nil for all.
  var movieId: EntityID?
  let wishes: ShowingWishes
  /// The user's settings that stand for parameters.
  let settingsUsed: [SettingName]?

  /// Finds the place, its theatres and the days.
  func outline() async throws -> ProgrammeOutline {
    await call.beginProgress(percentage: 0)
    let finder = PlaceFinder(call: call)
    let found = try await finder.place(place)
    let place = found.place
    var facts = ListFacts(place: place, partySize: wishes.partySize, settingsUsed: settingsUsed)
    let theatres = try await finder.theatres(at: found, radiusKilometres: radiusKilometres)
    guard let nearest = theatres.content.first else {
      let messages = [finder.noTheatre(at: place, radiusKilometres), await finder.nearestTheatre(to: place)]
      facts.message = messages.compactMap(\.self).joined(separator: " ")
      let today = ShowingDays(AmericanClock.eastern.day(at: call.now))
      return ProgrammeOutline(
        place: place, facts: facts, remark: nil, theatres: [], days: today, isNight: false,
        filter: ShowingFilter(wishes, on: today, now: call.now), movies: nil, provenance: theatres.provenance)
    }
    let clock = try await clock(of: nearest)
    let days = try self.days.days(at: clock)
    facts.date = days.first
    facts.untilDate = self.days.namesEnd ? days.last : nil
    // Theatres in other time zones may have another day.
    let clocks = Set(theatres.content.compactMap { $0.offset(at: call.now) }).map {
      LocalClock(now: call.now, offset: $0)
    }
    let isClear = clocks.allSatisfy { (try? self.days.days(at: $0)) == days }
    return ProgrammeOutline(
      place: place, facts: facts, remark: isClear ? nil : "The days are by the clock of \(nearest.name).",
      theatres: theatres.content, days: days,
      isNight: ([clock] + clocks).contains { $0.isNight(of: days.last) },
      filter: ShowingFilter(wishes, on: days, now: clock.now), movies: try await movies(),
      provenance: theatres.provenance)
  }

  /// Requests the showings of all theatres at the place.
  func programme() async throws -> Programme { try await programme(try await outline()) { _, _ in } }

  /// Requests the showings of all theatres of an outline.
  /// - Parameter didArrive: called with the outcome of each part, from any task.
  func programme(
    _ outline: ProgrammeOutline,
    didArrive: @escaping @Sendable (TheatreDays.Part, Result<TheatreDay, UpstreamError>) -> Void
  ) async throws -> Programme {
    guard !outline.theatres.isEmpty else { return Programme(facts: outline.facts, provenance: outline.provenance) }
    let days = try await TheatreDays(outline, call, didArrive: didArrive)
    var filter = outline.filter
    try filter.checkFormats(in: days.showtimes)
    var facts = outline.facts
    facts.faults = days.faults.nilIfEmpty
    var remark = outline.remark
    if let query = wishes.titleQuery {
      let titled = try await TitledShowings(query, in: days.showtimes, call, links)
      filter = filter.choosing(titled)
      let words = [remark, titled.remark(filter.there(outline.place))].compactMap(\.self)
      remark = words.isEmpty ? nil : words.joined(separator: " ")
      facts.titleMatch = titled.isOfWords ? .words : nil
    }
    let programme = DayProgramme(of: days.showtimes, filter, at: outline.theatres, by: group)
    facts.privateRentals = programme.rentalCount.nilIfZero
    facts.totalShowings = programme.showingCount
    if programme.movies.isEmpty {
      remark = outline.remark
      facts.titleMatch = nil
      facts.message = filter.explanation(of: days.showtimes, at: outline.place, outline.theatres)
    }
    return Programme(
      facts: facts, remark: remark, movies: programme.movies,
      provenance: days.provenance.lessFresh(outline.provenance), hasTheatres: true)
  }

  private func clock(of theatre: Theatre) async throws(RPCError) -> LocalClock {
    guard let offset = theatre.offset(at: call.now) else { return try await call.clock(of: theatre.id) }
    return LocalClock(now: call.now, offset: offset)
  }

  /// AMC's ids of the only film that is wanted; nil for all films.
  private func movies() async throws(RPCError) -> Set<EntityID>? {
    guard let movieId else { return nil }
    return try await MovieLinker(call: call, links: links).amcIDs(of: movieId)
  }
}

/// What is known of a programme before the theatres' showtimes are requested.
struct ProgrammeOutline: Sendable {
  let place: FoundPlace
  /// The place and the days.
  let facts: ListFacts
  /// Whose days these are, for people; nil if they are those of each theatre.
  let remark: String?
  /// The nearest first; none if no theatre is near.
  let theatres: [Theatre]
  let days: ShowingDays
  /// Whether the last day's evening goes on after midnight.
  let isNight: Bool
  let filter: ShowingFilter
  /// AMC's ids of the only film that is wanted; nil for all films.
  let movies: Set<EntityID>?
  let provenance: Provenance
}
