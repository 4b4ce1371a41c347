// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `whats_on_near`: the films of a day near a place.
enum WhatsOnNear {
  static let tool = Tool(ToolDocument.whatsOnNear) { arguments, context throws(RPCError) in
    let params = try Arguments(params: arguments).params
    let page = try await context.contract.page(ShowtimesWhatsOn.self, params, context.progress)
    return content(try ShowingsFound(page, on: params.date), number: params.list.page, limit: params.list.pageSize)
  }

  struct Arguments: ParameterReadable {
    static var parameterNames: [String] { ShowingArguments.parameterNames + ["limit", "page"] }

    let params: ShowtimesWhatsOn.Params

    init(_ reader: inout ParameterReader) throws(RPCError) {
      guard var params = try ShowingArguments(&reader).params else {
        throw reader.invalid("place", expected: "a city, a zip code or a theatre, or else latitude and longitude")
      }
      params.list.pageSize = try reader.optional("limit", Check<Int>.range(1...20)) ?? 10
      params.list.page = try reader.optional("page", Check<Int>.range(1...1000)) ?? 1
      // A measure of popularity.
      params.sortBy = .showings
      self.params = params
    }
  }

  private static func content(_ found: ShowingsFound, number: Int, limit: Int) -> ResultContent {
    let list = ShowingList(found).fitting(bytes: ResultContent.byteLimit - 1500, most: 16)
    var content = found.content(numbers(found))
    content.add("note", found.note)
    content.add("privateRentals", found.rentalNote)
    if found.films.isEmpty, found.filmCount > 0 { content.add("note", "This page is past the last film.") }
    content += list.content(numberedFrom: (number - 1) * limit + 1)
    if let page = found.nextPage {
      let more = "More films: call whats_on_near again with page \(page) and the same arguments."
      content.add(more, [ResultContent.Member("more", more), ResultContent.Member("nextPage", page)])
    }
    if !found.films.isEmpty { content.add("seats", "Seats: call showtimes_and_seats with a showtimeId and partySize.") }
    content.links = list.theatres.prefix(3).map {
      .showtimes($0.theatreId.description, name: $0.theatreName ?? "", day: found.day.description)
    }
    return content
  }

  private static func numbers(_ found: ShowingsFound) -> String {
    guard found.filmCount > 0 else { return "no showing matches." }
    return "\(found.filmCount.counted("film")) in "
      + "\(found.showingCount.counted("showing")) still to come"
      + (found.filmCount > 1 ? ", the most shown first." : ".")
  }
}

/// `showtimes_and_seats`: a film's showings near a place, or the seats of one of them.
enum ShowtimesAndSeats {
  static let tool = Tool(ToolDocument.showtimesAndSeats) { arguments, context throws(RPCError) in
    switch try Arguments(params: arguments).step {
    case .showings(let params):
      let page = try await context.contract.page(ShowtimesWhatsOn.self, params, context.progress)
      return showings(try ShowingsFound(page, on: params.date))
    case .seats(let params):
      await context.progress.report(0, of: 1, "Looking up the showing and its seats")
      return PlanText(try await context.contract.call(ShowtimesPlan.self, params)).content
    }
  }

  struct Arguments: ParameterReadable {
    enum Step {
      case showings(ShowtimesWhatsOn.Params)
      case seats(ShowtimesPlan.Params)
    }

    static var parameterNames: [String] { ["showtimeId", "partySize"] + ShowingArguments.parameterNames }

    let step: Step

    init(_ reader: inout ParameterReader) throws(RPCError) {
      let partySize = try reader.optional("partySize", Check<Int>.range(1...20)) ?? 2
      let showtime = try reader.showtime()
      let showings = try ShowingArguments(&reader)
      if let showtime {
        step = .seats(ShowtimesPlan.Params(id: showtime, partySize: partySize))
      } else if var params = showings.params {
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

  private static func showings(_ found: ShowingsFound) -> ResultContent {
    let list = ShowingList(found).fitting(bytes: ResultContent.byteLimit - 1500)
    let unlisted = found.filmCount - found.films.count
    var content = found.content(
      found.films.isEmpty
        ? "no showing matches." : found.showingCount.counted("showing") + " still to come.")
    content.add(
      "note",
      unlisted > 0
        ? "\(unlisted.counted("more film")) have that in their title; give the id of the one you mean."
        : found.note)
    content.add("privateRentals", found.rentalNote)
    content += list.content()
    if !found.films.isEmpty {
      content.add("seats", "Seats: call showtimes_and_seats again with a showtimeId and partySize.")
    }
    return content
  }
}
