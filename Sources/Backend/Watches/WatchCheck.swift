// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// The result of a check that succeeded.
struct WatchObservation: Sendable {
  var state: ConditionState
  /// When something is announced to happen, such as an embargo's end.
  var instants: [Instant] = []
  /// When the watch ends by itself, with the reason; nil for never.
  var end: (at: Instant, reason: String)?
}

/// The outcome of a check.
typealias CheckOutcome = Result<WatchObservation, RPCError>

extension LoadedWatch {
  /// After how many failures in a row an event reports them.
  private static let reportedFailures = 3

  /// The record to commit after a check: the new values together with their events.
  func record(of outcome: CheckOutcome, at now: Instant) -> WatchRecord {
    var watch = self
    watch.row.lastCheckedAt = now.secondsSince1970
    var changes: [WatchChange] = []
    switch outcome {
    case .failure(let error):
      let failure = StoredFailure(error)
      // The file may contain any number.
      let count = max(min(row.failures, Int.max - 1) + 1, 1)
      watch.row.failures = count
      watch.row.failure = failure.jsonText
      watch.row.nextCheckAt = CheckSchedule.next(after: now, failures: watch.row.failures).secondsSince1970
      if row.failures < Self.reportedFailures, count >= Self.reportedFailures { changes = [.failing(failure, count)] }
    case .success(let observation):
      // A watch whose time is over has requested nothing, so nothing has recovered.
      if row.failures >= Self.reportedFailures, !isOver(by: now) { changes = [.recovered(row.lastFailure)] }
      watch.row.failures = 0
      watch.row.failure = nil
      changes += watch.take(observation, at: now)
      let end = [definition.until, observation.end?.at].compactMap(\.self).min()
      let next = watch.definition.schedule.next(
        after: now, changedAt: watch.stored.changedAt, instants: observation.instants, end: end)
      watch.row.nextCheckAt = next.secondsSince1970
      if let end = observation.end, end.at <= now { changes.append(watch.end(end.reason)) }
    }
    if watch.row.status == .active, let until = definition.until, until <= now {
      changes.append(watch.end("The watch has ended, as it was set to."))
    }
    if definition.once, watch.row.status == .active, changes.contains(where: \.kind.isAwaited) { watch.finish() }
    return WatchRecord(
      watch.written, events: changes.map { LoggedChange($0, of: watch, at: now).jsonText }, at: now.secondsSince1970)
  }

  /// Whether the time of the watch or its day has passed, so that a check needs no request.
  func isOver(by now: Instant) -> Bool {
    [definition.until, definition.condition.endOfDay?.at].contains { $0.map { $0 <= now } ?? false }
  }

  /// Takes the observed state, and returns how it differs from the stored one.
  private mutating func take(_ observation: WatchObservation, at now: Instant) -> [WatchChange] {
    let changes = stored.state.changes(to: observation.state, of: definition.condition, now: now)
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
