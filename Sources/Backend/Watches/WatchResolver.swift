// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// Turns what a request says into a question that means the same on any later day: places become theatres, words for
/// days become days, movies get the ids under which they are asked for.
struct WatchResolver {
  let call: Call

  /// As many theatres as a question may be about, because each is asked again and again.
  static let mostTheatres = 10

  /// A question, and a name for it.
  struct Resolved {
    var question: WatchQuestion
    var name: String
  }

  func resolve(_ params: WatchAdd.Params) async throws(RPCError) -> Resolved {
    try check(params)
    var question = WatchQuestion(kind: params.kind)
    question.after = params.after
    question.before = params.before
    question.movie = params.movie?.text
    question.format = params.format?.text
    if params.kind == .seats {
      question.partySize = params.partySize ?? 2
      question.rows = params.rows
      question.aisle = params.aisle == true ? true : nil
      question.accessible = params.accessible == true ? true : nil
    }
    if params.kind == .release { return try await release(params, question) }
    if let id = params.showtimeId { return try await seats(at: id, question) }
    let place = try await locate(params, &question)
    var title = params.movie?.text
    if let id = params.movieId {
      let movie = try await movie(id, kind: params.kind)
      question.movieId = movie.id
      title = movie.title
      if movie.id.provider != .amc { question.movie = movie.title }
    }
    return Resolved(question: question, name: question.name(title: title, near: place))
  }

  // MARK: Rules between parameters

  private func check(_ params: WatchAdd.Params) throws(RPCError) {
    let place: [(String, Bool)] = [
      ("place", params.place != nil), ("latitude", params.latitude != nil), ("theatreId", params.theatreId != nil),
    ]
    let hasPlace = place.contains { $0.1 }
    let ofShowings: [(String, Bool)] = [
      ("radiusKilometres", params.radiusKilometres != nil), ("date", params.date != nil),
      ("after", params.after != nil), ("before", params.before != nil), ("format", params.format != nil),
    ]
    let ofSeats: [(String, Bool)] = [
      ("showtimeId", params.showtimeId != nil), ("partySize", params.partySize != nil), ("rows", params.rows != nil),
      ("aisle", params.aisle != nil), ("accessible", params.accessible != nil),
    ]
    let movie: [(String, Bool)] = [("movie", params.movie != nil), ("movieId", params.movieId != nil)]
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
    }
    if let every = params.every { try Self.check(every: every, params.kind) }
    if case .instant(let end) = try params.until.map(WatchEnd.init) {
      try Self.check(end: end, now: call.services.watchServices.clock.now)
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

  /// When a watch ends by itself; nil if nothing is said.
  func end(_ text: String?, of question: WatchQuestion) async throws(RPCError) -> Instant? {
    switch try text.map(WatchEnd.init) {
    case nil: return nil
    case .instant(let instant): return instant
    case .day(let word):
      let now = call.now
      let clock =
        if let theatre = question.theatres?.first {
          try await call.clock(of: theatre.id)
        } else {
          // A day ends last on the Pacific coast.
          LocalClock(now: now, offset: AmericanClock.pacific.offset(at: now))
        }
      return Instant(try clock.day(word), seconds: 86_399 - clock.offset.minutes * 60)
    }
  }

  private var missingPlace: RPCError {
    .invalidParameter("place", expected: "a place, as place, theatreId or latitude and longitude", got: "none")
  }

  private func refuse(
    _ given: [(String, Bool)], _ kind: WatchKind, _ circumstance: String? = nil
  ) throws(RPCError) {
    guard let name = given.first(where: \.1)?.0 else { return }
    let whom = kind.rawValue + (circumstance.map { " " + $0 } ?? "")
    throw .invalidParameter(name, expected: "nothing, because it has no meaning for \(whom)", got: "a value")
  }

  // MARK: What is meant

  private func release(_ params: WatchAdd.Params, _ question: WatchQuestion) async throws(RPCError) -> Resolved {
    var question = question
    guard let id = params.movieId else { throw missingPlace }
    question.region = (call.presentation.region ?? .unitedStates).code
    let tmdb = try await MovieLinker(call: call).tmdbID(of: id).id
    let movie = try await call.tmdb.answer(TMDB.MovieEndpoint(tmdb, for: call.presentation))
    question.movieId = movie.id
    return Resolved(question: question, name: "The release of \(movie.title)")
  }

  private func seats(at id: EntityID, _ question: WatchQuestion) async throws(RPCError) -> Resolved {
    var question = question
    let showtime = try await call.amc.answer(ShowtimeEndpoint(.id(id.native)))
    question.showtimeId = showtime.id
    question.date = showtime.startsAtLocal?.day
    if let theatre = showtime.theatreId {
      let theatre = try await call.amc.answer(TheatreEndpoint(.id(theatre.native)))
      question.theatres = [WatchedTheatre(theatre)]
    }
    return Resolved(question: question, name: question.name(title: showtime.movieTitle, near: nil))
  }

  /// - Returns: the place's name; nil for coordinates and for no place.
  private func locate(_ params: WatchAdd.Params, _ question: inout WatchQuestion) async throws(RPCError) -> String? {
    guard params.place != nil || params.theatreId != nil || params.latitude != nil else { return nil }
    let finder = PlaceFinder(call: call, isPrivate: call.services.searchMemory.isPrivate())
    let query = PlaceQuery(
      place: params.place, latitude: params.latitude, longitude: params.longitude, theatreId: params.theatreId)
    guard let found = try await finder.place(query) else {
      throw RPCError(.invalidParams, await finder.unknownPlace(params.place?.text ?? ""))
    }
    let theatres = try await finder.theatres(at: found, radiusKilometres: params.radiusKilometres).content
    guard let nearest = theatres.first else {
      throw RPCError(.invalidParams, finder.noTheatre(at: found.place, params.radiusKilometres))
    }
    question.theatres = theatres.prefix(Self.mostTheatres).map { WatchedTheatre($0) }
    if let word = params.date {
      question.date = try await call.day(word, at: nearest.id)
      if word == .tonight { question.after = question.after ?? DayWord.evening }
    }
    return found.place.name
  }

  /// A question with what a request changes.
  func changed(_ old: WatchQuestion, _ params: WatchUpdate.Params) async throws(RPCError) -> WatchQuestion {
    var question = old
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
    if isOfOneShowing { try refuse(ofShowings, old.kind) }
    question.partySize = params.partySize ?? old.partySize
    question.rows = params.rows ?? old.rows
    if let aisle = params.aisle { question.aisle = aisle ? true : nil }
    if let accessible = params.accessible { question.accessible = accessible ? true : nil }
    question.after = params.after ?? old.after
    question.before = params.before ?? old.before
    question.format = params.format?.text ?? old.format
    if let word = params.date {
      guard let theatre = old.theatres?.first else {
        throw .invalidParameter("date", expected: "nothing, because the watch is about no place", got: "a value")
      }
      question.date = try await call.day(word, at: theatre.id)
    }
    if let id = params.movieId {
      let movie = try await movie(id, kind: old.kind)
      question.movieId = movie.id
      question.movie = movie.id.provider == .amc ? nil : movie.title
    }
    return question
  }

  /// The movie under the id by which it is asked for; for tickets one that AMC doesn't list yet.
  private func movie(_ id: EntityID, kind: WatchKind) async throws(RPCError) -> (id: EntityID, title: String) {
    if id.provider == .amc {
      let movie = try await call.amc.answer(AMC.MovieEndpoint(.id(id.native)))
      return (movie.id, movie.title)
    }
    // Its title is compared with AMC's later, which are in English, so it doesn't depend on the call's language.
    let tmdb = try await MovieLinker(call: call).tmdbID(of: id).id
    let movie = try await call.tmdb.response(to: MovieIdentityEndpoint(tmdb)).content.movie
    do throws(RPCError) {
      let match = try await MovieLinker(call: call).amcMovie(for: movie)
      return (match.movie.id, match.movie.title)
    } catch {
      guard kind == .tickets, error.isNotFound else { throw error }
      return (movie.id, movie.title)
    }
  }
}

/// When a watch is to end, as a request says it.
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

extension WatchedTheatre {
  fileprivate init(_ theatre: Theatre) {
    self.init(id: theatre.id, name: theatre.name, utcOffset: theatre.utcOffset)
  }
}

extension WatchQuestion {
  /// A name for people.
  /// - Parameter place: what the theatres are near to; nil if it has no name.
  fileprivate func name(title: String?, near place: String?) -> String {
    let place =
      theatres?.first.map { theatres?.count == 1 ? " at \($0.name)" : " near \(place ?? $0.name)" } ?? ""
    let day = date.map { " on \($0)" } ?? ""
    let film = title.map { " for \($0)" } ?? ""
    return switch kind {
    case .tickets: "Tickets\(film)\(place)\(day)"
    case .showings: "Showings\(title.map { " of \($0)" } ?? "")\(place)\(day)"
    case .seats: "\(partySize ?? 1) \(partySize == 1 ? "seat" : "seats")\(film)\(place)\(day)"
    case .release: "A release"
    }
  }
}
