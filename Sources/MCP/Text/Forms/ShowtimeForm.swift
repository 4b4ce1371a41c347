// SPDX-License-Identifier: MIT
import Contract
import JSON

extension ModelForm {
  static let showtime = ModelForm(
    noun: ("showtime", "showtimes"),
    list: { rows in list(rows.compactMap { try? Showtime(json: $0) }) },
    sheet: { row in (try? Showtime(json: row)).map { ShowingText.sheet($0) } ?? plain.sheet(row) })

  /// Showtimes grouped by film and theatre.
  private static func list(_ showtimes: [Showtime]) -> [String] {
    let days = Set(showtimes.map(\.day))
    let day = days.count == 1 ? days.first : nil
    let prices = PriceHeading(showtimes)
    let heading =
      "Times by the theatres' clocks" + (day.map { ", all on \($0)" } ?? "")
      + "; \(prices.text); the id of each showtime last."
    return [heading]
      + showtimes.grouped { $0.movieId?.description ?? $0.movieTitle }.flatMap { film in
        [ShowingText.film(film[0])]
          + film.grouped(by: \.theatreId).map { showings in
            let id = showings[0].theatreId?.description ?? "?"
            let theatre = showings[0].theatreName.map { "\($0) (\(id))" } ?? id
            return "  " + ShowingText.line("at \(theatre)", showings, day: day, marksLacks: prices.marksLacks)
          }
      }
  }
}
