// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import Contract

@Suite("Languages and countries", .timeLimit(.minutes(5)))
struct CodeTests {
  @Test(
    "A language is read in one form, however it is written",
    arguments: [
      ("en", "en"), ("EN", "en"), ("pt-br", "pt-BR"), ("pt_BR", "pt-BR"), ("PT_br", "pt-BR"), ("no", "no"),
      ("nb-NO", "nb-NO"), ("uk", "uk"), ("uk-UA", "uk-UA"), ("en-UK", "en-GB"), ("iw", "he"), ("iw-il", "he-IL"),
      ("in", "id"), ("ji", "yi"), ("zh", "zh"), ("zh-Hant", "zh-TW"), ("zh_hans", "zh-CN"), ("zh-Hant-HK", "zh-HK"),
      ("zh-Hant-TW", "zh-TW"), ("zh-Hans-SG", "zh-SG"), ("zh-yue-Hant", "zh-TW"), ("sr-Latn", "sr"),
      ("sr-Cyrl-RS", "sr-RS"), ("de-DE-1996", "de-DE"), ("de-1996", "de"), ("es-419", "es"), ("ca-valencia", "ca"),
      ("de-AT-u-co-phonebk", "de-AT"), ("de-x-at", "de"), ("zh-u-nu-hant", "zh"), ("cn", "cn"), ("xx", "xx"),
    ])
  func language(text: String, tag: String) throws {
    expect(Language(text)?.tag == tag)
    expect(Language(tag)?.tag == tag, "its own form is read again")
    expect(try read(Language.self, text).tag == tag)
  }

  @Test(
    "A language of no standard is refused, and the nearest one named",
    arguments: [
      ("spa", "es"), ("eng", "en"), ("deu-DE", "de-DE"), ("ger", "de"), ("jp", "ja"), ("jp-JP", "ja-JP"), ("cz", "cs"),
      ("yue-HK", "cn-HK"), ("en-USA", nil), ("en-EU", "en-EC"), ("de-ZZ", "de-ZA"), ("en-ENG", nil), ("english", nil),
      ("e", nil), ("", nil), ("en-", nil), ("-en", nil), ("en--US", nil), ("ёё", nil), ("en US", nil),
    ])
  func noLanguage(text: String, nearest: String?) throws {
    // Three letters after a language are a part of it (RFC 5646 section 2.2.2), which no upstream knows.
    guard !["en-USA", "en-ENG"].contains(text) else { return expect(Language(text)?.tag == "en") }
    expect(Language(text) == nil)
    let mismatch = #expect(throws: JSONMismatch.self) { try read(Language.self, text) }
    expect(mismatch?.nearest == nearest)
  }

  @Test(
    "A country is read in one form", arguments: [("us", "US"), ("GB", "GB"), ("uk", "GB"), ("UK", "GB"), ("de", "DE")])
  func region(text: String, code: String) throws {
    expect(Region(text)?.code == code)
    expect(try read(Region.self, text).code == code)
  }

  @Test(
    "A country of no standard is refused, and the nearest one named",
    arguments: [
      ("USA", "US"), ("GBR", "GB"), ("deu", "DE"), ("EN", "GB"), ("JA", "JP"), ("ESP", "ES"), ("U", "UA"), ("", nil),
      ("Germany", nil), ("ＵＳ", nil), ("US ", "US"), ("419", nil),
    ])
  func noRegion(text: String, nearest: String?) {
    expect(Region(text) == nil)
    let mismatch = #expect(throws: JSONMismatch.self) { try read(Region.self, text) }
    expect(mismatch?.nearest == nearest)
    expect(mismatch?.expected == "a country code of ISO 3166-1 such as US")
  }

  @Test("The lists are whole")
  func lists() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let pairs = letters.flatMap { first in letters.map { String([first, $0]) } }
    // 184 of ISO 639-1 with the withdrawn bh, three of TMDB's, and five withdrawn ones.
    expect(pairs.filter { Language($0) != nil }.count == 192)
    // 249 and seven withdrawn or reserved ones.
    expect(pairs.filter { Region($0) != nil }.count == 256)
    expect(pairs.allSatisfy { Language($0) != nil || ISOCodes.languages.nearest(to: $0) != nil })
  }

  private func read<T: JSONReadable>(_: T.Type, _ text: String) throws -> T {
    try JSONValue(parsing: "\"\(text)\"").read(T.self)
  }
}
