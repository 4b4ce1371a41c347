// SPDX-License-Identifier: MIT
/// The state that the machines of a fleet share, by an engine that may fail at any moment.
///
/// No call throws, and none waits longer than a few tenths of a second. A call that the engine doesn't answer in time
/// returns nil, and the machine goes by its own count (`FleetShare`).
public protocol FleetSharing: Sendable {
  /// Whether the engine answers, as far as is known.
  var isJoined: Bool { get }
  /// Sets the machine that joins the fleet. Called once, before anything else.
  func attach(to machine: ProcessSharing)
  /// Joins if this was not tried yet; returns when it has succeeded or failed.
  func settle() async
  /// Requests the permission to send a request.
  ///
  /// - Parameters:
  ///   - key: identifies the provider, the host and the key.
  ///   - rate: the whole rate, of all machines.
  func permission(_ key: SharedKey, _ rate: RequestRate) async -> FleetPermission?
  /// Reports an event of a request's rate. Returns at once.
  func report(_ event: RateEvent, _ key: SharedKey, _ rate: RequestRate)
  /// Requests a flight, with which this machine sends a request for all.
  ///
  /// - Parameters:
  ///   - mark: under which the flight is held; the same if a claim is repeated that was not answered.
  ///   - age: a flight that landed within this time may have left its answer.
  func claimFlight(_ key: SharedKey, _ mark: UInt64, landedWithin age: Duration) async -> FleetFlight?
  /// Reports that the flight goes on.
  func renewFlight(_ key: SharedKey, _ mark: UInt64)
  /// Reports that the flight is over.
  func landFlight(_ key: SharedKey, _ mark: UInt64)
  /// Whether another machine has lately reported a host unreachable.
  func hasOutage(_ key: SharedKey) -> Bool
  /// Reports to the others that a host is unreachable, for a duration; nil if it is reachable again.
  func reportOutage(_ key: SharedKey, for duration: Duration?)
}

/// The engine's answer to a request for a permission.
public enum FleetPermission: Sendable, Equatable {
  /// The request may be sent. Its end must be reported under this number.
  case granted(UInt64)
  /// All tokens are out; the next may return after this time.
  case wait(Duration)
  /// The provider has requested a pause of this length.
  case paused(Duration)
}

/// An event of a request that changes its rate.
public enum RateEvent: Sendable, Equatable {
  /// The request with this permission is over.
  case finished(UInt64)
  /// No request was sent with this permission.
  case returned(UInt64)
  /// A request was sent in spite of a pause.
  case probed
  /// The provider refused a request that was sent so long ago, and may have requested a pause.
  case refused(sentAgo: Duration, pause: Duration?)
  /// The provider answered in spite of a pause.
  case resumed
}

/// The engine's answer to the claim of a flight.
public enum FleetFlight: Sendable, Equatable {
  /// It may, and holds the flight.
  case granted
  /// A flight has landed: the answer may be kept by now.
  case landed
  /// Another machine is sending it.
  case taken
}

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
    guard isChanging || !isJoined else { return whole }
    return whole.part(max(members, 1) * (isChanging ? Self.caution : 1))
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
