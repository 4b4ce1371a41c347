// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import Contract

@Suite("Days, queries and keys", .timeLimit(.minutes(5)))
struct ScalarTests {
  @Test(
    "Days of the calendar are read and written", arguments: ["2026-11-21", "2024-02-29", "2000-02-29", "0001-01-01"])
  func days(text: String) {
    expect(Day(text)?.description == text)
  }

  @Test(
    "What is no day is refused",
    arguments: [
      "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-04-31", "2026-1-1", "26-11-21", "2026-11-21Z",
      "2026/11/21", "+026-11-21", "", "2026-11", "٢٠٢٦-11-21",
    ])
  func noDays(text: String) {
    expect(Day(text) == nil)
  }

  @Test("Days are ordered as time passes")
  func dayOrder() throws {
    let days = try ["2026-11-21", "2025-12-31", "2026-11-09"].map { try #require(Day($0)) }
    expect(days.sorted().map(\.description) == ["2025-12-31", "2026-11-09", "2026-11-21"])
  }

  @Test("A query loses the blanks around it, and inner ones become one")
  func query() {
    expect(Query("  the \t dark\n knight ")?.text == "the dark knight")
    expect(Query(" \u{3000}\n") == nil)
  }

  @Test(
    "A query is searched for in the form in which titles are written, and says the same",
    arguments: [
      ("Ame\u{301}lie", "Am\u{E9}lie"), ("Rocky Ⅱ", "Rocky II"), ("ﬁght club", "fight club"), ("Ｄｕｎｅ", "Dune"),
      ("ｶﾞﾒﾗ", "ガメラ"), ("天\u{3000}国", "天 国"), ("№ 9", "No 9"), ("Wait…", "Wait..."), ("8½", "8½"), ("Alien³", "Alien³"),
      ("①", "①"), ("x\u{2011}men", "x-men"), ("Léon\u{A0}", "Léon"), ("\u{FEFF}Alien", "Alien"),
      ("Choco\u{AD}late\u{200B}", "Chocolate"), ("\u{202E}Dune\u{202C}", "Dune"), ("D\u{0}u\u{7F}ne", "Dune"),
      ("Du\u{200D}ne", "Dune"), ("فیلم\u{200C}ها", "فیلم\u{200C}ها"), ("क्\u{200D}ष", "क्\u{200D}ष"),
      ("Schindler´s List", "Schindler´s List"), ("I ❤\u{FE0F} Huckabees", "I ❤ Huckabees"),
      ("a\u{85}b\u{2028}c", "a b c"),
    ])
  func queryForm(text: String, searched: String) {
    // By scalars, since strings are equal in any form.
    expect(Query(text).map { Array($0.text.unicodeScalars) } == Array(searched.unicodeScalars))
    expect(Query(searched)?.text.unicodeScalars.count == searched.unicodeScalars.count)
  }

  @Test("Nothing visible is no query", arguments: ["\u{200B}", "\u{FEFF} \u{AD}", "\u{3164}", "\u{1}\u{2060}"])
  func noQuery(text: String) {
    expect(Query(text) == nil)
  }

  @Test("A query has 500 characters at most, however many bytes they take")
  func longQuery() throws {
    func query(_ count: Int) throws -> Query {
      try JSONValue(parsing: "\"\(String(repeating: "é", count: count))\"").read(Query.self)
    }
    expect(try query(500).text.count == 500)
    #expect(throws: JSONMismatch.self) { try query(501) }
    // Each is four characters in the form that is sent.
    let brackets = try JSONValue(parsing: "\"\(String(repeating: "⒇", count: 126))\"")
    #expect(throws: JSONMismatch.self) { try brackets.read(Query.self) }
  }

  @Test("The longest query is the one that the contract states")
  func longestQuery() throws {
    let contract = try JSONValue(parsing: Array(ContractDocument.bytes))
    expect(contract["components"]?["schemas"]?["Query"]?["maxLength"]?.integer == Query.mostCharacters)
  }

  @Test(
    "A language has two or three letters, and parts of two to eight letters and digits behind",
    arguments: [
      ("en", true), ("ast", true), ("pt-BR", true), ("zh-Hant-TW", true), ("es-419", true), ("de-abcdefgh", true),
      ("e", false), ("engl", false), ("en-a", false), ("de-abcdefghi", false), ("en-", false), ("-en", false),
      ("en_US", false), ("e1", false), ("", false),
    ])
  func languages(tag: String, isOne: Bool) {
    expect(Check.languageTag.holds(tag) == isOne)
  }

  @Test("A key is visible ASCII, and shows itself to nobody")
  func secret() throws {
    let secret = try #require(Secret("s3cr3t-key"))
    expect(!"\(secret) \(String(reflecting: secret)) \(String(describing: [secret]))".contains("s3cr3t"))
    var dumped = ""
    dump(secret, to: &dumped)
    expect(!dumped.contains("s3cr3t"))
    expect(Secret("")?.text == "")
    expect(Secret("two words") == nil)
    expect(Secret("schlüssel") == nil)
  }

  @Test("A key with a slip in it is not repeated in the error")
  func secretMismatch() {
    let error = #expect(throws: JSONMismatch.self) { try JSONValue(parsing: "\"s3cr3t key\"").read(Secret.self) }
    expect(error?.got.contains("s3cr3t") == false)
  }
}
