// SPDX-License-Identifier: MIT
import Basics
import JSON

/// `/v2/locations…`: theatres ranked by distance, and `/v2/location-suggestions`: places that match a text.
struct AMCPlaces {
  let request: SandboxRequest
  let catalogue: Catalogue
  private var theatres: [Theatre] { catalogue.theatres.filter { !$0.isClosed } }

  /// - Parameter path: what follows `/v2/locations`.
  func locations(_ path: [String]) -> SandboxReply {
    switch path.first {
    case nil: return near()
    case "states" where path.count == 2:
      let state = path[1].folded
      return list(
        theatres.filter { [$0.state.folded, $0.stateName.folded].contains(state) }.map { ($0, nil) }, at: nil)
    case "theatres" where path.count == 2:
      let name = path[1].folded
      return list(theatres.filter { $0.name.contains(folded: name) }.map { ($0, nil) }, at: nil)
    default: return .empty(404)
    }
  }

  private func near() -> SandboxReply {
    guard let place = GeographicPosition(request["latitude"] ?? "", request["longitude"] ?? "") else {
      return .empty(404)
    }
    let radius = request["radius"].flatMap(Double.init) ?? .infinity
    let ranked = theatres.map { ($0, Optional(place.miles(to: $0.coordinate))) }
      .filter { ($0.1 ?? 0) <= radius }
      .sorted { ($0.1 ?? 0, $0.0.id) < ($1.1 ?? 0, $1.0.id) }
    return list(ranked, at: place)
  }

  private func list(_ rows: [(theatre: Theatre, miles: Double?)], at place: GeographicPosition?) -> SandboxReply {
    let ranked = rows.enumerated().map { (rank: $0.offset + 1, theatre: $0.element.theatre, miles: $0.element.miles) }
    return AMCPage(request, "locations", ranked).reply(
      extra: { writer in
        writer.member("latitude", place?.latitude)
        writer.member("longitude", place?.longitude)
      },
      { row, writer in
        writer.object { writer in
          writer.member("rank", row.rank)
          writer.member("distance", row.miles)
          writer.object("_embedded") { writer in
            writer.object("theatre") { AMCTheatreJSON.writeShort(row.theatre, to: &$0) }
          }
          AMCTheatreJSON.writeSelf(of: row.theatre, to: &writer)
        }
      })
  }

  /// The places that match the query: cities first, then postal codes, then theatres.
  func suggestions() -> SandboxReply {
    guard let query = request["query"]?.folded, !query.isEmpty else {
      return AMCPage(request, "suggestions", [Suggestion]()).reply { _, _ in }
    }
    return AMCPage(request, "suggestions", cities(query) + codes(query) + names(query)).reply { row, writer in
      writer.object { writer in
        writer.member("title", row.title)
        writer.member("type", row.type)
        writer.object("_links") { writer in
          let title = AMCLink.escape(row.title.lowercased())
          AMCLink.write(
            "self", "\(AMCLink.base)/v2/location-suggestions/?query=\(title)&page-number=1&page-size=10", to: &writer)
          AMCLink.write(AMCLink.relation("v2/locations"), row.link, to: &writer)
        }
      }
    }
  }

  private struct Suggestion {
    let title: String
    let type: String
    let link: String

    /// A place, which links to its coordinates.
    init(_ title: String, _ type: String, at place: GeographicPosition) {
      self.title = title
      self.type = type
      link = "\(AMCLink.base)/v2/locations?latitude=\(place.latitude)&longitude=\(place.longitude)"
    }

    /// A theatre, which links to its name and has no coordinates.
    init(_ theatre: Theatre) {
      title = theatre.name
      type = "theatre"
      let name = AMCLink.escape(theatre.name.lowercased())
      link = "\(AMCLink.base)/v2/locations/theatres/\(name)?page-number=1&page-size=10"
    }
  }

  private func cities(_ query: String) -> [Suggestion] {
    var first: [String: Theatre] = [:]
    for theatre in theatres where "\(theatre.city), \(theatre.state)".folded.hasPrefix(query) {
      let title = "\(theatre.city), \(theatre.state)"
      if first[title] == nil { first[title] = theatre }
    }
    return first.sorted { $0.key < $1.key }.map { Suggestion($0.key, "city", at: $0.value.coordinate) }
  }

  private func codes(_ query: String) -> [Suggestion] {
    catalogue.zipCodes.filter { $0.code.hasPrefix(query) }.sorted { $0.code < $1.code }
      .map { Suggestion($0.code, "zipcode", at: $0.coordinate) }
  }

  private func names(_ query: String) -> [Suggestion] {
    theatres.filter { $0.name.contains(folded: query) }.sorted { $0.name < $1.name }.map(Suggestion.init)
  }
}
