// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

/// After input that can't be parsed, the next request is answered.
@Suite(.timeLimit(.minutes(5))) struct RecoveryTests {
  private static let request = #"{"jsonrpc":"2.0","id":1,"method":"test/echoInOrder"}"#

  private func outcomes(_ input: String, _ configuration: Configuration = Configuration()) async -> [String] {
    await Session.answers(to: input, configuration) { $0.handleEcho() }.map {
      "\($0.json["id"]?.raw.description ?? "-") \($0.json.at("/error/code")?.integer ?? 0)"
    }
  }

  @Test(arguments: [Framing.lines, .headers])
  func longMessageIsAnsweredOnce(framing: Framing) async {
    var configuration = Configuration()
    configuration.limits.messageBytes = 1000
    var input: [UInt8] = []
    let long = Self.request.replacing("1", with: String(repeating: "1", count: 5000))
    input.append(Message(text: Array(long.utf8)), framing: framing)
    input.append(Message(text: Array(Self.request.utf8)), framing: framing)
    #expect(await outcomes(String(decoding: input, as: UTF8.self), configuration) == ["null -32600", "1 0"])
  }

  @Test func lengthThatNoIntegerHolds() async {
    let good = "Content-Length: \(Self.request.utf8.count)\r\n\r\n" + Self.request
    #expect(await outcomes("Content-Length: 99999999999999999999\r\n\r\n" + good) == ["null -32700", "1 0"])
    #expect(await outcomes("Content-Type: x\r\n\r\n{}" + good) == ["null -32700", "1 0"])
  }

  @Test func everyMalformedLineIsAnswered() async {
    let lines = ["{\"jsonrpc\":\"2.0\"", "hello", "{\"a\":1}}", "[1,2", "{\"a\":tru", "\u{FEFF}x"]
    #expect(
      await outcomes((lines + [Self.request]).joined(separator: "\n"))
        == Array(repeating: "null -32700", count: lines.count) + ["1 0"])
  }

  @Test func prettyPrintedJSONIsOneFault() async {
    let pretty = """
      {
        "jsonrpc": "2.0",
        "id": 7,
        "method": "test/echo",
        "params": {
          "list": [
            1,
            {},
            [],
            "}"
          ],
          "text": null
        }
      }
      \(Self.request)
      {
      "a":
      1
      }
      [
        {
          "jsonrpc": "2.0"
        }
      ]
      \(Self.request)
      """
    let answers = await Session.answers(to: pretty) { $0.handleEcho() }
    #expect(answers.map { $0.json.at("/error/code")?.integer ?? 0 } == [-32700, 0, -32700, 0])
    #expect(answers.first?.json.at("/error/data/hint")?.string?.contains("jq -c") == true)
  }

  @Test func prettyPrintingIsNoFaultWithHeaders() async {
    let pretty = "{\r\n  \"jsonrpc\": \"2.0\",\n  \"id\":\n1, \"method\": \"test/echo\"\n}"
    #expect(await outcomes("Content-Length: \(pretty.utf8.count)\r\n\r\n\(pretty)") == ["1 0"])
    let bad = "Content-Length: 1\r\n\r\n{"
    #expect(await outcomes(bad + bad) == ["null -32700", "null -32700"])
  }
}
