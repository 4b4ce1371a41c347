// SPDX-License-Identifier: MIT
import Synchronization
import Testing

@testable import EndpointCore

/// An engine that gives what it is told to give.
final class ScriptedMachines: MachineSharing {
  struct State {
    var isJoined = true
    var part: RequestRate?
    var permissions: [MachinePermission?] = []
    var asked = 0
    var events: [RateEvent] = []
    var flights: [MachineFlight?] = []
    var landed: [UInt64] = []
    var outages: Set<SharedKey> = []
  }

  let state: Mutex<State>

  init(_ change: (inout State) -> Void = { _ in }) {
    var state = State()
    change(&state)
    self.state = Mutex(state)
  }

  var isJoined: Bool { state.withLock { $0.isJoined } }
  var events: [RateEvent] { state.withLock { $0.events } }

  func attach(to machine: ProcessSharing) {}
  func share(of rate: RequestRate, by record: SharedRecord, _ now: ContinuousClock.Instant) -> RequestRate {
    state.withLock { $0.part } ?? rate
  }

  func settle() async {}

  func permission(_ key: SharedKey, _ rate: RequestRate) async -> MachinePermission? {
    state.withLock { state in
      state.asked += 1
      return state.permissions.isEmpty ? .granted(UInt64(state.asked)) : state.permissions.removeFirst()
    }
  }

  func report(_ event: RateEvent, _ key: SharedKey, _ rate: RequestRate) { state.withLock { $0.events.append(event) } }

  func claimFlight(_ key: SharedKey, _ mark: UInt64, landedWithin age: Duration) async -> MachineFlight? {
    state.withLock { $0.flights.isEmpty ? .granted : $0.flights.removeFirst() }
  }

  func renewFlight(_ key: SharedKey, _ mark: UInt64) {}
  func landFlight(_ key: SharedKey, _ mark: UInt64) { state.withLock { $0.landed.append(mark) } }
  func hasOutage(_ key: SharedKey) -> Bool { state.withLock { $0.outages.contains(key) } }
  func reportOutage(_ key: SharedKey, for duration: Duration?) {
    state.withLock { state in
      if duration == nil { state.outages.remove(key) } else { state.outages.insert(key) }
    }
  }
}

@Suite("Rates, flights and outages between machines", .timeLimit(.minutes(5)))
struct MachineSharingTests {
  func limited(
    _ next: any Transport, _ machines: ScriptedMachines, _ rate: RequestRate?,
    clock: any MonotonicClock = ContinuousClock()
  ) -> RateLimitTransport {
    RateLimitTransport(
      around: next, provider: "things", rate: rate, clock: clock,
      sharing: ProcessSharing(folder: nil, machines: machines))
  }

  @Test("a request goes with the engine's permission, whose end is told")
  func permission() async throws {
    let machines = ScriptedMachines { $0.permissions = [.wait(.milliseconds(2)), nil, .granted(5)] }
    let transport = limited(ScriptedTransport { _, _ in .success(.ok()) }, machines, RequestRate(perSecond: 10))
    _ = try await transport.send(.get("/", CallContext()))
    #expect(machines.state.withLock { $0.asked } == 3)
    #expect(machines.events == [.finished(5)])
  }

  @Test("a refusal is reported to all, and a pause that the engine names is kept, but for one probe")
  func refusal() async throws {
    let machines = ScriptedMachines()
    let things = ScriptedTransport { _, _ in .success(.status(429)) }
    let transport = limited(things, machines, RequestRate(perSecond: 10))
    _ = try await transport.send(.get("/", CallContext()))
    guard case .refused(_, let pause)? = machines.events.last else {
      Issue.record("\(machines.events)")
      return
    }
    #expect(pause == nil)
    machines.state.withLock { $0.permissions = [.paused(.seconds(50))] }
    // The engine isn't trusted: a request that can't wait out its pause is sent.
    let soon = CallContext(deadline: .now + .seconds(20))
    #expect(try await transport.send(.get("/", soon)).status == 429)
    #expect(things.count == 2 && machines.events.contains(.probed))
  }

  @Test("without the engine no request fails, at the machine's part of the rate")
  func lost() async throws {
    let machines = ScriptedMachines {
      $0.isJoined = false
      $0.part = RequestRate(2, per: .seconds(1))
    }
    let things = ScriptedTransport { _, _ in .success(.ok()) }
    let clock = ManualClock()
    let transport = limited(things, machines, RequestRate(perSecond: 10), clock: clock)
    let soon = CallContext(deadline: clock.now + .milliseconds(100))
    for _ in 1...2 { _ = try await transport.send(.get("/", soon)) }
    #expect(try await failure(transport, .get("/", soon)).cause == .noRoomBeforeDeadline)
    #expect(machines.state.withLock { $0.asked } == 0)
  }

  @Test("who waits for other machines in vain is told at the deadline")
  func deadline() async throws {
    let machines = ScriptedMachines {
      $0.permissions = [MachinePermission?](repeating: .wait(.milliseconds(20)), count: 500)
    }
    let transport = limited(ScriptedTransport { _, _ in .success(.ok()) }, machines, RequestRate(perSecond: 10))
    let soon = CallContext(deadline: .now + .milliseconds(200))
    #expect(try await failure(transport, .get("/", soon)).cause == .noRoomBeforeDeadline)
  }

  @Test("what another machine finds unreachable needs one failure here, and not none")
  func outage() async throws {
    let machines = ScriptedMachines { $0.outages = [SharedKey("things example.com:443")] }
    let things = ScriptedTransport { _, _ in .failure(.lost) }
    let transport = CircuitBreakerTransport(
      around: things, provider: "things", sharing: ProcessSharing(folder: nil, machines: machines))
    let request = HTTPRequest.get("/", CallContext())
    machines.state.withLock { $0.outages = [SharedKey("things \(request.url.authority)")] }
    _ = await transport.outcome(of: request)
    #expect(try await failure(transport, request).attempts == 0)
    #expect(things.count == 1)
  }
}
