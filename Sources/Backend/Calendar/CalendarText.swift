// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore

/// Writes events as a calendar file (iCalendar, RFC 5545).
///
/// There is no METHOD and no SEQUENCE: a calendar then takes the file for events of its own user's, and replaces those
/// that it has under the same UIDs.
struct CalendarText {
  private(set) var text = ""

  /// - Parameters:
  ///   - now: when the events were made.
  ///   - alarm: how many minutes before a time the calendar reminds; nil for no reminder.
  init(_ events: [CalendarEvent], now: Instant, alarm: Int?) {
    line("BEGIN:VCALENDAR")
    line("VERSION:2.0")
    line("PRODID:-//Marquee//marquee \(Product.version)//EN")
    for event in events { add(event, stamp: Self.time(now), alarm) }
    line("END:VCALENDAR")
  }

  private mutating func add(_ event: CalendarEvent, stamp: String, _ alarm: Int?) {
    line("BEGIN:VEVENT")
    line("UID:\(event.uid)")
    line("DTSTAMP:\(stamp)")
    line("LAST-MODIFIED:\(stamp)")
    if let start = event.startsAt {
      line("DTSTART:\(Self.time(start))")
      if let end = event.endsAt { line("DTEND:\(Self.time(end))") }
    } else if let day = event.day {
      line("DTSTART;VALUE=DATE:\(Self.digits(day))")
      // A day's release doesn't make its user busy.
      line("TRANSP:TRANSPARENT")
    }
    line("SUMMARY:\(Self.escaped(event.title))")
    if let place = event.place { line("LOCATION:\(Self.escaped(place))") }
    line("DESCRIPTION:\(Self.escaped(event.description))")
    if let url = event.url { line("URL:\(Self.withoutControls(url))") }
    if let alarm, event.startsAt != nil {
      line("BEGIN:VALARM")
      line("ACTION:DISPLAY")
      line("TRIGGER:-PT\(alarm)M")
      line("DESCRIPTION:\(Self.escaped(event.title))")
      line("END:VALARM")
    }
    line("END:VEVENT")
  }

  /// Adds a line, folded where it has more than 75 bytes (RFC 5545, 3.1), never within a character.
  private mutating func line(_ content: String) {
    var room = 75
    for character in content {
      let bytes = character.utf8.count
      if bytes > room {
        text += "\r\n "
        room = 74
      }
      text.append(character)
      room -= bytes
    }
    text += "\r\n"
  }

  /// RFC 5545, 3.3.11. Control characters are not allowed at all.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\\\"
      case ";": result += "\\;"
      case ",": result += "\\,"
      case _ where character.isNewline: result += "\\n"
      default: result += withoutControls(String(character))
      }
    }
    return result
  }

  private static func withoutControls(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
  }

  /// `20261122T021000Z`.
  private static func time(_ instant: Instant) -> String {
    "\(digits(instant.day))T\(instant.description.dropFirst(11).filter(\.isNumber).prefix(6))Z"
  }

  private static func digits(_ day: Day) -> String { day.description.filter { $0 != "-" } }
}

extension CalendarEvent {
  /// The UID of what has this name: a UUID made of a digest (RFC 9562, version 8), since a UID must be the same each
  /// time, and different from all others in the world.
  static func uid(of name: String) -> String {
    var bytes = Array(SHA256.digest(Array("marquee:calendar:\(name)".utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    var rest = digits[...]
    return [8, 4, 4, 4, 12].map { count in
      defer { rest = rest.dropFirst(count) }
      return String(rest.prefix(count))
    }.joined(separator: "-")
  }
}
