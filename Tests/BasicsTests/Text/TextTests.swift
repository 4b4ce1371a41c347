// SPDX-License-Identifier: MIT
import Testing

@testable import Basics

/// Untrusted text, and what it can do to its reader. Regression: a line break in a theatre's name began a line of its
/// own in a model's text, and C1 and bidirectional controls reached terminals.
@Suite(.timeLimit(.minutes(5))) struct TextTests {
  /// Each kind of attack, and what is left of it.
  static let hostile: [Unicode.Scalar] =
    (0..<0x20).map { Unicode.Scalar(UInt8($0)) } + (0x7F...0x9F).map { Unicode.Scalar(UInt8($0)) }
    + [
      "\u{2028}", "\u{2029}", "\u{61C}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}",
      "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2060}", "\u{2064}", "\u{2066}", "\u{2067}", "\u{2068}",
      "\u{2069}", "\u{206F}", "\u{FEFF}", "\u{FE0F}", "\u{FFF9}", "\u{FFFB}", "\u{AD}", "\u{180E}", "\u{3164}",
      "\u{E0041}", "\u{E007F}", "\u{E0100}",
    ]

  @Test func nothingOfItReachesAModelOrATerminal() {
    for scalar in Self.hostile {
      let text = "one\(Character(scalar))two"
      for shown in [text.forModel, text.forTerminal] {
        #expect(!shown.unicodeScalars.contains(scalar), "U+\(String(scalar.value, radix: 16))")
        #expect(shown.hasPrefix("one") && shown.hasSuffix("two"))
      }
    }
  }

  @Test func aModelReadsOneLineWithSingleBlanks() {
    #expect("Olathe \r\n\t\u{85}\u{2028} 12\u{1B}[31m".forModel == "Olathe 12 [31m")
    #expect("  a\u{A0}\u{3000}b  ".forModel == "a b")
    #expect("pay\u{200D}pal\u{E0049}\u{E0067}".forModel == "paypal")
    #expect("".forModel == "")
    #expect(" \n".forModel == "")
  }

  @Test func aTerminalShowsWhatWasThere() {
    #expect("a\nb\tc".forTerminal == "a b c")
    #expect("\u{1B}]0;x\u{7}\u{9B}2J\u{202E}".forTerminal == #"\u{1B}]0;x\u{07}\u{009B}2J\u{202E}"#)
  }

  /// Emoji, Persian and the scripts of India need joiners.
  @Test(arguments: ["千と千尋の神隠し", "می‌خواهم", "क्‍ष", "👩‍👩‍👧", "❤️‍🔥", "Amélie", "שלום"])
  func whatIsWrittenSoStays(text: String) {
    #expect(text.forModel == text)
    #expect(text.forTerminal == text)
    #expect(jsonForTerminal(Array("\"\(text)\"".utf8)) == Array("\"\(text)\"".utf8))
  }

  /// A letter with thousands of variation selectors has thousands of invisible bytes.
  @Test func joinersInNumberAreNotKept() {
    let text = "é" + String(repeating: "\u{FE01}", count: 1000) + "x"
    #expect(text.forModel.unicodeScalars.count <= 4)
  }

  @Test func jsonOnATerminalIsTheSameJSON() {
    let json = "{\"a\":\"\u{9B}\u{202E}\u{E0041}\u{7F}é\\n\"}"
    let shown = String(decoding: jsonForTerminal(Array(json.utf8)), as: UTF8.self)
    #expect(shown == #"{"a":"\u009b\u202e\udb40\udc41\u007fé\n"}"#)
  }
}
