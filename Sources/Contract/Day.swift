import JSON

/// A day of the Gregorian calendar, written `2026-11-21` (ISO 8601).
public struct Day: Hashable, Sendable {
  /// 0 to 9999.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
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
    var numbers = (year: 0, month: 0, day: 0)
    guard text.utf8.count == 10 else { return nil }
    for (position, byte) in text.utf8.enumerated() {
      switch (position, byte) {
      case (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")): continue
      case (4, _), (7, _): return nil
      case (..<4, Self.digits): numbers.year = numbers.year * 10 + Int(byte & 0x0F)
      case (..<7, Self.digits): numbers.month = numbers.month * 10 + Int(byte & 0x0F)
      case (_, Self.digits): numbers.day = numbers.day * 10 + Int(byte & 0x0F)
      default: return nil
      }
    }
    self.init(year: numbers.year, month: numbers.month, day: numbers.day)
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

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
    String(unsafeUninitializedCapacity: 10) { text in
      func write(_ number: Int, at end: Int, digits: Int) {
        var number = number
        for position in stride(from: end - 1, through: end - digits, by: -1) {
          text.initializeElement(at: position, to: UInt8(ascii: "0") + UInt8(number % 10))
          number /= 10
        }
      }
      write(year, at: 4, digits: 4)
      text.initializeElement(at: 4, to: UInt8(ascii: "-"))
      write(month, at: 7, digits: 2)
      text.initializeElement(at: 7, to: UInt8(ascii: "-"))
      write(day, at: 10, digits: 2)
      return 10
    }
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
