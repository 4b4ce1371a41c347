// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `whats_on_near`: the films of a day near a place.
enum WhatsOnNear {
  static let tool = Tool(ToolDocument.whatsOnNear) { arguments, context throws(RPCError) in
    let params = try Arguments(params: arguments).params
    let page = try await context.contract.page(ShowtimesWhatsOn.self, params, context.progress)
    return answer(try ShowingsFound(page, on: params.date), number: params.list.page, limit: params.list.pageSize)
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

  private static func answer(_ found: ShowingsFound, number: Int, limit: Int) -> ToolResult {
    let list = ShowingList(found).fitting(bytes: Answer.byteLimit - 1500, most: 16)
    var answer = found.answer(numbers(found))
    answer.say("note", found.note)
    answer.say("privateRentals", found.rentalNote)
    if found.films.isEmpty, found.filmCount > 0 { answer.say("note", "This page is past the last film.") }
    answer += list.answer(numberedFrom: (number - 1) * limit + 1)
    if let page = found.nextPage {
      let more = "More films: call whats_on_near again with page \(page) and the same arguments."
      answer.say(more, [Answer.Member("more", more), Answer.Member("nextPage", page)])
    }
    if !found.films.isEmpty { answer.say("seats", "Seats: call showtimes_and_seats with a showtimeId and partySize.") }
    return ToolResult(
      answer,
      links: list.theatres.prefix(3).map {
        .showtimes($0.theatreId.description, name: $0.theatreName ?? "", day: found.day.description)
      })
  }

  private static func numbers(_ found: ShowingsFound) -> String {
    guard found.filmCount > 0 else { return "no showing matches." }
    return "\(found.filmCount.counted("film")) in "
      + "\(found.showingCount.counted("showing")) still to come"
      + (found.filmCount > 1 ? ", the most shown first." : ".")
  }
}
