// SPDX-License-Identifier: MIT

/// Simulates `api.amctheatres.com` (https://developers.amctheatres.com): routes each path to its handler.
///
/// The real service refuses a request without a key (400, code 1). The sandbox needs no key.
enum AMCSite {
  static func answer(_ request: SandboxRequest) -> SandboxReply {
    var reply = route(request)
    // Nothing changes while the clock is stopped, so clients may cache responses for longer.
    let age = request.clock.elapsed == nil ? 300 : 30
    if reply.status == 200 { reply.headers["Cache-Control"] = "public, max-age=\(age)" }
    return reply
  }

  private static func route(_ request: SandboxRequest) -> SandboxReply {
    let catalogue = Catalogue.shared.at(request.clock)
    let path = Array(request.path.dropFirst(2))
    switch request.path.prefix(2) {
    case ["v2", "movies"]: return AMCMovies(request: request, catalogue: catalogue).answer(path)
    case ["v1", "movie"]: return AMCMovies(request: request, catalogue: catalogue).castAndCrew(path)
    case ["v2", "theatres"]: return AMCTheatres(request: request, catalogue: catalogue).answer(path)
    case ["v2", "showtimes"]: return AMCShowtimes(request: request, catalogue: catalogue).answer(path)
    case ["v2", "locations"]: return AMCPlaces(request: request, catalogue: catalogue).locations(path)
    case ["v2", "location-suggestions"] where path.isEmpty:
      return AMCPlaces(request: request, catalogue: catalogue).suggestions()
    case ["v2", "seating-layouts"]: return AMCSeats(request: request, catalogue: catalogue).answer(path, version: 2)
    case ["v1", "attributes"], ["v1", "markets"], ["v1", "states"]:
      return path.isEmpty ? AMCCodes(request: request, catalogue: catalogue).answer(request.path[1]) : .empty(404)
    case ["v3", "seating-layouts"]: return AMCSeats(request: request, catalogue: catalogue).answer(path, version: 3)
    default: return .empty(404)
    }
  }
}
