// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// The outcome of a check as machines of a fleet tell it to each other. Each compares it with what it knows itself.
enum WatchFinding: Sendable {
  case observation(WatchObservation)
  /// With the number of failures in a row.
  case failure(WatchFailure, count: Int)

  /// What a check has found of a watch, with what only its machine may know of the checks before.
  init(_ outcome: CheckOutcome, of watch: KeptWatch) {
    switch outcome {
    case .success(var observation):
      observation.isDoubtful = observation.isDoubtful && !watch.knowledge.isDoubted
      self = .observation(observation)
    case .failure(let error): self = .failure(WatchFailure(error), count: min(watch.row.failures, Int.max - 1) + 1)
    }
  }
}

extension WatchFinding: JSONReadable, JSONWritable {
  init(json: JSONValue) throws(JSONMismatch) {
    if let failure = try json.optional("failure", as: WatchFailure.self) {
      self = .failure(failure, count: try json.optional("failures") ?? 1)
      return
    }
    var observation = WatchObservation(state: try json.required("state"))
    observation.instants = try (json.optional("instants", as: [Int].self) ?? []).map { Instant(secondsSince1970: $0) }
    if let end = try json.optional("endsAt", as: Int.self) {
      observation.end = (Instant(secondsSince1970: end), try json.required("endsBecause"))
    }
    observation.isDoubtful = try json.optional("doubtful") ?? false
    self = .observation(observation)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch self {
      case .failure(let failure, let count):
        writer.member("failure", failure)
        writer.member("failures", count)
      case .observation(let observation):
        writer.member("state", observation.state)
        if !observation.instants.isEmpty { writer.member("instants", observation.instants.map(\.secondsSince1970)) }
        writer.member("endsAt", observation.end?.at.secondsSince1970)
        writer.member("endsBecause", observation.end?.reason)
        if observation.isDoubtful { writer.member("doubtful", true) }
      }
    }
  }
}
