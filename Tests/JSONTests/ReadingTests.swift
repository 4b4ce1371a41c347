import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import JSON

@Suite("Typed reading", .timeLimit(.minutes(5)))
struct ReadingTests {
  @Test("keeps integers to 64 bits and rounds none")
  func integers() throws {
    expect(try JSONValue(parsing: "9223372036854775807").integer == .max)
    expect(try JSONValue(parsing: "-9223372036854775808").integer == .min)
    for text in [
      "9223372036854775808", "-9223372036854775809", "99999999999999999999999", "1.0", "1e2", "\"1\"", "true",
    ] {
      expect(try JSONValue(parsing: text).integer == nil)
    }
    expect(try JSONValue(parsing: "-0").integer == 0)
  }

  /// Regression: `pageSize: 20.0`, an integer to every JSON Schema validator, was refused.
  @Test("takes an integer however it is written")
  func writtenOtherwise() throws {
    for (text, value) in [("20.0", 20), ("2e1", 20), ("-0.0", 0), ("9007199254740992.0", 9_007_199_254_740_992)] {
      expect(try JSONValue(parsing: text).read(Int.self) == value)
    }
    for text in ["1.5", "1e-1", "9007199254740994.0", "1e19", "1e999", "\"1\"", "true"] {
      #expect(throws: JSONMismatch.self) { try JSONValue(parsing: text).read(Int.self) }
    }
  }

  @Test("gives doubles, and none that overflows")
  func doubles() throws {
    expect(try JSONValue(parsing: "7.25e-1").double == 0.725)
    expect(try JSONValue(parsing: "12").double == 12)
    for text in ["57.87", "0.1", "-12.50", "-0", "9999999999999999", "12345.678901234", "0.00000000000001"] {
      expect(try JSONValue(parsing: text).double?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
    expect(try JSONValue(parsing: "1e999").double == nil)
    expect(try JSONValue(parsing: "1e-999").double == 0)
  }

  @Test("decodes every escape")
  func strings() throws {
    let value = try JSONValue(parsing: #""\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\ud834\udd1e""#)
    expect(value.string == "\"\\/\u{8}\u{C}\n\r\tAé€𝄞")
    expect(try JSONValue(parsing: "1").string == nil)
  }

  @Test("takes the last of repeated names, escaped or not")
  func repeatedNames() throws {
    let value = try JSONValue(parsing: #"{"a":1,"b":2,"\u0061":3}"#)
    expect(value["a"]?.integer == 3)
    expect(value.count == 3)
    expect(try value.read([String: Int].self) == ["a": 3, "b": 2])
  }

  @Test("walks containers in order")
  func containers() throws {
    let value = try JSONValue(parsing: #"{"list":[1,[2,{"x":3}],4],"empty":{},"last":"z"}"#)
    expect(value.members.map(\.name) == ["list", "empty", "last"])
    expect(value["list"]?.elements.map(\.kind) == [.number, .array, .number])
    expect(value["list"]?[1]?[1]?["x"]?.integer == 3)
    expect(value["list"]?[3] == nil)
    expect(value["list"]?[-1] == nil)
    expect(value["nothing"] == nil)
    expect(value[0] == nil)
    expect(value["last"]?.members.map(\.name) == [])
    expect(value["empty"]?.count == 0)
  }

  @Test("points at the value that does not fit")
  func mismatches() throws {
    let value = try JSONValue(parsing: #"{"a/b":[{"~x":[1,"two"]}]}"#)
    let error = #expect(throws: JSONMismatch.self) { try value["a/b"]?[0]?["~x"]?.read([Int].self) }
    expect(error == JSONMismatch(pointer: "/a~1b/0/~0x/1", expected: "an integer", got: "the string \"two\""))
    #expect(throws: JSONMismatch(pointer: "/name", expected: "a value", got: "nothing")) {
      try JSONValue(parsing: "{}").required("name", as: String.self)
    }
    expect(try JSONValue(parsing: #"{"name":null}"#).optional("name", as: String.self) == nil)
  }

  @Test("copies raw text as it came, and on one line")
  func rawText() throws {
    let value = try JSONValue(parsing: "{\"a\" : [1,\n  \"x \\\" \\n y\",\r\n 2.50]}")
    expect(String(decoding: try #require(value["a"]?[2]).rawBytes, as: UTF8.self) == "2.50")
    expect(try #require(value["a"]).raw.description == #"[1,"x \" \n y",2.50]"#)
    expect(RawJSON(writing: value).description == #"{"a":[1,"x \" \n y",2.50]}"#)
    expect(try RawJSON(parsing: "[1, 2]").description == "[1, 2]")
  }
}
