import Synchronization
import Testing
import Threads

@testable import Store

@Suite("A thread that owns a value")
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
      isHeld.withLock { $0 = true }
      isHeld.wakeAll()
      _ = isReleased.wait { $0 ? true : nil }
    }
    blocking { _ = isHeld.wait { $0 ? true : nil } }
    thread.post(bytes: 60) { $0 += 1 }
    thread.post(bytes: 60) { $0 += 10 }
    thread.post(bytes: 40) { $0 += 100 }
    thread.post(bytes: Int.max) { $0 += 1_000 }
    thread.post { $0 += 10_000 }
    thread.post { $0 += 100_000 }
    isReleased.withLock { $0 = true }
    isReleased.wakeAll()
    blocking { thread.close() }
    #expect(result.withLock(\.self) == 10_101)
  }
}
