// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A theatre at a real address. Its showings are made up.
struct Theatre: Sendable {
  let id: Int
  let name: String
  /// AMC's code: `AMC`, `DIT` for Dine-In, `Classic`.
  let brand: String
  let auditoriums: Int
  let address: String
  let city: String
  /// The two-letter code, such as `KS`.
  let state: String
  let postalCode: String
  let latitude: Double
  let longitude: Double
  /// The premium formats: `IMAX`, `Dolby`, `RealD 3D`.
  let formats: [String]
  /// The last day of business; nil for a theatre that is open.
  let closedSince: Day?
  let market: String
  let marketID: Int
  let zone: TimeZoneRule

  var slug: String { name.slug }
  var servesFood: Bool { brand == "DIT" }
  var isClosed: Bool { closedSince != nil }

  /// The state's name in capitals, such as `KANSAS`.
  var stateName: String { Self.stateNames[state] ?? state }

  var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }

  /// Whether a ticket is for a certain seat, which it isn't in Classic theatres.
  var reservesSeats: Bool { brand != "Classic" }

  /// Whether an auditorium can be rented.
  var rentsAuditoriums: Bool { reservesSeats && id % 4 == 2 }

  /// The fee for a ticket bought online, in USD; nil unless the state's law requires it to be shown beforehand.
  var estimatedFee: (cost: Double, tax: Double)? {
    switch state {
    case "CA": (1.99, 0)
    case "NY": (1.99, 0.18)
    case "WA": (1.5, 0)
    default: nil
    }
  }

  /// Whether there are no showings on a day: from the last day of business on, and at some theatres on Christmas Eve.
  func isDark(on day: Day) -> Bool {
    if let closedSince, day >= closedSince { return true }
    return closesOnChristmasEve && day.month == 12 && day.day == 24
  }

  var closesOnChristmasEve: Bool { id % 5 == 0 && !isClosed }

  private static let stateNames = [
    "AZ": "ARIZONA", "CA": "CALIFORNIA", "CO": "COLORADO", "FL": "FLORIDA", "GA": "GEORGIA", "IL": "ILLINOIS",
    "KS": "KANSAS", "MA": "MASSACHUSETTS", "MO": "MISSOURI", "NJ": "NEW JERSEY", "NY": "NEW YORK", "OH": "OHIO",
    "PA": "PENNSYLVANIA", "TX": "TEXAS", "WA": "WASHINGTON",
  ]
}

/// A market with its theatres, as the literals hold them.
struct Market: JSONReadable {
  let theatres: [Theatre]

  init(json: JSONValue) throws(JSONMismatch) {
    let name: String = try json.required("market")
    let id: Int = try json.required("marketID")
    let savesDaylight = try json.optional("savesDaylight", as: Bool.self) ?? true
    guard let zone = TimeZoneRule(name: try json.required("zone"), savesDaylight: savesDaylight) else {
      throw json.mismatch(expected: "a known time zone")
    }
    var theatres: [Theatre] = []
    for row in json["theatres"]?.elements ?? JSONValue.null.elements {
      theatres.append(
        Theatre(
          id: try row.required("id"), name: try row.required("name"), brand: try row.required("brand"),
          auditoriums: try row.required("auditoriums"), address: try row.required("address"),
          city: try row.required("city"), state: try row.required("state"),
          postalCode: try row.required("postalCode"), latitude: try row.required("latitude"),
          longitude: try row.required("longitude"), formats: try row.required("formats"),
          closedSince: try row.optional("closedSince"), market: name, marketID: id, zone: zone))
    }
    self.theatres = theatres
  }
}
