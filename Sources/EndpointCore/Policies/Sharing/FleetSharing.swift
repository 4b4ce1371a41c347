// SPDX-License-Identifier: MIT

/// What the machines of a fleet share, by an engine that may fail at any moment.
///
/// No call throws, and none waits longer than a few tenths of a second: what the engine doesn't say in time is nil, and
/// the machine goes by what it knows itself (`FleetShare`).
public protocol FleetSharing: Sendable {
  /// Whether the engine answers, as far as is known.
  var isJoined: Bool { get }
  /// Sets the machine that joins the fleet. Called once, before anything else.
  func attach(to machine: ProcessSharing)
  /// Joins if this was not tried yet; returns when it has succeeded or failed.
  func settle() async
  /// Asks for the permission to send a request.
  ///
  /// - Parameters:
  ///   - key: identifies the provider, the host and the key.
  ///   - rate: the whole rate, of all machines.
  func permission(_ key: SharedKey, _ rate: RequestRate) async -> FleetPermission?
  /// Tells what a request has shown of its rate. Waits for nothing.
  func tell(_ news: RateNews, _ key: SharedKey, _ rate: RequestRate)
  /// Asks whether this machine may send a request for all.
  ///
  /// - Parameters:
  ///   - mark: under which the flight is held; the same when a question without an answer is asked again.
  ///   - age: a flight that landed within this time may have left its answer.
  func claimFlight(_ key: SharedKey, _ mark: UInt64, landedWithin age: Duration) async -> FleetFlight?
  /// Says that the flight goes on.
  func renewFlight(_ key: SharedKey, _ mark: UInt64)
  /// Says that the flight is over.
  func landFlight(_ key: SharedKey, _ mark: UInt64)
  /// Whether another machine has found a host unreachable lately.
  func hasOutage(_ key: SharedKey) -> Bool
  /// Tells the others that a host is unreachable, for so long; nil if it is reachable again.
  func tellOutage(_ key: SharedKey, for duration: Duration?)
}

/// The engine's answer to a request for a permission.
public enum FleetPermission: Sendable, Equatable {
  /// The request may be sent; its end is to be told under this number.
  case granted(UInt64)
  /// All tokens are out; the next may return after this time.
  case wait(Duration)
  /// The provider has asked for a pause of this length.
  case paused(Duration)
}

/// What a request has shown of its rate.
public enum RateNews: Sendable, Equatable {
  /// The request with this permission is over.
  case finished(UInt64)
  /// No request was sent with this permission.
  case returned(UInt64)
  /// A request was sent in spite of a pause.
  case probed
  /// The provider refused a request that was sent so long ago, and maybe asked for a pause.
  case refused(sentAgo: Duration, pause: Duration?)
  /// The provider answered in spite of a pause.
  case resumed
}

/// The engine's answer to who wants to send a request for all.
public enum FleetFlight: Sendable, Equatable {
  /// It may, and holds the flight.
  case granted
  /// A flight has landed: the answer may be kept by now.
  case landed
  /// Another machine is sending it.
  case taken
}
