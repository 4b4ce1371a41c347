// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// The place in a request.
enum PlaceQuery: Hashable, Sendable {
  case coordinates(Coordinates)
  case theatre(EntityID)
  case theatres([EntityID])
  /// A city, a ZIP code, or a theatre's name.
  case text(String)

  /// Takes the parameters for a place, of which the schema allows one.
  /// - Returns: nil without any.
  init?(_ options: PlaceOptions) {
    if let id = options.theatreId {
      self = .theatre(id)
    } else if let ids = options.theatreIds {
      self = .theatres(ids)
    } else if let place = options.place {
      self.init(place.text)
    } else if let latitude = options.latitude, let longitude = options.longitude {
      self = .coordinates(Coordinates(latitude: latitude, longitude: longitude))
    } else {
      return nil
    }
  }

  init(_ text: String) {
    if let id = EntityReference(text)?.id(of: .theatre) {
      self = .theatre(id)
    } else if let coordinates = Coordinates(text: text) {
      self = .coordinates(coordinates)
    } else {
      self = .text(text)
    }
  }
}

extension Coordinates {
  /// Reads `40.75,-73.98` and `40.75° N, 73.98° W`: degrees of latitude and longitude, as maps print them.
  init?(text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Query(String($0))?.text ?? "" }
    guard parts.count == 2, let latitude = Self.degrees(parts[0], "N", "S"),
      let longitude = Self.degrees(parts[1], "E", "W"), (-90...90).contains(latitude),
      (-180...180).contains(longitude)
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// - Parameters:
  ///   - positive: the letter after degrees above zero.
  ///   - negative: the letter after degrees below zero.
  private static func degrees(_ text: String, _ positive: Character, _ negative: Character) -> Double? {
    // Web pages have a minus sign for the hyphen.
    var rest = text.uppercased().replacing("−", with: "-")
    var side: Character?
    if let last = rest.last, last == positive || last == negative { side = rest.removeLast() }
    rest = rest.trimmingBlanks
    if rest.last == "°" { rest.removeLast() }
    guard let degrees = Double(rest), side == nil || degrees >= 0 else { return nil }
    return side == negative ? -degrees : degrees
  }
}

extension FoundPlace {
  init(_ coordinates: Coordinates) {
    self.init(
      name: "\(coordinates.latitude),\(coordinates.longitude)", kind: .coordinates, latitude: coordinates.latitude,
      longitude: coordinates.longitude)
  }

  init(_ theatre: Theatre) {
    self.init(
      name: theatre.name, kind: .theatre, latitude: theatre.location?.latitude, longitude: theatre.location?.longitude,
      theatreId: theatre.id)
  }

  /// The place's coordinates, if known.
  var coordinates: Coordinates? {
    guard let latitude, let longitude else { return nil }
    return Coordinates(latitude: latitude, longitude: longitude)
  }
}

extension SettingDefaults {
  /// The place.
  /// - Throws: -32602 if neither the call nor the user names one.
  mutating func place(_ options: PlaceOptions) throws(RPCError) -> PlaceQuery {
    guard let found = PlaceQuery(options) ?? usualQuery() else {
      throw .invalidParameter(
        "place",
        expected: "a place, a theatreId, or latitude and longitude, or else a usual place, which settings/set stores",
        got: "none of them")
    }
    return found
  }

  /// The theatres or the place of a user who has set them, for a call that names no place.
  mutating func usualQuery() -> PlaceQuery? {
    if let theatres = usualTheatres() { return .theatres(theatres) }
    return usualPlace().map { PlaceQuery($0) }
  }
}
