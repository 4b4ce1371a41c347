// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

/// Every example of section 7 of the JSON-RPC 2.0 specification.
@Suite(.timeLimit(.minutes(5))) struct SpecificationTests {
  private func answers(_ input: String) async -> [String] {
    await Session.answers(to: input + "\n") { router in
      router.handle(Subtract.self) { params, _ in params.minuend - params.subtrahend }
      router.handle(Sum.self) { params, _ in params.numbers.reduce(0, +) }
      router.handle(GetData.self) { _, _ in
        RawJSON {
          $0.array {
            $0.string("hello"); $0.integer(5)
          }
        }
      }
      router.handle(Update.self) { _, _ in 0 }
      router.handle(NotifyHello.self) { _, _ in 0 }
    }
  }

  /// Leaves out the member of an error response that the specification leaves open.
  private func codes(_ input: String) async -> [String] {
    await answers(input).map { "\($0.json.at("/error/code")?.integer ?? 0) \($0.json["id"]?.raw.description ?? "")" }
  }

  @Test func positionalParameters() async {
    #expect(
      await answers(#"{"jsonrpc": "2.0", "method": "subtract", "params": [42, 23], "id": 1}"#)
        == [#"{"jsonrpc":"2.0","id":1,"result":19}"#])
    #expect(
      await answers(#"{"jsonrpc": "2.0", "method": "subtract", "params": [23, 42], "id": 2}"#)
        == [#"{"jsonrpc":"2.0","id":2,"result":-19}"#])
  }

  @Test func namedParameters() async {
    #expect(
      await answers(#"{"jsonrpc": "2.0", "method": "subtract", "params": {"subtrahend": 23, "minuend": 42}, "id": 3}"#)
        == [#"{"jsonrpc":"2.0","id":3,"result":19}"#])
    #expect(
      await answers(#"{"jsonrpc": "2.0", "method": "subtract", "params": {"minuend": 42, "subtrahend": 23}, "id": 4}"#)
        == [#"{"jsonrpc":"2.0","id":4,"result":19}"#])
  }

  @Test func notification() async {
    #expect(await answers(#"{"jsonrpc": "2.0", "method": "update", "params": [1,2,3,4,5]}"#) == [])
    #expect(await answers(#"{"jsonrpc": "2.0", "method": "foobar"}"#) == [])
  }

  @Test func nonExistentMethod() async {
    #expect(await codes(#"{"jsonrpc": "2.0", "method": "foobar", "id": "1"}"#) == [#"-32601 "1""#])
  }

  @Test func invalidJSON() async {
    #expect(await codes(#"{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]"#) == ["-32700 null"])
  }

  @Test func invalidRequest() async {
    #expect(await codes(#"{"jsonrpc": "2.0", "method": 1, "params": "bar"}"#) == ["-32600 null"])
  }

  @Test func batchOfInvalidJSON() async {
    let batch = #"[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"},{"jsonrpc": "2.0", "method"]"#
    #expect(await codes(batch) == ["-32700 null"])
  }

  @Test func emptyBatch() async {
    #expect(await codes("[]") == ["-32600 null"])
  }

  @Test(arguments: [("[1]", 1), ("[1,2,3]", 3)])
  func invalidBatch(input: String, count: Int) async {
    let answers = await answers(input)
    #expect(answers.count == 1)
    #expect(
      answers.first?.json.elements.map { $0.at("/error/code")?.integer } == Array(repeating: -32600, count: count))
    #expect(answers.first?.json.elements.allSatisfy { $0["id"]?.isNull == true } == true)
  }

  @Test func mixedBatch() async {
    let answers = await answers(
      #"[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"},"#
        + #"{"jsonrpc": "2.0", "method": "notify_hello", "params": [7]},"#
        + #"{"jsonrpc": "2.0", "method": "subtract", "params": [42,23], "id": "2"},{"foo": "boo"},"#
        + #"{"jsonrpc": "2.0", "method": "foo.get", "params": {"name": "myself"}, "id": "5"},"#
        + #"{"jsonrpc": "2.0", "method": "get_data", "id": "9"}]"#)
    #expect(answers.count == 1)
    let elements = answers.first?.json.elements.map { $0 } ?? []
    // The responses may come in any order.
    let byID = elements.reduce(into: [String: JSONValue]()) { $0[$1["id"]?.raw.description ?? ""] = $1 }
    #expect(elements.count == 5)
    #expect(byID[#""1""#]?["result"]?.integer == 7)
    #expect(byID[#""2""#]?["result"]?.integer == 19)
    #expect(byID["null"]?.at("/error/code")?.integer == -32600)
    #expect(byID[#""5""#]?.at("/error/code")?.integer == -32601)
    #expect(byID[#""9""#]?["result"]?.raw.description == #"["hello",5]"#)
  }

  @Test func batchOfNotifications() async {
    let batch =
      #"[{"jsonrpc": "2.0", "method": "notify_sum", "params": [1,2,4]},"#
      + #"{"jsonrpc": "2.0", "method": "notify_hello", "params": [7]}]"#
    #expect(await answers(batch) == [])
  }
}

private enum Subtract: RPCMethod {
  static let name = "subtract"
  typealias Result = Int

  struct Params: ParameterReadable, Sendable {
    static let parameterNames = ["minuend", "subtrahend"]
    let minuend: Int
    let subtrahend: Int

    init(_ reader: inout ParameterReader) throws(RPCError) {
      minuend = try reader.required("minuend")
      subtrahend = try reader.required("subtrahend")
    }
  }
}

private struct Numbers: ParameterReadable, Sendable {
  static let parameterNames = ["a", "b", "c", "d", "e"]
  var numbers: [Int] = []

  init(_ reader: inout ParameterReader) throws(RPCError) {
    for name in Self.parameterNames {
      if let number = try reader.optional(name, as: Int.self) { numbers.append(number) }
    }
  }
}

private enum Sum: RPCMethod {
  static let name = "sum"
  typealias Params = Numbers
  typealias Result = Int
}

private enum Update: RPCMethod {
  static let name = "update"
  typealias Params = Numbers
  typealias Result = Int
}

private enum NotifyHello: RPCMethod {
  static let name = "notify_hello"
  typealias Params = Numbers
  typealias Result = Int
}

private enum GetData: RPCMethod {
  static let name = "get_data"
  typealias Params = NoParameters
  typealias Result = RawJSON
}
