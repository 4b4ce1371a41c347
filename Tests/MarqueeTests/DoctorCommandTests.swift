import Testing

@testable import Backend
@testable import marquee

@Suite struct DoctorCommandTests {
  @Test func whatIsWrongIsCountedAndDecidesTheExitCode() {
    let good = DoctorCommand(findings: [Finding("state", .good, "fine"), Finding("TMDB", .notable, "no key")])
    #expect(good.exitCode == 0)
    #expect(good.table == "ok     state  fine\nnote   TMDB   no key\n\nNothing is wrong.\n")
    let bad = DoctorCommand(findings: [Finding("state", .wrong, "a"), Finding("cache", .wrong, "b")])
    #expect(bad.exitCode == 1)
    #expect(bad.table.hasSuffix("\n2 things are wrong.\n"))
  }
}
