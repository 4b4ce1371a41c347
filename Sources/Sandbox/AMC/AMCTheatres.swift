// SPDX-License-Identifier: MIT
import Basics
import JSON

/// `/v2/theatres…`: theatres. `AMCShowtimes` answers for their showtimes.
struct AMCTheatres {
  let request: SandboxRequest
  let catalogue: Catalogue

  /// - Parameter path: what follows `/v2/theatres`.
  func answer(_ path: [String]) -> SandboxReply {
    if path.isEmpty { return all() }
    if path.count == 4, path.starts(with: ["views", "now-playing", "wwm-release-number"]) { return showing(path[3]) }
    guard path[0] != "views" else { return .empty(404) }
    guard let theatre = theatre(path[0]) else { return AMCFailure.unknownTheatre }
    if path.count == 1 {
      return .object { AMCTheatreJSON.write(theatre, today: request.clock.today, to: &$0) }
    }
    return AMCShowtimes(request: request, catalogue: catalogue).answer(Array(path.dropFirst()), at: theatre)
  }

  private func all() -> SandboxReply {
    if request["city"] != nil && request["state"] == nil { return AMCFailure.cityWithoutState }
    let ids = request["ids"].map { _ in Set(request.list("ids").compactMap { Int($0) }) }
    let name = request["name"]?.folded
    let filter = AMCAttributeFilter(request)
    let withClosed = request["include"]?.lowercased() == "closed"
    let theatres = catalogue.theatres.filter { theatre in
      (withClosed || !theatre.isClosed)
        && (ids?.contains(theatre.id) ?? true)
        && (name.map { theatre.name.contains(folded: $0) } ?? true)
        && matches("market", [theatre.market, String(theatre.marketID)])
        && matches("state", [theatre.state, theatre.stateName])
        && matches("city", [theatre.city])
        && matches("brand", [theatre.brand])
        && filter.admits(AMCTheatreJSON.attributes(of: theatre))
    }
    return list(theatres)
  }

  private func showing(_ release: String) -> SandboxReply {
    let number = Int(release)
    guard let film = catalogue.films.first(where: { $0.ids.release == number }) else {
      return AMCFailure.unknownMovie
    }
    let schedule = Schedule(catalogue, request.clock)
    return list(catalogue.theatres.filter { schedule.isComing(film, to: $0) })
  }

  private func list(_ theatres: [Theatre]) -> SandboxReply {
    AMCPage(request, "theatres", theatres.sorted { $0.id < $1.id }).reply { theatre, writer in
      writer.object { AMCTheatreJSON.write(theatre, today: request.clock.today, to: &$0) }
    }
  }

  /// Whether a filter matches one of the names, spelled either as displayed or as in URLs: `Kansas City`,
  /// `kansas-city`.
  private func matches(_ parameter: String, _ names: [String]) -> Bool {
    guard let wanted = request[parameter]?.folded else { return true }
    return names.contains { $0.folded == wanted }
  }

  private func theatre(_ idOrSlug: String) -> Theatre? {
    if let id = Int(idOrSlug) { return catalogue.theatre(id) }
    let slug = idOrSlug.lowercased()
    return catalogue.theatres.first { $0.slug == slug }
  }
}
