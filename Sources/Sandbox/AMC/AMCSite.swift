// SPDX-License-Identifier: MIT
import JSON

/// Plays `api.amctheatres.com` (https://developers.amctheatres.com): routes each path to what answers it.
///
/// The real service refuses a request without a key (400, code 1). The sandbox has no keys and asks for none.
enum AMCSite {
  static func answer(_ request: SandboxRequest) -> SandboxReply {
    var reply = route(request)
    // While the clock stands nothing changes, so clients may cache responses.
    let age = request.clock.elapsed == nil ? 300 : 30
    if reply.status == 200 { reply.headers["Cache-Control"] = "public, max-age=\(age)" }
    return reply
  }

  private static func route(_ request: SandboxRequest) -> SandboxReply {
    let catalogue = Catalogue.shared.at(request.clock)
    let version = request.path.first ?? ""
    let rest = request.path.dropFirst(2)
    switch (version, request.path.dropFirst().first) {
    case ("v2", "movies"): return AMCMovies(request: request, catalogue: catalogue).answer(rest)
    case ("v1", "movie"): return AMCMovies(request: request, catalogue: catalogue).castAndCrew(rest)
    case ("v2", "theatres"): return AMCTheatres(request: request, catalogue: catalogue).answer(rest)
    case ("v2", "showtimes"): return AMCShowtimes(request, catalogue).answer(rest)
    case ("v2", "locations"): return AMCPlaces(request, catalogue).locations(rest)
    case ("v2", "location-suggestions") where rest.isEmpty: return AMCPlaces(request, catalogue).suggestions()
    case ("v2", "seating-layouts"): return AMCSeats(catalogue, request.clock).answer(rest, version: 2)
    case ("v3", "seating-layouts"): return AMCSeats(catalogue, request.clock).answer(rest, version: 3)
    default: return .empty(404)
    }
  }
}
