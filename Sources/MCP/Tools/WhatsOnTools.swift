// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `whats_on_near`: the films of a day near a place.
enum WhatsOnNear {
  static let tool = Tool(ToolDocument.whatsOnNear) { arguments, context throws(RPCError) in
    let params = try Arguments(params: arguments).params
    let page = try await context.contract.page(ShowtimesWhatsOn.self, params, context.progress)
    return content(try ShowingsFound(page, for: params), params)
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
      self.params = params
    }
  }

  private static func content(_ found: ShowingsFound, _ params: ShowtimesWhatsOn.Params) -> ResultContent {
    let list = ShowingList(found).fitting(bytes: ResultContent.byteLimit - 1500, most: 16)
    var content = found.content(numbers(found, params))
    content.add("note", found.note)
    content.add("privateRentals", found.rentalNote)
    if found.films.isEmpty, found.filmCount > 0 { content.add("note", "This page is past the last film.") }
    if params.sortBy == .price { content.add("cheapest", list.cheapest) }
    content += list.content(numberedFrom: (params.list.page - 1) * params.list.pageSize + 1)
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

  private static func numbers(_ found: ShowingsFound, _ params: ShowtimesWhatsOn.Params) -> String {
    guard found.filmCount > 0 else { return "no showing matches." }
    return "\(found.filmCount.counted("film")) in "
      + "\(found.showingCount.counted("showing")) still to come"
      + (found.filmCount > 1 ? ", \(order(params.sortBy)) first." : ".")
  }

  private static func order(_ sort: WhatsOnSort) -> String {
    switch sort {
    case .start: "the earliest"
    case .distance: "the nearest"
    case .rating: "the best rated"
    case .price: "the cheapest"
    case .showings: "the most shown"
    }
  }
}

/// `showtimes_and_seats`: a film's showings near a place, or the seats of one of them.
enum ShowtimesAndSeats {
  static let tool = Tool(ToolDocument.showtimesAndSeats) { arguments, context throws(RPCError) in
    switch try Arguments(params: arguments).step {
    case .showings(let params):
      let page = try await context.contract.page(ShowtimesWhatsOn.self, params, context.progress)
      return showings(try ShowingsFound(page, for: params), params)
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

    static var parameterNames: [String] { ["showtimeId"] + ShowingArguments.parameterNames }

    let step: Step

    init(_ reader: inout ParameterReader) throws(RPCError) {
      let showtime = try reader.showtime()
      let showings = try ShowingArguments(&reader)
      if let showtime {
        step = .seats(ShowtimesPlan.Params(id: showtime, partySize: showings.partySize ?? 2))
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

  private static func showings(_ found: ShowingsFound, _ params: ShowtimesWhatsOn.Params) -> ResultContent {
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
    if params.sortBy == .price { content.add("cheapest", list.cheapest) }
    content += list.content()
    if !found.films.isEmpty {
      content.add("seats", "Seats: call showtimes_and_seats again with a showtimeId and partySize.")
    }
    return content
  }
}
