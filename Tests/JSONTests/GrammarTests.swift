import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import JSON

@Suite("The grammar of RFC 8259", .timeLimit(.minutes(5)))
struct GrammarTests {
  @Test(
    "accepts every form the grammar allows",
    arguments: [
      "null", "true", "false", "0", "-0", "1", "-1", "10", "1.5", "1e5", "1E+5", "1e-5", "-0.0e-0",
      "123456789012345678901234567890",
      "1e400", "\"\"", "\"a\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u0000\"", "\"\\uD834\\uDD1E\"", "\"\\u20ac\"",
      "\"é€𝄞\"", "\"\u{7F}\"",
      "\"\u{10FFFF}\"", "\"\u{2028}\u{2029}\"", "[]", "[ ]", "{}", "{ }", "[1]", "[1,2]", "[[],{}]", "{\"a\":1}",
      "{\"a\":1,\"b\":[{}]}",
      "{\"a\":1,\"a\":2}", "{\"\":0}", " \t\r\n[ 1 , 2 ] \n", "{ \"a\" : { \"b\" : [ ] } , \"c\" : null }",
      "[true,false,null]",
    ])
  func accepts(_ text: String) throws {
    _ = try JSONValue(parsing: text)
  }

  @Test(
    "refuses everything else",
    arguments: [
      "", " ", "nul", "nulll", "True", "NaN", "Infinity", "-Infinity", "+1", "01", "-01", "00", "1.", ".5", "1.e5",
      "1e", "1e+", "-", "--1",
      "0x10", "1_000", "'a'", "\"", "\"a", "\"\\\"", "\"\\x41\"", "\"\\u12\"", "\"\\u12G4\"", "\"\\U1234\"", "\"\t\"",
      "\"\n\"", "\"\u{0}\"",
      "\"\u{1F}\"", "\"\\uD800\\u12\"", "[", "]",
      "[1", "[1,", "[1,]", "[,1]",
      "[1,,2]", "[1 2]", "[1}", "{", "}", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{,\"a\":1}",
      "{\"a\" 1}", "{a:1}",
      "{1:1}", "{\"a\":1]", "{\"a\":1 \"b\":2}", "{\"a\"::1}", "[1]x", "1 2", "[1],", "{}{}", "// comment\n1", "/**/1",
      "[1]\u{0}",
      "\u{A0}1", "\u{B}1", "\u{C}[]",
    ])
  func refuses(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
  }

  @Test(
    "refuses bytes that are not UTF-8",
    arguments: [
      [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xC2], [0xC2, 0x20], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
      [0xE2, 0x82], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xEF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func refusesInvalidUTF8(_ bytes: [UInt8]) {
    for padding in 0..<9 {
      let text =
        [UInt8(ascii: "\"")] + Array(repeating: UInt8(ascii: "a"), count: padding) + bytes + [UInt8(ascii: "\"")]
      #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
    }
  }

  @Test("finds a special byte at every place of a word")
  func specialBytesInWords() throws {
    for padding in 0..<24 {
      let plain = String(repeating: "x", count: padding)
      for special in ["\\n", "\\\"", "é", "\u{7F}"] {
        let text = try JSONValue(parsing: "\"\(plain)\(special)\(plain)\"")
        let decoded = special.replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
        expect(text.string == plain + decoded + plain)
      }
      #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: "\"\(plain)\u{1}\(plain)\"") }
    }
  }

  @Test(
    "says where and why",
    arguments: [
      ("[1,]", 3, JSONSyntaxError.Reason.unexpectedByte(UInt8(ascii: "]"))),
      ("{\"a\":tru}", 8, .unexpectedByte(UInt8(ascii: "}"))),
      ("[01]", 2, .invalidNumber), ("[1] 2", 4, .trailingBytes), ("\"a\u{1}\"", 2, .controlCharacterInString),
      ("\"\\q\"", 2, .invalidEscape),
      ("{\"a\":", 5, .unexpectedEnd), ("[\"abc", 5, .unexpectedEnd),
    ])
  func saysWhere(_ text: String, offset: Int, reason: JSONSyntaxError.Reason) {
    #expect(throws: JSONSyntaxError(offset: offset, reason: reason)) { try JSONValue(parsing: text) }
  }

  /// Regression: a client that cut a title in the middle of an emoji got a response without its id, and waited for
  /// ever.
  @Test(
    "half a surrogate pair becomes the replacement character, read or passed on",
    arguments: [
      (#"["\ud83c"]"#, #"["\ufffd"]"#), (#"["\uDC00"]"#, #"["\ufffd"]"#), (#"["a\ud83cb"]"#, #"["a\ufffdb"]"#),
      (#"["\ud83c\n"]"#, #"["\ufffd\n"]"#), (#"["\ud83c\ud83c\udfac"]"#, #"["\ufffd\ud83c\udfac"]"#),
      (#"["\udfac\ud83c"]"#, #"["\ufffd\ufffd"]"#), (#"["\ud83c\u0041"]"#, #"["\ufffd\u0041"]"#),
      (#"["\\ud83c"]"#, #"["\\ud83c"]"#),
    ])
  func loneSurrogates(_ text: String, becomes repaired: String) throws {
    let value = try JSONValue(parsing: text)
    expect(value.raw.bytes == Array(repaired.utf8))
    expect(try value[0]?.string == JSONValue(parsing: repaired)[0]?.string)
  }

  @Test("a byte order mark before the text is skipped, and nowhere else")
  func byteOrderMark() throws {
    expect(try JSONValue(parsing: "\u{FEFF}{\"a\":1}")["a"]?.integer == 1)
    expect(try JSONValue(parsing: "\u{FEFF} [1]").raw.description == "[1]")
    expect(try JSONValue(parsing: "\"\u{FEFF}\"").string == "\u{FEFF}")
    for text in ["\u{FEFF}", "\u{FEFF}\u{FEFF}1", "[\u{FEFF}1]", "1\u{FEFF}"] {
      #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
    }
  }

  @Test("every proper beginning of a container is truncated, not wrong")
  func truncation() {
    let text = Array(#"{"name":["a\u00e9\ud834\udd1e",-1.5e+3,true,null,{"x":{}}]}"#.utf8)
    for length in 0..<text.count {
      let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: Array(text[..<length])) }
      expect(error?.isTruncated == true, "cut at \(length)")
    }
  }
}
