// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// What a kind of watch takes, checks, observes, compares and is called, and how often it is checked. There are no
/// defaults, so that the compiler names what a new kind lacks.
protocol WatchRules {
  /// The parameters that have a meaning for it beside the given ones.
  static func takes(beside given: Set<WatchParameter>) -> TakenParameters
  /// The parameters that can't be changed later.
  static var fixedParameters: Set<WatchParameter> { get }
  /// Whether the user's usual place stands for one that is left out.
  static func takesUsualPlace(beside given: Set<WatchParameter>) -> Bool
  /// Checks that what the kind needs is given.
  /// - Throws: -32602 with the parameter that is missing.
  static func check(_ given: Set<WatchParameter>) throws(RPCError)
  /// Resolves the parameters that belong to the kind.
  /// - Parameter condition: the condition so far, which has the time of day, the format and the title.
  /// - Returns: the name of the watch.
  static func resolve(
    _ params: WatchAdd.Params, into condition: inout WatchCondition, _ resolver: inout WatchResolver
  ) async throws(RPCError) -> String
  /// What a watch is called.
  /// - Parameters:
  ///   - film: the film's title; nil if it is for no film, or for several.
  ///   - place: where and when, such as ` at AMC Empire 25 on 2026-11-21`; empty for everywhere.
  static func name(of condition: WatchCondition, film: String?, _ place: String) -> String
  /// The shortest interval between two checks, and the default one, in seconds.
  static var leastInterval: Int { get }
  /// Observes the present state.
  static func observe(_ observer: WatchObserver) async throws(RPCError) -> WatchObservation
  /// How the state has changed.
  static func changes(
    from old: ConditionState, to new: ConditionState, of condition: WatchCondition, _ now: Instant
  ) -> [WatchChange]
}

/// A parameter of `watch/add` that not every kind takes.
enum WatchParameter: String, CaseIterable {
  case personId, showtimeId, partySize, rows, seatNumbers, frontRowsExcluded, aisle, accessible
  case place, latitude, theatreId, theatreIds
  case radiusKilometres, date, untilDate, days, timeOfDay, after, before, format, movie, movieId, showId

  static let ofPlace: Set = [place, latitude, theatreId, theatreIds]
  static let ofDates: Set = [date, untilDate, days]
  static let ofDay: Set = ofDates.union([timeOfDay, after, before])
  /// Those that mean nothing without a place.
  static let ofShowings: Set = ofDay.union([radiusKilometres, format])
  static let ofParty: Set = [partySize, rows, seatNumbers, frontRowsExcluded, aisle, accessible]
  static let ofMovie: Set = [movie, movieId]

  /// The error for what a kind needs.
  func missing(_ expected: String, got: String = "none") -> RPCError {
    .invalidParameter(rawValue, expected: expected, got: got)
  }

  static var missingPlace: RPCError {
    place.missing(
      "a place, as place, theatreId, theatreIds or latitude and longitude, or a usual one, which settings/set stores")
  }
}

/// The parameters that a kind takes, and when that is so.
struct TakenParameters {
  var parameters: Set<WatchParameter>
  /// The circumstance under which it takes no others, such as `without a place`; nil for always.
  var circumstance: String?

  init(_ parameters: Set<WatchParameter>, _ circumstance: String? = nil) {
    self.parameters = parameters
    self.circumstance = circumstance
  }

  /// - Throws: -32602 for the first of the parameters that has no meaning.
  func refuseOthers(_ given: Set<WatchParameter>, for kind: WatchKind) throws(RPCError) {
    guard let other = WatchParameter.allCases.first(where: { given.contains($0) && !parameters.contains($0) }) else {
      return
    }
    let whom = kind.rawValue + (circumstance.map { " " + $0 } ?? "")
    throw .invalidParameter(other.rawValue, expected: "nothing, because it has no meaning for \(whom)", got: "a value")
  }
}

extension Set<WatchParameter> {
  var hasPlace: Bool { !isDisjoint(with: WatchParameter.ofPlace) }

  private init(_ given: [(WatchParameter, Bool)]) { self = Set(given.filter(\.1).map(\.0)) }

  init(_ params: WatchAdd.Params) {
    self.init([
      (.personId, params.personId != nil), (.showtimeId, params.showtimeId != nil),
      (.partySize, params.partySize != nil), (.rows, params.rows != nil), (.seatNumbers, params.seatNumbers != nil),
      (.frontRowsExcluded, params.frontRowsExcluded != nil), (.aisle, params.aisle != nil),
      (.accessible, params.accessible != nil), (.place, params.location.place != nil),
      (.latitude, params.location.latitude != nil),
      (.theatreId, params.location.theatreId != nil), (.theatreIds, params.location.theatreIds != nil),
      (.radiusKilometres, params.location.radiusKilometres != nil), (.date, params.dates.date != nil),
      (.untilDate, params.dates.untilDate != nil), (.days, params.dates.days != nil),
      (.timeOfDay, params.timeOfDay != nil),
      (.after, params.after != nil), (.before, params.before != nil),
      (.format, params.format != nil), (.movie, params.movie != nil), (.movieId, params.movieId != nil),
      (.showId, params.showId != nil),
    ])
  }

  init(_ params: WatchUpdate.Params) {
    self.init([
      (.partySize, params.partySize != nil), (.rows, params.rows != nil), (.seatNumbers, params.seatNumbers != nil),
      (.frontRowsExcluded, params.frontRowsExcluded != nil), (.aisle, params.aisle != nil),
      (.accessible, params.accessible != nil), (.date, params.dates.date != nil),
      (.untilDate, params.dates.untilDate != nil),
      (.days, params.dates.days != nil), (.timeOfDay, params.timeOfDay != nil), (.after, params.after != nil),
      (.before, params.before != nil), (.format, params.format != nil), (.movieId, params.movieId != nil),
    ])
  }

  /// Those of a stored condition that decide which others have a meaning.
  init(_ condition: WatchCondition) {
    self.init([(.showtimeId, condition.showtimeId != nil), (.theatreId, condition.theatres != nil)])
  }
}
