// SPDX-License-Identifier: MIT
import Basics
import JSON

/// Answers requests for the showtimes at a theatre, the showtimes near a place, and single showtimes.
struct AMCShowtimes {
  let request: SandboxRequest
  let catalogue: Catalogue
  private var schedule: Schedule { Schedule(catalogue, request.clock) }

  /// - Parameter path: the path segments after `/v2/theatres/{theatre}`.
  func answer(_ path: [String], at theatre: Theatre) -> SandboxReply {
    if path == ["showtimes"] {
      return list(schedule.comingShowings(at: theatre), isNear: false)
    }
    let isOfEmbargoed = path.count == 4 && path[2...] == ["views", "embargoed"]
    if path.count == 2 || isOfEmbargoed, path[0] == "showtimes" {
      // AMC answers with an empty body if it can't parse the date.
      guard let day = Day(american: path[1]) ?? Day(path[1]) else { return .empty(404) }
      let showings = schedule.showings(at: theatre, on: day).filter {
        !isOfEmbargoed || AMCShowtimeJSON.isEmbargoed($0, clock: request.clock)
      }
      return list(showings, isNear: false)
    }
    if path.count == 3, path[0] == "movies", path[2] == "earliest-showtime" {
      return earliest(movie: path[1], at: theatre)
    }
    return .empty(404)
  }

  /// - Parameter path: the path segments after `/v2/showtimes`.
  func answer(_ path: [String]) -> SandboxReply {
    if path.count == 5, path.starts(with: ["views", "current-location"]) {
      return near(date: path[2], latitude: path[3], longitude: path[4])
    }
    guard path.count == 1 else { return .empty(404) }
    let showing = Int(path[0]).flatMap { schedule.showing($0) }
    return one(showing, otherwise: AMCFailure.unknownShowtime)
  }

  private func near(date: String, latitude: String, longitude: String) -> SandboxReply {
    guard let day = Day(american: date) ?? Day(date), let place = GeographicPosition(latitude, longitude) else {
      return .empty(404)
    }
    let radius = request["radius"].flatMap(Double.init) ?? 30
    let theatres = catalogue.theatres.filter { theatre in
      place.miles(to: theatre.coordinate) <= radius
        && (request["state"].map { [theatre.state.folded, theatre.stateName.folded].contains($0.folded) } ?? true)
        && (request["city"].map { theatre.city.folded == $0.folded } ?? true)
    }
    let schedule = schedule
    let showings = theatres.flatMap { schedule.showings(at: $0, on: day) }
    return list(showings.sorted { ($0.begins, $0.id) < ($1.begins, $1.id) }, isNear: true)
  }

  private func earliest(movie: String, at theatre: Theatre) -> SandboxReply {
    guard let film = Int(movie).flatMap(catalogue.film(amc:)) else { return AMCFailure.unknownMovie }
    return one(schedule.earliestShowing(of: film, at: theatre), otherwise: AMCFailure.noShowtimes)
  }

  private func one(_ showing: ScheduledShowing?, otherwise failure: SandboxReply) -> SandboxReply {
    guard let showing else { return failure }
    return .object { AMCShowtimeJSON.write(showing, clock: request.clock, to: &$0) }
  }

  /// A page of the showings that pass the request's filters. If there are none, AMC answers 404 with code 5217.
  private func list(_ showings: [ScheduledShowing], isNear: Bool) -> SandboxReply {
    let name = request["movie"]?.folded
    let id = request.integer("movie-id")
    let filter = AMCAttributeFilter(request)
    let rows = showings.filter { showing in
      (name.map { showing.film.title.contains(folded: $0) } ?? true)
        && (id.map { showing.film.ids.amc == $0 } ?? true)
        && filter.admits(AMCShowtimeJSON.attributes(of: showing))
    }
    guard !rows.isEmpty else { return AMCFailure.noShowtimes }
    let updated = AMCShowtimeJSON.lastUpdated(clock: request.clock)
    return AMCPage(request, "showtimes", rows).reply(
      extra: { if !isNear { $0.member("lastUpdatedDateUtc", updated) } },
      { showing, writer in writer.object { AMCShowtimeJSON.write(showing, clock: request.clock, to: &$0) } })
  }
}
