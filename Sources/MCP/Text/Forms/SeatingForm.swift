// SPDX-License-Identifier: MIT
import Contract

extension ModelForm {
  /// The free seats of each row; the task `showtimes_and_seats` draws them and chooses.
  static let seats = ModelForm(
    sheet: Sheet<SeatingLayout>(
      .facts(
        .text("free") { layout in
          let seats = layout.rows.flatMap(\.realSeats)
          return "\(seats.count(where: \.available)) of \(seats.count.counted("seat")) free"
        }, .text("showtimeId", words: { "showtime \($0)" }) { $0.id.description }),
      .lines("rows") { $0.hasSeats ? $0.rows.map(free) : [] },
      .sentence("note") { layout in
        layout.hasSeats
          ? "The first row is nearest to the screen. showtimes_and_seats draws the seats and chooses the best ones."
          : "The seating plan of \(layout.id) names no seats."
      }))

  private static func free(in row: SeatRow) -> String {
    let names = row.realSeats.filter(\.available).map { seat in
      (seat.name ?? "\(seat.column)")
        + (["Wheelchair", "Companion"].contains(seat.type) ? " (\(seat.type ?? ""))" : "")
    }
    return "row \(row.row): \(names.isEmpty ? "none free" : names.joined(separator: " "))"
  }
}

extension SeatingLayout {
  fileprivate var hasSeats: Bool { rows.contains { !$0.realSeats.isEmpty } }
}

extension SeatRow {
  fileprivate var realSeats: [Seat] { seats.filter { $0.type != "NotASeat" } }
}
