// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct EnvelopeTests {
  private func answers(_ input: String) async -> [String] {
    await Session.answers(to: input + "\n") { $0.handleEcho() }
  }

  private func code(_ input: String) async -> [String] {
    await answers(input).map { "\($0.json.at("/error/code")?.integer ?? 0) \($0.json["id"]?.raw.description ?? "-")" }
  }

  @Test(arguments: [
    "1", "0", "-7", "-0", "1.0", "1e2", "-1.5", "9223372036854775807", "123456789012345678901234567890", "null", #""""#,
    #""1""#,
    #""\u0041\/\ud83c\udfac é""#, #""\ud800""#, #""\uDFFFx""#,
  ])
  func idsGoBackAsTheyCame(id: String) async {
    for method in ["test/echo", "test/echoInOrder", "shutdown"] {
      let result = method == "shutdown" ? "null" : "{}"
      #expect(
        await answers(#"{"jsonrpc":"2.0","id": \#(id) ,"method":"\#(method)"}"#)
          == [#"{"jsonrpc":"2.0","id":\#(id),"result":\#(result)}"#])
    }
  }

  @Test func twoLoneSurrogatesAreTwoIDs() async {
    let answers = await answers(
      #"[{"jsonrpc":"2.0","id":"\ud800","method":"test/echo"},{"jsonrpc":"2.0","id":"\ud801","method":"test/echo"}]"#)
    #expect(answers.joined().contains(#""id":"\ud800","result""#))
    #expect(answers.joined().contains(#""id":"\ud801","result""#))
  }

  @Test func aWholeNumberIsOneIDInAllNotations() throws {
    let ids = try ["7", "7.0", "70e-1"].map { try JSONValue(parsing: $0).read(RequestID.self) }
    #expect(Set(ids).count == 1)
    #expect(try JSONValue(parsing: "7.5").read(RequestID.self) != ids[0])
  }

  @Test(arguments: ["\u{FEFF}", "\u{FEFF} "]) func aByteOrderMarkBeforeEachMessage(mark: String) async {
    let message = mark + #"{"jsonrpc":"2.0","id":1,"method":"test/echo"}"#
    #expect(await answers("\(message)\n\(message)").count == 2)
    let body = "Content-Length: \(message.utf8.count)\r\n\r\n\(message)"
    #expect(await Session.answers(to: mark + body + mark + body) { $0.handleEcho() }.count == 2)
  }

  @Test(arguments: ["true", "[]", "{}"])
  func otherIDsAreNone(id: String) async {
    #expect(await code(#"{"jsonrpc":"2.0","id":\#(id),"method":"test/echo"}"#) == ["-32600 null"])
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1}"#, "-32600 1"), (#"{"jsonrpc":"2.0","id":1,"method":null}"#, "-32600 1"),
    (#"{"id":1,"method":"test/echo"}"#, "-32600 1"),
    (#"{"jsonrpc":"1.0","id":"a","method":"test/echo"}"#, "-32600 \"a\""),
    (#"{"jsonrpc":2.0,"id":1,"method":"test/echo"}"#, "-32600 1"), ("{}", "-32600 null"), ("1", "-32600 null"),
    ("null", "-32600 null"), ("\"text\"", "-32600 null"),
    (#"{"jsonrpc":"2.0","id":1,"method":"test/echo","params":"x"}"#, "-32600 1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"test/echo","params":5}"#, "-32600 1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"test/echo","params":false}"#, "-32600 1"),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"test/echo\"", "-32700 null"), ("{]", "-32700 null"),
    ("[1 2]", "-32700 null"), ("\u{1}", "-32700 null"),
  ])
  func whatIsNoRequest(input: String, answer: String) async {
    #expect(await code(input) == [answer])
  }

  @Test func orderAndRepetitionOfMembers() async {
    #expect(
      await answers(
        #"{"params":{"count":1},"method":"x","extra":[1],"method":"test\/echo","id":1,"id":2,"jsonrpc":"2.0"}"#)
        == [#"{"jsonrpc":"2.0","id":2,"result":{"count":1}}"#])
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":1,"result":5}"#, #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}}"#,
    #"{"jsonrpc":"2.0","method":"unknown/method","params":[1]}"#, #"{"jsonrpc":"2.0","method":"$/unknown"}"#,
    #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":1,"value":2}}"#,
    #"{"jsonrpc":"2.0","method":"test/echo","params":{"count":1}}"#,
    #"{"jsonrpc":"2.0","method":"test/echoInOrder","params":{"count":"wrong"}}"#,
    #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
  ])
  func whatIsNotAnswered(input: String) async {
    #expect(await answers(input) == [])
  }

  @Test func unknownMethodNamesTheNearest() async {
    let error = await answers(#"{"jsonrpc":"2.0","id":1,"method":"test/ecko"}"#).first?.json["error"]
    #expect(error?["code"]?.integer == -32601)
    #expect(error?.at("/data/nearest")?.string == "test/echo")
    #expect(error?["message"]?.string?.contains("test/echo") == true)
    #expect(error?.at("/data/kind")?.string == "methodNotFound")
    #expect(error?.at("/data/retryable")?.boolean == false)
  }

  /// The answer must not be as long as the name that someone made up.
  @Test func longMethodNameIsShortened() async {
    let name = String(repeating: "x", count: 1_000_000)
    let answer = await answers(#"{"jsonrpc":"2.0","id":1,"method":"\#(name)"}"#).first
    #expect(answer?.json.at("/error/code")?.integer == -32601)
    #expect((answer?.utf8.count ?? .max) < 1000)
  }

  @Test func nestingIsBounded() async {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(
      await code(deep + "\n" + String(repeating: #"{"a":"#, count: 100_000) + "\n" + #"{"jsonrpc":"2.0","id":1}"#)
        == ["-32700 null", "-32700 null", "-32600 1"])
  }
}
