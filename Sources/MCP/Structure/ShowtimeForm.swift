// SPDX-License-Identifier: MIT
import Contract

extension ModelForm {
  static let showtime = ModelForm(
    "showtime", "showtimes", rows: list,
    listMembers: [
      ("legend", .string),
      (
        "films",
        .array(.object([("film", .string), ("showings", .array(ShowingText.lineShape))]))
      ),
    ],
    object: { ShowingText.sheet($0) },
    objectMembers: ShowingText.objectMembers)

  /// Showtimes grouped by film and theatre.
  private static func list(_ showtimes: [Showtime], _ text: PresentedText) -> ResultContent {
    let days = Set(showtimes.map(\.day))
    let day = days.count == 1 ? days.first : nil
    let prices = PriceHeading(showtimes)
    let rows = showtimes.enumerated().map { ShowingText.Presented(row: $0, showing: $1) }
    let films = rows.grouped { $0.showing.movieId?.description ?? $0.showing.movieTitle }.map { film in
      var content = ResultContent()
      content.add("film", ShowingText.film(film[0].showing))
      let theatres = film.grouped(by: \.showing.theatreId).map { showings in
        let first = showings[0].showing
        let id = first.theatreId?.description ?? "?"
        let theatre = first.theatreName.map { "\($0) (\(id))" } ?? id
        return ShowingText.line(theatre, showings, day: day, prices, text, preposition: "at ")
      }
      content.add("showings", theatres)
      return content
    }
    var content = ResultContent()
    content.add(
      "legend",
      "Times by the theatres' clocks" + (day.map { ", all on \(Day($0)?.reading ?? $0)" } ?? "")
        + "; \(prices.text); the id of each showtime last.")
    content.add("films", films, indentation: "  ")
    return content
  }
}

extension ModelForm {
  /// The free seats of each row; the task `showtimes_and_seats` draws them and chooses.
  static let seats = ModelForm(
    layout: ObjectLayout<SeatingLayout>(
      .text("free") { layout in
        let seats = layout.rows.flatMap(\.realSeats)
        let free = seats.filter(\.available)
        // As in a plan, where these places count only for a party that needs one.
        let special = free.count { ["Wheelchair", "Companion"].contains($0.type) }
        let others = special > 0 ? ", and \(special.counted("place")) for wheelchairs and companions" : ""
        return "\(free.count - special) of \(seats.count.counted("seat")) free\(others)"
      }, .text("showtimeId") { $0.id.description },
      .list("rows") { $0.hasSeats ? $0.rows.map(free) : [] },
      .text("note") { layout in
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
