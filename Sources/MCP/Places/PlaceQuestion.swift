// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// The place that somebody means.
enum PlaceQuestion: Sendable {
  /// A city, a zip code, or a theatre's name or id.
  case text(String)
  /// In degrees.
  case coordinates(latitude: Double, longitude: Double)
}

extension PlaceQuestion {
  static let parameterNames = ["place", "latitude", "longitude"]

  /// A place that is named counts more than coordinates: a model that has to fill in every argument gives 0 and 0.
  /// - Returns: nil if no place is given.
  init?(_ reader: inout ParameterReader) throws(RPCError) {
    let text = try reader.optional("place", Check<String>.length(1...200), .saysSomething)
    let latitude = try reader.optional("latitude", Check<Double>.range(-90...90))
    let longitude = try reader.optional("longitude", Check<Double>.range(-180...180))
    switch (text, latitude, longitude) {
    case (let text?, nil, nil), (let text?, _?, _?): self = .text(text)
    case (nil, let latitude?, let longitude?): self = .coordinates(latitude: latitude, longitude: longitude)
    case (_, _?, nil): throw reader.invalid("longitude", expected: "a number, because latitude is given")
    case (_, nil, _?): throw reader.invalid("latitude", expected: "a number, because longitude is given")
    case (nil, nil, nil): return nil
    }
  }
}

extension Check where Value == String {
  /// More than blanks.
  static let saysSomething = Check("a text that is more than blanks") { text in text.contains { !$0.isWhitespace } }
}
