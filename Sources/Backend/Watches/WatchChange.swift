// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// A difference between two states of a watch's condition, or between two outcomes of its checks.
struct WatchChange: Sendable, Hashable {
  let kind: WatchEventKind
  /// A sentence for people.
  let message: String
  var before: ConditionState.Item?
  var after: ConditionState.Item?
  /// The page to act on.
  var url: String?
}

extension WatchChange {
  static func failing(_ failure: CheckFailure, _ count: Int) -> WatchChange {
    WatchChange(
      kind: .failing, message: "The last \(count) checks have failed: \(failure.message.asSentence)",
      after: ConditionState.Item(failure: failure))
  }

  static func recovered(_ failure: CheckFailure?) -> WatchChange {
    WatchChange(
      kind: .recovered, message: "Checks succeed again.", before: failure.map { ConditionState.Item(failure: $0) })
  }

  static func ended(_ reason: String) -> WatchChange { WatchChange(kind: .ended, message: reason) }
}

/// An event as the log holds it; see `WatchDefinition` for the format.
struct LoggedChange: JSONReadable, JSONWritable {
  let change: WatchChange
  let watchName: String
  let at: Instant

  init(_ change: WatchChange, of watch: LoadedWatch, at: Instant) {
    self.change = change
    watchName = watch.definition.name
    self.at = at
  }

  init(json: JSONValue) throws(JSONMismatch) {
    change = WatchChange(
      kind: try json.required("kind"), message: try json.required("message"), before: try json.optional("before"),
      after: try json.optional("after"), url: try json.optional("url"))
    watchName = try json.required("watchName")
    at = try json.required("at")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("watchName", watchName)
      writer.member("kind", change.kind)
      writer.member("at", at)
      writer.member("message", change.message)
      writer.member("before", change.before)
      writer.member("after", change.after)
      writer.member("url", change.url)
    }
  }
}

extension WatchEventKind {
  /// Whether a watch with `once` ends with such an event.
  var isAwaited: Bool {
    switch self {
    case .ticketsOpened, .showingAdded, .showingRemoved, .showingChanged, .showingCancelled, .seatsFound,
      .releaseDateSet, .releaseDateMoved, .releaseDateRemoved, .offerAdded, .offerRemoved:
      true
    case .movieFound, .movieAmbiguous, .movieChanged, .seatsGone, .failing, .recovered, .ended: false
    }
  }
}

extension CheckFailure {
  init(_ error: RPCError) { self.init(code: error.code.rawValue, kind: error.kind, message: error.message) }
}

extension String {
  /// With a full stop added, unless it ends with a mark that ends a sentence.
  var asSentence: String { last.map { ".!?".contains($0) } ?? true ? self : self + "." }
}
