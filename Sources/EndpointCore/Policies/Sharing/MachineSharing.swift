// SPDX-License-Identifier: MIT
/// The plug for sharing with other machines: rates, requests in flight and outages, by an engine that may fail at any
/// moment. What is shared on one machine is `ProcessSharing`.
///
/// No call throws, and none waits longer than a few tenths of a second. A call that the engine doesn't answer in time
/// returns nil, and the machine goes by its own count.
public protocol MachineSharing: Sendable {
  /// Whether the engine answers, as far as is known.
  var isJoined: Bool { get }
  /// Sets the machine that joins the others. Called once, before anything else.
  func attach(to machine: ProcessSharing)
  /// The part of a rate that this machine may use by its own count: all of it while the engine counts for all machines.
  /// - Parameter record: `ProcessSharing.machineRecord`.
  func share(of rate: RequestRate, by record: SharedRecord, _ now: ContinuousClock.Instant) -> RequestRate
  /// Joins if this was not tried yet; returns when it has succeeded or failed.
  func settle() async
  /// Requests the permission to send a request.
  ///
  /// - Parameters:
  ///   - key: identifies the provider, the host and the key.
  ///   - rate: the whole rate, of all machines.
  func permission(_ key: SharedKey, _ rate: RequestRate) async -> MachinePermission?
  /// Reports an event of a request's rate. Returns at once.
  func report(_ event: RateEvent, _ key: SharedKey, _ rate: RequestRate)
  /// Requests a flight, with which this machine sends a request for all.
  ///
  /// - Parameters:
  ///   - mark: under which the flight is held; the same if a claim is repeated that was not answered.
  ///   - age: a flight that landed within this time may have left its answer.
  func claimFlight(_ key: SharedKey, _ mark: UInt64, landedWithin age: Duration) async -> MachineFlight?
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
public enum MachinePermission: Sendable, Equatable {
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
public enum MachineFlight: Sendable, Equatable {
  /// It may, and holds the flight.
  case granted
  /// A flight has landed: the answer may be kept by now.
  case landed
  /// Another machine is sending it.
  case taken
}
