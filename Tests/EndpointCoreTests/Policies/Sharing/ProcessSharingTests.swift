// SPDX-License-Identifier: MIT
import Foundation
import Platform
import Synchronization
import TestSupport
import Testing

@testable import EndpointCore

/// Two objects on one folder stand for two processes: each maps the file for itself. One at a time, because a file that
/// is cut costs a process all of its mappings.
@Suite("Sharing between processes", .serialized, .timeLimit(.minutes(5)))
struct ProcessSharingTests {
  let shared = TemporaryFolder()
  let clock = ManualClock()
  let upstream = GatedTransport()
  let one: ProcessSharing
  let two: ProcessSharing

  init() {
    one = ProcessSharing(folder: shared.path)
    two = ProcessSharing(folder: shared.path)
  }

  var folder: String { shared.path }
  var path: String { folder + "/sharing" }

  func context(_ seconds: Int = 30) -> CallContext { CallContext(deadline: clock.now.advanced(by: .seconds(seconds))) }

  @Test("the rate and its lowering are of all")
  func rate() async throws {
    let transports = [one, two].map {
      RateLimitTransport(
        around: upstream, provider: "things", rate: RequestRate(2, per: .seconds(60)), clock: clock, sharing: $0)
    }
    for transport in transports {
      let task = Task { await transport.outcome(of: .get("/", context())) }
      await upstream.arrival().answer(.success(.status(transport === transports[1] ? 429 : 200)))
      _ = await task.value
    }
    for transport in transports {
      let error = try await failure(transport, .get("/", context()))
      #expect(error.cause == .noRoomBeforeDeadline)
      #expect(error.retryAfter == .seconds(60), "the lowered rate lets one of two go")
    }
    #expect(upstream.count == 2)
  }

  @Test("what one finds unreachable the other doesn't ask, and learns of its return")
  func circuit() async throws {
    let isDown = Mutex(true)
    let things = ScriptedTransport { _, _ in isDown.withLock { $0 } ? .failure(.lost) : .success(.ok()) }
    let health = UpstreamHealth()
    var policy = CircuitBreakerTransport.Policy()
    policy.shortestOutage = .zero
    let first = CircuitBreakerTransport(around: things, provider: "things", policy: policy, clock: clock, sharing: one)
    let second = CircuitBreakerTransport(
      around: things, provider: "things", policy: policy, clock: clock, sharing: two, onChange: health.record)
    for _ in 1...5 { _ = await first.outcome(of: .get("/", context())) }
    #expect(try await failure(second, .get("/", context())).attempts == 0)
    #expect(health.unreachableHosts.map(\.consecutiveFailures) == [5])
    isDown.withLock { $0 = false }
    clock.advance(by: .seconds(5))
    _ = try await first.send(.get("/", context()))
    _ = try await second.send(.get("/", context()))
    #expect(health.unreachableHosts.isEmpty)
    #expect(things.count == 7)
  }

  func cached(_ store: any ResponseStore, _ sharing: ProcessSharing) -> ResponseCacheTransport {
    ResponseCacheTransport(around: upstream, cache: ResponseCache(store: store), sharing: sharing)
  }

  @Test("of two that miss the same answer one asks; the other has it from the store")
  func singleFlight() async throws {
    let store = MemoryStore()
    let (first, second) = (cached(store, one), cached(store, two))
    let asking = Task { await first.outcome(of: .get()) }
    let arrival = await upstream.arrival()
    let waiting = Task { await second.outcome(of: .get()) }
    // A different request doesn't wait.
    let other = Task { await second.outcome(of: .get("/other")) }
    await upstream.arrival().answer()
    _ = try await other.value.get()
    arrival.answer(.success(.ok("kept", ["Cache-Control": "max-age=60"])))
    #expect(try await asking.value.get().content == "kept")
    let answer = try await waiting.value.get()
    #expect(answer.content == "kept")
    // A second may begin between the two, by the machine's clock.
    #expect([.cache(age: .zero), .cache(age: .seconds(1))].contains(answer.provenance))
    #expect(upstream.count == 2)
  }

  @Test("who was to share a transfer that is over by now starts no other, but looks for its answer")
  func missedTransfer() async throws {
    let board = FlightBoard(one, clock: ContinuousClock())
    guard case .departs(let flight?) = try await board.board("things", since: .now, until: .now + .seconds(30)) else {
      Issue.record("nobody else holds it")
      return
    }
    let transfers = SharedTransfers(around: upstream)
    let sending = Task { try await transfers.send(.get(), on: flight) }
    await upstream.arrival().answer()
    _ = try await sending.value
    await #expect(throws: UpstreamError.transferIsOver) { try await transfers.send(.get(), on: flight) }
    #expect(upstream.count == 1)
  }

  @Test("who gets a flight after a wait looks for the answer again: the holder may have ended before it could tell")
  func untoldAnswer() async throws {
    let machines = ScriptedMachines { $0.flights = [.taken, .granted] }
    let transport = cached(LateStore(), ProcessSharing(folder: folder, machines: machines))
    #expect(try await transport.send(.get()).content == "late")
    #expect(upstream.count == 0)
    #expect(machines.state.withLock { $0.landed }.count == 1)
  }

  @Test("an answer that isn't kept is asked for by each")
  func notKept() async throws {
    let store = MemoryStore()
    let (first, second) = (cached(store, one), cached(store, two))
    let asking = Task { await first.outcome(of: .get()) }
    let arrival = await upstream.arrival()
    let waiting = Task { await second.outcome(of: .get()) }
    arrival.answer(.success(.status(404)))
    #expect(try await asking.value.get().status == 404)
    await upstream.arrival().answer()
    #expect(try await waiting.value.get().status == 200)
  }

  @Test("who waits in vain asks itself while there is time")
  func silentHolder() async throws {
    let store = MemoryStore()
    let (first, second) = (cached(store, one), cached(store, two))
    let asking = Task { await first.outcome(of: .get()) }
    let arrival = await upstream.arrival()
    let hurried = CallContext(deadline: .now + .seconds(1))
    let waiting = Task { await second.outcome(of: .get("/things", hurried)) }
    await upstream.arrival().answer()
    #expect(try await waiting.value.get().status == 200)
    arrival.answer()
    _ = try await asking.value.get()
  }

  @Test("a file that is cut, deleted or overwritten ends no process; a fresh one is shared soon")
  func damage() async throws {
    for damage in 0..<3 {
      let table = try #require(await one.table())
      #expect(one.scope == .machine(path: path))
      switch damage {
      case 0: truncate(path, 0)
      case 1: try Data(repeating: 0xff, count: 400_000).write(to: URL(fileURLWithPath: path))
      default:
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.write(contentsOf: Data(repeating: 0x55, count: 1 << 20))
        try file.close()
      }
      _ = table.record(SharedKey("x"), in: SharedTable.budgets, now: 1)
      if table.isIntact { continue }
      try await eventually { await one.table()?.isIntact == true }
      let record = try #require(await one.table()?.record(SharedKey("here"), in: SharedTable.budgets, now: 1))
      record[2] = 11
      let other = ProcessSharing(folder: folder)
      #expect(await other.table()?.record(SharedKey("here"), in: SharedTable.budgets, now: 1)?[2] == 11)
    }
  }

  // Regression: so it ended on the threads of transfers and alarms, and on those of the pool that these had started.
  @Test("a file that is cut ends no process that uses it where signals are left to other threads")
  func damageWhereSignalsAreBlocked() async throws {
    let table = try #require(await one.table())
    truncate(path, 0)
    await withCheckedContinuation { continuation in
      let isStarted = SystemThread.start {
        SystemThread.blockSignals()
        _ = table.record(SharedKey("x"), in: SharedTable.budgets, now: 1)
        continuation.resume()
      }
      if !isStarted { continuation.resume() }
    }
    #expect(!table.isIntact)
  }

  @Test("a file of a newer version, and a folder that can't be one, leave each on its own, and say so once")
  func obstacles() async throws {
    let reports = Recorder<String>()
    #expect(await one.settledScope() == .machine(path: path))
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    try file.write(contentsOf: Data([99]))
    try file.close()
    let newer = ProcessSharing(folder: folder, report: reports.record)
    for _ in 1...3 { #expect(await newer.table() == nil) }
    #expect(newer.scope == .process(reason: "\(path) is of a newer version of this program"))
    #expect(reports.values.count == 1)
    let impossible = ProcessSharing(folder: path + "/below")
    guard case .process(let reason?) = await impossible.settledScope() else {
      Issue.record("a file has no folders")
      return
    }
    #expect(reason.contains(path))
  }

  @Test("a file from before the machine's start is replaced")
  func reboot() throws {
    let old = try SharedFile(folder: folder, start: "monday").open()
    try #require(old.table.record(SharedKey("x"), in: SharedTable.budgets, now: 1))[2] = 3
    let new = try SharedFile(folder: folder, start: "tuesday").open()
    #expect(new.identity != old.identity)
    #expect(new.table.record(SharedKey("x"), in: SharedTable.budgets, create: false, now: 1) == nil)
    let again = try SharedFile(folder: folder, start: "tuesday").open()
    #expect(again.identity == new.identity)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["sharing"])
  }
}

/// A store to which somebody adds the answer after the first look.
private final class LateStore: ResponseStore {
  private let isLookedAt = Atomic(false)

  func newestEntry(
    for key: ResponseKey, isUrgent: Bool, until deadline: ContinuousClock.Instant
  ) async -> CachedResponse? { await entry(for: key, isUrgent: isUrgent, until: deadline) }
  func entry(for key: ResponseKey, isUrgent: Bool, until deadline: ContinuousClock.Instant) async -> CachedResponse? {
    guard isLookedAt.exchange(true, ordering: .acquiringAndReleasing) else { return nil }
    return CachedResponse(
      url: "/", headers: ["Cache-Control": "max-age=3600"], body: Array("late".utf8), receivedAt: .now)
  }
  func store(
    _ entry: CachedResponse, for key: ResponseKey, bound: Duration, whenOver: @escaping @Sendable () -> Void
  ) async { whenOver() }
  func remove(_ key: ResponseKey) async {}
}
