// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC
import Store

/// What a check has found.
struct WatchObservation: Sendable {
  var state: WatchState
  /// When something is known to happen, such as an embargo's end.
  var instants: [Instant] = []
  /// When the watch ends by itself, with the reason; nil for never.
  var end: (at: Instant, reason: String)?
  /// Whether it is so much less than before that another check has to confirm it.
  var isDoubtful = false
}

/// The outcome of a check.
typealias CheckOutcome = Result<WatchObservation, RPCError>

extension LoadedWatch {
  /// How many failures in a row are told.
  private static let toldFailures = 3

  /// What to commit after a check: the new values together with the events that tell of them.
  func record(of outcome: CheckOutcome, at now: Instant) -> WatchRecord {
    var watch = self
    watch.row.lastCheckedAt = now.secondsSince1970
    var changes: [WatchChange] = []
    switch outcome {
    case .failure(let error):
      let failure = WatchFailure(error)
      // A file may hold any number.
      let count = max(min(row.failures, Int.max - 1) + 1, 1)
      watch.row.failures = count
      watch.row.failure = failure.jsonText
      watch.row.nextCheckAt = CheckSchedule.next(after: now, failures: watch.row.failures).secondsSince1970
      if row.failures < Self.toldFailures, count >= Self.toldFailures { changes = [.failing(failure, count)] }
    case .success(let observation):
      if row.failures >= Self.toldFailures { changes = [.recovered(failure)] }
      watch.row.failures = 0
      watch.row.failure = nil
      let isBelieved = !observation.isDoubtful || stored.isDoubted
      watch.stored.isDoubted = !isBelieved
      if isBelieved { changes += watch.adopt(observation, at: now) }
      let end = [definition.until, observation.end?.at].compactMap(\.self).min()
      let next = watch.definition.schedule.next(
        after: now, changedAt: watch.stored.changedAt, instants: observation.instants, end: end)
      watch.row.nextCheckAt = next.secondsSince1970
      if isBelieved, let end = observation.end, end.at <= now { changes.append(watch.end(end.reason)) }
    }
    if watch.row.status == .active, let until = definition.until, until <= now {
      changes.append(watch.end("The watch has ended, as it was set to."))
    }
    if definition.once, watch.row.status == .active, changes.contains(where: \.kind.isAwaited) { watch.finish() }
    return WatchRecord(
      watch.written, events: changes.map { $0.event(of: watch, at: now).jsonText }, at: now.secondsSince1970)
  }

  private var failure: WatchFailure? { row.failure.flatMap { try? WatchFailure(parsing: $0) } }

  /// Takes over what was found.
  private mutating func adopt(_ observation: WatchObservation, at now: Instant) -> [WatchChange] {
    let changes = stored.state.changes(to: observation.state, kind: definition.question.kind, now: now)
    if !changes.isEmpty { stored.changedAt = now }
    stored.state = observation.state
    return changes
  }

  private mutating func end(_ reason: String) -> WatchChange {
    finish()
    return .ended(reason)
  }

  private mutating func finish() {
    row.status = .ended
    row.nextCheckAt = nil
  }
}

extension WatchFailure {
  fileprivate init(parsing text: String) throws { self = try JSONValue(parsing: text).read() }
}
