// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `showtimes_and_seats`: a film's showings near a place, or the seats of one of them.
enum ShowtimesAndSeats {
  static let tool = Tool(ToolDocument.showtimesAndSeats, view: .shows) { arguments, context throws(RPCError) in
    switch try Arguments(params: arguments).step {
    case .showings(let params):
      let page = try await context.contract.page(ShowtimesWhatsOn.self, params, context.progress)
      var content = showings(
        try ShowingsFound(page, of: ShowtimesWhatsOn.name, params, in: context.contract), params)
      content.view = ResultView(.whatsOn, ShowtimesWhatsOn.self, params, page)
      return content
    case .seats(let params):
      await context.progress.report(0, of: 1, "Looking up the showing and its seats")
      let plan = try await context.contract.call(ShowtimesPlan.self, params)
      var content = PlanText(plan, params, in: context.contract).content
      content.view = ResultView(.seats, ShowtimesPlan.self, params, plan)
      return content
    }
  }

  struct Arguments: ParameterReadable {
    enum Step {
      case showings(ShowtimesWhatsOn.Params)
      case seats(ShowtimesPlan.Params)
    }

    static var parameterNames: [String] {
      ["showtimeId", "rows", "seatNumbers", "frontRowsExcluded", "aisle", "accessible"]
        + ShowingArguments.parameterNames
    }

    let step: Step

    init(_ reader: inout ParameterReader) throws(RPCError) {
      let showtime = try reader.showtime()
      let showings = try ShowingArguments(&reader)
      if let showtime {
        var plan = ShowtimesPlan.Params(id: showtime, partySize: showings.partySize)
        plan.rows = try reader.optional("rows")
        plan.seatNumbers = try reader.optional("seatNumbers")
        plan.frontRowsExcluded = try reader.optional("frontRowsExcluded", Check<Int>.range(1...50))
        plan.aisle = try reader.optional("aisle") ?? false
        plan.accessible = try reader.optional("accessible") ?? false
        step = .seats(plan)
      } else if showings.hasPlace || showings.hasFilm {
        var params = showings.params
        guard showings.hasFilm else {
          throw reader.invalid(
            "film", expected: "a title or an id, or else a showtimeId; whats_on_near lists all films")
        }
        // The most that are listed if the title is ambiguous.
        params.list.pageSize = 8
        step = .showings(params)
      } else {
        throw reader.invalid(
          "place", expected: "a city, a zip code or a theatre, or else latitude and longitude, or a showtimeId")
      }
    }
  }

  private static func showings(_ found: ShowingsFound, _ params: ShowtimesWhatsOn.Params) -> ResultContent {
    let list = ShowingList(found).fitting(bytes: ResultContent.byteLimit - 1500)
    let unlisted = found.filmCount - found.films.count
    var content = found.content(
      found.films.isEmpty
        ? "no showing matches." : found.showingCount.counted("showing") + " still to come.")
    let ambiguity =
      "\(unlisted.counted("more film")) \(unlisted == 1 ? "has that in its" : "have that in their") title; "
      + "give the id of the one you mean."
    let notes = [unlisted > 0 ? ambiguity : nil, found.note].compactMap(\.self)
    content.add("note", notes.nilIfEmpty?.joined(separator: " "))
    content.add("privateRentals", found.rentalNote)
    if params.sortBy == .price { content.add("cheapest", list.cheapest) }
    content += list.content()
    if !found.films.isEmpty {
      content.add("seats", "Seats: call showtimes_and_seats again with a showtimeId and partySize.")
    }
    return content
  }
}
