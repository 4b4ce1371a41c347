// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC

/// `library/tonight`: the films that the user wants to see, and where.
///
///     library ─▶ wanted films ─┬─▶ those whose title is on tonight ─▶ first pages ─┐
///     place ─▶ programme ─▶ showings ┤                                               ├─▶ rows, ranked
///     AMC ─▶ AMCProgramme ─▶ next tickets ┴─▶ the others ─▶ further pages ─────────┘
///
/// A film costs TMDB one request, which has its identity, its releases and its offers in all countries, so that one
/// kept response serves every call. AMC's entry is found among the programme by `MovieLinker`'s rules.
struct WantedTonight {
  let call: Call
  private let library: LibraryStore
  private let links: LinkMemory
  private let codes: CodeLookup
  private let orders: RowOrders
  private let params: LibraryTonight.Params
  private let request: ProgrammeRequest

  /// Few enough that other calls have room within TMDB's rate.
  private static let width = 8

  init(
    call: Call, params: LibraryTonight.Params, library: LibraryStore, links: LinkMemory,
    codes: CodeLookup, orders: RowOrders
  ) throws(RPCError) {
    self.call = call
    self.params = params
    self.library = library
    self.links = links
    self.codes = codes
    self.orders = orders
    var defaults = SettingDefaults(call)
    let place = try defaults.place(params.location)
    try RequestedDays.check(params.timeOfDay, of: params.dates)
    let days = try RequestedDays(params.dates, otherwise: .tonight)
    let wishes = ShowingWishes(
      after: params.timeOfDay?.after ?? params.after ?? days.usualStart,
      before: params.timeOfDay.map(\.before) ?? params.before,
      partySize: defaults.partySize(params.partySize, otherwise: 1))
    request = ProgrammeRequest(
      call: call, links: links, place: place, radiusKilometres: params.location.radiusKilometres, days: days,
      wishes: wishes,
      settingsUsed: defaults.used)
  }

  /// What is asked, whichever page it is.
  private var question: String {
    var same = params
    same.list = ListOptions()
    return "tonight \(RawJSON(writing: same))"
  }

  func answer() async throws -> ListResult<MovieShowings> {
    if params.list.page == 1 { orders.begin(question) }
    let chosen = try await ChosenFilms(params.films, in: library, call, codes)
    let films = chosen.films
    guard !films.isEmpty || !chosen.shows.isEmpty else {
      var notes = ListNotes(ListFacts(message: chosen.messageOfNone))
      notes.facts.unknownCount = chosen.unknownCount.nilIfZero
      notes.remark = chosen.messageOfUnknown
      return try await call.list([MovieShowings](), .network, params.list, notes)
    }
    async let programme = AMCProgramme(call)
    let found = try await showings()
    // AMC's theatres are in the United States, so that their user's services there count.
    let mine = try? await call.ownServices(otherwise: .unitedStates)
    let sources = TonightSources(
      found.movies, await programme, mine: mine, call: call, links: links, today: found.facts.date)
    let series = SeriesTonight(library: library, mine: mine, call: call, today: found.facts.date ?? call.today)
    let shows = await chosen.shows.mapped(atOnce: Self.width) { await series.row(of: $0) }.compactMap(\.self)
    var facts = found.facts
    facts.message = nil
    facts.unknownCount = chosen.unknownCount.nilIfZero
    if facts.faults == nil, let error = await programme.error {
      facts.faults = [ProviderFault(provider: .amc, error: error)]
    }

    // One page of a stream is as a page without a token, but for the progress.
    let isStream = call.request?.partialResults != nil && params.list.maxPages != 1
    let likely = films.filter { !isStream || sources.mayShow($0) }
    let looked = Set(likely.map(\.id))
    let count = likely.count
    var rows = await likely.mapped(atOnce: Self.width) { done in
      await call.request?.workDone?.report(
        message: "\(done) of \(count.counted("film"))", percentage: 70 + 30 * done / max(count, 1))
    } _: {
      await sources.row(of: $0)
    }
    try Task.checkCancellation()
    rows = (rows + shows).sorted { $0.rank < $1.rank }
    // A film whose last showing has begun since the first page moves no other one.
    if !isStream {
      let there = Set(rows.map(\.id))
      rows = orders.ordered(rows, of: question, on: nil).filter { there.contains($0.id) }
    }
    facts.totalShowings = rows.reduce(0) { $0 + $1.showings.count }
    let others = films.filter { !looked.contains($0.id) }
    var notes = ListNotes(facts)
    let remarks = [found.remark, chosen.messageOfUnknown].compactMap(\.self)
    notes.remark = remarks.isEmpty ? nil : remarks.joined(separator: " ")
    return try await call.list(
      rows, making: others, atOnce: Self.width, found.provenance, params.list, notes
    ) { films, room in
      await room.mapped(films) { await sources.row(of: $0) }
    }
  }

  /// The showings near the place. Without them the other films are worth an answer, unless the request is at fault.
  private func showings() async throws -> ProgrammeRequest.Programme {
    do {
      var found = try await request.programme()
      // No theatre is near, which a list with rows has no message for.
      if !found.hasTheatres, let message = found.facts.message {
        let error = RPCError(.notFound, message, kind: "notFound") {
          $0.member("hint", "give another place, or a larger radiusKilometres")
        }
        found.facts.faults = [ProviderFault(provider: .amc, error: error)]
      }
      return found
    } catch let error as RPCError {
      guard ![.invalidParams, .notFound, .requestCancelled].contains(error.code) else { throw error }
      let faults = [ProviderFault(provider: .amc, error: error)]
      return ProgrammeRequest.Programme(facts: ListFacts(faults: faults), provenance: .network)
    }
  }
}

extension MovieShowings {
  /// The place of a row: first the films that are shown, in the order of their first showings; then those on the user's
  /// services and the shows, then the others by their next date.
  fileprivate var rank: (Int, Int) {
    if let first = showings.first { return (0, first.startsAt?.secondsSince1970 ?? .max) }
    if offers != nil || nextEpisode != nil { return (1, onMine == true ? 0 : 1) }
    if let nextDate { return (2, nextDate.day.daysSince1970) }
    return (3, 0)
  }
}
