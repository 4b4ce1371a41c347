// SPDX-License-Identifier: MIT
import Testing

@testable import Fleet

@Suite("Watches as a fleet's engine has them", .timeLimit(.minutes(5)))
struct FleetWatchTests {
  func news(_ elements: FleetReply...) -> FleetWatchNews? { FleetWatchNews(.array(elements), 2) }
  func text(_ text: String) -> FleetReply { .bytes(Array(text.utf8)) }

  @Test func `What was told is read in order, and what is someone else's is left out`() {
    let read = news(
      text("e"), .integer(9), .integer(4), .integer(5), text("ab"), text("3 {\"a b\":1}"), .integer(7), text("#7"),
      text("ab 20 1 {\"x y\":2}"), .integer(8), text("cd"), text("4 "))
    #expect(
      read?.told == [
        .watch(FleetWatch(identity: "ab", edition: 3, definition: "{\"a b\":1}")),
        .finding(FleetFinding(turn: 7, identity: "ab", time: 20, isEvent: true, text: "{\"x y\":2}")),
        .watch(FleetWatch(identity: "cd", edition: 4, definition: "")),
      ])
    #expect(read?.epoch == "e" && read?.turn == 9 && read?.dropped == 4 && read?.isComplete == false)
    #expect(news(text("e"), .integer(9), .integer(4), .integer(5), text("ab"), text("1 x"))?.isComplete == true)
  }

  @Test(arguments: [
    ("ab", ""), ("ab", "x"), ("ab", "0 {}"), ("ab", "-1 {}"), ("ab", "9223372036854775807 {}"), ("#5", "ab {}"),
    ("ab", "99999999999999999999 {}"), ("#5", "ab -1 0 {}"), ("#5", "ab 1 1"), ("#5", "ab 99999999999999999999 0 {}"),
  ])
  func `What someone else wrote is nothing that was told`(member: String, value: String) {
    #expect(news(text("e"), .integer(9), .integer(0), .integer(5), text(member), text(value))?.told.isEmpty == true)
  }

  @Test(arguments: [-1, 1 << 36, .max, .min])
  func `Turns that have no room in a cursor are none`(turn: Int) {
    #expect(news(text("e"), .integer(turn), .integer(0)) == nil)
    #expect(news(text("e"), .integer(9), .integer(turn)) == nil)
    #expect(news(text("e"), .integer(9), .integer(0), .integer(turn), text("ab"), text("1 x"))?.told.isEmpty == true)
  }
}
