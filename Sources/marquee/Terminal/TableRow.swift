// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A row of a list as people read it: what it says in a short text each, what one decides by first.
///
/// What a row holds beneath one member, such as what was found in `search/all` or a theatre's address, is said beside
/// the rest; addresses, the ids of other things and what only a program wants are left out.
struct TableRow {
  /// A member and its text, without control characters.
  struct Cell: Equatable {
    let name: String
    let text: String
  }

  let cells: [Cell]

  /// - Parameters:
  ///   - row: an object, otherwise there are no cells.
  ///   - day: the day that the list is of, whose times are told without it.
  init(_ row: JSONValue, day: Day? = nil) {
    let item = row["item"]
    var cells = (Array(row.members) + (item.map { Array($0.members) } ?? [])).compactMap { member -> Cell? in
      if member.name == "address" { return Self.city(of: member.value) }
      guard !Self.isLeftOut(member.name), let text = Self.text(member.value, of: member.name, day: day) else {
        return nil
      }
      return Cell(name: item == nil ? member.name : Self.common(member.name), text: text)
    }
    if cells.contains(where: { $0.name == "startsAtLocal" }) { cells.removeAll { $0.name == "startsAt" } }
    self.cells = Self.ordered(cells)
  }

  /// What one decides by first, what few ask for last.
  static func ordered(_ cells: [Cell]) -> [Cell] {
    first.compactMap { name in cells.first { $0.name == name } }
      + cells.filter { !first.contains($0.name) && !last.contains($0.name) }
      + cells.filter { last.contains($0.name) }
  }

  subscript(name: String) -> String? { cells.first { $0.name == name }?.text }

  /// The row on one line: its title and id, then what else is short.
  var summary: String {
    let told = cells.filter { !Self.last.contains($0.name) && $0.text.columns <= 60 }
    let names = told.filter { Self.titles.contains($0.name) } + told.filter { $0.name == "id" }
    let rest = told.filter { !names.contains($0) }.map { cell in
      switch cell.name {
      case "runtimeMinutes": "\(cell.text) min"
      case "rating": "rated \(cell.text)"
      default: cell.text
      }
    }
    return (names.map(\.text) + rest).joined(separator: " · ")
  }

  static let titles = ["title", "name", "movieTitle"]

  /// The word above a column.
  static func heading(of name: String) -> String {
    switch name {
    case "distanceKilometres": "km"
    case "runtimeMinutes": "minutes"
    case "startsAtLocal": "starts"
    case "endsAtLocal": "ends"
    case "releaseDate": "released"
    case "theatreName": "theatre"
    case "ratingCount": "ratings"
    case "ticketPrices": "prices"
    default: name
    }
  }

  /// What one decides by; other members follow as the contract orders them.
  private static let first =
    ["id"] + titles + [
      "kind", "startsAtLocal", "theatreName", "format", "total", "availability", "distanceKilometres", "city", "year",
      "releaseDate", "certification", "rating", "runtimeMinutes",
    ]

  /// What few ask for.
  private static let last: Set<String> = [
    "theatreCity", "endsAtLocal", "originalTitle", "originalLanguage", "originalName", "ratingCount", "utcOffset",
    "timeZone",
    "longName", "hasScheduledShowtimes",
  ]

  /// What movies, people and shows of one list call by different names.
  private static func common(_ name: String) -> String {
    switch name {
    case "name": "title"
    case "firstAirDate": "releaseDate"
    default: name
    }
  }

  private static func isLeftOut(_ name: String) -> Bool {
    ["Url", "Path", "Id", "Width", "Height"].contains(where: name.hasSuffix)
      || ["slug", "tagline", "popularity", "adult"].contains(name)
  }

  private static func city(of address: JSONValue) -> Cell? {
    let parts = [address["city"]?.string, address["state"]?.string].compactMap(\.self)
    return parts.isEmpty ? nil : Cell(name: "city", text: parts.joined(separator: ", ").forTerminal)
  }

  /// A scalar, or what a list names; nil for what is no cell.
  private static func text(_ value: JSONValue, of name: String, day: Day?) -> String? {
    switch value.kind {
    case .string: value.string.map { localTime($0, on: day) ?? $0.forTerminal }
    case .number: name == "distanceKilometres" ? value.double.map(tenths) : value.raw.description
    case .boolean: value.boolean == true ? "yes" : "no"
    case .array:
      value.elements.compactMap(listed).joined(separator: ", ").nilIfEmpty
    case .null, .object: nil
    }
  }

  private static func listed(_ element: JSONValue) -> String? {
    if let type = element["type"]?.string, let price = element["price"] {
      return "\(type.forTerminal) \(price.raw)"
    }
    return (element.string ?? element["name"]?.string ?? element["title"]?.string)?.forTerminal
  }

  /// A distance is of a theatre's own place, and of a city's centre: more than its tenths says nothing.
  private static func tenths(_ number: Double) -> String {
    guard let tenths = Int(exactly: (number * 10).rounded()) else { return "\(number)" }
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// A local time such as `2026-11-21T19:00:00-06:00` as the clock there shows it: `2026-11-21 19:00`, on the list's
  /// own day `19:00` and after its midnight `00:15 +1`; nil if it is none.
  private static func localTime(_ text: String, on day: Day?) -> String? {
    guard Timestamp(text)?.offset != nil, let local = LocalTime(text) else { return nil }
    if local.day == day { return local.time.description }
    return local.day == day?.adding(days: 1) ? "\(local.time) +1" : "\(local.day) \(local.time)"
  }
}

extension String {
  fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
