// SPDX-License-Identifier: MIT
import Contract
import JSON

/// What the contract sends for a request before its answer.
enum StreamPart: JSONReadable {
  /// A page of a list.
  case page(JSONValue)
  /// What is known of a single thing so far.
  case partial(JSONValue)
  case event(WatchEvent)
  /// Events were missed.
  case gap
  /// All events up to here were sent.
  case bookmark(watchesChanged: Bool)
  /// How far the work is, in percent.
  case report(percentage: Double, message: String?)
  case other

  init(json: JSONValue) throws(JSONMismatch) {
    switch try json.required("kind", as: String.self) {
    case "page": self = .page(json)
    case "partial": self = .partial(try json.required("item"))
    case "event": self = .event(try json.read(WatchEventPart.self).event)
    case "gap": self = .gap
    case "bookmark": self = .bookmark(watchesChanged: try json.read(WatchBookmark.self).watchesChanged ?? false)
    case "report":
      self = .report(percentage: try json.optional("percentage") ?? 0, message: try json.optional("message"))
    default: self = .other
    }
  }

  /// - Parameter json: what can't be read is of a kind that nobody here waits for.
  init(_ json: JSONValue) { self = (try? json.read()) ?? .other }
}
