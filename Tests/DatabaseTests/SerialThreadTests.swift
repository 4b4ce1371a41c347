// SPDX-License-Identifier: MIT
import Platform
import Synchronization
import Testing

@testable import Basics
@testable import Database

@Suite("A thread that owns a value", .timeLimit(.minutes(5)))
struct SerialThreadTests {
  @Test func `Jobs from many tasks reach the value one after another`() async {
    let thread = SerialThread(makeResource: { 0 }, finish: { _ in })
    let seen = await withTaskGroup { group in
      for _ in 0..<1_000 {
        group.addTask {
          await thread.run(refused: .success(-1)) { value in
            value += 1
            return value
          }
        }
      }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(seen == Set(1...1_000))
  }

  @Test func `One caller's jobs keep their order`() async {
    let thread = SerialThread(makeResource: { [Int]() }, finish: { _ in })
    for number in 0..<1_000 { thread.post { $0.append(number) } }
    #expect(await thread.run(refused: .success([])) { $0 } == Array(0..<1_000))
  }

  @Test func `Closing does what waits, then the last thing, and refuses the rest`() async {
    let finished = Mutex(0)
    let thread = SerialThread(makeResource: { 0 }, finish: { value in finished.withLock { $0 = value } })
    for _ in 0..<100 { thread.post { $0 += 1 } }
    blocking {
      thread.close()
      thread.close()
    }
    #expect(finished.withLock(\.self) == 100)
    #expect(await thread.run(refused: .success(-1)) { $0 } == -1)
    #expect(blocking { thread.runBlocking(refused: .success(-1)) { $0 } } == -1)
  }

  @Test func `What is postponed is done once for many jobs, without another one`() async {
    let done = AsyncStream.makeStream(of: Int.self)
    let thread = SerialThread(
      makeResource: { 0 },
      postponed: .init(delay: .milliseconds(20)) { value in
        done.continuation.yield(value)
        value = 0
        return nil
      }, finish: { _ in })
    for _ in 0..<1_000 { thread.post { $0 += 1 } }
    var counts: [Int] = []
    for await count in done.stream {
      counts.append(count)
      if counts.reduce(0, +) == 1_000 { break }
    }
    #expect(counts.count < 1_000)
  }

  @Test func `What is postponed is done again as often as it asks for it, though no job comes`() async {
    let done = AsyncStream.makeStream(of: Int.self)
    let thread = SerialThread(
      makeResource: { 0 },
      postponed: .init(delay: .milliseconds(1)) { value in
        value += 1
        done.continuation.yield(value)
        return value < 3 ? .milliseconds(1) : nil
      }, finish: { _ in done.continuation.finish() })
    thread.post { _ in }
    var counts: [Int] = []
    for await count in done.stream {
      counts.append(count)
      if count == 3 { blocking { thread.close() } }
    }
    #expect(counts == [1, 2, 3])
  }

  /// Regression: requests with little time queued for seconds behind a write that could not be done.
  @Test func `Nobody waits for it longer than they have time`() async {
    let (isHeld, isReleased) = (Monitor(false), Monitor(false))
    let thread = SerialThread(makeResource: { 0 }, finish: { _ in })
    thread.post { _ in
      isHeld.change { $0 = true }
      _ = isReleased.wait { $0 ? true : nil }
    }
    blocking { _ = isHeld.wait { $0 ? true : nil } }
    #expect(!thread.isHeldUp)
    // The thread is only released when these have returned.
    let late = await thread.run(until: .now + .milliseconds(10), refused: .success(-1)) { value in
      value += 1
      return value
    }
    #expect(late == -1 && thread.isHeldUp)
    #expect(blocking { thread.runBlocking(until: .now + .milliseconds(10), refused: .success(-1)) { $0 } } == -1)
    isReleased.change { $0 = true }
    // Work that finished too late for its caller was done all the same.
    #expect(await thread.run(until: .now + .seconds(60), refused: .success(-1)) { $0 } == 1)
    #expect(blocking { thread.runBlocking(refused: .success(-1)) { $0 } } == 1)
    #expect(!thread.isHeldUp)
  }

  /// Regression: writes were made after their callers had been told that they weren't.
  @Test(arguments: ["late", "cancelled", "blocked"])
  func `Work that is withdrawn is never done`(_ why: String) async {
    let (isHeld, isReleased) = (Monitor(false), Monitor(false))
    let thread = SerialThread(makeResource: { 0 }, finish: { _ in })
    thread.post { _ in
      isHeld.change { $0 = true }
      _ = isReleased.wait { $0 ? true : nil }
    }
    blocking { _ = isHeld.wait { $0 ? true : nil } }
    let refused: Int
    if why == "blocked" {
      refused = blocking {
        thread.runBlocking(until: .now + .milliseconds(10), refused: .success(-1)) { value in
          value += 1
          return value
        }
      }
    } else {
      let deadline = ContinuousClock.now + (why == "late" ? .milliseconds(10) : .seconds(200))
      let task = Task {
        await thread.run(until: deadline, whenLate: .withdraws, refused: .success(-1)) { value in
          value += 1
          return value
        }
      }
      if why == "cancelled" { task.cancel() }
      refused = await task.value
    }
    #expect(refused == -1)
    isReleased.change { $0 = true }
    #expect(await thread.run(refused: .success(-1)) { $0 } == 0)
  }

  @Test func `The caller of work that has begun in time waits for its end`() async {
    let isReleased = Monitor(false)
    let (begun, rung) = (AsyncStream.makeStream(of: Void.self), AsyncStream.makeStream(of: Void.self))
    let alarms = Alarms()
    let thread = SerialThread(alarms: alarms, makeResource: { 0 }, finish: { _ in })
    let deadline = ContinuousClock.now + .seconds(1)
    async let answer = thread.run(until: deadline, whenLate: .withdraws, refused: .success(-1)) { value in
      begun.continuation.finish()
      _ = isReleased.wait { $0 ? true : nil }
      value = 7
      return value
    }
    for await _ in begun.stream {}
    // Alarms ring in their order, so the one of the work has rung.
    _ = alarms.set(at: deadline + .milliseconds(1)) { rung.continuation.finish() }
    for await _ in rung.stream {}
    isReleased.change { $0 = true }
    #expect(await answer == 7)
  }

  /// Regression: on a system without a thread for the end of the wait it lasted as long as the work before it.
  @Test func `Nobody begins to wait for it if nothing would end that`() async {
    let (isHeld, isReleased) = (Monitor(false), Monitor(false))
    let thread = SerialThread(alarms: Alarms { _ in false }, makeResource: { 0 }, finish: { _ in })
    thread.post { _ in
      isHeld.change { $0 = true }
      _ = isReleased.wait { $0 ? true : nil }
    }
    blocking { _ = isHeld.wait { $0 ? true : nil } }
    // The thread is only released when this has returned.
    #expect(await thread.run(until: .now + .seconds(60), refused: .success(-1)) { _ in 1 } == -1)
    #expect(!thread.isHeldUp)
    isReleased.change { $0 = true }
    #expect(await thread.run(refused: .success(-1)) { _ in 1 } == 1)
  }

  @Test func `Letting go of it does what waits`() async {
    let value: Int = await withCheckedContinuation { continuation in
      let thread = SerialThread(makeResource: { 0 }, finish: { continuation.resume(returning: $0) })
      for _ in 0..<100 { thread.post { $0 += 1 } }
    }
    #expect(value == 100)
  }

  @Test func `Work beyond the bounds is refused, in count and in bytes`() async {
    let (isHeld, isReleased) = (Monitor(false), Monitor(false))
    let result = Mutex(0)
    let thread = SerialThread(maximumCount: 3, maximumBytes: 100) {
      0
    } finish: { value in
      result.withLock { $0 = value }
    }
    thread.post { _ in
      isHeld.change { $0 = true }
      _ = isReleased.wait { $0 ? true : nil }
    }
    blocking { _ = isHeld.wait { $0 ? true : nil } }
    thread.post(bytes: 60) { $0 += 1 }
    thread.post(bytes: 60) { $0 += 10 }
    thread.post(bytes: 40) { $0 += 100 }
    thread.post(bytes: Int.max) { $0 += 1_000 }
    thread.post { $0 += 10_000 }
    thread.post { $0 += 100_000 }
    isReleased.change { $0 = true }
    blocking { thread.close() }
    #expect(result.withLock(\.self) == 10_101)
  }
}

/// Runs blocking code from an async test.
private func blocking<T>(_ body: () throws -> T) rethrows -> T { try body() }
