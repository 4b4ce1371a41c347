import JSON

/// A day of the Gregorian calendar, written `2026-11-21` (ISO 8601).
public struct Day: Hashable, Sendable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// - Returns: nil if the calendar has no such day, or its year has not four digits.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), (1...Self.length(of: month, in: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads exactly `YYYY-MM-DD`.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let year = Self.number(parts[0]), let month = Self.number(parts[1]),
      let day = Self.number(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func number(_ digits: Substring.UTF8View) -> Int? {
    var result = 0
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      result = result * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return result
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day: Comparable {
  public static func < (one: Day, other: Day) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

extension Day: CustomStringConvertible {
  public var description: String {
    "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Day: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let day = json.string.flatMap(Day.init(_:)) else {
      throw json.mismatch(expected: "a day as YYYY-MM-DD, such as 2026-11-21")
    }
    self = day
  }

  public func write(to writer: inout JSONWriter) { writer.string(description) }
}
