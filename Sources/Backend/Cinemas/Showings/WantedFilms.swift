// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// The films whose showtimes `showtimes/atTheatre` and `showtimes/near` list: all, those of a title, or one film with
/// all of AMC's entries of it.
struct WantedFilms: Sendable {
  /// AMC's ids of the film; nil for all films.
  let ids: Set<EntityID>?
  /// The id of the request, if it is another provider's.
  let linkedFrom: EntityID?
  /// The title of the request; nil for any.
  let query: TitleQuery?

  init(_ params: some TitleSelecting, _ call: Call, _ links: LinkMemory) async throws(RPCError) {
    query = params.movie.map { TitleQuery($0.text, year: params.year) }
    guard let id = params.movieId else {
      ids = nil
      linkedFrom = nil
      return
    }
    ids = try await MovieLinker(call: call, links: links).amcIDs(of: id)
    linkedFrom = id.provider == .amc ? nil : id
  }

  /// The movie by which AMC filters: nil for all; several have a list each.
  var lists: [EntityID?] { ids?.sorted { $0.isBefore($1) } ?? [nil] }

  /// Whether the film's showtimes are one of AMC's lists, which is then answered page by page.
  var isOneList: Bool { query == nil && lists.count == 1 }
}

/// The showtimes of a theatre, or near a place, with what AMC's lists of them have in common.
struct ShowtimeLists: Sendable {
  let films: WantedFilms
  let links: LinkMemory
  /// The day; nil for all to come.
  let day: Day?
  /// Whether the day's evening goes on after midnight.
  let isNight: Bool
  /// The theatres whose names, distances and clocks the showtimes take.
  let theatres: [Theatre]
  /// The place for people: `near Boston, MA`.
  let there: String
  /// AMC's list of a day and of a movie.
  let view: @Sendable (Day?, EntityID?) -> AMCView<Showtime>

  /// Answers with all of them as one list.
  func answer(_ options: ListOptions, _ facts: ListFacts, _ call: Call) async throws -> ListResult<Showtime> {
    var whole = TheatreDay()
    for movie in films.lists {
      let list = try await list(call) { view($0, movie) }.mapError { RPCError($0) }.get()
      whole.showtimes += list.showtimes
      whole.provenance = whole.provenance.lessFresh(list.provenance)
    }
    if films.lists.count > 1 { whole.showtimes.sort { $0.start < $1.start } }
    var rows = whole.showtimes
    var notes = ListNotes(facts)
    if let query = films.query {
      let titled = try await TitledShowings(query, in: rows, call, links)
      rows = rows.filter(titled.includes)
      if !rows.isEmpty, titled.isOfWords {
        notes.facts.titleMatch = .words
        notes.remark = titled.remark(there + (day.map { " on \($0.reading)" } ?? ""))
      }
    }
    if isNight { rows = rows.filter { $0.startsAt.map { $0 >= call.now } ?? true } }
    let closed = day.flatMap { day in theatres.count == 1 ? theatres[0].closure(on: day) : nil }
    notes.whenEmpty = { EmptyListNote(message: closed) }
    return try await call.list(rows, whole.provenance, options, notes)
  }

  private func list(
    _ call: Call, in view: (Day?) -> AMCView<Showtime>
  ) async -> Result<TheatreDay, UpstreamError> {
    guard let day, isNight else { return await TheatreDay.whole(view(day), at: theatres, call, call.context) }
    return await TheatreDay.showings(of: day, isNight: true, at: theatres, call, call.context) { view($0) }
  }
}

extension Showtime {
  /// The start, by which showtimes are ordered: one without it comes last.
  var start: Int { startsAt?.secondsSince1970 ?? .max }
}
