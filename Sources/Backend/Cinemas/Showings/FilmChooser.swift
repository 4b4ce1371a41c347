// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC

/// `library/choose`: what to see.
///
///     library ─▶ entries by chance ─┬─▶ on near the place, with a showing that fits ─▶ first
///     place ─▶ days ─▶ showings ────┤
///     TMDB's offers ────────────────┴─▶ on the user's services ─▶ then ─▶ the others
struct FilmChooser {
  let call: Call
  private let library: LibraryStore
  private let links: LinkMemory
  private let codes: CodeLookup
  private let params: LibraryChoose.Params
  private let place: PlaceQuery?
  private let days: RequestedDays
  private let partySize: Int
  private let settingsUsed: [SettingName]?

  private static let mostPicks = 3
  /// So many films that may be on are looked up at TMDB, and so many halls of each on a day.
  private static let mostFilms = 20
  private static let mostHalls = 4

  init(
    call: Call, params: LibraryChoose.Params, library: LibraryStore, links: LinkMemory,
    codes: CodeLookup
  ) throws(RPCError) {
    self.call = call
    self.params = params
    self.library = library
    self.links = links
    self.codes = codes
    var defaults = SettingDefaults(call)
    place = PlaceQuery(params.location) ?? defaults.usualQuery()
    days = try RequestedDays(params.dates, otherwise: .tonight)
    partySize = defaults.partySize(params.partySize, otherwise: 1)
    settingsUsed = defaults.used
  }

  func answer() async throws -> LibraryPicks {
    let mine =
      params.films.on == nil ? try? await call.ownServices(otherwise: .unitedStates) : try await call.ownServices()
    let chosen = try await ChosenEntries(params, in: library, call, codes, mine: mine)
    var messages = chosen.messages
    var answer = LibraryPicks(items: [], seed: chosen.seed)
    answer.settingsUsed = settingsUsed
    answer.libraryFault = call.services.user.fault
    if let place, !chosen.entries.isEmpty {
      do {
        var gaps = ShowingGaps()
        answer.items = try await shown(at: place, chosen, mine, &answer, &gaps)
        if answer.items.isEmpty { messages.append("No showing there is known to fit.") }
        messages += gaps.sentences
      } catch let error as RPCError {
        guard ![.invalidParams, .notFound, .requestCancelled].contains(error.code) else { throw error }
        messages.append("It isn't known what is on there (\(error.message)).")
      }
    }
    let taken = Set(answer.items.map(\.id))
    // Both parts keep the order of chance.
    let isOffered = { (entry: StoredEntry) in chosen.offered[entry.number] == true }
    let ranked = chosen.entries.filter(isOffered) + chosen.entries.filter { !isOffered($0) }
    for entry in ranked where answer.items.count < Self.mostPicks {
      if let pick = pick(entry, chosen), !taken.contains(pick.id) { answer.items.append(pick) }
    }
    answer.message = messages.nilIfEmpty?.joined(separator: " ")
    return answer
  }

  // MARK: What is on

  private func shown(
    at place: PlaceQuery, _ chosen: ChosenEntries, _ mine: OwnServices?, _ answer: inout LibraryPicks,
    _ gaps: inout ShowingGaps
  ) async throws -> [LibraryPick] {
    let shown = try await self.programme(at: place)
    answer.place = shown.facts.place
    answer.date = shown.facts.date
    answer.untilDate = shown.facts.untilDate
    gaps.faults = shown.facts.faults ?? []
    var picks: [LibraryPick] = []
    let programme = await AMCProgramme(call)
    var looked = 0
    let sources = TonightSources(
      shown.movies, programme, mine: mine, call: call, links: links, today: shown.facts.date)
    for entry in chosen.entries where picks.count < Self.mostPicks {
      try Task.checkCancellation()
      guard !entry.isShow, let film = WantedFilm(entry), sources.mayShow(film) else { continue }
      if looked == Self.mostFilms {
        gaps.films += 1
        continue
      }
      looked += 1
      let row = await sources.row(of: film)
      if row.showings.isEmpty, row.linkFault != nil { gaps.films += 1 }
      guard let fitting = try await fitting(row.showings, &gaps), var pick = pick(entry, chosen) else { continue }
      pick.showing = fitting.showing
      pick.seats = fitting.seats
      pick.reasons.insert(reason(fitting.showing, hasSeats: fitting.seats != nil), at: 0)
      picks.append(pick)
    }
    return picks
  }

  /// What is on.
  private func programme(at place: PlaceQuery) async throws -> ProgrammeRequest.Programme {
    let wishes = ShowingWishes(
      after: params.after ?? days.usualStart, before: params.before, partySize: partySize)
    let request = ProgrammeRequest(
      call: call, links: links, place: place, radiusKilometres: params.location.radiusKilometres, days: days,
      wishes: wishes, settingsUsed: settingsUsed)
    return try await request.programme()
  }

  /// The first showing that the party can afford, and finds its seats at.
  private func fitting(
    _ showings: [Showing], _ gaps: inout ShowingGaps
  ) async throws -> (showing: Showing, seats: [String]?)? {
    let open = showings.filter { [.available, .almostSoldOut].contains($0.availability) }
    let affordable = open.filter { showing in
      params.maximumTotal.map { most in showing.total.map { $0 <= most } ?? false } ?? true
    }
    if params.maximumTotal != nil { gaps.prices += open.count { $0.total == nil } }
    guard params.seatsTogether, partySize > 1 else { return affordable.first.map { ($0, nil) } }
    var asked: [Day?: Int] = [:]
    for showing in affordable {
      let day = showing.startsAtLocal?.showingDay
      asked[day, default: 0] += 1
      if asked[day, default: 0] > Self.mostHalls {
        gaps.seats += 1
        continue
      }
      let plan: ShowtimePlan
      do throws(RPCError) {
        let planParams = ShowtimesPlan.Params(id: showing.id, partySize: partySize)
        plan = try await ShowtimePlanner(params: planParams, call: call).plan()
      } catch {
        if error.code == .requestCancelled { throw error }
        gaps.seats += 1
        continue
      }
      if let group = plan.groups.first, group.together { return (showing, group.seats) }
    }
    return nil
  }

  // MARK: Reasons

  private func pick(_ entry: StoredEntry, _ chosen: ChosenEntries) -> LibraryPick? {
    guard let row = LibraryRow(entry, call.services.usualImages, on: call.today) else { return nil }
    let facts = chosen.facts[entry.number]
    var pick = LibraryPick(
      id: row.id, kind: row.kind, title: row.title, library: row.library, reasons: [])
    pick.year = row.year
    pick.posterUrl = row.posterUrl
    pick.runtimeMinutes = facts?.minutes
    pick.genres = facts.flatMap { $0.genreNames.nilIfEmpty }
    pick.onMine = chosen.offered[entry.number]
    if pick.onMine == true { pick.reasons.append("on a service that you have") }
    if let minutes = pick.runtimeMinutes { pick.reasons.append(minutes.counted("minute")) }
    let tags = Set((params.films.tags ?? []).map(\.searchText.folded))
    let own = entry.tags.filter { tags.contains($0.folded) }
    if own.count > 1, entry.status != .seen {
      let all = own.count == 2 ? "both" : "all \(own.count)"
      pick.reasons.append("wanted by \(all): " + own.joined(separator: ", "))
    } else if !own.isEmpty {
      pick.reasons.append("tagged " + own.joined(separator: ", "))
    }
    if entry.status == .wanted { pick.reasons.append("on your list") }
    return pick
  }

  private func reason(_ showing: Showing, hasSeats: Bool) -> String {
    let time = showing.startsAtLocal.map { local in " on \(local.day.weekdayName) at \(local.time.reading)" } ?? ""
    let seats = hasSeats ? " with \(partySize) seats together" : ""
    // As a list of showings writes it: `$13.01 + fees`.
    let lacks = (showing.totalExcludes ?? []).map { " + \($0.rawValue)" }.joined()
    let price = showing.total.map { " for \($0.dollars)\(lacks)" } ?? ""
    return "on at \(showing.theatreName ?? "a theatre")\(time)\(seats)\(price)"
  }
}

/// What could not be known of the showings, so that they were left out.
private struct ShowingGaps {
  /// Films that were not looked up.
  var films = 0
  /// Showings without a price, where it matters.
  var prices = 0
  /// Showings whose seats were not asked for, or could not be had.
  var seats = 0
  var faults: [ProviderFault] = []

  var sentences: [String] {
    [
      films > 0 ? "Whether \(films.counted("more film")) is on wasn't looked up." : nil,
      prices > 0 ? "Of \(prices.counted("showing")) the price isn't known." : nil,
      seats > 0 ? "Of \(seats.counted("showing")) the seats weren't looked up." : nil,
      faults.isEmpty ? nil : "Missing: " + faults.map(\.error.message).joined(separator: " "),
    ].compactMap(\.self)
  }
}
