// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import marquee

@Suite(.timeLimit(.minutes(5))) struct CallRequestTests {
  private func request(_ params: String?, isStream: Bool = false) throws(UsageError) -> String {
    let request = try CallRequest(method: "a/b", params: params.map { Array($0.utf8) }, isStream: isStream)
    return String(decoding: request.line, as: UTF8.self)
  }

  private func complaint(_ params: String, isStream: Bool = false) -> String? {
    do {
      _ = try request(params, isStream: isStream)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func withoutParamsThereAreNone() throws {
    #expect(try request(nil) == #"{"jsonrpc":"2.0","id":1,"method":"a/b"}"# + "\n")
  }

  @Test func paramsArePassedOnAsTheyAreOnOneLine() throws {
    let expected = #"{"jsonrpc":"2.0","id":1,"method":"a/b","params":{"x":1.50,"y":" \n"}}"# + "\n"
    #expect(try request("{ \"x\" : 1.50,\n\"y\": \" \\n\" }\n") == expected)
    #expect(try request("[1]").hasSuffix(#""params":[1]}"# + "\n"))
  }

  @Test func aStreamAsksForPagesWithATokenOfItsOwn() throws {
    #expect(try request(nil, isStream: true).hasSuffix(#""params":{"partialResultToken":"call"}}"# + "\n"))
    let params = #"{"limit":5,"partialResultToken":"mine"}"#
    #expect(try request(params, isStream: true).hasSuffix(#""params":{"limit":5,"partialResultToken":"call"}}"# + "\n"))
  }

  @Test func tokensGoByNameOnly() {
    #expect(complaint("[1]", isStream: true) == "--stream needs the params by name, as an object")
  }

  @Test(arguments: [
    ("{\"é\":}", "the params are not JSON: unexpected '}' at column 6"),
    ("{\n \"a\": 1,\n}", "the params are not JSON: unexpected '}' at line 3, column 1"),
    ("", "the params are not JSON: the text ends too early at column 1"),
  ])
  func whatIsNotJSONIsPlaced(params: String, message: String) {
    #expect(complaint(params) == message)
  }

  @Test(arguments: ["5", "null", "\"text\"", "true"])
  func scalarsAreNoParams(params: String) {
    #expect(complaint(params)?.hasPrefix("the params should be an object") == true)
  }
}
