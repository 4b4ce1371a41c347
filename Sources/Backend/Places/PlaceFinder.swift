// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// Finds the place that a request means.
///
///     text ─▶ AMC's location suggestions ─▶ a city, a ZIP code or a theatre
///          └▶ AMC's theatres by name (if nothing was suggested) ─▶ a theatre
struct PlaceFinder {
  let call: Call
  /// Whether the text must stay out of every file.
  let isPrivate: Bool

  /// Finds a place.
  /// - Returns: nil if AMC knows no such place; only a text can be unknown.
  func place(_ query: PlaceQuery) async throws(RPCError) -> LocatedPlace? {
    switch query {
    case .coordinates(let coordinates):
      return LocatedPlace(place: FoundPlace(coordinates))
    case .theatre(let id):
      let theatre = try await call.amc.response(to: TheatreEndpoint(.id(id.native)))
      return LocatedPlace(theatre.content, theatre.provenance)
    case .text(let text):
      for part in Self.readings(of: text) {
        if let place = try await place(named: part) { return place }
      }
      return nil
    }
  }

  /// What to look for, in order. People write more than AMC knows: the text before a comma may suffice ("Studio 28,
  /// Olathe"), or the text after it ("Times Square, New York"). A nickname ("NYC") is first looked for as the city.
  static func readings(of text: String) -> [String] {
    if let city = CityNickname.city(text) { return readings(of: city) + [text] }
    let parts = text.split(separator: ",", maxSplits: 1).compactMap { Query(String($0))?.text }
    return parts.count == 2 ? [text] + parts : [text]
  }

  private func place(named text: String) async throws(RPCError) -> LocatedPlace? {
    let suggested = try await call.amc.response(to: AMCList(PlaceView(text), pageSize: 20), isPrivate: isPrivate)
    let suggestions = suggested.content.rows.filter { $0.isTheatre || $0.latitude != nil }
    let exact = suggestions.filter { $0.title.bare == text.bare }
    for suggestion in exact + suggestions.filter({ $0.title.bare != text.bare }) {
      guard var found = try await located(suggestion, suggested.provenance) else { continue }
      let others = suggestions.filter { $0.title != suggestion.title }.prefix(Self.mostAlternatives)
      found.place.alternatives = others.isEmpty ? nil : others.map { PlaceAlternative(name: $0.title, kind: $0.kind) }
      return found
    }
    return try await theatre(named: text)
  }

  /// A suggestion with its coordinates; AMC gives only the name of a theatre, which is looked up.
  private func located(_ place: Place, _ provenance: Provenance) async throws(RPCError) -> LocatedPlace? {
    guard place.isTheatre else {
      let found = FoundPlace(
        name: place.title, kind: place.kind, latitude: place.latitude, longitude: place.longitude)
      return LocatedPlace(place: found, provenance: provenance)
    }
    return try await call.theatre(called: place.title, isPrivate: isPrivate).map { LocatedPlace($0, provenance) }
  }

  private func theatre(named text: String) async throws(RPCError) -> LocatedPlace? {
    let list = AMCList(TheatreView.all(TheatreFilter(name: text)), pageSize: 20)
    let answer = try await call.amc.response(to: list, isPrivate: isPrivate)
    let theatres = answer.content.rows
    guard let first = theatres.first else { return nil }
    var found = LocatedPlace(first, answer.provenance)
    let others = theatres.dropFirst().prefix(Self.mostAlternatives)
    found.place.alternatives =
      others.isEmpty ? nil : others.map { PlaceAlternative(name: $0.name, kind: .theatre, theatreId: $0.id) }
    return found
  }

  /// The theatres at a place, nearest first: one if the place is a theatre and no radius is given.
  func theatres(at found: LocatedPlace, radiusKilometres: Double?) async throws(RPCError) -> Response<[Theatre]> {
    if let theatre = found.theatre, radiusKilometres == nil {
      return Response(content: [theatre], provenance: found.provenance)
    }
    guard let coordinates = found.place.coordinates else { return Response(content: []) }
    let view = LocationView.near(coordinates, radiusKilometres: radiusKilometres ?? Self.usualRadius)
    return try await call.amc.response(to: AMCList(view, pageSize: 100)).map { page in
      let theatres = page.rows.compactMap(\.self)
      return theatres.sorted { $0.distanceKilometres ?? .infinity < $1.distanceKilometres ?? .infinity }
    }
  }

  /// In kilometres: as far as most people go to a theatre.
  static let usualRadius = 40.0

  /// The message for a place without theatres.
  func noTheatre(at place: FoundPlace, _ radiusKilometres: Double?) -> String {
    let radius = radiusKilometres ?? Self.usualRadius
    return
      "There is no AMC theatre within \(Int(exactly: radius).map(String.init) ?? String(radius)) km of \(place.name)."
  }

  /// The message for people about the nearest theatre, however far it is; nil if AMC tells none.
  func nearestTheatre(to place: FoundPlace) async -> String? {
    let anywhere = try? await theatres(at: LocatedPlace(place: place), radiusKilometres: Self.mostKilometres)
    guard let nearest = anywhere?.content.first, let distance = nearest.distanceKilometres else { return nil }
    return "The nearest is \(nearest.name) (\(nearest.id)), \(Int(distance.rounded())) km away."
  }

  /// In kilometres: about half the circumference of the Earth.
  private static let mostKilometres = 20_000.0

  /// The message for a place that is not found, with the nearest name that is known.
  func unknownPlace(_ text: String) async -> String {
    let nearest = await nearestName(to: text)
    return "No city, ZIP code or AMC theatre is known as “\(text)”." + (nearest.map { " Did you mean “\($0)”?" } ?? "")
      + " Only places in the United States are known: give a city with its state, a ZIP code, a theatre's name, or"
      + " coordinates."
  }

  /// The name of a city or theatre that is spelled much like the text; nil if none is, or if AMC can't say.
  private func nearestName(to text: String) async -> String? {
    let list = ListPages(
      AMCList(TheatreView.all(TheatreFilter()), pageSize: 100), client: call.amc.client, context: call.silentContext)
    var names: [String] = []
    do {
      for try await page in list {
        for theatre in page.rows { names += theatre.placeNames }
        if page.number == Self.mostPages { break }
      }
    } catch {
      return nil
    }
    return nearest(to: text, in: names)
  }

  private static let mostAlternatives = 5

  /// AMC has some 600 theatres; a list without an end is not read further.
  private static let mostPages = 20
}

/// A place that was found.
struct LocatedPlace {
  var place: FoundPlace
  /// The theatre, if the place is one.
  var theatre: Theatre?
  var provenance = Provenance.network
}

extension LocatedPlace {
  init(_ theatre: Theatre, _ provenance: Provenance) {
    self.init(place: FoundPlace(theatre), theatre: theatre, provenance: provenance)
  }
}

extension Call {
  /// The theatre with exactly this name, in any case, or the only one that AMC finds by it; nil also for a name that
  /// AMC can't be asked about.
  func theatre(called name: String, isPrivate: Bool) async throws(RPCError) -> Theatre? {
    guard name.isPathSegment else { return nil }
    let answer = try await amc.response(to: AMCList(LocationView.named(name), pageSize: 10), isPrivate: isPrivate)
    let theatres = answer.content.rows
    return theatres.count == 1
      ? theatres[0] : theatres.first { [$0.name, $0.longName].contains { $0?.lowercased() == name.lowercased() } }
  }
}

extension Place {
  fileprivate var isTheatre: Bool { type == "theatre" }

  fileprivate var kind: PlaceKind {
    switch type {
    case "city": .city
    case "zipcode": .zipCode
    case "theatre": .theatre
    default: .other
    }
  }
}

extension Theatre {
  /// The city with its state, as AMC writes them; nil if AMC gives neither.
  var cityAndState: String? {
    let parts = [address?.city, address?.state].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The names by which people ask for the theatre's place.
  fileprivate var placeNames: [String] {
    // AMC writes cities in capitals.
    guard
      let city = address?.city?.lowercased().split(separator: " ").map({ $0.prefix(1).uppercased() + $0.dropFirst() })
        .joined(separator: " ")
    else { return [name] }
    return [name, city] + (address?.state.map { ["\(city), \($0)"] } ?? [])
  }
}
