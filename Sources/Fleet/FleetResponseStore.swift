// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Synchronization

/// The responses that the machines of a fleet share, on top of this machine's own store. The own store is read first
/// and stays complete, so that nothing is missing when the engine is lost.
///
/// A response is shared for as long as it may be of use, and for a week at most, if the request has a provider's key,
/// by which it is authenticated (`SharedResponse`). Its name in the engine is a digest of the request's identity.
public struct FleetResponseStore: ResponseStore {
  private static let longest = Duration.seconds(7 * 86_400)

  private let own: any ResponseStore
  private let fleet: MachineFleet
  private let now: @Sendable () -> Instant

  /// - Parameter now: this machine's clock, by which responses are received.
  public init(own: any ResponseStore, fleet: MachineFleet, now: @escaping @Sendable () -> Instant = { .now }) {
    self.own = own
    self.fleet = fleet
    self.now = now
  }

  public func entry(
    for key: ResponseKey, isUrgent: Bool, until deadline: ContinuousClock.Instant
  ) async -> CachedResponse? {
    if let entry = await own.entry(for: key, isUrgent: isUrgent, until: deadline) { return entry }
    guard let entry = await fleetEntry(for: key, isUrgent: isUrgent, until: deadline) else { return nil }
    // For the time after the engine is lost.
    await own.store(entry, for: key)
    return entry
  }

  public func newestEntry(
    for key: ResponseKey, isUrgent: Bool, until deadline: ContinuousClock.Instant
  ) async -> CachedResponse? {
    // Concurrently, so that a locked file on this machine doesn't delay the engine's reply.
    async let ofFleet = fleetEntry(for: key, isUrgent: isUrgent, until: deadline)
    let known = await own.newestEntry(for: key, isUrgent: isUrgent, until: deadline)
    guard let entry = await ofFleet else { return known }
    if let known, known.receivedAt >= entry.receivedAt { return known }
    await own.store(entry, for: key)
    return entry
  }

  public func store(
    _ entry: CachedResponse, for key: ResponseKey, bound: Duration, whenOver: @escaping @Sendable () -> Void
  ) async {
    guard bound > .zero, fleet.isJoined, let value = SharedResponse.bytes(of: entry, for: key) else {
      return await own.store(entry, for: key, bound: bound, whenOver: whenOver)
    }
    let both = Both(whenOver)
    fleet.set(Self.name(of: key), value, for: min(bound, Self.longest)) { both.oneIsOver() }
    await own.store(entry, for: key, bound: bound) { both.oneIsOver() }
  }

  public func remove(_ key: ResponseKey) async {
    fleet.remove(Self.name(of: key))
    await own.remove(key)
  }

  private static func name(of key: ResponseKey) -> String { FleetKey.answer(SharedKey(key.text).digest) }

  private func fleetEntry(
    for key: ResponseKey, isUrgent: Bool, until deadline: ContinuousClock.Instant
  ) async -> CachedResponse? {
    guard key.authenticationKey != nil else { return nil }
    return await fleet.value(Self.name(of: key), isUrgent: isUrgent, until: deadline) { value in
      do throws(SharedResponse.Fault) {
        return try SharedResponse.read(value, for: key, now: now())
      } catch {
        if error == .forged { fleet.distrust("it sent a response that no machine of this fleet has stored") }
        return nil
      }
    }
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
