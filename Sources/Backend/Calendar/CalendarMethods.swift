// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import Database
import EndpointCore
import JSONRPC
import TMDB

/// `calendar/get`: showings, plans and release dates as a calendar file.
struct CalendarMethods {
  let services: Services
  let links: LinkMemory
  let library: LibraryStore
  let watches: WatchServices

  func register(in router: inout Router) {
    router.handle(CalendarGet.self, services) { params, call in
      guard params.namesSomething else {
        throw RPCError.invalidParameter(
          "showtimeIds", expected: "showtimeIds, plans, movieIds, or true for watches or library", got: "none of them")
      }
      return try await calendar(params, call)
    }
  }

  private func calendar(_ params: CalendarGet.Params, _ call: Call) async throws -> CalendarFile {
    let region = call.dateRegion
    let dates = try RequestedDays(named: params.date, until: params.untilDate, atMost: nil)?
      .days(from: region.day(at: call.now))
    try params.checkPlans()
    let requests = try await requests(for: params)

    await call.beginProgress(percentage: 0)
    let count = requests.count
    let theatres = CalendarTheatres(call)
    let results = await requests.mapped(atOnce: 8) { done in
      await call.request?.workDone?.report(message: "\(done) of \(count)", percentage: done * 100 / count)
    } _: { request in
      await result(of: request, theatres, region, dates, call)
    }
    try Task.checkCancellation()

    var file = CalendarFile(text: "", events: [])
    var events = CalendarEvents()
    var missing: [CalendarGap] = []
    for (request, result) in zip(requests, results) {
      switch result {
      case .success(let part):
        events.add(part)
        file.takeAge(of: part.file)
      case .failure(let error) where error.code == .invalidParams: throw error
      case .failure(let error): missing.append(CalendarGap(id: request.id, error: error))
      }
    }
    if params.library { file.libraryFault = library.fault }
    if params.watches { events.add(try await watchedReleases(dates, call)) }
    file.events = events.sorted
    if file.events.isEmpty, let first = missing.first, missing.count == requests.count { throw first.error }
    if !missing.isEmpty { file.missing = missing }
    if file.events.isEmpty {
      // Movies named by their ids have past dates, too.
      let coming = (params.movieIds ?? []).isEmpty ? " that is still to come" : ""
      let which = dates.map { " \($0.phrase)" } ?? coming
      file.message = "Nothing of this has a date in \(region.code)\(which)."
    }
    // Showings are the same from every country; dates of release are not.
    if call.localeSettings.contains(.region), requests.contains(where: \.isMovie) {
      file.settingsUsed = [.region]
    }
    file.text = CalendarText(file.events, now: call.now, alarm: params.alarmMinutes).text
    return file
  }

  /// What the calendar needs requests for, each thing once, as its first parameter has it.
  private func requests(for params: CalendarGet.Params) async throws(RPCError) -> [CalendarRequest] {
    var requests: [CalendarRequest] = (params.plans ?? []).enumerated().map { .showing($1.showtimeId, ($0, $1)) }
    requests += (params.showtimeIds ?? []).map { .showing($0, nil) }
    requests += (params.movieIds ?? []).map { .movie($0, ofLibrary: false) }
    if params.library { requests += try await libraryRequests() }
    return requests.unique(by: \.id)
  }

  /// The films that the user wants to see, each of which may have a day to come in the region, however long it has been
  /// out somewhere else, or come back; and the shows that the user wants to see or is watching.
  private func libraryRequests() async throws(RPCError) -> [CalendarRequest] {
    do throws(DatabaseError) {
      let films: [CalendarRequest] = try await library.wantedFilms().compactMap { entry in
        let ids = entry.ids.compactMap { EntityReference($0)?.id(of: .movie) }
        let id = ids.first { $0.provider == .tmdb } ?? ids.first { $0.provider == .amc } ?? ids.first
        return id.map { .movie($0, ofLibrary: true) }
      }
      let shows = try await library.shownSeries()
      return films + shows.compactMap { entry in entry.showID.map { .show($0, entry) } }
    } catch {
      throw RPCError(error)
    }
  }

  private func result(
    of request: CalendarRequest, _ theatres: CalendarTheatres, _ region: Region, _ dates: ShowingDays?, _ call: Call
  ) async -> Result<CalendarPart, RPCError> {
    do throws(RPCError) {
      switch request {
      case .showing(let id, let plan):
        let file = try await CalendarShowing(id: id, plan: plan, theatres: theatres, call: call).part()
        return .success(CalendarPart(file: file))
      case .movie(let id, let isOfLibrary):
        return .success(try await movie(id, region, dates, ofLibrary: isOfLibrary, call))
      case .show(let id, let entry):
        return .success(try await CalendarEpisodes(library: library, call: call).part(of: entry, id, dates))
      }
    } catch {
      return .failure(error)
    }
  }

  /// The release dates of a movie.
  /// - Parameters:
  ///   - dates: the only days that are wanted; nil for all, or all to come of a film of the library.
  private func movie(
    _ id: EntityID, _ region: Region, _ dates: ShowingDays?, ofLibrary isOfLibrary: Bool, _ call: Call
  ) async throws(RPCError) -> CalendarPart {
    var call = call
    // What the user wants to see is nobody else's business.
    if isOfLibrary { call = call.for(.library) }
    var part = CalendarPart()
    var amc: Movie?
    if id.provider == .amc {
      amc = try await call.amc.answer(AMCObject.movie(id.native))
      if let amc { part.file.takeAge(of: amc) }
    }
    var tmdb: Movie?
    var fault: RPCError?
    do throws(RPCError) {
      let own: TMDBID
      if let given = TMDBID(id) {
        own = given
      } else if let amc {
        own = try await MovieLinker(call: call, links: links).tmdbID(of: amc).id
      } else {
        own = try await MovieLinker(call: call, links: links).tmdbID(of: id).id
      }
      let movie = try await call.tmdb.answer(MovieEndpoint(own, include: [.releaseDates], for: call.presentation))
      part.file.takeAge(of: movie)
      tmdb = movie
    } catch {
      if amc == nil { throw error }
      fault = error
    }
    guard let movie = amc ?? tmdb else { return part }
    let today = region.day(at: call.now)
    var releases = tmdb?.releaseDays(in: region.code, from: dates?.first ?? today) ?? []
    if !releases.contains(where: { $0.type == "theatrical" }), region == .unitedStates, let day = amc?.releaseDate {
      releases.append(ReleaseDay(type: "theatrical", day: day))
    }
    for release in releases where dates?.contains(release.day) ?? (!isOfLibrary || release.day >= today) {
      let event = CalendarEvent.release(release, of: movie.title, id, in: region.code, url: movie.page)
      part.add(event, of: movie.title)
      part.aliases[event.uid] = CalendarEvent.uid(of: release, of: tmdb?.id ?? id, in: region.code)
    }
    if let sales = amc?.onlineTicketsAt, sales > call.now,
      dates?.contains(AmericanClock.eastern.day(at: sales)) ?? true
    {
      part.add(
        CalendarEvent(
          uid: CalendarEvent.uid(of: "tickets \(id)"), kind: .tickets, title: "\(movie.title), tickets on sale",
          startsAt: sales, description: "AMC sells tickets online from \(AmericanClock.everywhere(sales)).",
          url: movie.page, movieId: id), of: movie.title)
    }
    // AMC's date is enough of an answer. Without any, TMDB may have one.
    if part.file.events.isEmpty, let fault, !fault.isNotFound { throw fault }
    return part
  }

  /// The dates that active watches found at their last check.
  /// - Parameter dates: the only days that are wanted; nil for all to come.
  private func watchedReleases(_ dates: ShowingDays?, _ call: Call) async throws -> CalendarPart {
    do throws(DatabaseError) {
      let rows = try await watches.store.watches().watches
      var part = CalendarPart()
      for watch in rows.filter({ $0.status == .active }).compactMap({ LoadedWatch($0) }) {
        guard let movie = watch.stored.state.movie else { continue }
        let releases = watch.stored.state.items.compactMap(\.release).map {
          (day: ReleaseDay(type: $0.type, day: $0.date), region: $0.region)
        }
        let own = movie.releaseDate.map {
          [(day: ReleaseDay(type: "theatrical", day: $0), region: Region.unitedStates.code)]
        }
        for release in releases.isEmpty ? own ?? [] : releases
        where dates?.contains(release.day.day)
          ?? (release.day.day >= (Region(release.region) ?? .unitedStates).day(at: call.now))
        {
          let event = CalendarEvent.release(
            release.day, of: movie.title, movie.id, in: release.region, url: movie.url)
          part.add(event, of: movie.title)
        }
      }
      return part
    } catch {
      throw RPCError(error)
    }
  }
}

extension CalendarGet.Params {
  fileprivate var namesSomething: Bool {
    showtimeIds != nil || plans != nil || movieIds != nil || watches || library
  }

  /// - Throws: -32602 for a plan of no showing, and for the second plan of one: an event has the UID of its showing, so
  ///   that it would replace the first.
  fileprivate func checkPlans() throws(RPCError) {
    var planned: Set<EntityID> = []
    for (position, id) in (plans ?? []).map(\.showtimeId).enumerated() {
      let path = "plans/\(position)/showtimeId"
      guard id.kind == .showtime else {
        throw .invalidParameter(
          path, expected: "the id of a showtime, such as amc:showtime:61020778482511", got: "\(id)")
      }
      guard planned.insert(id).inserted else {
        throw .invalidParameter(path, expected: "each showing once, with all of its seats", got: "\(id) again")
      }
    }
  }
}

/// Something that a calendar needs requests for.
private enum CalendarRequest: Sendable {
  /// A showing, and the plan for it with its position in the params.
  case showing(EntityID, (position: Int, plan: CalendarPlan)?)
  /// A movie's dates: all of them, or those to come of one that only the library names.
  case movie(EntityID, ofLibrary: Bool)
  /// The episodes to come of a show of the library.
  case show(EntityID, StoredEntry)

  var id: EntityID {
    switch self {
    case .showing(let id, _), .movie(let id, _), .show(let id, _): id
    }
  }

  var isMovie: Bool {
    if case .movie = self { true } else { false }
  }
}

extension Movie {
  fileprivate var page: String? { showtimesUrl ?? websiteUrl ?? homepage }
}

extension CalendarEvent {
  /// - Parameter id: the id under which the film was requested. It names the film in the UID, which is then the same
  ///   whether or not another provider can be asked.
  fileprivate static func release(
    _ release: ReleaseDay, of title: String, _ id: EntityID, in region: String, url: String?
  ) -> CalendarEvent {
    let words =
      switch release.type {
      case "theatrical": "in theatres"
      case "limitedTheatrical": "in a few theatres"
      case "digital": "to stream or download"
      case "physical": "on disc"
      case "television": "on television"
      default: release.type
      }
    let note = release.note.map { " (\($0))" } ?? ""
    return CalendarEvent(
      uid: uid(of: release, of: id, in: region), kind: .release, title: "\(title), \(words)\(note)",
      day: release.day, description: "\(words.sentence) in \(region) from \(release.day.reading) on\(note).", url: url,
      movieId: id)
  }

  fileprivate static func uid(of release: ReleaseDay, of film: EntityID, in region: String) -> String {
    uid(of: "release \(film) \(release.type) \(region)")
  }
}
