// SPDX-License-Identifier: MIT
import JSON

extension ModelForm {
  static let showtime = ModelForm(
    noun: ("showtime", "showtimes"), list: ShowtimeForm.list, sheet: ShowtimeForm.sheet)
}

/// Showtimes grouped by film, or a single one as a sheet.
private enum ShowtimeForm {
  static func list(_ rows: [JSONValue]) -> [String] {
    let showings = rows.compactMap(Showing.init)
    let days = Set(showings.map(\.day))
    let day = days.count == 1 ? days.first : nil
    let prices = PriceHeading(showings)
    let heading =
      "Times by the theatres' clocks" + (day.map { ", all on \($0)" } ?? "")
      + "; \(prices.text); the id of each showtime last."
    return [heading]
      + FilmShowings.grouping(showings).flatMap { film in
        [ShowingText.film(film.first)]
          + film.byTheatre.map { theatre, showings in
            "  " + ShowingText.line("at \(theatre ?? "?")", showings, day: day, marksLacks: prices.marksLacks)
          }
      }
  }

  static func sheet(_ showtime: JSONValue) -> [String] {
    guard let showing = Showing(showtime) else { return ModelForm.plain.sheet(showtime) }
    return ShowingSheet.lines(showing)
  }
}

/// One showing with everything that matters for buying a ticket.
enum ShowingSheet {
  /// - Parameter theatre: the theatre's name; nil to print its id.
  static func lines(_ showing: Showing, theatre: String? = nil) -> [String] {
    let place: [String?] = [
      "\(showing.day) \(showing.time ?? "")", theatre ?? showing.theatreID.map { "theatre \($0)" },
      showing.auditorium.map { "auditorium \($0)" },
      showing.features.isEmpty ? nil : showing.features.joined(separator: ", "), ShowingText.state(showing),
    ]
    let lines: [String?] = [
      ShowingText.film(showing),
      place.compactMap { $0 }.joined(separator: " · ") + " · showtime \(showing.id)",
      ShowingText.prices(showing).map { "Tickets: \($0)" },
      ShowingText.fees(showing).map { "Fees: \($0)." },
      showing.purchaseURL.map { "Buy at: \($0)" },
    ]
    return lines.compactMap { $0 }
  }
}
