// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// What the user has set of a watch.
struct WatchDefinition: Sendable, Hashable {
  var name: String
  var question: WatchQuestion
  /// The time between two checks in seconds; nil if the user leaves it to the program.
  var every: Int?
  var until: Instant?
  var once = false
}

extension WatchDefinition: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    name = try json.required("name")
    question = try json.required("question")
    every = try json.optional("every")
    until = try json.optional("until", as: Int.self).map { Instant(secondsSince1970: $0) }
    once = try json.optional("once") ?? false
    // As the contract bounds them: someone else may have written this.
    every = every.map { min(max($0, 60), 604_800) }
    question.partySize = question.partySize.map { min(max($0, 1), 20) }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("question", question)
      writer.member("every", every)
      writer.member("until", until?.secondsSince1970)
      if once { writer.member("once", true) }
    }
  }
}

/// What is known of what is watched for.
struct StoredState: Sendable, Hashable {
  var state: WatchState
  /// When the state last changed, which decides how often to ask.
  var changedAt: Instant
  /// Whether the last check found so much less that it is not believed before another one confirms it.
  var isDoubted = false
}

extension StoredState: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    state = try json.required("state")
    changedAt = Instant(secondsSince1970: try json.required("changedAt"))
    isDoubted = try json.optional("doubted") ?? false
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("state", state)
      writer.member("changedAt", changedAt.secondsSince1970)
      if isDoubted { writer.member("doubted", true) }
    }
  }
}
