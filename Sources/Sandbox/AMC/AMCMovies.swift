// SPDX-License-Identifier: MIT
import Basics
import JSON

/// `/v2/movies…` and `/v1/movie/{id}/cast-crew`.
struct AMCMovies {
  let request: SandboxRequest
  let catalogue: Catalogue

  /// - Parameter path: what follows `/v2/movies`.
  func answer(_ path: [String]) -> SandboxReply {
    switch path.count {
    case 0: return all()
    case 1: return one(film(idOrSlug: path[0]))
    case 2 where path[0] == "views": return view(path[1])
    case 2 where path[0] == "internal-release": return one(film(internalRelease: path[1]))
    case 3 where path == ["views", "all", "active"]: return list(catalogue.films)
    case 3 where path[1] == "on-demand" && path[2] == "similar": return similar(to: film(idOrSlug: path[0]))
    default: return .empty(404)
    }
  }

  /// - Parameter path: what follows `/v1/movie`.
  func castAndCrew(_ path: [String]) -> SandboxReply {
    guard path.count == 2, path.last == "cast-crew", let id = path.first else { return .empty(404) }
    guard let film = film(idOrSlug: id) else { return AMCFailure.unknownMovie }
    return .object { AMCMovieJSON.writeCastAndCrew(of: film, to: &$0) }
  }

  private func all() -> SandboxReply {
    let ids = request["ids"].map { _ in Set(request.list("ids").compactMap { Int($0) }) }
    let name = request["name"]?.folded
    let start = request["start-date"].flatMap(Self.day)
    let end = request["end-date"].flatMap(Self.day)
    let films = catalogue.films.filter { film in
      (ids?.contains(film.ids.amc) ?? true)
        && (name.map { film.title.contains(folded: $0) } ?? true)
        && (request["slug"].map { $0.lowercased() == film.slug } ?? true)
        && (request["wwm-release-number"].map { Int($0) == film.ids.release } ?? true)
        && (start.map { film.released > $0 } ?? true)
        && (end.map { film.released <= $0 } ?? true)
    }
    return list(films.sorted { $0.sortableTitle < $1.sortableTitle })
  }

  private func view(_ name: String) -> SandboxReply {
    let states: Set<Film.State>
    switch name {
    case "now-playing": states = [.nowPlaying]
    case "advance": states = [.advance, .event]
    case "coming-soon": states = [.advance, .comingSoon]
    case "active": states = [.nowPlaying, .advance, .comingSoon, .event]
    case "on-demand": states = [.onDemand]
    default: return .empty(404)
    }
    let films = catalogue.films.filter { states.contains($0.state) }
    let isPast = states.isDisjoint(with: [.advance, .comingSoon])
    return list(
      films.sorted { left, right in
        left.firstDay == right.firstDay
          ? left.ids.amc < right.ids.amc : (left.firstDay < right.firstDay) != isPast
      })
  }

  private func list(_ films: [Film]) -> SandboxReply {
    let filter = AMCAttributeFilter(request)
    let rows = films.filter { filter.admits(AMCMovieJSON.attributes(of: $0)) }
    return AMCPage(request, "movies", rows).reply { film, writer in
      writer.object { AMCMovieJSON.write(film, to: &$0) }
    }
  }

  private func one(_ film: Film?) -> SandboxReply {
    guard let film else { return AMCFailure.unknownMovie }
    return .object { AMCMovieJSON.write(film, to: &$0) }
  }

  /// The on-demand films that share genres with a film, those with the most first.
  private func similar(to film: Film?) -> SandboxReply {
    guard let film else { return AMCFailure.unknownMovie }
    let genres = Set(film.genres)
    let ranked = catalogue.films
      .filter { $0.state == .onDemand && $0.ids.amc != film.ids.amc }
      .map { (shared: genres.intersection($0.genres).count, film: $0) }
      .filter { $0.shared > 0 }
      .sorted { ($1.shared, $0.film.ids.amc) < ($0.shared, $1.film.ids.amc) }
    return list(ranked.map(\.film))
  }

  private func film(idOrSlug text: String) -> Film? {
    if let id = Int(text) { return catalogue.film(amc: id) }
    let slug = text.lowercased()
    return catalogue.films.first { $0.slug == slug }
  }

  private func film(internalRelease text: String) -> Film? {
    guard let number = Int(text) else { return nil }
    return catalogue.films.first { $0.internalRelease == number }
  }

  private static func day(_ text: String) -> Day? { Day(text) ?? Day(american: text) }
}
