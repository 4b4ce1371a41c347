// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// Which showings somebody wants to see.
struct ShowingQuestion: Sendable {
  static let parameterNames =
    PlaceQuestion.parameterNames + ["radiusKilometres", "date", "after", "before", "film", "format"]

  /// Nil where none is given.
  let place: PlaceQuestion?
  let radiusKilometres: Double
  let date: DayWord
  /// Local times of the beginning, both included.
  let after: ClockTime?
  let before: ClockTime?
  let film: FilmQuestion?
  /// A part of the name of a format or a feature.
  let format: String?

  init(_ reader: inout ParameterReader) throws(RPCError) {
    place = try PlaceQuestion(&reader)
    radiusKilometres = try reader.optional("radiusKilometres", Check<Double>.range(1...500)) ?? 40
    date = try reader.optional("date") ?? .today
    let after: ClockTime? = try reader.optional("after")
    self.after = after ?? (date == .tonight ? DayWord.evening : nil)
    before = try reader.optional("before")
    film = try reader.optional("film", Check<String>.length(1...200), .saysSomething).map(FilmQuestion.init)
    format = try reader.optional("format", Check<String>.length(1...60))
  }
}
