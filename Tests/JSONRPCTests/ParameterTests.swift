// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct ParameterTests {
  private func read<P: ParameterReadable>(_ params: String?, as type: P.Type = P.self) throws(RPCError) -> P {
    // Inside a batch, so that JSON Pointers are not relative to the root.
    let message = #"[0,{"params":\#(params ?? "null")}]"#.json
    let value = message.at("/1/params")
    var reader = try ParameterReader(
      value?.isNull == false ? value : nil, names: P.parameterNames, allowsUnknown: P.allowsUnknown)
    return try P(&reader)
  }

  private func refusal<P: ParameterReadable>(_ params: String?, as type: P.Type) -> String? {
    do {
      _ = try read(params, as: P.self)
      return nil
    } catch {
      let data = error.data.value
      let parts = ["path", "expected", "got"].map { data[$0]?.string ?? "?" }
      return "\(error.code.rawValue) " + parts.joined(separator: " | ")
    }
  }

  @Test(arguments: [
    #"{"title":"Big","year":1996,"tags":["a"]}"#, #"["Big",1996,["a"]]"#, #"["Big",1996,["a"],null,null,null]"#,
    #"{"title":"Big","year":1996,"tags":["a"],"sort":null,"_meta":{"x":1},"_":1}"#,
    #"{"title":"Big","year":1996,"tags":["a"],"workDoneToken":"w","partialResultToken":5}"#,
    #"{"title":"Big","year":1996,"tags":["a"],"workDoneToken":null,"partialResultToken":null}"#,
  ])
  func byNameAndByPosition(params: String) throws {
    let find = try read(params, as: Find.self)
    #expect(find.title == "Big" && find.year == 1996 && find.tags == ["a"] && find.sort == nil)
  }

  @Test(arguments: [nil, "{}", "[]", "[null]", #"{"_x":1}"#, #"{"text":null,"count":null}"#])
  func noneAtAll(params: String?) throws {
    let echo = try read(params, as: Echo.Params.self)
    #expect(echo.text == nil && echo.count == nil)
  }

  @Test(arguments: [nil, "{}", "[]", "[null]", "[null,null]"])
  func methodWithoutParameters(params: String?) throws {
    _ = try read(params, as: NoParameters.self)
  }

  @Test(arguments: [
    ("{}", "/title | a string | nothing"), ("null", "/title | a string | nothing"), ("[]", "/0 | a string | nothing"),
    (#"{"title":null}"#, "/title | a string | nothing"), (#"{"title":5}"#, "/title | a string | 5"),
    ("[true]", "/0 | a string | true"), (#"["x","y"]"#, #"/1 | an integer | the string "y""#),
    (#"{"title":"x","year":1.5}"#, "/year | an integer | 1.5"),
    (#"{"title":"x","year":1800}"#, "/year | an integer from 1888 to 2100 | 1800"),
    (#"["x",1800]"#, "/1 | an integer from 1888 to 2100 | 1800"),
    (#"{"title":"x","tags":["a",7]}"#, "/tags/1 | a string | 7"),
    (#"["x",1996,["a",{}]]"#, "/2/1 | a string | an object"),
    (#"["x",1996,[],"up",5]"#, "/4 | at most 4 parameters by position | 5"),
    (#"{"title":"x","titel":1}"#, #"/titel | "title" | "titel""#),
    (#"{"a/b~c":1}"#, #"/a~1b~0c | one of title, year, tags, sort | "a/b~c""#),
    (#"{"title":"x","partialResultToken":1.5}"#, "/partialResultToken | a string or an integer | 1.5"),
    (#"{"title":"x","workDoneToken":{}}"#, "/workDoneToken | a string or an integer | an object"),
  ])
  func refusals(params: String, refusal: String) {
    #expect(self.refusal(params, as: Find.self) == "-32602 " + refusal)
  }

  @Test func unknownParameterOfAMethodThatHasNone() {
    #expect(refusal(#"{"x":1}"#, as: NoParameters.self) == #"-32602 /x | no parameters | "x""#)
    #expect(refusal("[1]", as: NoParameters.self) == "-32602 /0 | at most 0 parameters by position | 1")
  }

  @Test func unknownMembersMayBeAllowed() throws {
    let params = try read(
      #"{"capabilities":null,"rootUri":1,"initializationOptions":{"notifications":["a"]}}"#, as: Initialize.Params.self)
    #expect(params.notifications == ["a"])
  }

  @Test func messageIsForPeople() {
    #expect(throws: RPCError.self) { try read("{}", as: Find.self) }
    do { _ = try read(#"{"title":"x","yeer":1}"#, as: Find.self) } catch {
      #expect(error.message == #"Unknown parameter "yeer"; did you mean "year"?"#)
      #expect(error.data.value["nearest"]?.string == "year")
    }
    do { _ = try read(#"{"title":"x","tags":["a",1]}"#, as: Find.self) } catch {
      #expect(error.message == #""tags/1" is invalid: expected a string, got 1"#)
    }
  }

  @Test func aMisspeltTokenIsRecognized() {
    #expect(
      refusal(#"{"title":"x","partialResultTokn":"t"}"#, as: Find.self)
        == #"-32602 /partialResultTokn | "partialResultToken" | "partialResultTokn""#)
  }

  @Test func refusalReachesTheClient() async {
    let answers = await Session.answers(
      to: #"[{"jsonrpc":"2.0","id":1,"method":"test/echoInOrder","params":{"count":"x"}}]"#
    ) { $0.handleEcho() }
    let error = answers.first?.json.at("/0/error")
    #expect(error?["code"]?.integer == -32602)
    #expect(
      error?["data"]?.raw.description
        == #"{"kind":"invalidParams","retryable":false,"path":"/count","expected":"an integer","got":"the string \"x\""}"#
    )
  }
}

private struct Find: ParameterReadable {
  static let parameterNames = ["title", "year", "tags", "sort"]
  let title: String
  let year: Int?
  let tags: [String]?
  let sort: String?

  init(_ reader: inout ParameterReader) throws(RPCError) {
    title = try reader.required("title")
    year = try reader.optional("year")
    if let year, !(1888...2100 ~= year) { throw reader.invalid("year", expected: "an integer from 1888 to 2100") }
    tags = try reader.optional("tags")
    sort = try reader.optional("sort")
  }
}
