import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import JSON

@Suite("A lenient object", .timeLimit(.minutes(5)))
struct LenientObjectTests {
  @Test("keeps verbatim what is not taken")
  func rest() throws {
    var object = try #require(
      LenientObject(
        JSONValue(
          parsing: #"{"id":7,"runTime":"ninety","rating":"PG13","odd\u0021":[1.50,{"x":null}],"none":null,"_links":{}}"#
        )))
    expect(object.take("id", as: Int.self) == 7)
    expect(object.take("runTime", as: Int.self) == nil)
    expect(object.peek("rating", as: String.self) == "PG13")
    expect(object.take("none", as: String.self) == nil)
    expect(object.take("missing", as: String.self) == nil)
    object.discard("_links")
    expect(object.rest()?.description == #"{"runTime":"ninety","rating":"PG13","odd!":[1.50,{"x":null}],"none":null}"#)
  }

  /// Regression: rows, running times and totals were lost because the upstream quoted a number or left it out.
  @Test("reads what a value of another type plainly says, and keeps the original")
  func otherTypes() throws {
    let text = #"{"id":"7","size":5.0,"score":"8.50","zip":64105,"sold":"False","open":1,"no":"1h","none":""}"#
    var object = try #require(LenientObject(JSONValue(parsing: text)))
    expect(object.take("id", as: Int.self) == 7)
    expect(object.take("size", as: Int.self) == 5)
    expect(object.take("score", as: Double.self, if: { $0 > 0 }) == 8.5)
    expect(object.take("score", as: Double.self, if: { $0 > 9 }) == nil)
    expect(object.take("zip", as: String.self) == "64105")
    expect(object.take("sold", as: Bool.self) == false)
    expect(object.peek("open", as: Bool.self) == true)
    for type in ["no", "none", "zip"] { expect(object.take(type, as: Bool.self) == nil) }
    for type in ["no", "none", "sold"] { expect(object.take(type, as: Int.self) == nil) }
    expect(object.take("open", as: [Int].self) == nil)
    expect(
      object.rest()?.description
        == #"{"id":"7","score":"8.50","zip":64105,"sold":"False","open":1,"no":"1h","none":""}"#)
  }

  @Test("has no rest when all is taken, and is no array")
  func empty() throws {
    var object = try #require(LenientObject(JSONValue(parsing: #"{"a":1,"a":2}"#)))
    expect(object.take("a", as: Int.self) == 2)
    object.discard("a")
    expect(object.rest()?.description == #"{"a":1}"#)
    expect(LenientObject(try JSONValue(parsing: "[]")) == nil)
  }

  @Test("leaves a value that only stands for not known")
  func known() throws {
    var object = try #require(LenientObject(JSONValue(parsing: #"{"homepage":"","budget":0,"runtime":126}"#)))
    expect(object.take("homepage", as: String.self, if: { !$0.isEmpty }) == nil)
    expect(object.take("budget", as: Int.self, if: { $0 > 0 }) == nil)
    expect(object.take("runtime", as: Int.self, if: { $0 > 0 }) == 126)
    expect(object.rest()?.description == #"{"homepage":"","budget":0}"#)
  }

  @Test("keeps what is left of an object inside")
  func inner() throws {
    var object = try #require(
      LenientObject(JSONValue(parsing: #"{"videos":{"results":[1],"odd":true},"ids":{"a":1},"images":{"b":2}}"#)))
    expect(object.takeObject("videos") { $0.take("results", as: [Int].self) } == [1])
    expect(object.takeObject("ids") { $0.take("a", as: Int.self) } == 1)
    expect(object.takeObject("images") { $0.take("a", as: Int.self) } == nil)
    expect(object.takeObject("missing") { $0.take("a", as: Int.self) } == nil)
    expect(object.rest()?.description == #"{"videos":{"odd":true},"images":{"b":2}}"#)
  }

  @Test("keeps of a list the elements that can't be read")
  func elements() throws {
    var object = try #require(
      LenientObject(JSONValue(parsing: #"{"good":[1,2],"odd":[1,"x"],"map":{"a":1},"oddMap":{"a":1,"b":null},"n":3}"#)))
    expect(object.takeElements("good", \.integer) == [1, 2])
    expect(object.takeElements("odd", \.integer) == [1])
    expect(object.takeElements("n", \.integer) == nil)
    expect(object.takeMembers("map", \.integer) == ["a": 1])
    expect(object.takeMembers("oddMap", \.integer) == ["a": 1])
    expect(object.takeMembers("n", \.integer) == nil)
    expect(object.rest()?.description == #"{"odd":["x"],"oddMap":{"b":null},"n":3}"#)
  }

  @Test("keeps of each object in a list what can't be read, with what it belongs to")
  func objects() throws {
    var object = try #require(
      LenientObject(
        JSONValue(parsing: #"{"groups":[{"key":"a","n":1},{"key":"b","n":2,"new":true},{"key":"c"},7],"n":[]}"#)))
    let numbers = object.takeObjects("groups") { group in
      let number = group.take("n", as: Int.self)
      if number != nil { group.discardLabel("key") }
      return number
    }
    expect(numbers == [1, 2])
    expect(object.takeObjects("missing") { $0.take("n", as: Int.self) } == nil)
    expect(object.takeObjects("n") { $0.take("n", as: Int.self) } == [])
    expect(object.rest()?.description == #"{"groups":[{"key":"b","new":true},{"key":"c"},7]}"#)
  }
}
