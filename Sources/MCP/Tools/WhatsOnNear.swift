// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `whats_on_near`: the films of a day near a place.
enum WhatsOnNear {
  static let tool = Tool(ToolDocument.whatsOnNear, view: .shows) { arguments, context throws(RPCError) in
    let params = try Arguments(params: arguments).params
    let page = try await context.contract.page(ShowtimesWhatsOn.self, params, context.progress)
    var content = content(
      try ShowingsFound(page, of: ShowtimesWhatsOn.name, params, in: context.contract), params)
    content.view = ResultView(.whatsOn, ShowtimesWhatsOn.self, params, page)
    return content
  }

  struct Arguments: ParameterReadable {
    static var parameterNames: [String] {
      ShowingArguments.parameterNames + ShowingArguments.audienceNames
        + ["theatreIds", "seatsTogether", "maximumMinutes", "library", "limit", "page"]
    }

    let params: ShowtimesWhatsOn.Params

    init(_ reader: inout ParameterReader) throws(RPCError) {
      var params = try ShowingArguments(&reader).params
      params.location.theatreIds = try reader.theatres()
      params.seatsTogether = try reader.optional("seatsTogether", Check<Int>.range(1...20))
      params.maximumMinutes = try reader.optional("maximumMinutes", Check<Int>.range(1...1440))
      params.library = try reader.optional("library")
      params.list.pageSize = try reader.optional("limit", Check<Int>.range(1...20)) ?? 10
      params.list.page = try reader.optional("page", Check<Int>.range(1...1000)) ?? 1
      self.params = params
    }
  }

  private static func content(_ found: ShowingsFound, _ params: ShowtimesWhatsOn.Params) -> ResultContent {
    let list = ShowingList(found).fitting(bytes: ResultContent.byteLimit - 1500, most: 16)
    var content = found.content(numbers(found, params))
    let isPastLast = found.films.isEmpty && found.filmCount > 0
    let notes = [isPastLast ? "This page is past the last film." : nil, found.note].compactMap(\.self)
    content.add("note", notes.nilIfEmpty?.joined(separator: " "))
    content.add("privateRentals", found.rentalNote)
    if params.sortBy == .price { content.add("cheapest", list.cheapest) }
    content += list.content(numberedFrom: (params.list.page - 1) * params.list.pageSize + 1)
    // Where to watch is JustWatch's knowledge, which the presentation says.
    for note in found.text.notes where note.contains("JustWatch") { content += note }
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
    guard found.filmCount > 0 else { return "no showing\(params.seatsTogether == nil ? "" : " of this page") matches." }
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
