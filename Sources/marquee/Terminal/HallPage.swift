// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A showing's auditorium as text: its seats as a map and, for a party, the best groups of seats with their prices.
///
/// The results of `showtimes/plan` and `showtimes/seats` have different shapes; both become rows of places here.
struct HallPage {
  /// A row with its name and a character for each place from left to right: one of `meanings`, or `.` for no seat.
  private struct SeatRow {
    let name: String
    var places: [Character]
  }

  private let result: JSONValue
  private let rows: [SeatRow]

  /// - Returns: nil for a result of any other method.
  init?(_ result: JSONValue) {
    self.result = result
    if let map = result["map"], result["groups"] != nil {
      rows = Self.planned(map, best: result["groups"]?[0]?["blocks"])
    } else if result["columnCount"] != nil, let seats = result["rows"] {
      rows = seats.elements.map(Self.row)
    } else {
      return nil
    }
  }

  /// The rows of a plan's map, with the seats of the best group marked.
  private static func planned(_ map: JSONValue, best blocks: JSONValue?) -> [SeatRow] {
    map.elements.map { json in
      var row = SeatRow(name: json["row"]?.string ?? "", places: Array(json["seats"]?.string ?? ""))
      for block in blocks?.elements.map({ $0 }) ?? [] where block["rowNumber"]?.integer == json["rowNumber"]?.integer {
        let start = block["offset"]?.integer ?? 0
        for place in start..<start + (block["seats"]?.count ?? 0) where row.places.indices.contains(place) {
          row.places[place] = best
        }
      }
      return row
    }
  }

  /// A row of `showtimes/seats`. Its name is what a seat's name has before the number: `A` for `A12`.
  private static func row(_ json: JSONValue) -> SeatRow {
    let seats = Array(json["seats"]?.elements.map { $0 } ?? [])
    let name = seats.lazy.compactMap { $0["name"]?.string }.first.map { $0.prefix { !$0.isNumber } }
    return SeatRow(
      name: name.map(String.init) ?? json["row"]?.raw.description ?? "",
      places: seats.map { seat in
        let type = seat["type"]?.string?.lowercased() ?? ""
        if type == "notaseat" { return "." }
        guard seat["available"]?.boolean == true else { return "x" }
        return signs[type] ?? "x"
      })
  }

  /// The characters of a plan's map for the types of seats that are free; any other type may not be open to everyone.
  private static let signs: [String: Character] = [
    "": "o", "canreserve": "o", "loveseatleft": "(", "loveseatright": ")", "wheelchair": "w", "companion": "c",
  ]
  private static let best: Character = "◆"
  private static let meanings: [(place: Character, words: String)] = [
    (best, "best"), ("o", "free"), ("(", "left of a love seat"), (")", "right of a love seat"), ("x", "taken"),
    ("w", "wheelchair"), ("c", "companion"),
  ]

  func text(for terminal: Terminal) -> String {
    let lines = heading + [""] + groups(terminal) + hall(terminal) + [""] + zones + nextStep(terminal.next)
    return lines.map { $0.wrapped(to: max(terminal.columns, 40)) + "\n" }.joined()
  }

  private var heading: [String] {
    guard let showing = result["showtime"] else { return [] }
    let film = [showing["movieTitle"]?.string, showing["certification"]?.string, minutes(showing)]
    let place = [
      showing["startsAtLocal"]?.string.map { $0.prefix(16).replacing("T", with: " ") },
      result["theatreName"]?.string, showing["auditorium"]?.integer.map { "auditorium \($0)" },
      showing["format"]?.string,
    ]
    return [film, place].map { $0.compactMap { $0?.forTerminal }.joined(separator: " · ") }
  }

  private func minutes(_ showing: JSONValue) -> String? { showing["runtimeMinutes"]?.integer.map { "\($0) min" } }

  /// The best groups for the party, each with its price.
  private func groups(_ terminal: Terminal) -> [String] {
    guard let groups = result["groups"] else { return [] }
    guard groups.count > 0 else { return [result["message"]?.string?.forTerminal ?? "No such seats are free.", ""] }
    return groups.elements.map { group in
      let seats = group["seats"]?.elements.compactMap(\.string).joined(separator: ", ") ?? ""
      let price =
        Money(group["price"]).map { "  \($0.text(for: result["partySize"]?.integer))" } ?? ""
      return terminal.styled(seats.forTerminal, .name) + price + "  " + (group["reason"]?.string?.forTerminal ?? "")
    } + [""]
  }

  private func hall(_ terminal: Terminal) -> [String] {
    let width = rows.map(\.name.columns).max() ?? 0
    let columns = rows.map(\.places.count).max() ?? 0
    let margin = String(repeating: " ", count: width + 2)
    let screen = margin + terminal.styled(String(repeating: "▁", count: max(columns, 6)), .dim) + "  screen"
    return [screen]
      + rows.map { row in
        let places = row.places.map { place in
          switch place {
          case Self.best: terminal.styled(String(place), .heading)
          case "x": terminal.styled("x", .dim)
          case ".": " "
          default: String(place)
          }
        }
        return terminal.styled(row.name.forTerminal.fitted(to: width), .name) + "  " + places.joined()
      } + ["", legend]
  }

  private var legend: String {
    let shown = Set(rows.flatMap(\.places))
    let words = Self.meanings.filter { shown.contains($0.place) }.map { "\($0.place) \($0.words)" }.joined(
      separator: ", ")
    let seats = rows.flatMap(\.places).filter { $0 != "." }
    let free = seats.count { "o()".contains($0) || $0 == Self.best }
    return
      "\(words); \(result["freeSeats"]?.integer ?? free) of \(result["seatCount"]?.integer ?? seats.count) seats free"
  }

  /// The zones whose seats cost more or less.
  private var zones: [String] {
    let zones = (result["zones"]?.elements.map { $0 } ?? []).compactMap { zone -> String? in
      let more = (zone["surchargeAmount"]?.double ?? 0) - (zone["discountAmount"]?.double ?? 0)
      guard more != 0, let name = zone["description"]?.string else { return nil }
      return "\(name.forTerminal) \(more > 0 ? "+" : "")\(more.dollars)"
    }
    return zones.isEmpty ? [] : ["A seat costs more or less in the zones: " + zones.joined(separator: ", ")]
  }

  /// How to find the best seats, or for a plan where to buy them.
  private func nextStep(_ next: NextCommand) -> [String] {
    guard result["groups"] != nil else {
      return result["id"]?.string.map {
        [next.call("showtimes/plan id=\($0.forTerminal) partySize=2  # finds the best seats")]
      } ?? []
    }
    return (result["purchaseUrl"]?.string).map { ["Buy at \($0.forTerminal)"] } ?? []
  }
}

/// An amount in dollars, and the names of the parts of the price that are unknown and not included.
struct Money {
  private let amount: Double
  private let unknown: [String]

  /// - Parameter price: an object with `amount` and `unknown`.
  /// - Returns: nil without an amount.
  init?(_ price: JSONValue?) {
    guard let amount = price?["amount"]?.double else { return nil }
    self.amount = amount
    unknown = price?["unknown"]?.elements.compactMap(\.string) ?? []
  }

  /// - Parameter row: a showing with `total` and `totalExcludes`.
  /// - Returns: nil without a total.
  init?(totalOf row: JSONValue) {
    guard let amount = row["total"]?.double else { return nil }
    self.amount = amount
    unknown = row["totalExcludes"]?.elements.compactMap(\.string) ?? []
  }

  /// The amount as text, such as `$57.87 for 3 + fees`.
  /// - Parameter party: the number of people; nil and 1 are left out.
  func text(for party: Int?) -> String {
    let people = party.flatMap { $0 > 1 ? " for \($0)" : nil } ?? ""
    return ([amount.dollars + people] + unknown.map(Self.words)).joined(separator: " + ").forTerminal
  }

  /// `surchargeTax` becomes `surcharge tax`.
  private static func words(_ part: String) -> String {
    part.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
  }
}
