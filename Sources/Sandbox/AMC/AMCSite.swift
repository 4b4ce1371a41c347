import JSON

/// Plays `api.amctheatres.com` (https://developers.amctheatres.com): which path is answered by what.
///
/// The real service refuses a request without a key (400, code 1). The sandbox has no keys and asks for none.
enum AMCSite {
  static func answer(_ request: SandboxRequest) -> SandboxReply {
    let catalogue = Catalogue.shared
    let version = request.path.first ?? ""
    let rest = Array(request.path.dropFirst())
    switch (version, rest.first) {
    case ("v2", "movies"): return AMCMovies(request, catalogue).answer(rest.dropFirst())
    case ("v1", "movie"): return AMCMovies(request, catalogue).castAndCrew(rest.dropFirst())
    default: return .empty(404)
    }
  }
}
