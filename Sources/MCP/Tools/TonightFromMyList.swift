// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `tonight_from_my_list`: where the user can see the library's wanted films.
enum TonightFromMyList {
  static let tool = Tool(ToolDocument.tonightFromMyList, view: .shows) { arguments, context throws(RPCError) in
    let params = try Arguments(params: arguments).params
    let page = try await context.contract.page(LibraryTonight.self, params, context.progress)
    var content = try content(page, params)
    content.view = ResultView(.whatsOn, LibraryTonight.self, params, page)
    return content
  }

  struct Arguments: ParameterReadable {
    static var parameterNames: [String] { ["place", "date", "untilDate", "days", "timeOfDay", "partySize", "page"] }

    let params: LibraryTonight.Params

    init(_ reader: inout ParameterReader) throws(RPCError) {
      let showings = try ShowingArguments(&reader).params
      params = LibraryTonight.Params(
        place: showings.place, date: showings.date, untilDate: showings.untilDate, days: showings.days,
        timeOfDay: showings.timeOfDay, after: showings.after, partySize: showings.partySize,
        list: ListOptions(page: try reader.optional("page", Check<Int>.range(1...1000)) ?? 1))
    }
  }

  private static func content(
    _ page: Page<MovieShowings>, _ params: LibraryTonight.Params
  ) throws(RPCError) -> ResultContent {
    let films = page.items.values
    var content = ResultContent()
    var theatrePage = page
    theatrePage.items = Rows(films.filter { !$0.showings.isEmpty })
    if page.facts.place != nil, page.facts.date != nil, page.facts.totalShowings != nil {
      let found = try ShowingsFound(theatrePage)
      let list = ShowingList(found).fitting(bytes: ResultContent.byteLimit - 4500, most: 12)
      content = found.content(
        "\(found.filmCount.counted("wanted film")); "
          + (found.films.isEmpty ? "none of this page has a showing." : "the showings first."))
      content.add("note", found.note)
      content.add("cheapest", found.films.count > 1 ? list.cheapest : nil)
      content += list.content(numberedFrom: (params.list.page - 1) * params.list.pageSize + 1)
    } else {
      let faults = page.facts.faults?.map { $0.error.textForModel }
      let message = page.facts.message?.withToolNames
      content.add("note", message ?? faults.map { "No showings: " + $0.joined(separator: " ") })
    }
    let others = films.filter(\.showings.isEmpty)
    content.add(
      "onServices", title: "On the user's services:",
      lines: others.compactMap { film in film.ownServices.map { "\(film.nameWithID): \($0)" } }, indentation: "- ")
    let waiting = others.filter { $0.ownServices == nil }
    content.add(
      "coming", title: "Coming:",
      lines: waiting.compactMap { film in film.nextDate.map { "\(film.nameWithID): \($0.words)" } }, indentation: "- ")
    let unplaced = waiting.filter { $0.nextDate == nil }
    // Without an answer of the theatres nothing is known of what is near.
    let isNearKnown = page.facts.faults == nil
    content.add(
      "elsewhere",
      title: isNearKnown
        ? "Neither near, nor on the user's services, nor announced:" : "Neither on the user's services nor announced:",
      lines: unplaced.filter { $0.linkFault == nil }.map(\.nameWithID), indentation: "- ")
    content.add(
      "unchecked", title: "Not checked:",
      lines: unplaced.compactMap { film in film.linkFault.map { "\(film.nameWithID): \($0.message)" } },
      indentation: "- ")
    if let next = page.nextPage {
      let more = "More films: call tonight_from_my_list again with page \(next) and the same arguments."
      content.add(more, [ResultContent.Member("more", more), ResultContent.Member("nextPage", next)])
    }
    if films.contains(where: { !$0.showings.isEmpty }) {
      content.add("seats", "Seats: call showtimes_and_seats with a showtimeId and partySize.")
    }
    return content
  }
}

extension MovieShowings {
  /// The user's services that offer the film: `HBO Max, Apple TV (rent)`; nil for none.
  var ownServices: String? {
    guard let offers else { return nil }
    let included = [offers.subscription, offers.free, offers.ads].flatMap { $0 ?? [] }.map(\.name)
    let names =
      included + (offers.rent ?? []).map { "\($0.name) (rent)" } + (offers.buy ?? []).map { "\($0.name) (buy)" }
    var seen: Set<String> = []
    return TextValue.names(names.filter { seen.insert($0).inserted })
  }

  fileprivate var nameWithID: String { "\(titleWithYear) (\(id))" }
}

extension NextDate {
  /// `AMC's tickets from 2026-11-27`, `to stream or download from 2026-12-08`.
  fileprivate var words: String {
    let what =
      switch kind {
      case .tickets: "AMC's tickets"
      case .premiere: "premiere"
      case .limitedTheatrical: "in a few theatres"
      case .theatrical: "in theatres"
      case .digital: "to stream or download"
      case .physical: "on disc"
      case .television: "on television"
      }
    return "\(what) from \(day)"
  }
}
