// SPDX-License-Identifier: MIT
import Contract
import JSON

extension ModelForm {
  /// The free seats of each row; the errand `showtimes_and_seats` draws them and chooses.
  static let seats = ModelForm(
    list: { $0.flatMap { seatsSheet($0) } }, sheet: { seatsSheet($0) })

  private static func seatsSheet(_ json: JSONValue) -> [String] {
    guard let layout = try? SeatingLayout(json: json) else { return plain.sheet(json) }
    let seats = layout.rows.flatMap(\.seats).filter { $0.type != "NotASeat" }
    guard !seats.isEmpty else { return ["The seating plan of \(layout.id) names no seats."] }
    let free = seats.count(where: \.available)
    return ["\(free) of \(TextValue.count(seats.count, "seat")) free · showtime \(layout.id)"]
      + layout.rows.map { row in
        let names = row.seats.filter { $0.available && $0.type != "NotASeat" }.map { seat in
          (seat.name ?? "\(seat.column)")
            + (["Wheelchair", "Companion"].contains(seat.type) ? " (\(seat.type ?? ""))" : "")
        }
        return "row \(row.row): \(names.isEmpty ? "none free" : names.joined(separator: " "))"
      } + ["The first row is nearest to the screen. showtimes_and_seats draws the seats and chooses the best ones."]
  }
}
