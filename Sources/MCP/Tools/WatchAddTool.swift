// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// `watch_add`: adds a watch.
enum WatchAddTool {
  static let tool = Tool(
    ToolDocument.watchAdd, ToolAnnotations(isReadOnly: false, isIdempotent: false)
  ) { arguments, context throws(RPCError) in
    var arguments = try Arguments(params: arguments)
    await context.progress.report(0, of: 1, "Looking up what is true now")
    if arguments.needsMovieID, let title = arguments.params.movie {
      guard let named = NamedEntity(title.text, kinds: [.movie, .show], of: "film") else {
        throw RPCError(.invalidParams, "\"film\" is invalid: expected a title or the id of a movie or a show")
      }
      let id = try await named.id(context.contract)
      if id.kind == .show { arguments.params.showId = id } else { arguments.params.movieId = id }
      arguments.params.movie = nil
    }
    if let person = arguments.person {
      guard let named = NamedEntity(person, kind: .person, of: "film") else {
        throw RPCError(.invalidParams, "\"film\" is invalid: expected a name or the id of a person")
      }
      arguments.params.personId = try await named.id(context.contract)
    }
    let watch = try await context.contract.call(WatchAdd.self, arguments.params)
    // The stream of events reports it, too, but not if it begins only now.
    context.changed(.watches)
    return WatchText(contract: context.contract).added(watch)
  }

  struct Arguments: ParameterReadable {
    static var parameterNames: [String] {
      [
        "kind", "film", "place", "showtimeId", "date", "after", "before", "format", "partySize", "rows",
        "seatNumbers", "frontRowsExcluded", "aisle", "accessible", "label", "until", "once",
      ]
    }

    var params: WatchAdd.Params
    /// The name of the person; nil for an id.
    var person: String?
    /// Whether a title has to be resolved. Only watches for tickets take a title that no provider lists yet.
    var needsMovieID: Bool { params.kind == .release }

    init(_ reader: inout ParameterReader) throws(RPCError) {
      let kind: WatchKind? = try reader.optional("kind")
      var params = WatchAdd.Params(kind: kind ?? .tickets)
      if kind == .person {
        let text: String? = try reader.optional("film", Check<String>.length(1...200))
        params.personId = text.flatMap { EntityReference(pasted: $0)?.id(of: .person) }
        person = params.personId == nil ? text : nil
      } else {
        let film = try reader.film(of: kind == .release ? [.movie, .show] : [.movie])
        params.movie = film.title
        if film.id?.kind == .show { params.showId = film.id } else { params.movieId = film.id }
      }
      params.location.place = try reader.place()
      params.showtimeId = try reader.showtime()
      let days = try reader.optional("date", as: FreeformDays.self)
      params.dates.date = days?.word
      params.after = try reader.optional("after")
      params.before = try reader.optional("before")
      try days?.check(nil, after: params.after, before: params.before)
      params.after = params.after ?? days?.begin
      if params.after == nil, params.before == nil { params.timeOfDay = days?.part }
      params.format = try reader.formats()
      params.partySize = try reader.optional("partySize", Check<Int>.range(1...20))
      params.rows = try reader.optional("rows")
      params.seatNumbers = try reader.optional("seatNumbers")
      params.frontRowsExcluded = try reader.optional("frontRowsExcluded", Check<Int>.range(1...50))
      params.aisle = try reader.optional("aisle")
      params.accessible = try reader.optional("accessible")
      params.name = try reader.optional("label", Check<String>.length(1...200))
      params.until = try reader.optional("until").map { (text: String) in
        Instant(text) == nil ? FreeformDay(end: text)?.word.description ?? text : text
      }
      params.once = try reader.optional("once")
      if kind == nil {
        if params.showtimeId != nil || params.partySize != nil {
          params.kind = .seats
        } else if params.movie == nil && params.movieId == nil {
          params.kind = params.location.place == nil ? try reader.required("kind") : .showings
        }
      }
      params.dropIrrelevantArguments()
      self.params = params
      try check(reader)
    }

    /// Checks the arguments that a kind requires, and names them as this tool does.
    private func check(_ reader: ParameterReader) throws(RPCError) {
      let hasFilm = params.movie != nil || params.movieId != nil || params.showId != nil
      let hasPlace = params.location.place != nil
      switch params.kind {
      case .tickets, .release:
        if !hasFilm { throw reader.invalid("film", expected: "a title or an id, for kind \(params.kind.rawValue)") }
      case .showings:
        if !hasPlace { throw reader.invalid("place", expected: "a city, a zip code or a theatre, for kind showings") }
      case .seats:
        guard params.showtimeId == nil else { return }
        if !hasPlace {
          throw reader.invalid("showtimeId", expected: "a showtimeId, or else place and date, for kind seats")
        }
        if params.dates.date == nil { throw reader.invalid("date", expected: "a day, for kind seats at a place") }
      case .library: break
      case .person:
        if person == nil, params.personId == nil {
          throw reader.invalid("film", expected: "a name or an id, for kind person")
        }
      }
    }
  }
}

extension WatchAdd.Params {
  /// Drops the arguments that have no meaning for the kind, so that a model that fills in every argument isn't refused.
  /// A day and times stay even without a place, because they narrow the condition.
  fileprivate mutating func dropIrrelevantArguments() {
    if kind != .seats {
      showtimeId = nil
      partySize = nil
      aisle = nil
      accessible = nil
      rows = nil
      seatNumbers = nil
      frontRowsExcluded = nil
    }
    if kind == .library || kind == .person {
      movie = nil
      movieId = nil
      dropDays()
      if kind == .person || location.place == nil { format = nil }
    }
    guard kind == .release || showtimeId != nil else { return }
    location.place = nil
    dropDays()
    format = nil
    if kind == .seats { (movie, movieId) = (nil, nil) }
  }

  private mutating func dropDays() {
    dates = DayOptions()
    timeOfDay = nil
    after = nil
    before = nil
  }
}
