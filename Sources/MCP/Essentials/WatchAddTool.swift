// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// `watch_add`: begins to wait for something that a person wants to be told of.
enum WatchAddTool {
  static let tool = Tool(
    ToolDocument.watchAdd, ToolAnnotations(isReadOnly: false, isIdempotent: false)
  ) { arguments, context throws(RPCError) in
    var arguments = try Arguments(params: arguments)
    await context.progress.report(0, of: 1, "Looking up what is true now")
    if arguments.needsMovieID, let title = arguments.params.movie {
      guard let named = NamedEntity(title, kind: .movie, of: "film") else {
        throw RPCError(.invalidParams, "\"film\" is invalid: expected a title or the id of a movie")
      }
      arguments.params.movieId = try await named.id(context.contract)
      arguments.params.movie = nil
    }
    let watch = try await context.contract.call(WatchAdd.self, arguments.params)
    context.changed(.watches)
    await context.progress.report(1, of: 1, "Watching")
    return WatchText.added(watch)
  }

  struct Arguments: ParameterReadable {
    static var parameterNames: [String] {
      [
        "kind", "film", "place", "showtimeId", "date", "after", "before", "format", "partySize", "rows", "aisle",
        "accessible", "label", "until", "once",
      ]
    }

    private static let showtimeID = Check<String>(
      "a showtimeId as whats_on_near gives it, such as amc:showtime:61020778211100"
    ) {
      EntityID($0, of: .showtime) != nil
    }

    var params: WatchAdd.Params
    /// Whether a title has to be resolved: only tickets can be waited for by a title that nobody lists yet.
    var needsMovieID: Bool { params.kind == .release }

    init(_ reader: inout ParameterReader) throws(RPCError) {
      var params = WatchAdd.Params(kind: try reader.required("kind"))
      let film = try reader.optional("film", Check<String>.length(1...200), .saysSomething)
      // IMDb's ids are also taken as people copy them: tt0096895.
      if let film, let reference = EntityReference(film) ?? EntityReference("imdb:" + film) {
        guard let id = reference.id(of: .movie) else {
          throw reader.invalid("film", expected: "a title or the id of a movie, such as \(EntityKind.movie.examples)")
        }
        params.movieId = id
      } else {
        params.movie = film
      }
      params.place = try reader.optional("place", Check<String>.length(1...200), .saysSomething)
        .flatMap { Query(place: $0) }
      params.showtimeId = try reader.optional("showtimeId", Self.showtimeID).flatMap { EntityID($0, of: .showtime) }
      params.date = try reader.optional("date")
      params.after = try reader.optional("after", as: SpokenTime.self)?.time
      params.before = try reader.optional("before", as: SpokenTime.self)?.time
      params.format = try reader.optional("format", Check<String>.length(1...60))
      params.partySize = try reader.optional("partySize", Check<Int>.range(1...20))
      params.rows = try reader.optional("rows")
      params.aisle = try reader.optional("aisle")
      params.accessible = try reader.optional("accessible")
      params.name = try reader.optional("label", Check<String>.length(1...200))
      // The end of the day by UTC, which is the evening in the United States.
      params.until = try reader.optional("until").map { (text: String) in
        Day(text) == nil ? text : text + "T23:59:59Z"
      }
      params.once = try reader.optional("once")
      self.params = params
      try check(reader)
    }

    /// Says by this tool's names what a kind needs.
    private func check(_ reader: ParameterReader) throws(RPCError) {
      let hasFilm = params.movie != nil || params.movieId != nil
      let hasPlace = params.place != nil
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
        if params.date == nil { throw reader.invalid("date", expected: "a day, for kind seats at a place") }
      }
    }
  }
}
