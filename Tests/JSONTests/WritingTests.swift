import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import JSON

@Suite("Writing", .timeLimit(.minutes(5)))
struct WritingTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("sets commas between values and nowhere else")
  func commas() {
    let text = written { writer in
      writer.object { writer in
        writer.member("a", 1)
        writer.member("left out", nil as Int?)
        writer.key("b")
        writer.array { writer in
          writer.null()
          writer.boolean(true)
          writer.object { _ in }
          writer.array { _ in }
          writer.string("{")
          writer.string(":")
          writer.raw("[1]".utf8)
        }
        writer.member("c", ["x": 1.5, "w": -2])
      }
    }
    expect(text == #"{"a":1,"b":[null,true,{},[],"{",":",[1]],"c":{"w":-2.0,"x":1.5}}"#)
  }

  @Test("escapes what must be and nothing more")
  func escapes() throws {
    let all = String(String.UnicodeScalarView((0..<0x250).compactMap { Unicode.Scalar($0) })) + "𝄞\u{2028}\"\\"
    let text = written { $0.string(all) }
    expect(try JSONValue(parsing: text).string == all)
    expect(written { $0.string("a\"\\\u{1}\u{1F}\n/é") } == #""a\"\\\u0001\u001f\n/é""#)
  }

  @Test("escapes what other languages take for the end of a line, written or passed on")
  func lineSeparators() throws {
    for padding in 0..<20 {
      let plain = String(repeating: "x", count: padding)
      let text = "\(plain)\u{85}\(plain)\u{2028}\(plain)\u{2029}\(plain)’\u{80}\u{C5}"
      let escaped = "\"\(plain)\\u0085\(plain)\\u2028\(plain)\\u2029\(plain)’\u{80}\u{C5}\""
      expect(written { $0.string(text) } == escaped)
      let value = try JSONValue(parsing: "[\"\(text)\", {\"\(text)\": 1}]")
      expect(value.raw.description == "[\(escaped),{\(escaped):1}]")
      expect(written { $0.value(value) } == "[\(escaped),{\(escaped):1}]")
      expect(value[0]?.string == text)
    }
  }

  @Test(
    "writes numbers that read back the same",
    arguments: [0, -0.0, 1.5, 1e300, .leastNormalMagnitude, 0.1, .greatestFiniteMagnitude, 123_456_789.125])
  func doubles(_ number: Double) throws {
    expect(try JSONValue(parsing: written { $0.number(number) }).double == number)
  }

  @Test("has null for what JSON can't hold")
  func notANumber() {
    expect(written { $0.number(.nan) } == "null")
    expect(written { $0.number(-.infinity) } == "null")
    expect(written { $0.integer(UInt64.max) } == "18446744073709551615")
    expect(written { $0.integer(Int.min) } == "-9223372036854775808")
    expect(written { $0.integer(0) } == "0")
  }
}
