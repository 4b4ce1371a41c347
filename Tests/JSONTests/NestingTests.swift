import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import JSON

@Suite("Nesting", .timeLimit(.minutes(5)))
struct NestingTests {
  @Test("is accepted up to the limit and refused one deeper")
  func limit() throws {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let inner = open == "[" ? "" : "1"
      func nested(_ depth: Int) -> String {
        String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
      }
      _ = try JSONValue(parsing: nested(128))
      let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: nested(129)) }
      expect(error?.reason == .nestingTooDeep(limit: 128))
    }
  }

  @Test("of a hundred thousand brackets costs no stack")
  func hostile() throws {
    let text = Array(repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
    let balanced = text + Array(repeating: UInt8(ascii: "]"), count: 100_000)
    expect(try JSONValue(parsing: balanced, limits: JSONLimits(depth: 100_000)).kind == .array)
  }
}
