// SPDX-License-Identifier: MIT
import Synchronization

/// Single flight between processes, and between machines that share: of several that miss the same answer at once,
/// one sends the request, and the others wait until it has landed and then find the answer in the store that they
/// share.
///
/// Within a process `SharedTransfers` does the same, so all its callers share one flight. A wait is bounded: by the
/// holder's signs of life, and by the caller's deadline, before which enough time is left to send the request itself.
final class FlightBoard: Sendable {
  /// A flight that this process holds, for one or more callers.
  final class Flight: Sendable {
    fileprivate let key: SharedKey
    fileprivate let shared: SharedFlight
    fileprivate let mark: UInt64
    /// The mark of this machine's claim among machines.
    fileprivate let machineMark = UInt64.random(in: 1...UInt64.max)
    private let state: Mutex<State>

    private struct State {
      var holders = 1
      var hasArrived = false
      var followsAnother: Bool
      var isHeldForMachines = false
    }

    fileprivate init(_ key: SharedKey, _ shared: SharedFlight, _ mark: UInt64, followsAnother: Bool) {
      self.key = key
      self.shared = shared
      self.mark = mark
      state = Mutex(State(followsAnother: followsAnother))
    }

    /// Whether it took off after a wait for another, which may have stored a response without reporting it.
    fileprivate(set) var followsAnother: Bool {
      get { state.withLock { $0.followsAnother } }
      set { state.withLock { $0.followsAnother = newValue } }
    }

    /// Whether this machine holds the flight for all machines.
    fileprivate var isHeldForMachines: Bool {
      get { state.withLock { $0.isHeldForMachines } }
      set { state.withLock { $0.isHeldForMachines = newValue } }
    }

    /// Adds a holder that will share the transfer; false if that is over.
    fileprivate func join() -> Bool {
      state.withLock { state in
        guard state.holders > 0, !state.hasArrived else { return false }
        state.holders += 1
        return true
      }
    }

    /// Adds another holder on behalf of one that has not left.
    fileprivate func hold() { state.withLock { $0.holders += 1 } }

    /// Lets no further caller share the transfer, because it is over. They wait for the flight to land.
    func arrive() { state.withLock { $0.hasArrived = true } }

    /// Whether the transfer is over.
    var hasArrived: Bool { state.withLock { $0.hasArrived } }

    /// - Returns: whether this was the last holder.
    fileprivate func leave() -> Bool {
      state.withLock { state in
        state.holders -= 1
        return state.holders == 0
      }
    }
  }

  /// How a caller gets its answer.
  enum Boarding: Sendable {
    /// It sends the request, and leaves the flight, if there is one, when that is over and the answer is kept.
    case departs(Flight?)
    /// A flight has landed; if its answer isn't kept, the caller sends the request.
    case landed
  }

  private struct State {
    var flights: [SharedKey: Flight] = [:]
    /// Flights that wait for the other machines' permission; no other caller may share them yet.
    var waiting: [Flight] = []
    var signs = 0
    var lastNumber = UInt16.random(in: 0...UInt16.max)
    var isSigning = false
  }

  /// The shortest and the longest time between two looks at a flight of another process.
  private static let pauses = (first: Duration.milliseconds(2), longest: Duration.milliseconds(20))
  /// The longest time between two looks at a flight of another machine.
  private static let longestMachinePause = Duration.milliseconds(50)
  /// How many signs of life are given on this machine for each that other machines are given.
  private static let signsPerMachineSign = 4
  /// The time kept for sending the request after a wait in vain.
  private static let reserve = Duration.seconds(10)

  private let sharing: ProcessSharing
  private let clock: any MonotonicClock
  private let state = Mutex(State())

  init(_ sharing: ProcessSharing, clock: any MonotonicClock) {
    self.sharing = sharing
    self.clock = clock
  }

  /// Whether there may be flights of other processes.
  var isShared: Bool { sharing.current != nil }

  /// Waits for another process's flight for the same request, or takes off.
  ///
  /// - Parameters:
  ///   - identity: identifies the request.
  ///   - start: when the caller began to look for the answer in the store.
  func board(
    _ identity: String, since start: ContinuousClock.Instant, until deadline: ContinuousClock.Instant
  ) async throws(UpstreamError) -> Boarding {
    guard let table = await sharing.table() else { return .departs(nil) }
    let key = SharedKey(identity)
    let remaining = clock.now.duration(to: deadline)
    let latest = deadline.advanced(by: .zero - min(Self.reserve, remaining / 2))
    var pause = Self.pauses.first
    var hasWaited = false
    while true {
      if let own = state.withLock({ $0.flights[key] }), own.join() { return .departs(own) }
      let now = clock.now
      guard let record = table.record(key, in: SharedTable.flights, now: now.sinceBoot) else { return .departs(nil) }
      let flight = SharedFlight(record: record)
      switch claim(flight, key, since: start.sinceBoot, now: now.sinceBoot, hasWaited: hasWaited) {
      case .joined(let own): return .departs(own)
      case .first(let own):
        guard let machines = sharing.machines else { return .departs(own) }
        return try await board(own, machines, since: start, until: latest)
      case .landed: return .landed
      case nil: break
      }
      guard now < latest else { return .departs(nil) }
      hasWaited = true
      try await clock.pause(for: pause)
      pause = min(pause * 3 / 2, Self.pauses.longest)
    }
  }

  /// Waits for another machine's flight for the same request, or takes off for all machines.
  private func board(
    _ flight: Flight, _ machines: any MachineSharing, since start: ContinuousClock.Instant,
    until latest: ContinuousClock.Instant
  ) async throws(UpstreamError) -> Boarding {
    var pause = Self.pauses.first
    do throws(UpstreamError) {
      while machines.isJoined, clock.now < latest {
        let claim = await machines.claimFlight(
          flight.key, flight.machineMark, landedWithin: start.duration(to: clock.now))
        switch claim {
        case .granted: flight.isHeldForMachines = true
        case .landed:
          leave(flight)
          return .landed
        // A claim without an answer is repeated, until the engine is known to be lost.
        case .taken, nil:
          flight.followsAnother = true
          try await clock.pause(for: pause)
          pause = min(pause * 2, Self.longestMachinePause)
          continue
        }
        break
      }
    } catch {
      leave(flight)
      throw error
    }
    state.withLock { state in
      state.waiting.removeAll { $0 === flight }
      state.flights[flight.key] = flight
    }
    return .departs(flight)
  }

  /// Adds a holder for one that has not left, such as a write that has to end before the flight lands.
  func hold(_ flight: Flight) { flight.hold() }

  /// Removes a holder; without any the flight lands.
  func leave(_ flight: Flight) {
    guard flight.leave() else { return }
    state.withLock { state in
      if state.flights[flight.key] === flight { state.flights[flight.key] = nil }
      state.waiting.removeAll { $0 === flight }
    }
    if flight.isHeldForMachines { sharing.machines?.landFlight(flight.key, flight.machineMark) }
    flight.shared.land(flight.mark, now: clock.now.sinceBoot)
  }

  private enum Claim {
    case first(Flight)
    case joined(Flight)
    case landed
  }

  /// Nil if another process holds the flight, or another caller that waits for other machines.
  private func claim(
    _ flight: SharedFlight, _ key: SharedKey, since start: UInt64, now: UInt64, hasWaited: Bool
  ) -> Claim? {
    let (claim, mustSign): (Claim?, Bool) = state.withLock { state in
      // Another caller of this process may have been faster.
      if let own = state.flights[key], own.join() { return (.joined(own), false) }
      state.lastNumber &+= 1
      switch flight.claim(since: start, number: state.lastNumber, now: now) {
      case .taken: return (nil, false)
      case .landed: return (.landed, false)
      case .granted(let mark):
        let own = Flight(key, flight, mark, followsAnother: hasWaited)
        if sharing.machines == nil { state.flights[key] = own } else { state.waiting.append(own) }
        defer { state.isSigning = true }
        return (.first(own), !state.isSigning)
      }
    }
    if mustSign { giveSigns() }
    return claim
  }

  /// Gives signs of life for all flights until none is left.
  private func giveSigns() {
    Task { [weak self, clock] in
      while (try? await clock.pause(for: SharedFlight.interval)) != nil, self?.giveSign() == true {}
    }
  }

  private func giveSign() -> Bool {
    let (flights, isForMachines) = state.withLock { state in
      let flights = Array(state.flights.values) + state.waiting
      state.isSigning = !flights.isEmpty
      state.signs &+= 1
      return (flights, state.signs.isMultiple(of: Self.signsPerMachineSign))
    }
    let now = clock.now.sinceBoot
    for flight in flights {
      flight.shared.giveSign(flight.mark, now: now)
      guard isForMachines, flight.isHeldForMachines else { continue }
      sharing.machines?.renewFlight(flight.key, flight.machineMark)
    }
    return !flights.isEmpty
  }
}
