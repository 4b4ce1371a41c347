// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// The arguments that select showings, in the words of a model.
struct ShowingArguments {
  static let parameterNames = [
    "place", "latitude", "longitude", "radiusKilometres", "date", "after", "before", "film", "format",
  ]

  /// The params of `showtimes/whatsOn`; nil if no place is given.
  let params: ShowtimesWhatsOn.Params?
  /// Whether a film is given.
  let hasFilm: Bool

  init(_ reader: inout ParameterReader) throws(RPCError) {
    var params = ShowtimesWhatsOn.Params()
    params.place = try reader.optional("place", Check<String>.length(1...200), .saysSomething).flatMap {
      Query(place: $0)
    }
    params.latitude = try reader.optional("latitude", Check<Double>.range(-90...90))
    params.longitude = try reader.optional("longitude", Check<Double>.range(-180...180))
    params.radiusKilometres = try reader.optional("radiusKilometres", Check<Double>.range(1...500))
    params.date = try reader.optional("date")
    params.after = try reader.optional("after", as: SpokenTime.self)?.time
    params.before = try reader.optional("before", as: SpokenTime.self)?.time
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
    params.format = try reader.optional("format", Check<String>.length(1...60))
    hasFilm = film != nil
    let hasPlace = try Self.checkPlace(&params, reader)
    self.params = hasPlace ? params : nil
  }

  /// Leaves one way to give the place. A name counts more than coordinates: a model that has to fill in every argument
  /// gives 0 and 0.
  private static func checkPlace(
    _ params: inout ShowtimesWhatsOn.Params, _ reader: ParameterReader
  ) throws(RPCError) -> Bool {
    switch (params.latitude, params.longitude) {
    case (_?, nil): throw reader.invalid("longitude", expected: "a number, because latitude is given")
    case (nil, _?): throw reader.invalid("latitude", expected: "a number, because longitude is given")
    default: break
    }
    if params.place != nil { (params.latitude, params.longitude) = (nil, nil) }
    return params.place != nil || params.latitude != nil
  }
}

extension Check where Value == String {
  /// More than blanks.
  static let saysSomething = Check("a text that is more than blanks") { text in text.contains { !$0.isWhitespace } }
}
