// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// A page of `showtimes/whatsOn`.
struct ShowingsFound: Sendable {
  let place: FoundPlace
  let day: Day
  let films: [MovieShowings]
  /// The numbers of films and showings on all pages.
  let filmCount: Int
  let showingCount: Int
  /// Rentals of auditoriums are not films, so they are only counted.
  let privateRentals: Int?
  let nextPage: Int?
  /// Why there are no showings, or which are missing; nil for neither.
  let note: String?

  /// - Parameter asked: the day in the arguments.
  /// - Throws: -32012 for a place that isn't known or has no theatre.
  init(_ page: Page<MovieShowings>, on asked: DayWord?) throws(RPCError) {
    guard let place = page.facts.place, let day = page.facts.date, let showingCount = page.facts.totalShowings else {
      throw RPCError(.notFound, page.facts.message ?? "No theatre was found", kind: "notFound") {
        $0.member("hint", "give another place\(page.facts.place == nil ? "" : ", or a larger radiusKilometres")")
      }
    }
    self.place = place
    self.day = day
    self.showingCount = showingCount
    films = page.items.values
    filmCount = page.totalResults ?? films.count
    privateRentals = page.facts.privateRentals
    nextPage = page.nextPage
    let faults = page.facts.faults?.map { CompactText.text(of: $0.error) }
    let missing = faults.map { "Missing: " + $0.joined(separator: " ") }
    let notes = [
      page.facts.message ?? missing,
      asked == .weekend && day.weekdayName == "Saturday"
        ? "For the weekend's Sunday, call again with date \"sunday\"." : nil,
    ].compactMap { $0 }
    note = notes.isEmpty ? nil : notes.joined(separator: " ")
  }

  /// `Saturday 2026-11-21 near Olathe, KS`, `… at AMC River East 21 (amc:theatre:133)`.
  private var heading: String {
    let location = place.theatreId.map { "at \(place.name) (\($0))" } ?? "near \(place.name)"
    return "\(day.weekdayName) \(day) \(location)"
  }

  /// Other places that match the text; nil if there are none.
  private var ambiguity: String? {
    guard let alternatives, !alternatives.isEmpty else { return nil }
    return "For another place, call again with one of: \(TextValue.list(alternatives))."
  }

  /// The number of private rentals that are left out; nil if there are none.
  var rentalNote: String? {
    privateRentals.map { count in
      "\(count.counted("private rental")) of an auditorium "
        + "\(count == 1 ? "is" : "are") left out: no film for everyone."
    }
  }

  private var alternatives: [String]? {
    place.alternatives?.map { other in other.theatreId.map { "\(other.name) (\($0))" } ?? other.name }
  }

  /// The answer's first line, with the place and the day.
  /// - Parameter numbers: the text after them.
  func answer(_ numbers: String) -> Answer {
    var members = [Answer.Member("place", place.name)]
    if let id = place.theatreId { members.append(Answer.Member("theatreId", id)) }
    members += [
      Answer.Member("day", "\(day.weekdayName) \(day)"), Answer.Member("totalFilms", filmCount),
      Answer.Member("totalShowings", showingCount),
    ]
    var answer = Answer()
    answer.say("\(heading): \(numbers)", members)
    answer.say("otherPlaces", ambiguity)
    return answer
  }
}
