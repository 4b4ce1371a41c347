// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

@Suite("Token bucket", .timeLimit(.minutes(5)))
struct TokenBucketTests {
  let start = ContinuousClock.now

  func at(_ seconds: Double) -> ContinuousClock.Instant { start.advanced(by: .seconds(seconds)) }

  func bucket(_ count: Int, per seconds: Double = 1) throws -> TokenBucket {
    TokenBucket(try #require(RequestRate(count, per: .seconds(seconds))))
  }

  /// Takes all tokens available at `time` and returns their number.
  func takeAll(_ bucket: TokenBucket, _ time: ContinuousClock.Instant) -> Int {
    (0..<1000).prefix { _ in take(bucket, time) }.count
  }

  /// Takes a token for a request that is answered at once.
  func take(_ bucket: TokenBucket, _ time: ContinuousClock.Instant) -> Bool {
    guard let token = bucket.take(time) else { return false }
    bucket.finish(token, time)
    return true
  }

  @Test("the whole rate may go in a burst, and comes back a period later")
  func burst() throws {
    let bucket = try bucket(3, per: 60)
    #expect(takeAll(bucket, at(0)) == 3)
    #expect(takeAll(bucket, at(59.9)) == 0)
    #expect(takeAll(bucket, at(60)) == 3)
  }

  @Test("no period ever sees more than the rate, whenever requests come")
  func window() throws {
    let bucket = try bucket(7)
    var random = Seeded(state: 1)
    var time = 0.0
    var granted: [Double] = []
    for _ in 0..<5000 {
      time += Double.random(in: 0..<0.1, using: &random)
      if take(bucket, at(time)) { granted.append(time) }
    }
    for index in granted.indices.dropFirst(7) { #expect(granted[index] - granted[index - 7] > 0.9999) }
    #expect(Double(granted.count) > time * 6, "and the rate is made use of")
  }

  /// Regression: requests that were slow to arrive coincided with the next ones: 56 in a second that allows 40.
  @Test("the period of a token begins when its request was answered, for nobody knows when it arrived")
  func answered() throws {
    let bucket = try bucket(2)
    let first = try #require(bucket.take(at(0)))
    let second = try #require(bucket.take(at(0)))
    #expect(bucket.inFlight(at(0.1)) == 2)
    bucket.finish(first, at(0.25))
    #expect(bucket.inFlight(at(0.3)) == 1)
    #expect(bucket.time(afterOthers: 0, at(0.4)) == at(1.25))
    #expect(bucket.time(afterOthers: 1, at(0.4)) == at(2), "without an answer, it may be a second on its way")
    #expect(takeAll(bucket, at(1.2)) == 0)
    #expect(takeAll(bucket, at(1.25)) == 1)
    #expect(takeAll(bucket, at(1.9)) == 0)
    #expect(bucket.take(at(2)) != nil)
    bucket.finish(second, at(9))
    #expect(takeAll(bucket, at(9)) == 2, "what took longer than a period is not counted twice")
  }

  @Test("the time of a turn is told, however many wait before")
  func turns() throws {
    let bucket = try bucket(2)
    #expect(take(bucket, at(0)))
    #expect(take(bucket, at(0.5)))
    let turns = (0..<5).map { bucket.time(afterOthers: $0, at(0.6)) }
    #expect(turns == [at(1), at(1.5), at(2), at(2.5), at(3)])
  }

  @Test("a refusal halves the rate; those sent together count as one; it comes back within a minute")
  func refused() throws {
    let bucket = try bucket(40)
    for _ in 0..<8 { bucket.refuse(sent: at(0), retryAfter: nil, at(1)) }
    #expect(bucket.tokens(at(1)) == 20)
    bucket.refuse(sent: at(2), retryAfter: nil, at(2))
    #expect(bucket.tokens(at(2)) == 10)
    #expect(bucket.tokens(at(32)) == 25)
    #expect(bucket.tokens(at(62)) == 40)
  }

  @Test("a refusal leaves at least one token")
  func atLeastOne() throws {
    for count in 1...3 {
      let bucket = try bucket(count)
      for time in (0..<5).map({ at(Double($0)) }) {
        bucket.refuse(sent: time, retryAfter: nil, time)
        #expect(bucket.tokens(time) == 1)
      }
      #expect(take(bucket, at(5)))
      #expect(!take(bucket, at(5.5)))
    }
  }

  @Test("tokens that were out before a refusal count against the lower rate, wherever they stand")
  func refusedWhileOut() throws {
    let bucket = try bucket(4)
    #expect(take(bucket, at(0)) && take(bucket, at(0)))
    #expect(take(bucket, at(0.5)) && take(bucket, at(0.5)))
    bucket.refuse(sent: at(0.5), retryAfter: nil, at(0.6))
    #expect(takeAll(bucket, at(1.2)) == 0)
    #expect(takeAll(bucket, at(1.5)) == 2)
  }

  @Test("Retry-After holds every token back")
  func pause() throws {
    let bucket = try bucket(40)
    bucket.refuse(sent: at(0), retryAfter: .seconds(3), at(0))
    #expect(takeAll(bucket, at(2.9)) == 0)
    #expect(bucket.time(afterOthers: 0, at(1)) == at(3))
    #expect(take(bucket, at(3)))
  }

  @Test("what the upstream says is left is kept to until its reset")
  func allowance() throws {
    let bucket = try bucket(100, per: 60)
    bucket.learn(remaining: 5, reset: .seconds(30), onTheirWay: 2, at(0))
    #expect(takeAll(bucket, at(0)) == 3)
    #expect(bucket.time(afterOthers: 0, at(1)) == at(30))
    #expect(takeAll(bucket, at(30)) > 50)
  }

  @Test("an older answer that arrives later does not raise what is left")
  func overtaken() throws {
    let bucket = try bucket(100, per: 60)
    bucket.learn(remaining: 1, reset: .seconds(30), onTheirWay: 0, at(0))
    bucket.learn(remaining: 9, reset: .seconds(30), onTheirWay: 0, at(0.5))
    #expect(takeAll(bucket, at(1)) == 1)
  }

  /// Regression: a single 200 with "Remaining: 0" and "Reset: 86400" shut a provider off for an hour.
  @Test("a window without an end that anybody waits for is asked about again after a minute")
  func allowanceIsCapped() throws {
    let bucket = try bucket(100, per: 60)
    bucket.learn(remaining: 0, reset: .seconds(86_400), onTheirWay: 0, at(0))
    #expect(bucket.heldUntil(at(0)) == at(60))
    #expect(takeAll(bucket, at(59)) == 0)
    #expect(take(bucket, at(60)))
  }

  @Test("an upstream that answers though it said that none was left is not believed until it refuses")
  func refuted() throws {
    let bucket = try bucket(100, per: 60)
    bucket.learn(remaining: 0, reset: .seconds(30), onTheirWay: 0, at(0))
    #expect(bucket.takeForProbe(at(1)) != nil)
    #expect(bucket.takeForProbe(at(1)) == nil, "one probe at a time")
    bucket.endProbe()
    bucket.resume(at(1))
    #expect(bucket.heldUntil(at(1)) == nil)
    bucket.learn(remaining: 0, reset: .seconds(30), onTheirWay: 0, at(1))
    #expect(take(bucket, at(1)))
    bucket.refuse(sent: at(1), retryAfter: nil, at(2))
    bucket.learn(remaining: 0, reset: .seconds(30), onTheirWay: 0, at(2))
    #expect(bucket.heldUntil(at(2)) == at(32))
  }

  @Test("hostile numbers are no trap")
  func hostile() throws {
    let bucket = try bucket(Int.max, per: 1e9)
    bucket.refuse(sent: at(0), retryAfter: .seconds(Int64.max / 4), at(0))
    bucket.learn(remaining: Int.max, reset: .seconds(Int64.max / 4), onTheirWay: 1, at(0))
    #expect(bucket.time(afterOthers: 0, at(0)) == at(3600))
    #expect(RequestRate(0, per: .seconds(1)) == nil)
    #expect(RequestRate(1, per: .zero) == nil)
  }

  @Test(
    "a number of requests a second becomes a rate",
    arguments: [(40, 40, 1), (2.5, 2, 0.8), (0.1, 1, 10), (100.0 / 60, 1, 0.6)] as [(Double, Int, Double)])
  func perSecond(_ rate: Double, _ count: Int, _ period: Double) throws {
    let value = try #require(RequestRate(perSecond: rate))
    #expect(value.count == count)
    #expect(abs(value.period / .seconds(1) - period) < 1e-9)
  }

  @Test("no number, no bound", arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func noRate(_ rate: Double) { #expect(RequestRate(perSecond: rate) == nil) }
}
