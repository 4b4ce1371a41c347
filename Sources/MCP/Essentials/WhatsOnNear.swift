// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `whats_on_near`: the films of a day near a place.
enum WhatsOnNear {
  static let tool = Tool(ToolDocument.whatsOnNear) { arguments, context throws(RPCError) in
    let arguments = try Arguments(params: arguments)
    let search = ShowingSearch(contract: context.contract, progress: context.progress)
    let found = try await search.find(arguments.question, at: arguments.place)
    return await answer(found, arguments, context)
  }

  struct Arguments: ParameterReadable {
    static var parameterNames: [String] { ShowingQuestion.parameterNames + ["limit", "page"] }

    let question: ShowingQuestion
    let place: PlaceQuestion
    /// The number of films per page.
    let limit: Int
    let page: Int

    init(_ reader: inout ParameterReader) throws(RPCError) {
      question = try ShowingQuestion(&reader)
      guard let place = question.place else {
        throw reader.invalid("place", expected: "a city, a zip code or a theatre, or else latitude and longitude")
      }
      self.place = place
      limit = try reader.optional("limit", Check<Int>.range(1...20)) ?? 10
      page = try reader.optional("page", Check<Int>.range(1...1000)) ?? 1
    }
  }

  private static func answer(
    _ found: ShowingsFound, _ arguments: Arguments, _ context: FeatureContext
  ) async -> ToolResult {
    // Sorted by the number of showings, a proxy for popularity.
    let films = FilmShowings.grouping(found.showings).sorted { $0.showings.count > $1.showings.count }
    let start = min((arguments.page - 1) * arguments.limit, films.count)
    let page = Array(films[start..<min(start + arguments.limit, films.count)])
    let details = await FilmLookup(contract: context.contract).details(of: page.compactMap(\.movieID)) { count in
      await context.progress.report(70 + 30 * Double(count) / Double(page.count), of: 100, "Ratings")
    }
    let list = ShowingList(found: found, films: page, details: details)
      .fitting(bytes: CompactText.byteLimit - 1000, most: 16, numberedFrom: start + 1)
    let nextPage = start + page.count < films.count ? arguments.page + 1 : nil
    return ToolResult(
      text: list.text(
        [
          heading(found, totalFilms: films.count), found.place.ambiguity, found.note, found.rentalNote,
          page.isEmpty && !films.isEmpty ? "This page is past the last film." : nil,
        ],
        numberedFrom: start + 1,
        closing: [
          nextPage.map { "More films: call whats_on_near again with page \($0) and the same arguments." },
          page.isEmpty ? nil : "Seats: call showtimes_and_seats with a showtimeId and partySize.",
        ]),
      structured: RawJSON { writer in
        writer.object { writer in
          writer.member("place", found.place)
          writer.member("date", found.day)
          writer.member("totalFilms", films.count)
          writer.member("totalShowings", found.showings.count)
          writer.member("privateRentals", found.privateRentals > 0 ? found.privateRentals : nil)
          list.writeMembers(to: &writer)
          writer.member("nextPage", nextPage)
          writer.member("note", found.note)
        }
      },
      links: list.theatresNamed.prefix(3).map { .showtimes($0.id, name: $0.name, day: found.day.description) })
  }

  private static func heading(_ found: ShowingsFound, totalFilms: Int) -> String {
    guard totalFilms > 0 else { return "\(found.heading): no showing matches." }
    return "\(found.heading): \(TextValue.count(totalFilms, "film")) in "
      + "\(TextValue.count(found.showings.count, "showing")) still to come"
      + (totalFilms > 1 ? ", the most shown first." : ".")
  }
}
