// SPDX-License-Identifier: MIT
import Synchronization
import Testing

@testable import EndpointCore

/// An engine that gives what it is told to give.
final class ScriptedFleet: FleetSharing {
  struct State {
    var isJoined = true
    var permissions: [FleetPermission?] = []
    var asked = 0
    var events: [RateEvent] = []
    var flights: [FleetFlight?] = []
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
  func settle() async {}

  func permission(_ key: SharedKey, _ rate: RequestRate) async -> FleetPermission? {
    state.withLock { state in
      state.asked += 1
      return state.permissions.isEmpty ? .granted(UInt64(state.asked)) : state.permissions.removeFirst()
    }
  }

  func report(_ event: RateEvent, _ key: SharedKey, _ rate: RequestRate) { state.withLock { $0.events.append(event) } }

  func claimFlight(_ key: SharedKey, _ mark: UInt64, landedWithin age: Duration) async -> FleetFlight? {
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

@Suite("Rates, flights and outages of a fleet", .timeLimit(.minutes(5)))
struct FleetRateTests {
  func limited(
    _ next: any Transport, _ fleet: ScriptedFleet, _ rate: RequestRate?, clock: any MonotonicClock = ContinuousClock()
  ) -> RateLimitTransport {
    RateLimitTransport(
      around: next, provider: "things", rate: rate, clock: clock, sharing: ProcessSharing(folder: nil, fleet: fleet))
  }

  @Test("a request goes with the fleet's permission, whose end is told")
  func permission() async throws {
    let fleet = ScriptedFleet { $0.permissions = [.wait(.milliseconds(2)), nil, .granted(5)] }
    let transport = limited(ScriptedTransport { _, _ in .success(.ok()) }, fleet, RequestRate(perSecond: 10))
    _ = try await transport.send(.get("/", CallContext()))
    #expect(fleet.state.withLock { $0.asked } == 3)
    #expect(fleet.events == [.finished(5)])
  }

  @Test("a refusal is reported to all, and a pause that the engine names is kept, but for one probe")
  func refusal() async throws {
    let fleet = ScriptedFleet()
    let things = ScriptedTransport { _, _ in .success(.status(429)) }
    let transport = limited(things, fleet, RequestRate(perSecond: 10))
    _ = try await transport.send(.get("/", CallContext()))
    guard case .refused(_, let pause)? = fleet.events.last else {
      Issue.record("\(fleet.events)")
      return
    }
    #expect(pause == nil)
    fleet.state.withLock { $0.permissions = [.paused(.seconds(50))] }
    // The engine isn't trusted: a request that can't wait out its pause is sent.
    let soon = CallContext(deadline: .now + .seconds(20))
    #expect(try await transport.send(.get("/", soon)).status == 429)
    #expect(things.count == 2 && fleet.events.contains(.probed))
  }

  @Test("without the engine no request fails, at the machine's part of the rate")
  func lost() async throws {
    let fleet = ScriptedFleet { $0.isJoined = false }
    let things = ScriptedTransport { _, _ in .success(.ok()) }
    let clock = ManualClock()
    let transport = limited(things, fleet, RequestRate(perSecond: 10), clock: clock)
    // It never met the others, so it takes a fifth: two of ten.
    let soon = CallContext(deadline: clock.now + .milliseconds(100))
    for _ in 1...2 { _ = try await transport.send(.get("/", soon)) }
    #expect(try await failure(transport, .get("/", soon)).cause == .noRoomBeforeDeadline)
    #expect(fleet.state.withLock { $0.asked } == 0)
  }

  @Test("who waits for the fleet in vain is told at the deadline")
  func deadline() async throws {
    let fleet = ScriptedFleet { $0.permissions = [FleetPermission?](repeating: .wait(.milliseconds(20)), count: 500) }
    let transport = limited(ScriptedTransport { _, _ in .success(.ok()) }, fleet, RequestRate(perSecond: 10))
    let soon = CallContext(deadline: .now + .milliseconds(200))
    #expect(try await failure(transport, .get("/", soon)).cause == .noRoomBeforeDeadline)
  }

  @Test("what another machine finds unreachable needs one failure here, and not none")
  func outage() async throws {
    let fleet = ScriptedFleet { $0.outages = [SharedKey("things example.com:443")] }
    let things = ScriptedTransport { _, _ in .failure(.lost) }
    let transport = CircuitBreakerTransport(
      around: things, provider: "things", sharing: ProcessSharing(folder: nil, fleet: fleet))
    let request = HTTPRequest.get("/", CallContext())
    fleet.state.withLock { $0.outages = [SharedKey("things \(request.url.authority)")] }
    _ = await transport.outcome(of: request)
    #expect(try await failure(transport, request).attempts == 0)
    #expect(things.count == 1)
  }
}
