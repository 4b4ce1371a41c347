// SPDX-License-Identifier: MIT
import Basics

/// A value of the calendar that is a text in JSON.
public protocol CalendarText: JSONReadable, JSONWritable, CustomStringConvertible {
  init?(_ text: String)
  /// What is expected where another value stands.
  static var expectation: String { get }
}

extension CalendarText {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.string.flatMap({ Self($0) }) else { throw json.mismatch(expected: Self.expectation) }
    self = value
  }

  public func write(to writer: inout JSONWriter) { writer.string(description) }
}

extension Day: CalendarText {
  public static var expectation: String { "a day as YYYY-MM-DD, such as 2026-11-21" }
}

extension ClockTime: CalendarText {
  public static var expectation: String { "a time of day as HH:MM, such as 18:30" }
}

extension Instant: CalendarText {
  public static var expectation: String { "an instant in UTC, such as 2026-11-21T18:30:00Z" }
}

extension LocalTime: CalendarText {
  public static var expectation: String { "a local time with its offset, such as 2026-11-21T12:30:00-06:00" }
}

extension UTCOffset: CalendarText {
  public static var expectation: String { "an offset from UTC, such as -06:00" }
}
