// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore

/// Writes events as a calendar file (iCalendar, RFC 5545).
///
/// There is no METHOD and no SEQUENCE: a calendar then takes the file for events of its own user's, and replaces those
/// that it has under the same UIDs.
struct CalendarText {
  private var bytes: [UInt8] = []
  /// The line to add next.
  private var line: [UInt8] = []

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

  var text: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func add(_ event: CalendarEvent, stamp: String, _ alarm: Int?) {
    line("BEGIN:VEVENT")
    line("UID:\(event.uid)")
    line("DTSTAMP:\(stamp)")
    line("LAST-MODIFIED:\(stamp)")
    let isCancelled = event.cancelled == true
    if isCancelled { line("STATUS:CANCELLED") }
    if let start = event.startsAt {
      line("DTSTART:\(Self.time(start))")
      if let end = event.endsAt { line("DTEND:\(Self.time(end))") }
    } else if let day = event.day {
      line("DTSTART;VALUE=DATE:\(Self.digits(day))")
    }
    // Neither a day's release nor a showing that doesn't take place makes its user busy.
    if isCancelled || event.startsAt == nil { line("TRANSP:TRANSPARENT") }
    line("SUMMARY:", escaping: event.title)
    if let place = event.place { line("LOCATION:", escaping: place) }
    line("DESCRIPTION:", escaping: event.description)
    if let url = event.url { line("URL:\(url)") }
    if let alarm, event.startsAt != nil, !isCancelled {
      line("BEGIN:VALARM")
      line("ACTION:DISPLAY")
      line("TRIGGER:-PT\(alarm)M")
      line("DESCRIPTION:", escaping: event.title)
      line("END:VALARM")
    }
    line("END:VEVENT")
  }

  /// Adds a line, without control characters, which are not allowed at all.
  private mutating func line(_ content: String) {
    for scalar in content.unicodeScalars where !scalar.isControl { append(scalar) }
    endLine()
  }

  /// Adds a line with a text (RFC 5545, 3.3.11).
  private mutating func line(_ name: String, escaping text: String) {
    line += name.utf8
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",":
        line.append(UInt8(ascii: "\\"))
        append(scalar)
      case "\n" where last == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": line += "\\n".utf8
      case _ where scalar.isControl: break
      default: append(scalar)
      }
      last = scalar
    }
    endLine()
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      line.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      line += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  /// Adds the line, folded where it has more than 75 bytes (RFC 5545, 3.1): between characters, and within one that is
  /// longer than a line itself, such as a letter with dozens of marks, between its scalars.
  private mutating func endLine() {
    if line.count <= 75 {
      bytes += line
    } else {
      var room = 75
      for character in String(decoding: line, as: UTF8.self) {
        if character.utf8.count <= 74 {
          append(character.utf8, room: &room)
        } else {
          for scalar in character.unicodeScalars { append(String(scalar).utf8, room: &room) }
        }
      }
    }
    bytes += "\r\n".utf8
    line.removeAll(keepingCapacity: true)
  }

  /// Adds what is not to be divided.
  private mutating func append(_ content: String.UTF8View, room: inout Int) {
    if content.count > room {
      bytes += "\r\n ".utf8
      room = 74
    }
    bytes += content
    room -= content.count
  }

  /// `20261122T021000Z`.
  private static func time(_ instant: Instant) -> String { "\(digits(instant.description).prefix(15))Z" }

  private static func digits(_ day: Day) -> String { digits(day.description) }

  /// A day or a time without separators.
  private static func digits(_ text: String) -> String {
    String(decoding: text.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }
}

extension CalendarEvent {
  /// The UID of what has this name: a UUID made of a digest (RFC 9562, version 8), since a UID must be the same each
  /// time, and different from all others in the world.
  static func uid(of name: String) -> String {
    var bytes = Array(SHA256.digest(Array("marquee:calendar:\(name)".utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    var text: [UInt8] = []
    for (position, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(position) { text.append(UInt8(ascii: "-")) }
      for digit in [byte >> 4, byte & 0x0F] {
        text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
