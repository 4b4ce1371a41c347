// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// A page of `showtimes/whatsOn`.
struct ShowingsFound: Sendable {
  let place: FoundPlace
  let day: Day
  /// The last day, if there are several.
  let untilDay: Day?
  let films: [MovieShowings]
  /// The numbers of films and showings on all pages; on this one, where the others aren't known.
  let filmCount: Int
  let showingCount: Int
  /// Rentals of auditoriums are not films, so they are only counted.
  let privateRentals: Int?
  let nextPage: Int?
  /// Why there are no showings, or which are missing; nil for neither.
  let note: String?
  /// The number of people that prices are for.
  let partySize: Int
  /// The films as they are presented.
  let text: PresentedText

  /// - Parameters:
  ///   - method: the page's, with its params.
  /// - Throws: -32012 for a place that isn't known or has no theatre.
  init(
    _ page: Page<MovieShowings>, of method: String, _ params: some JSONWritable, in contract: any ContractCaller
  ) throws(RPCError) {
    var page = page
    page.items = Rows(
      page.items.values.map { film in
        var film = film
        film.showings = film.showingsByTheatre
        return film
      })
    guard let place = page.facts.place, let day = page.facts.date else {
      throw RPCError(.notFound, page.facts.message ?? "No theatre was found", kind: "notFound") {
        $0.member("hint", "give another place\(page.facts.place == nil ? "" : ", or a larger radiusKilometres")")
      }
    }
    self.place = place
    partySize = page.facts.partySize ?? 1
    self.day = day
    untilDay = page.facts.untilDate.flatMap { $0 > day ? $0 : nil }
    films = page.items.values
    // Of showings that have the seats, those of the page are known.
    showingCount = page.facts.totalShowings ?? films.reduce(0) { $0 + $1.showings.count }
    text = PresentedText(RawJSON(writing: page), of: method, RawJSON(writing: params), in: contract)
    filmCount = page.totalResults ?? films.count
    privateRentals = page.facts.privateRentals
    nextPage = page.nextPage
    let faults = page.facts.faults?.map { $0.error.textForModel }
    let missing = faults.map { "Missing: " + $0.joined(separator: " ") }
    let unknown = page.facts.unknownCount.map { count in
      "\(count.counted("film")) \(count == 1 ? "is" : "are") left out, because the genres or the age rating "
        + "\(count == 1 ? "isn't" : "aren't") known."
    }
    let seats = page.facts.seatsAsked.map { asked in
      let unasked = page.facts.seatsUnasked.flatMap { $0 > 0 ? " \($0) others of the page were left out." : nil } ?? ""
      return "The seats of \(asked.counted("showing")) of this page were looked at.\(unasked)"
    }
    let notes = [
      page.facts.message.map(\.withToolNames), seats, unknown, missing,
    ].compactMap { $0 }
    note = notes.nilIfEmpty?.joined(separator: " ")
  }

  /// The number of private rentals that are left out; nil if there are none.
  var rentalNote: String? {
    privateRentals.map { count in
      "\(count.counted("private rental")) of an auditorium "
        + "\(count == 1 ? "is" : "are") left out: no film for everyone."
    }
  }

  /// The first line, such as `Sat 21 Nov near Olathe, KS: 5 films`, or `… at AMC River East 21
  /// (amc:theatre:133): …`, and other places that match the text.
  /// - Parameter numbers: the text after the colon.
  func content(_ numbers: String) -> ResultContent {
    var members = [ResultContent.Member("place", place.name)]
    if let id = place.theatreId { members.append(ResultContent.Member("theatreId", id)) }
    members.append(ResultContent.Member("day", "\(day.weekdayName) \(day)"))
    if let untilDay { members.append(ResultContent.Member("untilDay", "\(untilDay.weekdayName) \(untilDay)")) }
    members += [
      ResultContent.Member("totalFilms", filmCount),
      ResultContent.Member("totalShowings", showingCount),
    ]
    var content = ResultContent()
    let preposition = [.theatre, .theatres].contains(place.kind) ? "at" : "near"
    let location = "\(preposition) \(place.name)" + (place.theatreId.map { " (\($0))" } ?? "")
    let until = untilDay.map { " to \($0.reading)" } ?? ""
    content.add("\(day.reading)\(until) \(location): \(numbers)", members)
    let others = place.alternatives?.map { other in other.theatreId.map { "\(other.name) (\($0))" } ?? other.name }
    content.add(
      "otherPlaces", TextValue.names(others, limit: 10).map { "For another place, call again with one of: \($0)." })
    return content
  }
}
