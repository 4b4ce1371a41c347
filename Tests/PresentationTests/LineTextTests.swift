// SPDX-License-Identifier: MIT
import Basics
import TestSupport
import Testing

@Suite("A text of a cell is one line", .timeLimit(.minutes(1)))
struct LineTextTests {
  @Test(
    "What would break out of a line, control a terminal or turn the text around is gone",
    arguments: [
      ("Dune\nPart Two", "Dune Part Two"), ("\u{1B}[31mred\u{7}", "[31mred"), ("a\u{202E}b\u{2066}c", "abc"),
      ("e\u{301}", "\u{E9}"), ("a\u{85}b\u{2028}c", "a b c"), ("", ""), ("  two  blanks ", "two blanks"),
      ("Amélie  Ærø", "Amélie Ærø"), ("z\u{30C}", "ž"), ("ž\u{323}", "ẓ\u{30C}"), ("é\u{AD}\u{A0}ñ", "é ñ"),
    ])
  func safe(text: String, line: String) { expect(Array(text.asLine().unicodeScalars) == Array(line.unicodeScalars)) }

  @Test("A long text is cut, and one from right to left is isolated within the same length")
  func long() {
    expect(String(repeating: "a", count: 300).asLine() == String(repeating: "a", count: 199) + "…")
    expect("שלום".asLine() == "\u{2068}שלום\u{2069}")
    expect(String(repeating: "ש", count: 300).asLine().unicodeScalars.count == 200)
    expect(String(repeating: "e\u{301}\u{302}", count: 300).asLine().unicodeScalars.count <= 200)
  }
}
