// SPDX-License-Identifier: MIT
import Contract
import JSON

extension ModelForm {
  /// The free seats of each row; the errand `showtimes_and_seats` draws them and chooses.
  static let seats = ModelForm(
    sheet: Sheet(
      .facts(
        .text("free") { layout($0).map { "\($0.free) of \(TextValue.count($0.seats.count, "seat")) free" } },
        .text("showtimeId", words: { "showtime \($0)" }) { layout($0)?.id }),
      .lines("rows") { layout($0)?.rows ?? [] },
      .sentence("note") { layout($0)?.note }))

  private static func layout(_ json: JSONValue) -> FreeSeats? { (try? SeatingLayout(json: json)).map(FreeSeats.init) }
}

/// A seating plan as rows of free seats.
private struct FreeSeats {
  let id: String
  let seats: [Seat]
  let rows: [String]

  init(_ layout: SeatingLayout) {
    id = layout.id.description
    seats = layout.rows.flatMap(\.seats).filter { $0.type != "NotASeat" }
    rows =
      seats.isEmpty
      ? []
      : layout.rows.map { row in
        let names = row.seats.filter { $0.available && $0.type != "NotASeat" }.map { seat in
          (seat.name ?? "\(seat.column)")
            + (["Wheelchair", "Companion"].contains(seat.type) ? " (\(seat.type ?? ""))" : "")
        }
        return "row \(row.row): \(names.isEmpty ? "none free" : names.joined(separator: " "))"
      }
  }

  var free: Int { seats.count(where: \.available) }

  var note: String {
    seats.isEmpty
      ? "The seating plan of \(id) names no seats."
      : "The first row is nearest to the screen. showtimes_and_seats draws the seats and chooses the best ones."
  }
}
