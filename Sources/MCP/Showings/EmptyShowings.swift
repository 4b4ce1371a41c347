// SPDX-License-Identifier: MIT
import Basics
import Contract

/// Says why there are no showings, and what there is instead.
struct EmptyShowings {
  let question: ShowingQuestion
  let place: FoundPlace
  let day: Day
  /// All of the day, of the film if it was found.
  let all: [Showing]
  /// Those that have not begun and are not cancelled.
  let open: [Showing]

  /// What was asked for is said again, so it is as a model may read it too.
  var note: String { text.forModel }

  private var text: String {
    let when = "\(day.weekdayName) \(day)"
    guard !all.isEmpty else {
      return question.film.map { "\($0.text) is not shown \(place.phrase) on \(when)." }
        ?? "Nothing is shown \(place.phrase) on \(when)."
    }
    guard !open.isEmpty else {
      return "All showings of \(when) have begun or are cancelled. Ask for tomorrow."
    }
    if case .title(let title)? = question.film, !open.contains(where: { $0.title.bare.contains(title.bare) }) {
      return "No film with \"\(title)\" in its title is shown \(place.phrase) on \(when). On that day there are: "
        + TextValue.list(FilmShowings.grouping(open).map(\.title), limit: 40) + "."
    }
    return withoutFilters
  }

  /// What the other filters have left out.
  private var withoutFilters: String {
    let ofFilm = open.filter { showing in
      guard case .title(let title)? = question.film else { return true }
      return showing.title.bare.contains(title.bare)
    }
    if let format = question.format, !ofFilm.contains(where: { $0.has(format) }) {
      let formats = Set(ofFilm.flatMap(\.features)).sorted()
      let instead = formats.isEmpty ? "only in the ordinary way" : "in \(TextValue.list(formats))"
      return "Nothing is shown in \(format). There are \(TextValue.count(ofFilm.count, "showing")) \(instead)."
    }
    let times = ofFilm.filter { $0.has(question.format ?? "") }.compactMap(\.time).sorted()
    guard let first = times.first, let last = times.last else { return "No showing matches." }
    return "Nothing starts in that time; there are \(TextValue.count(times.count, "showing")) from \(first) to \(last)."
  }
}
