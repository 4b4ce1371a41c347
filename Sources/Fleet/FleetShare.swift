// SPDX-License-Identifier: MIT
import EndpointCore

/// How much of a provider's rate one machine of a fleet may use by its own count: a value without clocks.
///
/// While the engine answers, it counts for all, and the machine's own count only bounds what one machine takes. While
/// it doesn't, each machine takes its part. After each change the tokens that were taken under the other rule still
/// count with the provider for a period, and other machines may notice seconds later; so for that long a machine takes
/// a fifth of its part, and all of them together stay within a fifth above the rate.
struct FleetShare: Equatable {
  /// For how long others may not have noticed a change: the engine counts a machine as absent after this time.
  static let notice = Duration.seconds(3)
  /// The number of machines that is assumed by one that never met the others.
  static let unknownMembers = 5
  /// The part of its part that a machine takes while the rules change.
  private static let caution = 5

  var isJoined: Bool
  /// The number of machines that share the rate, as far as is known.
  var members: Int
  /// When the machine joined after an outage, or lost the engine; nil if it has always shared.
  var changedAt: ContinuousClock.Instant?

  /// The rate for this machine's own count.
  func rate(of whole: RequestRate, _ now: ContinuousClock.Instant) -> RequestRate {
    let isChanging = changedAt.map { now < $0 + Self.notice + whole.period } ?? false
    // A machine that is alone shares with nobody, whatever the rules.
    guard members > 1, isChanging || !isJoined else { return whole }
    return whole.part(members * (isChanging ? Self.caution : 1))
  }
}

extension RequestRate {
  /// One of `count` equal parts: fewer requests per period, or one in a longer period.
  func part(_ count: Int) -> RequestRate {
    let part =
      self.count >= count
      ? RequestRate(self.count / count, per: period)
      : RequestRate(1, per: period * count / self.count)
    return part ?? self
  }
}
