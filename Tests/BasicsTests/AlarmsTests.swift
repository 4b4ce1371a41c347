// SPDX-License-Identifier: MIT
import Platform
import Synchronization
import Testing

@testable import Basics

@Suite("Alarms", .timeLimit(.minutes(5)))
struct AlarmsTests {
  private final class Rung: Sendable {
    let order = Mutex<[Int]>([])
  }

  private func rung(_ delays: [(number: Int, delay: Duration)], calledOff: Set<Int> = []) async -> [Int] {
    let rung = Rung()
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    let last = delays.max { $0.delay < $1.delay }?.number
    let beginning = ContinuousClock.now
    for (number, delay) in delays {
      let alarm = Alarms.shared.set(at: beginning + delay) {
        rung.order.withLock { $0.append(number) }
        if number == last { end.finish() }
      }
      if calledOff.contains(number), let alarm { Alarms.shared.cancel(alarm) }
    }
    for await _ in stream {}
    #expect(ContinuousClock.now - beginning >= delays.map(\.delay).max() ?? .zero)
    return rung.order.withLock(\.self)
  }

  @Test func `One that is set later and is due earlier rings first`() async {
    let set = [(1, Duration.milliseconds(300)), (2, .milliseconds(100)), (3, .milliseconds(200))]
    #expect(await rung(set) == [2, 3, 1])
  }

  @Test func `One that is due before the one that is slept for wakes the thread`() async {
    let alarms = Alarms()
    let rung = Rung()
    await withCheckedContinuation { continuation in
      _ = alarms.set(at: .now + .seconds(3)) {
        rung.order.withLock { $0.append(3) }
        continuation.resume()
      }
      _ = alarms.set(at: .now) {
        rung.order.withLock { $0.append(1) }
        // The thread knows the last one by now, and sleeps next.
        _ = alarms.set(at: .now) { rung.order.withLock { $0.append(2) } }
      }
    }
    #expect(rung.order.withLock(\.self) == [1, 2, 3])
  }

  @Test func `One that is called off doesn't ring, and one whose time is over rings at once`() async {
    let set = [(1, Duration.milliseconds(-5)), (2, .milliseconds(50)), (3, .milliseconds(100))]
    #expect(await rung(set, calledOff: [2]) == [1, 3])
  }

  /// Regression: on a system that was out of threads an alarm was taken that nothing would ring.
  @Test func `None is set without a thread for it, which is asked for again`() async {
    let refusals = Mutex(2)
    let alarms = Alarms { body in
      let isRefused = refusals.withLock { left in
        defer { left -= 1 }
        return left > 0
      }
      return !isRefused && SystemThread.start(body)
    }
    #expect(alarms.set(at: .now) { Issue.record("one that was not set rings") } == nil)
    #expect(alarms.set(at: .now) { Issue.record("one that was not set rings") } == nil)
    await withCheckedContinuation { continuation in
      let alarm = alarms.set(at: .now) { continuation.resume() }
      #expect(alarm != nil)
      if alarm == nil { continuation.resume() }
    }
  }
}
