// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// The arguments that select showings, as an assistant's model writes them.
struct ShowingArguments {
  static let parameterNames = [
    "place", "latitude", "longitude", "radiusKilometres", "date", "untilDate", "days", "timeOfDay", "after", "before",
    "film", "format", "partySize", "sortBy",
  ]
  /// The arguments that select among all films; a tool for one film lacks them.
  static let audienceNames = ["genres", "genreOperator", "maximumCertification"]

  /// The params of `showtimes/whatsOn`.
  let params: ShowtimesWhatsOn.Params
  /// Whether a place is given; otherwise it is the user's usual one.
  let hasPlace: Bool
  /// Whether a film is given.
  let hasFilm: Bool
  /// The number of people; nil if it isn't given.
  let partySize: Int?

  init(_ reader: inout ParameterReader) throws(RPCError) {
    var params = ShowtimesWhatsOn.Params()
    params.location.place = try reader.place()
    params.location.latitude = try reader.optional("latitude", Check<Double>.range(-90...90))
    params.location.longitude = try reader.optional("longitude", Check<Double>.range(-180...180))
    params.location.radiusKilometres = try reader.optional("radiusKilometres", Check<Double>.range(1...500))
    let days = try reader.optional("date", as: FreeformDays.self)
    params.dates.date = days?.word
    params.dates.days = try reader.optional("days", Check<Int>.range(1...DaysWord.mostDays))
    params.dates.untilDate = try reader.optional("untilDate", as: FreeformDay.self)?.word
    params.after = try reader.optional("after")
    params.before = try reader.optional("before")
    let part: TimeOfDay? = try reader.optional("timeOfDay")
    try days?.check(part, after: params.after, before: params.before)
    params.after = params.after ?? days?.begin
    // A time says more than the part of the day beside it in words.
    params.timeOfDay = part ?? (params.after == nil && params.before == nil ? days?.part : nil)
    (params.movie, params.movieId) = try reader.film()
    params.format = try reader.formats()
    params.genres = try reader.optional("genres")
    params.genreOperator = try reader.optional("genreOperator") ?? .and
    params.maximumCertification = try reader.optional("maximumCertification")
    partySize = try reader.optional("partySize", Check<Int>.range(1...20))
    params.partySize = partySize
    params.sortBy = try reader.optional("sortBy", as: FilmOrder.self)?.sort ?? .showings
    hasFilm = params.movie != nil || params.movieId != nil
    hasPlace = try Self.checkPlace(&params.location, reader)
    self.params = params
  }

  /// Drops the coordinates if a name is given too: a model that has to fill in every argument gives 0 and 0. Returns
  /// whether a place is given.
  private static func checkPlace(
    _ location: inout PlaceOptions, _ reader: ParameterReader
  ) throws(RPCError) -> Bool {
    switch (location.latitude, location.longitude) {
    case (_?, nil): throw reader.invalid("longitude", expected: "a number, because latitude is given")
    case (nil, _?): throw reader.invalid("latitude", expected: "a number, because longitude is given")
    default: break
    }
    if location.place != nil { (location.latitude, location.longitude) = (nil, nil) }
    return location.place != nil || location.latitude != nil
  }
}

/// The orders of films, by the contract's words and by those that people use.
private enum FilmOrder: String, Enumeration {
  case showings, price, distance, start, rating
  case popular, cheapest, nearest, earliest

  /// Reads the word in any case: the schema doesn't name people's words, so that they arrive as they were given.
  init(json: JSONValue) throws(JSONMismatch) {
    guard let order = json.string.flatMap({ Self(rawValue: $0.lowercased()) }) else {
      throw json.mismatch(expected: "one of " + Self.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self = order
  }

  var sort: WhatsOnSort {
    switch self {
    case .showings, .popular: .showings
    case .price, .cheapest: .price
    case .distance, .nearest: .distance
    case .start, .earliest: .start
    case .rating: .rating
    }
  }
}

extension ParameterReader {
  mutating func place() throws(RPCError) -> Query? {
    guard let text = try optional("place", Check<String>.length(1...200), .saysSomething) else { return nil }
    return try Query.place(text, of: "place")
  }

  /// A film by a part of its title, or by its id.
  /// - Parameter kinds: what the id may identify.
  mutating func film(of kinds: [EntityKind] = [.movie]) throws(RPCError) -> (title: Query?, id: EntityID?) {
    let film = try optional("film", Check<String>.length(1...200), .saysSomething)
    guard let film, let reference = EntityReference(pasted: film) else {
      return (film.flatMap { Query($0) }, nil)
    }
    guard let id = kinds.lazy.compactMap(reference.id(of:)).first else {
      let phrase = kinds.map(\.phrase).joined(separator: " or ")
      throw invalid("film", expected: "a title or the id of \(phrase), such as \(EntityKind.movie.examples)")
    }
    return (nil, id)
  }

  /// One format or several, as a list or in a text: `imax, dolby`.
  mutating func formats() throws(RPCError) -> Formats? {
    try optional("format") { value throws(JSONMismatch) in
      guard let text = value.string else { return try Formats(json: value) }
      if let list = try? JSONValue(parsing: text), list.kind == .array { return try Formats(json: list) }
      return try Formats(json: RawJSON(writing: text.split(separator: ",").map(String.init)).value)
    }
  }

  /// The ids of several theatres.
  mutating func theatres() throws(RPCError) -> [EntityID]? {
    guard let texts: [String] = try optional("theatreIds", Check<[String]>.count(1...20)) else { return nil }
    let ids = texts.compactMap { EntityReference(pasted: $0)?.id(of: .theatre) }
    guard ids.count == texts.count else {
      throw invalid("theatreIds", expected: "the ids of theatres, such as \(EntityKind.theatre.examples)")
    }
    return ids
  }

  mutating func showtime() throws(RPCError) -> EntityID? {
    let check = Check<String>("a showtimeId as whats_on_near gives it, such as amc:showtime:61020778211100") {
      EntityID($0, of: .showtime) != nil
    }
    return try optional("showtimeId", check).flatMap { EntityID($0, of: .showtime) }
  }
}

extension Check where Value == String {
  /// More than blanks.
  static let saysSomething = Check("a text that is more than blanks") { Query($0) != nil }
}
