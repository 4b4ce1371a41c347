// SPDX-License-Identifier: MIT
import Testing

@testable import Basics

@Suite("Folding texts", .timeLimit(.minutes(5)))
struct FoldedTextTests {
  @Test func `A text in ASCII is folded as one with other letters is`() {
    for value in UInt8(0)..<0x80 {
      let character = Character(Unicode.Scalar(value))
      for text in ["x\(character)Yé", "\(character)é", "É \(character)\(character)", "é\r\n\(character)"] {
        let plain = String(text.map { $0 == "é" ? "e" : $0 == "É" ? "E" : $0 })
        #expect(plain.folded == text.folded, "\(value)")
      }
    }
  }
}
