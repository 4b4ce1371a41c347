// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Synchronization

/// The responses that the machines of a fleet share, on top of this machine's own store. The own store is read first
/// and stays complete, so that nothing is missing when the engine is lost.
///
/// A response is shared for as long as it may be of use, and for a week at most. Its name in the engine is a digest of
/// the request's identity, which has the key's fingerprint, so no response is served for another key.
public struct FleetResponseStore: ResponseStore {
  private static let longest = Duration.seconds(7 * 86_400)

  private let own: any ResponseStore
  private let fleet: MachineFleet
  private let now: @Sendable () -> Instant

  /// - Parameter now: this machine's clock, by which answers are received.
  public init(own: any ResponseStore, fleet: MachineFleet, now: @escaping @Sendable () -> Instant = { .now }) {
    self.own = own
    self.fleet = fleet
    self.now = now
  }

  public func entry(for key: String, isUrgent: Bool, until deadline: ContinuousClock.Instant) async -> CachedResponse? {
    if let entry = await own.entry(for: key, isUrgent: isUrgent, until: deadline) { return entry }
    return await fleetEntry(for: key, isUrgent: isUrgent, until: deadline)
  }

  public func newestEntry(
    for key: String, isUrgent: Bool, until deadline: ContinuousClock.Instant
  ) async -> CachedResponse? {
    // Concurrently, so that a locked file on this machine doesn't delay the engine's reply.
    async let ofFleet = fleetEntry(for: key, isUrgent: isUrgent, until: deadline)
    let known = await own.newestEntry(for: key, isUrgent: isUrgent, until: deadline)
    guard let entry = await ofFleet else { return known }
    if let known, known.receivedAt >= entry.receivedAt { return known }
    return entry
  }

  public func store(_ entry: CachedResponse, for key: String, whenOver: @escaping @Sendable () -> Void) async {
    await store(entry, for: key, bound: .zero, whenOver: whenOver)
  }

  public func store(
    _ entry: CachedResponse, for key: String, bound: Duration, whenOver: @escaping @Sendable () -> Void
  ) async {
    let identity = SharedKey(key)
    guard bound > .zero, fleet.isJoined,
      let value = KeptValue.bytes(of: entry, identity: identity, clockLead: fleet.clockLead)
    else { return await own.store(entry, for: key, whenOver: whenOver) }
    let both = Both(whenOver)
    fleet.set(FleetKey.answer(identity.digest), value, for: min(bound, Self.longest)) { both.oneIsOver() }
    await own.store(entry, for: key) { both.oneIsOver() }
  }

  public func remove(_ key: String) async {
    fleet.remove(FleetKey.answer(SharedKey(key).digest))
    await own.remove(key)
  }

  private func fleetEntry(
    for key: String, isUrgent: Bool, until deadline: ContinuousClock.Instant
  ) async -> CachedResponse? {
    let identity = SharedKey(key)
    guard let value = await fleet.value(FleetKey.answer(identity.digest), isUrgent: isUrgent, until: deadline),
      let entry = KeptValue.answer(value, identity: identity, clockLead: fleet.clockLead, now: now())
    else { return nil }
    // For the time after the engine is lost.
    await own.store(entry, for: key)
    return entry
  }
}

/// Calls a function when the second of two operations has ended.
private final class Both: Sendable {
  private let isOneOver = Atomic(false)
  private let whenOver: @Sendable () -> Void

  init(_ whenOver: @escaping @Sendable () -> Void) { self.whenOver = whenOver }

  func oneIsOver() {
    if isOneOver.exchange(true, ordering: .acquiringAndReleasing) { whenOver() }
  }
}
