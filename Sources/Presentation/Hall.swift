// SPDX-License-Identifier: MIT
import JSON

/// The rows of an auditorium, from the map of a plan or from a seating layout.
struct Hall {
  struct Seat {
    let name: String?
    /// The place from the left; the first is 1.
    let column: Int
    let isFree: Bool
    var marks: [String] = []

    /// Whether anyone may take it.
    var countsAsFree: Bool { isFree && !marks.contains("wheelchair") && !marks.contains("companion") }
  }

  struct Row {
    let name: String
    var seats: [Seat]
  }

  let rows: [Row]

  /// - Parameter answer: a plan or a seating layout; without rows for any other answer.
  init(_ answer: JSONValue) {
    if let map = answer["map"] {
      let best = answer["groups"]?[0]?["blocks"]?.elements.map { $0 } ?? []
      rows = map.elements.map { Self.planned($0, best: best) }
    } else {
      rows = answer["columnCount"] == nil ? [] : answer["rows"]?.elements.map(Self.row) ?? []
    }
  }

  /// A row of a plan's map, a character for each place: `.` for no seat, `x` for a taken one.
  private static func planned(_ json: JSONValue, best blocks: [JSONValue]) -> Row {
    var names = json.strings("freeSeatNames")[...]
    let ranges = blocks.filter { $0["rowNumber"]?.integer == json["rowNumber"]?.integer }.compactMap { block in
      block["offset"]?.integer.map { $0..<$0.advanced(by: block["seats"]?.count ?? 0) }
    }
    let seats = (json["seats"]?.string ?? "").enumerated().compactMap { position, sign -> Seat? in
      guard sign != "." else { return nil }
      let isFree = "o()wc".contains(sign)
      let name = isFree ? names.popFirst() : nil
      var seat = Seat(name: name, column: position + 1, isFree: isFree, marks: marks[sign].map { [$0] } ?? [])
      if ranges.contains(where: { $0.contains(position) }) { seat.marks.append("best") }
      return seat
    }
    return Row(name: json["row"]?.string ?? "", seats: seats)
  }

  private static let marks: [Character: String] = [
    "w": "wheelchair", "c": "companion", "(": "loveSeatLeft", ")": "loveSeatRight",
  ]

  /// A row of a layout. Its name is what a seat's name has before the number: `A` for `A12`.
  private static func row(_ json: JSONValue) -> Row {
    let all = json["seats"]?.elements.map { $0 } ?? []
    let name = all.lazy.compactMap { $0["name"]?.string }.first.map { String($0.prefix { !$0.isNumber }) }
    let seats = all.enumerated().compactMap { position, seat -> Seat? in
      let type = seat["type"]?.string?.lowercased() ?? ""
      guard type != "notaseat" else { return nil }
      // Any other type may not be open to everyone.
      let isOpen = ["", "canreserve"].contains(type) || markOfType[type] != nil
      return Seat(
        name: seat["name"]?.string, column: seat["column"]?.integer ?? position + 1,
        isFree: seat["available"]?.boolean == true && isOpen, marks: markOfType[type].map { [$0] } ?? [])
    }
    return Row(name: name ?? json["row"]?.raw.description ?? "", seats: seats)
  }

  /// The marks of AMC's types of seats, in small letters.
  private static let markOfType = [
    "wheelchair": "wheelchair", "companion": "companion", "loveseatleft": "loveSeatLeft",
    "loveseatright": "loveSeatRight",
  ]

  /// What the marks mean, those that the hall has.
  var legend: [(mark: String, text: String)] {
    let used = Set(rows.lazy.flatMap(\.seats).flatMap(\.marks))
    return [
      ("best", "Best places"), ("wheelchair", "For a wheelchair"), ("companion", "For a companion of a wheelchair"),
      ("loveSeatLeft", "Left half of a love seat"), ("loveSeatRight", "Right half of a love seat"),
    ]
    .filter { used.contains($0.0) }
  }

  func write(to writer: inout JSONWriter) {
    guard !rows.isEmpty else { return }
    if !legend.isEmpty {
      writer.objects("legend", legend) { entry, writer in
        writer.member("mark", entry.mark)
        writer.member("text", entry.text)
      }
    }
    writer.objects("hall", rows) { row, writer in
      writer.member("row", row.name.asLine())
      writer.objects("seats", row.seats) { seat, writer in
        writer.member("name", seat.name?.asLine())
        writer.member("column", seat.column)
        if !seat.marks.isEmpty { writer.member("marks", seat.marks) }
        writer.member("free", seat.isFree)
      }
    }
  }
}
