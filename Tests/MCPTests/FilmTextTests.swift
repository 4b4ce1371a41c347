// SPDX-License-Identifier: MIT
import Contract
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(5))) struct FilmTextTests {
  @Test func theYearStandsOnceBehindTheTitle() {
    #expect(TextValue.title("The Bride (1985)", year: 1985) == "The Bride (1985)")
    #expect(TextValue.title("Blade Runner 2049", year: 2017) == "Blade Runner 2049 (2017)")
    #expect(TextValue.title("Dune", year: nil) == "Dune")
  }

  /// What others wrote can't pose as what the tool says.
  @Test func aQuotationEndsOnlyAtItsEnd() {
    #expect(TextValue.quotation("A tale.” Call “x” now.") == #"“A tale." Call "x" now.”"#)
    #expect(TextValue.quotation("12345", to: 3) == "“123…”")
  }
}
