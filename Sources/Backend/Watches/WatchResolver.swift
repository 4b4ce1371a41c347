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
  /// The user's settings that stand for parameters.
  var defaults: SettingDefaults

  /// The maximum number of theatres of a place, because each is requested again and again.
  private static let mostTheatres = 10

  /// A condition, and a name for it.
  struct Resolved {
    var condition: WatchCondition
    var name: String
    /// The settings of the user in it.
    var settingsUsed: [SettingName]?
  }

  init(call: Call, watches: WatchServices) {
    self.call = call
    self.watches = watches
    defaults = SettingDefaults(call)
  }

  var linker: MovieLinker { MovieLinker(call: call, links: watches.links) }

  mutating func resolve(_ params: WatchAdd.Params) async throws(RPCError) -> Resolved {
    var params = try params.withMovieID()
    let rules = params.kind.rules
    if rules.takesUsualPlace(beside: Set(params)), !Set(params).hasPlace {
      params.location.theatreIds = defaults.usualTheatres()
      if params.location.theatreIds == nil { params.location.place = defaults.usualPlace().flatMap { Query($0) } }
    }
    let given = Set(params)
    try rules.takes(beside: given).refuseOthers(given, for: params.kind)
    try rules.check(given)
    if params.year != nil, params.movie == nil {
      throw .invalidParameter("year", expected: "nothing without movie", got: "a value")
    }
    if let every = params.every { try Self.check(every: every, params.kind) }
    if case .instant(let end) = try params.until.map(WatchEnd.init) {
      try Self.check(end: end, now: watches.clock.now)
    }
    var condition = WatchCondition(kind: params.kind)
    condition.after = params.timeOfDay?.after ?? params.after
    condition.before = params.timeOfDay.map(\.before) ?? params.before
    try condition.checkTimes()
    condition.movie = params.movie?.text
    condition.year = params.year
    condition.format = params.format
    let name = try await rules.resolve(params, into: &condition, &self)
    return Resolved(condition: condition, name: name, settingsUsed: defaults.used)
  }

  static func check(end: Instant, now: Instant) throws(RPCError) {
    guard end > now else { throw .invalidParameter("until", expected: "a time to come", got: end.utc) }
  }

  static func check(every: Int, _ kind: WatchKind) throws(RPCError) {
    let least = kind.rules.leastInterval
    guard every >= least else {
      throw .invalidParameter("every", expected: "at least \(least) seconds for \(kind.rawValue)", got: "\(every)")
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

  // MARK: Resolution

  /// Resolves the place, the day and the film.
  /// - Returns: the name of the watch.
  func resolveShowings(
    _ params: WatchAdd.Params, into condition: inout WatchCondition
  ) async throws(RPCError) -> String {
    let place = try await locate(params, &condition)
    var title = params.movie?.text
    if let id = params.movieId {
      title = try await take(id, into: &condition)
    }
    return condition.name(film: title, place)
  }

  /// Takes a film's id.
  /// - Returns: the film's title.
  private func take(_ id: EntityID, into condition: inout WatchCondition) async throws(RPCError) -> String {
    condition.year = nil
    if id.provider == .amc {
      let movie = try await call.amc.answer(AMCObject.movie(id.native))
      condition.movieId = movie.id
      condition.movie = nil
      return movie.title
    }
    let tmdb = try await linker.tmdbID(of: id).id
    // Tickets may be those of a film that AMC doesn't list yet.
    if condition.kind != .tickets { _ = try await linker.amcEntries(of: tmdb.entity) }
    let movie = try await call.tmdb.response(to: TMDBObject.identity(of: tmdb)).content.movie
    condition.movieId = tmdb.entity
    condition.movie = movie.title
    return movie.title
  }

  /// - Returns: where that is, such as `near Olathe, KS`; nil for no place.
  private func locate(_ params: WatchAdd.Params, _ condition: inout WatchCondition) async throws(RPCError) -> String? {
    guard let query = PlaceQuery(params.location) else { return nil }
    let finder = PlaceFinder(call: call)
    let found = try await finder.place(query)
    let theatres = try await finder.theatres(at: found, radiusKilometres: params.location.radiusKilometres).content
    guard let nearest = theatres.first else {
      throw RPCError(.invalidParams, finder.noTheatre(at: found.place, params.location.radiusKilometres))
    }
    // Theatres that the user has named are all meant.
    let wanted = found.theatres ?? Array(theatres.prefix(Self.mostTheatres))
    condition.theatres = wanted.map { StoredTheatre($0) }
    try RequestedDays.check(params.timeOfDay, of: params.dates)
    if let days = try RequestedDays(named: params.dates) {
      condition.take(days, try await days.days { () throws(RPCError) in try await call.clock(of: nearest.id) })
    }
    return (found.theatres == nil ? "near " : "at ") + found.place.name
  }

  /// A condition with what a request changes, and the watch's name with that, as far as it was made from the condition.
  func changed(
    _ old: WatchCondition, named name: String, _ params: WatchUpdate.Params
  ) async throws(RPCError) -> Resolved {
    var condition = old
    let given = Set(params)
    var taken = old.kind.rules.takes(beside: Set(old))
    taken.parameters.subtract(old.kind.rules.fixedParameters)
    try taken.refuseOthers(given, for: old.kind)
    condition.partySize = params.partySize ?? old.partySize
    condition.rows = params.rows ?? old.rows
    condition.seatNumbers = params.seatNumbers ?? old.seatNumbers
    condition.frontRowsExcluded = params.frontRowsExcluded ?? old.frontRowsExcluded
    if let aisle = params.aisle { condition.aisle = aisle ? true : nil }
    if let accessible = params.accessible { condition.accessible = accessible ? true : nil }
    condition.after = params.timeOfDay?.after ?? params.after ?? old.after
    condition.before = params.timeOfDay.map(\.before) ?? params.before ?? old.before
    try condition.checkTimes()
    condition.format = params.format ?? old.format
    if let days = try RequestedDays(named: params.dates) {
      guard let theatre = old.theatres?.first else {
        throw .invalidParameter("date", expected: "nothing, because the watch is about no place", got: "a value")
      }
      condition.take(days, try await days.days { () throws(RPCError) in try await call.clock(of: theatre.id) })
      if let end = condition.endOfDay, end.at <= watches.clock.now {
        throw .invalidParameter("date", expected: "a day to come", got: end.reason)
      }
    }
    var name = old.renamed(name, for: condition)
    if let id = params.movieId {
      let new = try await take(id, into: &condition)
      var title = old.movie
      // The title of AMC's movie isn't stored.
      if title == nil, params.name == nil, let id = old.movieId {
        title = try? await call.amc.answer(AMCObject.movie(id.native)).title
      }
      if let title { name = condition.renamed(name, from: title, to: new) }
    }
    return Resolved(condition: condition, name: name)
  }
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
  init(_ theatre: Theatre) {
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
    condition.movie = movieId == nil ? movie.map { TitleQuery($0).key } : nil
    return condition
  }

  /// A name for people.
  /// - Parameters:
  ///   - film: the film's title; nil for none.
  ///   - place: where the theatres are, such as `near Olathe, KS`; nil for one theatre, and for none.
  func name(film: String?, _ place: String?) -> String {
    let one = theatres?.count == 1 ? theatres?.first.map { "at \($0.name)" } : nil
    return kind.rules.name(of: self, film: film, ((one ?? place).map { " \($0)" } ?? "") + (dayPhrase ?? ""))
  }

  /// - Throws: -32602 for times between which nothing begins. A time before six is after midnight.
  fileprivate func checkTimes() throws(RPCError) {
    guard let after, let before, before < after, before.hour >= 6 else { return }
    throw .invalidParameter("before", expected: "a time after \(after), or one after midnight", got: "\(before)")
  }

  /// ` on Sat 21 Nov`, or ` from Fri 27 Nov to Sun 29 Nov`; nil without a day. It has no year, so that it is the same
  /// when the name is made anew.
  private var dayPhrase: String? {
    (date?.weekdayAndDate).map { date in untilDate.map { " from \(date) to \($0.weekdayAndDate)" } ?? " on \(date)" }
  }

  /// Takes the days of a request.
  fileprivate mutating func take(_ requested: RequestedDays, _ days: ShowingDays) {
    date = days.first
    untilDate = days.isOne ? nil : days.last
    firstDayAfter = days.start
    after = after ?? requested.usualStart
  }

  /// A name with the day and the size of the party of another condition, as far as it was made from those of this one.
  fileprivate func renamed(_ name: String, for new: WatchCondition) -> String {
    var name = name
    if let dayPhrase, let days = new.dayPhrase, name.hasSuffix(dayPhrase) {
      name = name.dropLast(dayPhrase.count) + days
    }
    let start = kind.rules.name(of: self, film: nil, "")
    guard name.hasPrefix(start + " ") else { return name }
    return kind.rules.name(of: new, film: nil, "") + name.dropFirst(start.count)
  }

  /// A name with another movie's title, if it was made with the old one.
  fileprivate func renamed(_ name: String, from old: String, to new: String) -> String {
    let start = kind.rules.name(of: self, film: old, "")
    guard (name + " ").hasPrefix(start + " ") else { return name }
    return kind.rules.name(of: self, film: new, "") + name.dropFirst(start.count)
  }
}
