// SPDX-License-Identifier: MIT
import Basics
import Contract

/// When a watch is checked next: a value without clocks.
struct CheckSchedule: Sendable, Hashable {
  /// The interval in seconds, as the user or the kind sets it.
  let every: Int
  /// Whether checks become rarer while nothing changes; not if the user has said how often.
  let isAdaptive: Bool
  /// At which second of the interval to check. It is the same for watches that need the same requests, so that one
  /// request serves them all, and differs between others, so that requests are spread over the interval.
  let phase: UInt64

  /// How long after an announced instant, such as the opening of sales, checks are frequent, in seconds.
  private static let eager = 600
  /// The interval in that time, in seconds.
  private static let eagerInterval = 60
  /// Watches are checked as much as four times as rarely, but at least once a day.
  private static let longest = 86_400

  /// The interval in seconds.
  func interval(changedAt: Instant, now: Instant) -> Int {
    guard isAdaptive else { return every }
    let quiet = max(now.seconds(after: changedAt), 0)
    let factor =
      switch quiet / max(every, 1) {
      case ..<20: 1
      case ..<100: 2
      default: 4
      }
    return max(min(every * factor, Self.longest), every)
  }

  /// The next check after one that succeeded.
  /// - Parameters:
  ///   - changedAt: when something last changed.
  ///   - instants: when something is announced to happen.
  ///   - end: when the watch ends by itself; nil for never.
  func next(after now: Instant, changedAt: Instant, instants: [Instant], end: Instant?) -> Instant {
    var interval = interval(changedAt: changedAt, now: now)
    if instants.contains(where: { (0..<Self.eager).contains(now.seconds(after: $0)) }) {
      interval = min(interval, Self.eagerInterval)
    }
    let beginning = now.secondsSince1970 + (interval + 1) / 2
    let offset = Int(phase % UInt64(interval))
    var next = Instant(secondsSince1970: beginning + (offset - beginning).remainderUp(by: interval))
    // The upstream may publish a little late.
    for instant in instants where instant >= now && instant < next {
      next = min(next, Instant(secondsSince1970: instant.secondsSince1970 + 1))
    }
    if let end, end > now { next = min(next, end) }
    return next
  }

  /// The next check after failures in a row: after 30 seconds, then twice as long each time, up to 5 minutes.
  static func next(after now: Instant, failures: Int) -> Instant {
    let wait = failures > 4 ? 300 : min(30 << max(failures - 1, 0), 300)
    return Instant(secondsSince1970: now.secondsSince1970 + wait)
  }
}

extension WatchDefinition {
  var schedule: CheckSchedule {
    CheckSchedule(every: every ?? condition.kind.rules.leastInterval, isAdaptive: every == nil, phase: condition.phase)
  }
}

extension WatchCondition {
  /// A number that is equal for conditions that need the same requests: those of the same day at the same theatre, or
  /// else of the same movie.
  fileprivate var phase: UInt64 {
    let subject = theatres?.first?.id.description ?? (movieId ?? personId ?? showId)?.description ?? movie ?? ""
    return "\(subject) \(date?.description ?? "")".stableHash
  }
}
