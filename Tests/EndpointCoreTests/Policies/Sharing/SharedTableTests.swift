// SPDX-License-Identifier: MIT
import Platform
import Testing

@testable import EndpointCore

@Suite("Shared table", .timeLimit(.minutes(5)))
struct SharedTableTests {
  let table = SharedTable(words: AtomicWords(count: SharedTable.wordCount))
  let now: UInt64 = 1_000_000_000_000_000
  let second: UInt64 = 1_000_000_000

  @Test("a key has one record, wherever it is asked for; keys don't share one")
  func records() throws {
    let one = try #require(table.record(SharedKey("one"), in: SharedTable.circuits, now: now))
    one[2] = 7
    let again = try #require(table.record(SharedKey("one"), in: SharedTable.circuits, create: false, now: now))
    #expect(again[2] == 7)
    let other = try #require(table.record(SharedKey("two"), in: SharedTable.circuits, now: now))
    #expect(other[2] == 0)
    #expect(table.record(SharedKey("three"), in: SharedTable.circuits, create: false, now: now) == nil)
    #expect(try #require(table.record(SharedKey("one"), in: SharedTable.flights, now: now))[2] == 0)
  }

  @Test("a full table refuses, until what was long unused is given away, empty")
  func full() throws {
    let kept = (0..<500).filter { number in
      guard let record = table.record(SharedKey("\(number)"), in: SharedTable.budgets, now: now) else { return false }
      record[2] = 9
      return true
    }
    #expect(kept.count == 64)
    #expect(table.record(SharedKey("one more"), in: SharedTable.budgets, now: now + 3600 * second) == nil)
    let late = try #require(table.record(SharedKey("one more"), in: SharedTable.budgets, now: now + 7300 * second))
    #expect(late[2] == 0)
  }

  @Test("any words at all are survived, and no token or host is held back by them for long")
  func damage() throws {
    var random = Seeded(state: 5)
    for round in 0..<40 {
      for index in 0..<table.words.count {
        table.words[index] = round == 0 ? .max : round.isMultiple(of: 2) ? random.next() : random.next() >> 12
      }
      let time = ContinuousClock.Instant(sinceBoot: now)
      let record = SharedRecord(ownWords: TokenBucket.wordCount)
      for index in 0..<TokenBucket.wordCount { record[index] = table.words[index] }
      let bucket = TokenBucket(try #require(RequestRate(10, per: .seconds(1))), in: record)
      bucket.refuse(sent: time, retryAfter: nil, time)
      bucket.learn(remaining: 3, reset: .seconds(9), onTheirWay: 1, time)
      #expect(bucket.time(afterOthers: 0, time) <= time.advanced(by: .seconds(3602)))
      let later = time.advanced(by: .seconds(3700))
      #expect(bucket.take(later) != nil)
      let host = SharedRecord(ownWords: Circuit.wordCount)
      for index in 0..<Circuit.wordCount { host[index] = table.words[1000 + index] }
      let circuit = Circuit(in: host)
      circuit.record(.unreachable, of: .pass, sent: time, time, .init())
      if case .refused(let wait) = circuit.admit(time, .init()) { #expect(wait <= .seconds(3600)) }
      let flight = SharedRecord(ownWords: SharedFlight.wordCount)
      for index in 0..<SharedFlight.wordCount { flight[index] = table.words[2000 + index] }
      let claim = SharedFlight(record: flight).claim(since: now, number: 1, now: now)
      if case .taken = claim {
        #expect(SharedFlight(record: flight).claim(since: now, number: 2, now: now + 4 * second) != .taken)
      }
      _ = table.record(SharedKey("\(round)"), in: SharedTable.flights, now: now)
    }
  }

  @Test("a file is used only by the version and since the start of the machine that made it")
  func header() {
    let header = SharedTable.header(of: "monday")
    #expect(SharedTable.examine(header, start: "monday") == .usable)
    #expect(SharedTable.examine(header, start: "tuesday") == .useless)
    #expect(SharedTable.examine([header[0] + 1, 5, 5], start: "monday") == .newer)
    #expect(SharedTable.examine([header[0] - 1, header[1], header[2]], start: "monday") == .useless)
    #expect(SharedTable.examine([0, 0, 0], start: "monday") == .useless)
    #expect(SharedTable.examine([], start: "monday") == .useless)
  }

  @Test("a flight has one holder; the one that is silent or gone loses it, and cannot end another's")
  func flights() throws {
    let flight = SharedFlight(record: SharedRecord(ownWords: SharedFlight.wordCount))
    guard case .granted(let first) = flight.claim(since: now, number: 1, now: now) else {
      Issue.record("nobody holds it")
      return
    }
    #expect(flight.claim(since: now, number: 2, now: now + second) == .taken)
    flight.giveSign(first, now: now + 2 * second)
    #expect(flight.claim(since: now, number: 2, now: now + 4 * second) == .taken)
    guard case .granted(let second) = flight.claim(since: now, number: 3, now: now + 4 * self.second + 1) else {
      Issue.record("the holder was silent")
      return
    }
    flight.land(first, now: now + 4 * self.second + 2)
    #expect(flight.claim(since: now, number: 4, now: now + 4 * self.second + 3) == .taken)
    let landing = now + 5 * self.second
    flight.land(second, now: landing)
    #expect(flight.claim(since: landing, number: 5, now: landing) == .landed)
    #expect(flight.claim(since: landing, number: 5, now: landing - 1000) == .landed, "the clock was read before")
    #expect(flight.claim(since: landing + 1, number: 5, now: landing + 1) != .landed)
  }

  @Test("a holder whose process has ended loses the flight at once")
  func killed() {
    let record = SharedRecord(ownWords: SharedFlight.wordCount)
    let flight = SharedFlight(record: record)
    _ = flight.claim(since: now, number: 1, now: now)
    // The number of no process: beyond Linux's largest.
    record[3] = record[3] & ~0xffff_ffff | 0x7fff_fffe
    #expect(flight.claim(since: now, number: 2, now: now) != .taken)
  }

  @Test("processes that take at the same time never take more than the rate")
  func race() async throws {
    let record = SharedRecord(ownWords: TokenBucket.wordCount)
    let rate = try #require(RequestRate(100, per: .seconds(60)))
    let time = ContinuousClock.now
    let taken = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let bucket = TokenBucket(rate, in: record)
          return (0..<1000).count { _ in bucket.take(time) != nil }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(taken == 100)
  }
}
