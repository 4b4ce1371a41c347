import Testing

@testable import JSON

@Suite("A lenient object")
struct LenientObjectTests {
  @Test("keeps verbatim what is not taken")
  func rest() throws {
    var object = try #require(
      LenientObject(
        JSONValue(
          parsing: #"{"id":7,"runTime":"ninety","rating":"PG13","odd\u0021":[1.50,{"x":null}],"none":null,"_links":{}}"#
        )))
    #expect(object.take("id", as: Int.self) == 7)
    #expect(object.take("runTime", as: Int.self) == nil)
    #expect(object.peek("rating", as: String.self) == "PG13")
    #expect(object.take("none", as: String.self) == nil)
    #expect(object.take("missing", as: String.self) == nil)
    object.discard("_links")
    #expect(object.rest()?.description == #"{"runTime":"ninety","rating":"PG13","odd!":[1.50,{"x":null}],"none":null}"#)
  }

  @Test("has no rest when all is taken, and is no array")
  func empty() throws {
    var object = try #require(LenientObject(JSONValue(parsing: #"{"a":1,"a":2}"#)))
    #expect(object.take("a", as: Int.self) == 2)
    object.discard("a")
    #expect(object.rest()?.description == #"{"a":1}"#)
    #expect(LenientObject(try JSONValue(parsing: "[]")) == nil)
  }
}
