// SPDX-License-Identifier: MIT
import Testing

@testable import Backend
@testable import marquee

@Suite(.timeLimit(.minutes(5))) struct DoctorCommandTests {
  @Test func whatIsWrongIsCountedAndDecidesTheExitCode() {
    let good = DoctorCommand(findings: [Finding("state", .good, "fine"), Finding("TMDB", .notable, "no key")])
    #expect(good.exitCode == 0)
    #expect(good.table == "ok     state  fine\nnote   TMDB   no key\n\nNothing is wrong.\n")
    let bad = DoctorCommand(findings: [Finding("state", .wrong, "a"), Finding("cache", .wrong, "b")])
    #expect(bad.exitCode == 1)
    #expect(bad.table.hasSuffix("\n2 things are wrong.\n"))
  }

  /// Regression: an upstream's error message began lines of its own and drove the terminal.
  @Test func whatAnUpstreamSaysStaysOnItsLine() {
    let words = "no\nok     AMC  accepted\u{1B}[1A\u{9B}2J\u{202E}"
    let table = DoctorCommand(findings: [Finding("AMC", .wrong, words)]).table
    #expect(table == #"WRONG  AMC  no ok     AMC  accepted\u{1B}[1A\u{009B}2J\u{202E}"# + "\n\nOne thing is wrong.\n")
  }
}
