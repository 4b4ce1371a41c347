// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

/// What a text may hold beyond its bytes: 29 kB on the wire had become 14 GB.
@Suite("Limits", .timeLimit(.minutes(5)))
struct LimitTests {
  func reason(_ text: String, _ limits: JSONLimits) -> JSONSyntaxError.Reason? {
    do throws(JSONSyntaxError) {
      _ = try JSONValue(parsing: Array(text.utf8), limits: limits)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(
    "an array or object has as many elements as it may, and not one more",
    arguments: [
      ("[1,2,3]", nil), ("[1,2,3,4]", .tooManyElements(limit: 3)), ("[[],[1,2],{}]", nil),
      ("[[1,2,3,4]]", .tooManyElements(limit: 3)), (#"{"a":1,"b":2,"c":3}"#, nil),
      (#"{"a":1,"b":2,"c":3,"d":4}"#, .tooManyElements(limit: 3)), (#"[{"a":[0,0,0,0]}]"#, .tooManyElements(limit: 3)),
    ] as [(String, JSONSyntaxError.Reason?)])
  func elements(_ text: String, _ expected: JSONSyntaxError.Reason?) {
    expect(reason(text, JSONLimits(elements: 3)) == expected)
    expect(reason(text, JSONLimits()) == nil)
  }

  @Test("names and values are counted over the whole text")
  func values() {
    // An array of objects that take three entries each.
    func text(_ count: Int) -> String { "[" + Array(repeating: #"{"a":1}"#, count: count).joined(separator: ",") + "]" }
    expect(reason(text(10), JSONLimits(values: 31)) == nil)
    expect(reason(text(11), JSONLimits(values: 31)) == .tooManyValues(limit: 31))
    expect(reason(text(100_000), JSONLimits(values: 300_001)) == nil)
    expect(reason(text(100_001), JSONLimits(values: 300_001)) == .tooManyValues(limit: 300_001))
  }

  @Test("a scan ends when nobody waits for it any more")
  func overdue() {
    let text = "[" + Array(repeating: "0", count: 100_000).joined(separator: ",") + "]"
    expect(reason(text, JSONLimits(deadline: .now)) == .overdue)
    expect(reason(text, JSONLimits(deadline: .now + .seconds(3600))) == nil)
    expect(reason("[1,2]", JSONLimits(deadline: .now)) == nil)
  }

  @Test("elements end when nobody waits for them any more")
  func overdueElements() throws {
    let text = Array(("[" + Array(repeating: "0", count: 1_000).joined(separator: ",") + "]").utf8)
    let deadline = ContinuousClock.now + .milliseconds(20)
    let value = try JSONValue(parsing: text, limits: JSONLimits(deadline: deadline))
    while ContinuousClock.now < deadline {}
    expect(value.elements.reduce(0) { count, _ in count + 1 } < 100)
    let unhurried = try JSONValue(parsing: text, limits: JSONLimits(deadline: .now + .seconds(3600)))
    expect(unhurried.elements.reduce(0) { count, _ in count + 1 } == 1_000)
  }

  @Test("a text inside a text is no way around the limits")
  func numbersInText() throws {
    let nested = "[" + Array(repeating: "0", count: 100_000).joined(separator: ",") + "]"
    let value = try JSONValue(parsing: #"{"id":"\#(nested)","page":" 7 ","rank":"[7]"}"#)
    let object = try #require(LenientObject(value))
    expect(object.peek("id", as: Int.self) == nil)
    expect(object.peek("rank", as: Double.self) == nil)
    expect(object.peek("page", as: Int.self) == 7)
  }
}
