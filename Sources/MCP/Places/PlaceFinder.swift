// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// Finds out which place somebody means, and which theatres are there.
struct PlaceFinder: Sendable {
  let contract: any ContractCaller

  func find(_ question: PlaceQuestion) async throws(RPCError) -> FoundPlace {
    switch question {
    case .coordinates(let latitude, let longitude):
      FoundPlace(title: "\(latitude), \(longitude)", latitude: latitude, longitude: longitude)
    case .text(let text): try await find(text)
    }
  }

  private func find(_ text: String) async throws(RPCError) -> FoundPlace {
    if let id = EntityReference(text) { return FoundPlace(try await theatre(id.description)) }
    for attempt in Self.attempts(text) {
      let places = try await rows("theatres/suggest", attempt)
      if let place = try await best(of: places, for: attempt) { return place }
      let theatres = try await rows("search/theatres", attempt).compactMap(NearTheatre.init)
      if let first = theatres.first {
        var place = FoundPlace(first)
        place.alternatives = theatres.dropFirst().prefix(5).map { "\($0.name) (\($0.id))" }
        return place
      }
    }
    throw .notFound(
      "No city, zip code or AMC theatre is known as \"\(TextValue.shortened(text, to: 100))\"",
      hint:
        "only places in the United States are known; give a city with its state, a zip code, the name of a theatre, "
        + "or latitude and longitude")
  }

  /// People write more than the provider knows: what stands before the comma may suffice ("Studio 28, Olathe"), or what
  /// stands after it ("Times Square, New York").
  private static func attempts(_ text: String) -> [String] {
    let parts = text.split(separator: ",", maxSplits: 1).map(String.init).filter { $0.contains { !$0.isWhitespace } }
    return parts.count == 2 ? [text] + parts : parts.isEmpty ? [text] : parts
  }

  /// The place with exactly that name if there is one, else the first that leads anywhere.
  private func best(of rows: [JSONValue], for text: String) async throws(RPCError) -> FoundPlace? {
    let places = rows.filter { $0["theatreId"] != nil || $0["latitude"] != nil }
    guard let chosen = places.first(where: { $0["title"]?.string?.bare == text.bare }) ?? places.first,
      let title = chosen["title"]?.string
    else { return nil }
    var place: FoundPlace
    if let id = chosen["theatreId"]?.string {
      place = FoundPlace(try await theatre(id))
    } else {
      place = FoundPlace(title: title, latitude: chosen["latitude"]?.double, longitude: chosen["longitude"]?.double)
    }
    place.alternatives = Array(places.compactMap { $0["title"]?.string }.filter { $0 != title }.prefix(5))
    return place
  }

  /// The theatres that a place means, the nearest first.
  func theatres(at place: FoundPlace, radiusKilometres: Double) async throws(RPCError) -> [NearTheatre] {
    if let theatre = place.theatre { return [theatre] }
    guard let latitude = place.latitude, let longitude = place.longitude else { return [] }
    let params = RawJSON {
      $0.object { writer in
        writer.member("latitude", latitude)
        writer.member("longitude", longitude)
        writer.member("radiusKilometres", radiusKilometres)
        writer.member("pageSize", 100)
      }
    }
    let theatres = try await contract.call("theatres/near", params).list("items").compactMap(NearTheatre.init)
    return theatres.sorted { ($0.distanceKilometres ?? .infinity) < ($1.distanceKilometres ?? .infinity) }
  }

  /// One theatre with all that is known of it.
  func theatre(_ id: String) async throws(RPCError) -> NearTheatre {
    let theatre = try await contract.call("theatres/get", RawJSON { $0.object { $0.member("id", id) } })
    guard let theatre = NearTheatre(theatre) else { throw .notFound("There is no theatre \(id)") }
    return theatre
  }

  private func rows(_ method: String, _ query: String) async throws(RPCError) -> [JSONValue] {
    let params = RawJSON {
      $0.object { writer in
        writer.member("query", query)
        writer.member("pageSize", 20)
      }
    }
    return try await contract.call(method, params).list("items")
  }
}

extension ErrorCode {
  /// The contract's code for something that isn't there.
  static let notFound = ErrorCode(rawValue: -32012)
}

extension RPCError {
  /// - Parameter hint: what to try instead.
  static func notFound(_ message: String, hint: String? = nil) -> RPCError {
    RPCError(.notFound, message, kind: "notFound") { $0.member("hint", hint) }
  }
}
