// SPDX-License-Identifier: MIT
import Basics
import Contract
import Testing

@testable import Backend

/// RFC 5545, as its readers insist on it.
@Suite(.timeLimit(.minutes(5))) struct CalendarTextTests {
  private let now = Instant(secondsSince1970: 1_795_000_000)

  private func lines(_ event: CalendarEvent, alarm: Int? = nil) -> [String] {
    CalendarText([event], now: now, alarm: alarm).text.split(separator: "\r\n").map(String.init)
  }

  private func event(_ title: String, description: String = "", url: String? = nil) -> CalendarEvent {
    CalendarEvent(uid: "u", kind: .release, title: title, day: Day("2026-12-18"), description: description, url: url)
  }

  @Test func separatorsAndLineBreaksAreEscapedAndControlsLeftOut() {
    let text = lines(event("A, b; c\\d", description: "one\ntwo\r\nthree\u{7}\u{1B}[31m"))
    #expect(text.contains("SUMMARY:A\\, b\\; c\\\\d"))
    #expect(text.contains("DESCRIPTION:one\\ntwo\\nthree[31m"))
  }

  /// A line break in an address would begin a property of its own.
  @Test func anAddressCannotAddAProperty() {
    #expect(!lines(event("A", url: "https://a.example/\r\nATTENDEE:x")).contains { $0.hasPrefix("ATTENDEE") })
  }

  @Test(arguments: ["x", "é", "千", "👩‍👩‍👧"])
  func longLinesAreFoldedBetweenCharacters(letter: String) {
    let title = String(repeating: letter, count: 200)
    let text = lines(event(title))
    #expect(text.allSatisfy { $0.utf8.count <= 75 })
    let joined = text.reduce(into: "") { $0 += $1.hasPrefix(" ") ? String($1.dropFirst()) : "\n" + $1 }
    #expect(joined.contains("SUMMARY:" + title))
  }

  /// A single character of hundreds of bytes, which no line can hold.
  @Test(arguments: ["e" + String(repeating: "\u{301}", count: 300), String(repeating: "👩\u{200D}", count: 60) + "👧"])
  func aCharacterLongerThanALineIsFoldedBetweenItsScalars(character: String) {
    let event = event("a" + character + "z")
    let bytes = Array(lines(event).joined(separator: "\r\n").utf8)
    let folded = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    #expect(folded.allSatisfy { $0.count <= 76 && String(validating: $0, as: UTF8.self) != nil })
    let unfolded = String(decoding: bytes, as: UTF8.self).unicodeScalars.split(separator: "\r\n ".unicodeScalars)
    var text = String.UnicodeScalarView()
    for part in unfolded { text.append(contentsOf: part) }
    #expect(Array(String(text).utf8).firstRange(of: Array(("SUMMARY:a" + character + "z").utf8)) != nil)
  }

  @Test func timesAreInUTCAndOnlyTheyHaveAnAlarm() {
    var showing = event("A")
    (showing.day, showing.startsAt) = (nil, Instant("2026-11-22T02:10:00Z"))
    #expect(lines(showing, alarm: 90).contains("DTSTART:20261122T021000Z"))
    #expect(lines(showing, alarm: 90).contains("TRIGGER:-PT90M"))
    #expect(lines(event("A"), alarm: 90).contains("DTSTART;VALUE=DATE:20261218"))
    #expect(!lines(event("A"), alarm: 90).contains("BEGIN:VALARM"))
  }

  @Test func aUIDIsAUUIDThatDependsOnItsNameAlone() {
    let uid = CalendarEvent.uid(of: "showing amc:showtime:1")
    #expect(uid == CalendarEvent.uid(of: "showing amc:showtime:1"))
    #expect(uid != CalendarEvent.uid(of: "showing amc:showtime:2"))
    #expect(uid.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
    #expect(uid.dropFirst(14).first == "8" && "89ab".contains(uid.dropFirst(19).first ?? " "))
  }
}
