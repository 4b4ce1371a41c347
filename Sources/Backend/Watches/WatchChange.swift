// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// The content of a watch's event: a difference between two states of its condition or two outcomes of its checks, or
/// the watch's end.
struct WatchChange: Sendable, Hashable {
  let kind: WatchEventKind
  /// A sentence for people.
  let message: String
  var before: StoredItem?
  var after: StoredItem?
  /// A page on which the user can act, such as to buy a ticket.
  var url: String?
  /// Why it is news; only for watches of many films.
  var reason: WatchReason?
  /// The film; only for watches of many films.
  var movie: StoredMovie?
}

extension WatchChange {
  static func failing(_ failure: StoredFailure, _ count: Int) -> WatchChange {
    WatchChange(
      kind: .failing, message: "The last \(count) checks have failed: \(failure.message.asSentence)",
      after: StoredItem(failure: failure))
  }

  static func recovered(_ failure: StoredFailure?) -> WatchChange {
    WatchChange(
      kind: .recovered, message: "Checks succeed again.", before: failure.map { StoredItem(failure: $0) })
  }

  static func ended(_ reason: String) -> WatchChange { WatchChange(kind: .ended, message: reason) }
}

extension WatchEventKind {
  /// Whether a watch with `once` ends with such an event.
  var isAwaited: Bool {
    switch self {
    case .ticketsOpened, .showingAdded, .showingRemoved, .showingChanged, .showingCancelled, .seatsFound,
      .releaseDateSet, .releaseDateMoved, .releaseDateRemoved, .offerAdded, .offerRemoved, .movieAnnounced,
      .seasonAnnounced, .episodeOut:
      true
    case .movieFound, .movieAmbiguous, .movieChanged, .ticketsAnnounced, .seatsGone, .failing, .recovered, .ended: false
    }
  }
}

extension StoredFailure {
  init(_ error: RPCError) { self.init(code: error.code.rawValue, kind: error.kind, message: error.message) }
}

extension String {
  /// With a full stop added, unless it is empty or ends with a mark that ends a sentence.
  var asSentence: String { last.map { ".!?".contains($0) } ?? true ? self : self + "." }
}

extension ConditionState {
  /// The changes from this state to a newer one, in the order in which they are reported.
  func changes(to new: ConditionState, of condition: WatchCondition, now: Instant) -> [WatchChange] {
    condition.kind.rules.changes(from: self, to: new, of: condition, now)
  }
}
