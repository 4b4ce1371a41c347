// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// Something that happened, before it has a number in the log.
struct WatchChange: Sendable, Hashable {
  let kind: WatchEventKind
  /// A sentence for people.
  let message: String
  var before: WatchItem?
  var after: WatchItem?
  /// The page to act on.
  var url: String?
}

extension WatchChange {
  /// The event for the log; the log gives it its cursor.
  func event(of watch: LoadedWatch, at now: Instant) -> WatchEvent {
    WatchEvent(
      cursor: 0, watchId: watch.id, watchName: watch.definition.name, kind: kind, at: now, message: message,
      before: before, after: after, url: url)
  }

  static func failing(_ failure: WatchFailure, _ count: Int) -> WatchChange {
    WatchChange(
      kind: .failing, message: "The last \(count) checks have failed: \(failure.message.asSentence)",
      after: WatchItem(failure: failure))
  }

  static func recovered(_ failure: WatchFailure?) -> WatchChange {
    WatchChange(
      kind: .recovered, message: "Checks succeed again.", before: failure.map { WatchItem(failure: $0) })
  }

  static func ended(_ reason: String) -> WatchChange { WatchChange(kind: .ended, message: reason) }
}

extension WatchEventKind {
  /// Whether it is what a watch waits for: a watch with `once` ends with it.
  var isAwaited: Bool {
    switch self {
    case .ticketsOpened, .showingAdded, .showingRemoved, .showingChanged, .showingCancelled, .seatsFound,
      .releaseDateSet, .releaseDateMoved, .releaseDateRemoved, .offerAdded, .offerRemoved:
      true
    case .movieFound, .movieAmbiguous, .movieChanged, .seatsGone, .failing, .recovered, .ended: false
    }
  }
}

extension WatchFailure {
  init(_ error: RPCError) { self.init(code: error.code.rawValue, kind: error.kind, message: error.message) }
}

extension String {
  /// With a full stop added, unless it ends with a mark that ends a sentence.
  var asSentence: String { last.map { ".!?".contains($0) } ?? true ? self : self + "." }
}
