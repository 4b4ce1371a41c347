// SPDX-License-Identifier: MIT
import Testing

@testable import Fleet

@Suite("Watches as a fleet's engine has them", .timeLimit(.minutes(5)))
struct FleetWatchTests {
  @Test func `Outcomes are read the oldest first, and what is none is left out`() {
    let lines = "20 ff {\"x y\":2}\nwho knows\n-1 f x\n10 ee {}"
    let watch = FleetWatch("ab", definition: "3 {\"a b\":1}", outcomes: lines)
    let outcomes = [FleetWatch.Outcome(time: 10, text: "{}"), FleetWatch.Outcome(time: 20, text: "{\"x y\":2}")]
    #expect(watch == FleetWatch(identity: "ab", edition: 3, definition: "{\"a b\":1}", outcomes: outcomes))
    #expect(FleetWatch("ab", definition: "4 ", outcomes: "")?.definition.isEmpty == true)
  }

  @Test(arguments: ["", "x", "0 {}", "-1 {}", "9223372036854775807 {}", "99999999999999999999 {}"])
  func `What someone else wrote is no watch`(text: String) {
    #expect(FleetWatch("ab", definition: text, outcomes: "") == nil)
  }
}
