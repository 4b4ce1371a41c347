// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// A request for what the theatres at a place show on a day.
///
///     place ─▶ theatres ─▶ each theatre's showtimes, concurrently ─▶ DayProgramme: filter, group by movie
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
  let day: DayWord
  /// The only movie whose showings are requested, by the id of any provider; nil for all.
  var movieId: EntityID?
  let wishes: ShowingWishes
  /// The user's settings that stand for parameters.
  let settingsUsed: [SettingName]?

  /// Requests the day's showings of all theatres at the place.
  /// - Parameter willRequest: called with the theatres before they are requested; returns what gets their days as they
  ///   arrive.
  func programme(
    _ willRequest: (_ theatres: [Theatre], ShowingFilter) -> EarlyRows? = { _, _ in nil }
  ) async throws -> Programme {
    await call.beginProgress(percentage: 0)
    let finder = PlaceFinder(call: call)
    let found = try await finder.place(place)
    let place = found.place
    var facts = ListFacts(place: place, partySize: wishes.partySize, settingsUsed: settingsUsed)
    let theatres = try await finder.theatres(at: found, radiusKilometres: radiusKilometres)
    guard let nearest = theatres.content.first else {
      let messages = [finder.noTheatre(at: place, radiusKilometres), await finder.nearestTheatre(to: place)]
      facts.message = messages.compactMap(\.self).joined(separator: " ")
      return Programme(facts: facts, provenance: theatres.provenance)
    }
    let clock = try await clock(of: nearest)
    let day = try clock.day(self.day, ofShowings: true)
    facts.date = day
    var filter = ShowingFilter(wishes, day: day, now: clock.now)
    let early = willRequest(theatres.content, filter)
    let days: TheatreDays
    do {
      days = try await TheatreDays(
        theatres.content, on: day, isNight: clock.isNight(of: day), movies: try await movies(), call
      ) { early?.take($0, $1) }
      if days.faults.count == theatres.content.count, let fault = days.faults.first { throw fault.error }
      try filter.checkFormats(in: days.showtimes)
    } catch {
      early?.cancel()
      throw error
    }
    facts.faults = days.faults.isEmpty ? nil : days.faults
    var remarks: [String] = []
    if let query = wishes.titleQuery {
      let titled = try await TitledShowings(query, in: days.showtimes, call, links)
      filter = filter.choosing(titled)
      if let remark = titled.remark(filter.there(place)) { remarks.append(remark) }
      facts.titleMatch = titled.isOfWords ? .words : nil
    }
    let programme = DayProgramme(of: days.showtimes, filter, at: theatres.content)
    facts.privateRentals = programme.rentalCount.nilIfZero
    facts.totalShowings = programme.showingCount
    if programme.movies.isEmpty {
      remarks = []
      facts.titleMatch = nil
      facts.message = filter.explanation(of: days.showtimes, at: place, theatres.content)
    }
    if self.day == .weekend, let remark = day.remarkOnWeekend { remarks.append(remark) }
    return Programme(
      facts: facts, remark: remarks.isEmpty ? nil : remarks.joined(separator: " "), movies: programme.movies,
      provenance: days.provenance.lessFresh(theatres.provenance), hasTheatres: true)
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
