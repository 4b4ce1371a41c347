// SPDX-License-Identifier: MIT
import EndpointCore
import Testing

@testable import Fleet

@Suite("A machine's part of a fleet's rate", .timeLimit(.minutes(5)))
struct FleetShareTests {
  let now = ContinuousClock.now
  let whole = RequestRate(40, per: .seconds(1))!

  func share(_ isJoined: Bool, _ members: Int, changed: Duration? = nil) -> FleetShare {
    FleetShare(isJoined: isJoined, members: members, changedAt: changed.map { now - $0 })
  }

  @Test("while the engine answers a machine may use all of it")
  func joined() {
    #expect(share(true, 3).rate(of: whole, now) == whole)
    #expect(share(true, 3, changed: .seconds(4)).rate(of: whole, now) == whole)
  }

  @Test("without the engine each takes its part, of long periods too")
  func lost() {
    #expect(share(false, 3, changed: .seconds(60)).rate(of: whole, now) == RequestRate(13, per: .seconds(1)))
    #expect(share(false, 80, changed: .seconds(60)).rate(of: whole, now) == RequestRate(1, per: .seconds(2)))
    let slow = RequestRate(100, per: .seconds(60))!
    #expect(share(false, 3, changed: .seconds(64)).rate(of: slow, now) == RequestRate(33, per: .seconds(60)))
    #expect(share(false, 0, changed: .seconds(60)).rate(of: whole, now) == whole)
  }

  @Test("while the rules change all together take a fifth", arguments: [true, false])
  func change(isJoined: Bool) {
    for age in [Duration.zero, .seconds(1), .milliseconds(3990)] {
      let part = share(isJoined, 4, changed: age).rate(of: whole, now)
      #expect(part == RequestRate(2, per: .seconds(1)))
    }
    // The tokens of a minute are remembered for as long.
    let slow = RequestRate(100, per: .seconds(60))!
    #expect(share(isJoined, 2, changed: .seconds(62)).rate(of: slow, now) == RequestRate(10, per: .seconds(60)))
  }

  @Test("a machine that is alone goes by the whole rate, whatever the engine does", arguments: [true, false])
  func alone(isJoined: Bool) {
    for age in [Duration.zero, .seconds(1), .seconds(60)] {
      #expect(share(isJoined, 1, changed: age).rate(of: whole, now) == whole)
    }
  }

  @Test("whatever the number of machines, all parts together stay within the rate")
  func together() {
    for members in [1, 2, 3, 7, 39, 40, 41, 1000, 10_000] {
      let part = share(false, members, changed: .seconds(60)).rate(of: whole, now)
      let all = Double(part.count * members) / (part.period / .seconds(1))
      #expect(all <= 40.000_001, "\(members)")
    }
  }
}
