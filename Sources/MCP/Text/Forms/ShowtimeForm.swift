// SPDX-License-Identifier: MIT
import Contract

extension ModelForm {
  static let showtime = ModelForm(
    "showtime", "showtimes", list: list,
    listMembers: [
      Shape.Named("legend", .string),
      Shape.Named(
        "films",
        .array(.object([Shape.Named("film", .string), Shape.Named("showings", .array(ShowingText.lineShape))]))),
    ],
    sheet: { ShowingText.sheet($0) },
    sheetMembers: ShowingText.sheetMembers)

  /// Showtimes grouped by film and theatre.
  private static func list(_ showtimes: [Showtime]) -> Answer {
    let days = Set(showtimes.map(\.day))
    let day = days.count == 1 ? days.first : nil
    let prices = PriceHeading(showtimes)
    let films = showtimes.grouped { $0.movieId?.description ?? $0.movieTitle }.map { film in
      var answer = Answer()
      answer.say("film", ShowingText.film(film[0]))
      let theatres = film.grouped(by: \.theatreId).map { showings in
        let id = showings[0].theatreId?.description ?? "?"
        let theatre = showings[0].theatreName.map { "\($0) (\(id))" } ?? id
        return ShowingText.line(theatre, showings, day: day, marksLacks: prices.marksLacks, preposition: "at ")
      }
      answer.say("showings", theatres)
      return answer
    }
    var answer = Answer()
    answer.say(
      "legend",
      "Times by the theatres' clocks" + (day.map { ", all on \($0)" } ?? "")
        + "; \(prices.text); the id of each showtime last.")
    answer.say("films", films, indentation: "  ")
    return answer
  }
}
