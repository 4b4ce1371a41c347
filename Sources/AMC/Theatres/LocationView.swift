// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// Theatres by location or name, nearest or best match first. AMC measures in miles, the contract in kilometres.
public enum LocationView: AMCView {
  case near(Coordinates, radiusKilometres: Double?)
  /// The theatre named in a suggestion.
  case named(String)

  public var path: [String] {
    switch self {
    case .near: ["v2", "locations"]
    case .named(let name): ["v2", "locations", "theatres", name]
    }
  }

  public var filters: QueryItems {
    guard case .near(let place, let radius) = self else { return [:] }
    return [
      "latitude": place.latitude.shortestDecimal, "longitude": place.longitude.shortestDecimal,
      "radius": radius.map { ($0 / kilometresInAMile).shortestDecimal },
    ]
  }

  public static let embeddedName = "locations"

  /// Reads a location, `{rank, distance, _embedded:{theatre}}`; its rank and distance are merged into the theatre.
  public static func row(_ json: JSONValue) -> Theatre? {
    guard let theatre = json["_embedded"]?["theatre"] else { return nil }
    return Theatre(amc: theatre, in: json)
  }
}

/// Kilometres in an international mile.
let kilometresInAMile = 1.609344

extension Double {
  /// The number as AMC's paths need it: no exponent and no trailing zeros. Seven decimals of a degree are a centimetre.
  var shortestDecimal: String {
    let scaled = (abs(self) * 1e7).rounded()
    guard scaled < 1e16 else { return String(self) }
    let digits = Int(scaled)
    var text = String(digits / 10_000_000)
    let fraction = String(10_000_000 + digits % 10_000_000).dropFirst()
    let kept = fraction.reversed().drop { $0 == "0" }.reversed()
    if !kept.isEmpty { text += "." + String(kept) }
    return self < 0 && digits != 0 ? "-" + text : text
  }
}
