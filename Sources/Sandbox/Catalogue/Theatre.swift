// SPDX-License-Identifier: MIT
import Basics
import CTexts

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

  var coordinate: GeographicPosition { GeographicPosition(latitude: latitude, longitude: longitude) }

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

extension Theatre: TableReadable {
  static var table: CTextsTable { .theatres }

  init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
    id = try row.required("id")
    name = try row.required("name")
    brand = try row.required("brand")
    auditoriums = try row.required("auditoriums")
    address = try row.required("address")
    city = try row.required("city")
    state = try row.required("state")
    postalCode = try row.required("postalCode")
    latitude = try row.required("latitude")
    longitude = try row.required("longitude")
    formats = try row.list("formats")
    closedSince = try row.optional("closedSince")
    market = try row.required("market")
    guard let place = Self.markets[market] else { throw CatalogueRow.Mismatch(column: "market", text: market) }
    (marketID, zone) = place
  }

  private static let markets: [String: (id: Int, zone: TimeZoneRule)] = [
    "Atlanta": (115, .eastern), "Boston": (103, .eastern), "Chicago": (104, .central), "Columbus": (118, .eastern),
    "Dallas / Ft. Worth": (113, .central), "Denver": (102, .mountain), "Houston": (112, .central),
    "Kansas City": (108, .central), "Los Angeles": (105, .pacific), "Miami": (116, .eastern),
    "New York": (101, .eastern), "Philadelphia": (110, .eastern), "Phoenix": (111, .arizona),
    "San Francisco": (106, .pacific), "Seattle": (109, .pacific), "St. Louis": (107, .central),
  ]
}
