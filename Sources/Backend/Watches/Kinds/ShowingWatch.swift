// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// The showings at theatres: added, removed, changed and cancelled ones.
enum ShowingWatch: WatchRules {
  static let leastInterval = 300
  static let fixedParameters: Set<WatchParameter> = []

  static func takes(beside given: Set<WatchParameter>) -> TakenParameters {
    TakenParameters(WatchParameter.ofPlace.union(WatchParameter.ofShowings).union(WatchParameter.ofMovie))
  }

  static func takesUsualPlace(beside given: Set<WatchParameter>) -> Bool { true }

  static func check(_ given: Set<WatchParameter>) throws(RPCError) {
    guard given.hasPlace else { throw WatchParameter.missingPlace }
  }

  static func resolve(
    _ params: WatchAdd.Params, into condition: inout WatchCondition, _ resolver: inout WatchResolver
  ) async throws(RPCError) -> String {
    try await resolver.resolveShowings(params, into: &condition)
  }

  static func name(of condition: WatchCondition, film: String?, _ place: String) -> String {
    "Showings\(film.map { " of \($0)" } ?? "")\(place)"
  }

  static func observe(_ observer: WatchObserver) async throws(RPCError) -> WatchObservation {
    let listed = try await observer.showtimesOfFilm()
    var state = ConditionState(message: "", candidates: listed.candidates, items: [])
    state.entries = listed.entries
    state.take(
      listed.showtimes.map { StoredItem(showing: .init($0)) }, after: observer.last, .usual, keepsReported: true,
      at: observer.now)
    let count = state.items.count == 1 ? "One showing is" : "\(state.items.count) showings are"
    state.message = state.items.isEmpty ? "No such showing is listed yet." + listed.hint : "\(count) listed."
    return WatchObservation(state: state)
  }

  static func changes(
    from old: ConditionState, to new: ConditionState, of condition: WatchCondition, _ now: Instant
  ) -> [WatchChange] {
    let comparison = old.comparison(with: new, on: condition.days?.last, now)
    let present = new.items.compactMap(\.showing)
    let gone = StoredShowing.days(of: comparison.gone.compactMap(\.showing)).flatMap { showings -> [WatchChange] in
      let isWholeDay = showings.count > 1 && !present.contains { $0.isOfDay(of: showings[0]) }
      return isWholeDay ? [.dayRemoved(showings)] : showings.map(\.removed)
    }
    let returned = StoredShowing.days(of: comparison.returned.compactMap(\.showing)).flatMap { showings in
      showings.count > 1 ? [WatchChange.dayReturned(showings)] : showings.map(\.returned)
    }
    return comparison.added.compactMap { $0.showing?.added } + returned
      + comparison.kept.compactMap { $0.before.showing?.change(to: $0.after.showing) } + gone
  }
}
