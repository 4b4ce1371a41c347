// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `showtimes_and_seats`: a film's showings near a place, or the seats of one of them.
enum ShowtimesAndSeats {
  static let tool = Tool(ToolDocument.showtimesAndSeats) { arguments, context throws(RPCError) in
    let arguments = try Arguments(params: arguments)
    switch arguments.step {
    case .showings(let question, let place):
      let search = ShowingSearch(contract: context.contract, progress: context.progress)
      return await showings(try await search.find(question, at: place), context)
    case .seats(let showtime):
      return try await SeatErrand(contract: context.contract, progress: context.progress)
        .run(showtime, partySize: arguments.partySize)
    }
  }

  struct Arguments: ParameterReadable {
    enum Step {
      case showings(ShowingQuestion, at: PlaceQuestion)
      case seats(EntityID)
    }

    static var parameterNames: [String] { ["showtimeId", "partySize"] + ShowingQuestion.parameterNames }

    private static let showtimeID = Check<String>(
      "a showtimeId as whats_on_near gives it, such as amc:showtime:61020778211100"
    ) {
      EntityID($0, of: .showtime) != nil
    }

    let step: Step
    let partySize: Int

    init(_ reader: inout ParameterReader) throws(RPCError) {
      partySize = try reader.optional("partySize", Check<Int>.range(1...20)) ?? 2
      let showtime = try reader.optional("showtimeId", Self.showtimeID).flatMap { EntityID($0, of: .showtime) }
      let question = try ShowingQuestion(&reader)
      if let showtime {
        step = .seats(showtime)
      } else if let place = question.place {
        guard question.film != nil else {
          throw reader.invalid(
            "film", expected: "a title or an id, or else a showtimeId; whats_on_near lists all films")
        }
        step = .showings(question, at: place)
      } else {
        throw reader.invalid(
          "place", expected: "a city, a zip code or a theatre, or else latitude and longitude, or a showtimeId")
      }
    }
  }

  /// The maximum number of films listed if the title is ambiguous.
  private static let mostFilms = 8

  private static func showings(_ found: ShowingsFound, _ context: FeatureContext) async -> ToolResult {
    let films = FilmShowings.grouping(found.showings)
    let named = Array(films.prefix(mostFilms))
    let details = await FilmLookup(contract: context.contract).details(of: named.compactMap(\.movieID))
    let list = ShowingList(found: found, films: named, details: details)
      .fitting(bytes: CompactText.byteLimit - 1000, numberedFrom: 1)
    let note =
      films.count > named.count
      ? "\(TextValue.count(films.count - named.count, "more film")) have that in their title; give the id of the one you mean."
      : found.note
    let count =
      films.isEmpty ? "no showing matches" : TextValue.count(found.showings.count, "showing") + " still to come"
    return ToolResult(
      text: list.text(
        ["\(found.heading): \(count).", found.place.ambiguity, note, found.rentalNote],
        closing: [films.isEmpty ? nil : "Seats: call showtimes_and_seats again with a showtimeId and partySize."]),
      structured: RawJSON { writer in
        writer.object { writer in
          writer.member("place", found.place)
          writer.member("date", found.day)
          writer.member("privateRentals", found.privateRentals > 0 ? found.privateRentals : nil)
          list.writeMembers(to: &writer)
          writer.member("note", note)
        }
      })
  }
}
