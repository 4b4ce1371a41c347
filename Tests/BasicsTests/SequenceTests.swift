// SPDX-License-Identifier: MIT
import Basics
import Testing

@Suite("Sequences", .timeLimit(.minutes(5)))
struct SequenceTests {
  @Test("Elements with the same key keep their order")
  func ordered() {
    #expect(["ab", "c", "de", "f", ""].ordered(by: \.count) == ["", "c", "f", "ab", "de"])
    #expect([1, Double.infinity, -2].ordered { -$0 } == [.infinity, 1, -2])
    #expect([Int]().ordered { $0 }.isEmpty)
  }

  @Test("Of elements with the same key the first stays")
  func unique() {
    #expect(["b", "a", "b", "c", "a"].unique == ["b", "a", "c"])
    #expect(["IMAX", "Dolby", "imax"].unique { $0.lowercased() } == ["IMAX", "Dolby"])
  }

  @Test("An empty collection and zero become nil")
  func nilIfEmpty() {
    #expect([Int]().nilIfEmpty == nil)
    #expect("".nilIfEmpty == nil)
    #expect([0].nilIfEmpty == [0])
    #expect(0.nilIfZero == nil)
    #expect((-1).nilIfZero == -1)
  }

  @Test(
    "Texts become a part of a sentence",
    arguments: [
      ([], ""), (["tax"], "tax"), (["tax", "fees"], "tax and fees"), (["tax", "fees", "tips"], "tax, fees and tips"),
    ])
  func conjunction(texts: [String], expected: String) { #expect(texts.conjunction == expected) }
}
