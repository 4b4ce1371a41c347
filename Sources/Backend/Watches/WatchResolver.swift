// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// Resolves the parameters of a request to a condition that is the same on any later day: places to theatres, words for
/// days to days, movies to the ids under which they are requested.
struct WatchResolver {
  let call: Call
  let watches: WatchServices

  /// The maximum number of theatres of a condition, because each is requested again and again.
  static let mostTheatres = 10

  /// A condition, and a name for it.
  struct Resolved {
    var condition: WatchCondition
    var name: String
    /// The settings of the user in it.
    var settingsUsed: [SettingName]?
  }

  func resolve(_ params: WatchAdd.Params) async throws(RPCError) -> Resolved {
    var defaults = SettingDefaults(call)
    var resolved = try await resolve(params, &defaults)
    resolved.settingsUsed = defaults.used
    return resolved
  }

  private func resolve(
    _ params: WatchAdd.Params, _ defaults: inout SettingDefaults
  ) async throws(RPCError) -> Resolved {
    var params = try params.withMovieID()
    // Without a place, tickets and a person's films are looked for everywhere.
    let isOfShowings = params.kind == .showings || params.kind == .seats && params.showtimeId == nil
    if isOfShowings || params.kind == .library, !params.hasPlace {
      params.place = defaults.usualPlace().flatMap { Query($0) }
    }
    try check(params)
    var condition = WatchCondition(kind: params.kind)
    condition.after = params.after
    condition.before = params.before
    condition.movie = params.movie?.text
    condition.format = params.format
    if params.kind == .seats {
      condition.partySize = defaults.partySize(params.partySize, otherwise: 2)
      condition.rows = params.rows
      condition.aisle = params.aisle == true ? true : nil
      condition.accessible = params.accessible == true ? true : nil
    }
    if params.kind == .release {
      condition.region = (defaults.region(of: call) ?? .unitedStates).code
      return try await release(params, condition)
    }
    if params.kind == .library {
      let region = defaults.region(of: call)
      condition.region = if let region { region.code } else { try await call.regionOfServices().code }
    }
    if let id = params.personId {
      let id = try await PersonLinker(call: call, links: watches.links).tmdbID(of: id, in: nil)
      condition.personId = id.entity
      condition.person = try await call.tmdb.answer(TMDBObject.person(id, include: [], for: call.presentation)).name
    }
    if let id = params.showtimeId { return try await seats(at: id, condition) }
    let place = try await locate(params, &condition)
    var title = params.movie?.text
    if let id = params.movieId {
      let movie = try await movie(id, kind: params.kind)
      condition.movieId = movie.id
      title = movie.title
      if movie.id.provider != .amc { condition.movie = movie.title }
    }
    return Resolved(condition: condition, name: condition.name(title: title, near: place))
  }

  // MARK: Rules between parameters

  private func check(_ params: WatchAdd.Params) throws(RPCError) {
    let place: [(String, Bool)] = [
      ("place", params.place != nil), ("latitude", params.latitude != nil), ("theatreId", params.theatreId != nil),
    ]
    let hasPlace = params.hasPlace
    let ofDays: [(String, Bool)] = [
      ("date", params.date != nil), ("after", params.after != nil), ("before", params.before != nil),
    ]
    let ofShowings =
      [("radiusKilometres", params.radiusKilometres != nil)] + ofDays + [("format", params.format != nil)]
    let ofSeats: [(String, Bool)] = [
      ("showtimeId", params.showtimeId != nil), ("partySize", params.partySize != nil), ("rows", params.rows != nil),
      ("aisle", params.aisle != nil), ("accessible", params.accessible != nil),
    ]
    let movie: [(String, Bool)] = [("movie", params.movie != nil), ("movieId", params.movieId != nil)]
    if params.kind != .person { try refuse([("personId", params.personId != nil)], params.kind) }
    switch params.kind {
    case .tickets:
      try refuse(ofSeats, params.kind)
      guard params.movie != nil || params.movieId != nil else {
        throw .invalidParameter(
          "movie", expected: "a movie, as movie or movieId, because tickets are for one", got: "neither")
      }
      if !hasPlace { try refuse(ofShowings, params.kind, "without a place") }
    case .showings:
      try refuse(ofSeats, params.kind)
      guard hasPlace else { throw missingPlace }
    case .seats where params.showtimeId != nil: try refuse(ofShowings + movie, params.kind, "with a showtimeId")
    case .seats:
      guard hasPlace else {
        throw .invalidParameter("showtimeId", expected: "a showtime, or a place with a date", got: "neither")
      }
      guard params.date != nil else {
        throw .invalidParameter(
          "date", expected: "a day, because seats are watched at the showings of one day", got: "none")
      }
    case .release:
      try refuse(place + ofShowings + ofSeats + [movie[0]], params.kind)
      guard params.movieId != nil else {
        throw .invalidParameter("movieId", expected: "a movie's id (movies/find finds it)", got: "none")
      }
    case .library:
      try refuse(ofDays + ofSeats + movie, params.kind)
      if !hasPlace { try refuse(ofShowings, params.kind, "without a place") }
    case .person:
      try refuse(ofDays + [("format", params.format != nil)] + ofSeats + movie, params.kind)
      if !hasPlace { try refuse(ofShowings, params.kind, "without a place") }
      guard params.personId != nil else {
        throw .invalidParameter("personId", expected: "a person's id (search/people finds it)", got: "none")
      }
    }
    if let every = params.every { try Self.check(every: every, params.kind) }
    if case .instant(let end) = try params.until.map(WatchEnd.init) {
      try Self.check(end: end, now: watches.clock.now)
    }
  }

  static func check(end: Instant, now: Instant) throws(RPCError) {
    guard end > now else { throw .invalidParameter("until", expected: "a time to come", got: end.utc) }
  }

  static func check(every: Int, _ kind: WatchKind) throws(RPCError) {
    guard every >= kind.leastInterval else {
      throw .invalidParameter(
        "every", expected: "at least \(kind.leastInterval) seconds for \(kind.rawValue)", got: "\(every)")
    }
  }

  /// When a watch ends by itself; nil without `until`.
  func end(_ text: String?, of condition: WatchCondition) async throws(RPCError) -> Instant? {
    switch try text.map(WatchEnd.init) {
    case nil: return nil
    case .instant(let instant): return instant
    case .day(let word):
      let now = call.now
      // A day ends last on the Pacific coast.
      var offset = { AmericanClock.pacific.offset(at: $0) }
      if let theatre = condition.theatres?.first {
        let theatre = try await call.amc.answer(AMCObject.theatre(theatre.id.native))
        offset = { theatre.offset(at: $0) ?? .utc }
      }
      let day = try LocalClock(now: now, offset: offset(now)).day(word)
      // The clock may change until then.
      let evening = Instant(day, seconds: 72_000 - offset(now).minutes * 60)
      return Instant(day, seconds: 86_399 - offset(evening).minutes * 60)
    }
  }

  private var missingPlace: RPCError {
    let expected = "a place, as place, theatreId or latitude and longitude, or a usual one, which settings/set stores"
    return .invalidParameter("place", expected: expected, got: "none")
  }

  private func refuse(
    _ given: [(String, Bool)], _ kind: WatchKind, _ circumstance: String? = nil
  ) throws(RPCError) {
    guard let name = given.first(where: \.1)?.0 else { return }
    let whom = kind.rawValue + (circumstance.map { " " + $0 } ?? "")
    throw .invalidParameter(name, expected: "nothing, because it has no meaning for \(whom)", got: "a value")
  }

  // MARK: Resolution

  private func release(_ params: WatchAdd.Params, _ condition: WatchCondition) async throws(RPCError) -> Resolved {
    var condition = condition
    guard let id = params.movieId else { throw missingPlace }
    let tmdb = try await MovieLinker(call: call, links: watches.links).tmdbID(of: id).id
    let movie = try await call.tmdb.answer(MovieEndpoint(tmdb, for: call.presentation))
    condition.movieId = movie.id
    return Resolved(condition: condition, name: "The release of \(movie.title)")
  }

  private func seats(at id: EntityID, _ condition: WatchCondition) async throws(RPCError) -> Resolved {
    var condition = condition
    let showtime = try await call.amc.answer(AMCObject.showtime(id.native))
    condition.showtimeId = showtime.id
    condition.date = showtime.startsAtLocal?.day
    if let theatre = showtime.theatreId {
      let theatre = try await call.amc.answer(AMCObject.theatre(theatre.native))
      condition.theatres = [StoredTheatre(theatre)]
    }
    return Resolved(condition: condition, name: condition.name(title: showtime.movieTitle, near: nil))
  }

  /// - Returns: the place's name; nil for coordinates and for no place.
  private func locate(_ params: WatchAdd.Params, _ condition: inout WatchCondition) async throws(RPCError) -> String? {
    guard
      let query = PlaceQuery(
        place: params.place, latitude: params.latitude, longitude: params.longitude, theatreId: params.theatreId)
    else { return nil }
    let finder = PlaceFinder(call: call)
    let found = try await finder.place(query)
    let theatres = try await finder.theatres(at: found, radiusKilometres: params.radiusKilometres).content
    guard let nearest = theatres.first else {
      throw RPCError(.invalidParams, finder.noTheatre(at: found.place, params.radiusKilometres))
    }
    condition.theatres = theatres.prefix(Self.mostTheatres).map { StoredTheatre($0) }
    if let word = params.date {
      condition.date = try await call.day(word, at: nearest.id)
      if word == .tonight { condition.after = condition.after ?? DayWord.evening }
    }
    return found.place.name
  }

  /// A condition with what a request changes, and the watch's name with that, as far as it was made from the condition.
  func changed(
    _ old: WatchCondition, named name: String, _ params: WatchUpdate.Params
  ) async throws(RPCError) -> Resolved {
    var condition = old
    let isOfOneShowing = old.showtimeId != nil || old.kind == .release
    let ofSeats = [
      ("partySize", params.partySize != nil), ("rows", params.rows != nil), ("aisle", params.aisle != nil),
      ("accessible", params.accessible != nil),
    ]
    let ofShowings = [
      ("date", params.date != nil), ("after", params.after != nil), ("before", params.before != nil),
      ("format", params.format != nil), ("movieId", params.movieId != nil),
    ]
    if old.kind != .seats { try refuse(ofSeats, old.kind) }
    if isOfOneShowing || old.kind == .person { try refuse(ofShowings, old.kind) }
    if old.kind == .tickets, old.theatres == nil {
      try refuse(ofShowings.filter { $0.0 != "movieId" }, old.kind, "without a place")
    }
    if old.kind == .library { try refuse(ofShowings.filter { $0.0 != "format" || old.theatres == nil }, old.kind) }
    condition.partySize = params.partySize ?? old.partySize
    condition.rows = params.rows ?? old.rows
    if let aisle = params.aisle { condition.aisle = aisle ? true : nil }
    if let accessible = params.accessible { condition.accessible = accessible ? true : nil }
    condition.after = params.after ?? old.after
    condition.before = params.before ?? old.before
    condition.format = params.format ?? old.format
    if let word = params.date {
      guard let theatre = old.theatres?.first else {
        throw .invalidParameter("date", expected: "nothing, because the watch is about no place", got: "a value")
      }
      condition.date = try await call.day(word, at: theatre.id)
      if word == .tonight { condition.after = condition.after ?? DayWord.evening }
      if let end = condition.endOfDay, end.at <= watches.clock.now {
        throw .invalidParameter("date", expected: "a day to come", got: end.reason)
      }
    }
    var name = old.renamed(name, for: condition)
    if let id = params.movieId {
      let movie = try await movie(id, kind: old.kind)
      condition.movieId = movie.id
      condition.movie = movie.id.provider == .amc ? nil : movie.title
      var title = old.movie
      // The title of AMC's movie isn't stored.
      if title == nil, params.name == nil, let id = old.movieId {
        title = (try? await self.movie(id, kind: old.kind))?.title
      }
      if let title { name = condition.renamed(name, from: title, to: movie.title) }
    }
    return Resolved(condition: condition, name: name)
  }

  /// The movie with the id under which it is requested; for tickets it may be one that AMC doesn't list yet.
  private func movie(_ id: EntityID, kind: WatchKind) async throws(RPCError) -> (id: EntityID, title: String) {
    if id.provider == .amc {
      let movie = try await call.amc.answer(AMCObject.movie(id.native))
      return (movie.id, movie.title)
    }
    // Its title is compared with AMC's later, which are in English, so it doesn't depend on the call's language.
    let tmdb = try await MovieLinker(call: call, links: watches.links).tmdbID(of: id).id
    let movie = try await call.tmdb.response(to: TMDBObject.identity(of: tmdb)).content.movie
    do throws(RPCError) {
      let match = try await MovieLinker(call: call, links: watches.links).amcMovie(for: movie)
      return (match.movie.id, match.movie.title)
    } catch {
      guard kind == .tickets, error.isNotFound else { throw error }
      return (movie.id, movie.title)
    }
  }
}

extension WatchAdd.Params {
  fileprivate var hasPlace: Bool { place != nil || latitude != nil || theatreId != nil }
}

/// The value of `until`.
private enum WatchEnd {
  case instant(Instant)
  case day(DayWord)

  init(_ text: String) throws(RPCError) {
    if let instant = Instant(text) {
      self = .instant(instant)
    } else if let word = DayWord(text) {
      self = .day(word)
    } else {
      let expected = "an instant in UTC such as 2026-12-01T00:00:00Z, or a day such as 2026-12-01 or friday"
      throw .invalidParameter("until", expected: expected, got: text)
    }
  }
}

extension StoredTheatre {
  fileprivate init(_ theatre: Theatre) {
    self.init(id: theatre.id, name: theatre.name, utcOffset: theatre.utcOffset, timeZoneName: theatre.timeZoneName)
  }
}

extension WatchCondition {
  /// Whether another condition has the same meaning, however its theatres and its movie are called.
  func isSame(as other: WatchCondition) -> Bool { comparable == other.comparable }

  private var comparable: WatchCondition {
    var condition = self
    condition.theatres = theatres.map {
      $0.map { StoredTheatre(id: $0.id, name: "") }.sorted { "\($0.id)" < "\($1.id)" }
    }
    condition.movie = movieId == nil ? movie.map { MovieTitle($0).key } : nil
    return condition
  }

  /// A name for people.
  /// - Parameter place: the name of the place of the theatres; nil if it has none.
  fileprivate func name(title: String?, near place: String?) -> String {
    let place =
      theatres?.first.map { theatres?.count == 1 ? " at \($0.name)" : " near \(place ?? $0.name)" } ?? ""
    let day = date.map { " on \($0)" } ?? ""
    let film = title.map { " for \($0)" } ?? ""
    return switch kind {
    case .tickets: "Tickets\(film)\(place)\(day)"
    case .showings: "Showings\(title.map { " of \($0)" } ?? "")\(place)\(day)"
    case .seats: "\(party)\(film)\(place)\(day)"
    case .release: "A release"
    case .library: "Wanted films\(place)"
    case .person: "New films of \(person ?? "a person")\(place)"
    }
  }

  private var party: String { "\(partySize ?? 1) \(partySize == 1 ? "seat" : "seats")" }

  /// A name with the day and the size of the party of another condition, as far as it was made from those of this one.
  fileprivate func renamed(_ name: String, for new: WatchCondition) -> String {
    var name = name
    if let date, let day = new.date, name.hasSuffix(" on \(date)") {
      name = String(name.dropLast(date.description.count)) + day.description
    }
    if kind == .seats, name.hasPrefix(party + " ") { name = new.party + String(name.dropFirst(party.count)) }
    return name
  }

  /// A name with another movie's title, if it was made with the old one.
  fileprivate func renamed(_ name: String, from old: String, to new: String) -> String {
    for start in ["Tickets for ", "Showings of ", party + " for "] where (name + " ").hasPrefix(start + old + " ") {
      return start + new + String(name.dropFirst(start.count + old.count))
    }
    return name
  }
}
