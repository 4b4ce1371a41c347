// SPDX-License-Identifier: MIT
import Basics
import Testing

@Suite(.timeLimit(.minutes(5))) struct TimeZoneRulesTests {
  /// A file of the second version with one transition at 2007-11-04T07:00:00Z, as slim files have, and a rule.
  static func file(rule: String, offset: Int = -18_000) -> [UInt8] {
    func bytes(_ number: Int, _ length: Int) -> [UInt8] {
      (0..<length).map { UInt8(truncatingIfNeeded: number >> (8 * (length - 1 - $0))) }
    }
    func header(_ counts: [Int]) -> [UInt8] {
      Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts.flatMap { bytes($0, 4) }
    }
    let data = bytes(1_194_159_600, 8) + [0] + bytes(offset, 4) + [0, 0] + Array("EST\0".utf8)
    return header([0, 0, 0, 0, 0, 0]) + header([0, 0, 0, 1, 1, 4]) + data + Array("\n\(rule)\n".utf8)
  }

  @Test(arguments: [
    ("2026-01-15T12:00:00Z", "-05:00"), ("2026-07-15T12:00:00Z", "-04:00"), ("2026-03-08T06:59:59Z", "-05:00"),
    ("2026-03-08T07:00:00Z", "-04:00"), ("2026-11-01T05:59:59Z", "-04:00"), ("2026-11-01T06:00:00Z", "-05:00"),
    ("2007-01-01T00:00:00Z", nil),
  ]) func aRuleCountsAfterTheLastTransition(instant: String, offset: String?) throws {
    let rules = try #require(TimeZoneRules(Self.file(rule: "EST5EDT,M3.2.0,M11.1.0")))
    #expect(rules.offset(at: try #require(Instant(instant)))?.description == offset)
  }

  @Test(arguments: [("MST7", "-07:00"), ("<+03>-3", "-05:00"), ("X3Y,M1.1.0,M2.1.0", "-05:00"), ("", "-05:00")])
  func aRuleThatIsNotUnderstoodDoesNotCount(rule: String, offset: String) throws {
    let rules = try #require(TimeZoneRules(Self.file(rule: rule)))
    #expect(rules.offset(at: try #require(Instant("2026-07-15T12:00:00Z")))?.description == offset)
  }

  @Test func aFileThatIsCutShortOrHasOtherBytesDoesNoHarm() {
    let file = Self.file(rule: "EST5EDT,M3.2.0,M11.1.0")
    for length in 0..<file.count { _ = TimeZoneRules(Array(file.prefix(length))) }
    for position in file.indices {
      for byte: UInt8 in [0, 0x7F, 0xFF] {
        var other = file
        other[position] = byte
        _ = TimeZoneRules(other)?.offset(at: Instant(secondsSince1970: 1_800_000_000))
      }
    }
    #expect(TimeZoneRules(Array(file.prefix(90))) == nil && TimeZoneRules([]) == nil)
  }

  @Test(arguments: ["../etc/passwd", "America/Nowhere", "", "America/../UTC"]) func otherNamesAreNoZone(name: String) {
    #expect(TimeZoneRules.named(name) == nil)
  }

  /// On a machine with the system's database.
  @Test func theSystemsFilesAreRead() throws {
    guard let chicago = TimeZoneRules.named("America/Chicago") else { return }
    #expect(chicago.offset(at: try #require(Instant("2026-11-01T06:59:59Z")))?.description == "-05:00")
    #expect(chicago.offset(at: try #require(Instant("2026-11-01T07:00:00Z")))?.description == "-06:00")
    #expect(chicago.offset(at: try #require(Instant("2050-07-01T07:00:00Z")))?.description == "-05:00")
    let phoenix = TimeZoneRules.named("America/Phoenix")
    #expect(phoenix?.offset(at: try #require(Instant("2026-07-01T07:00:00Z")))?.description == "-07:00")
  }
}
