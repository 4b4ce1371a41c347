// SPDX-License-Identifier: MIT

/// A date and time as upstreams write it: with `T` or a space after the day, with or without seconds and a fraction,
/// and with `Z`, an offset, or neither. The program has no other parser for such texts.
public struct Timestamp: Sendable, Hashable {
  /// The date and time in the text, read as UTC whatever the offset.
  public let reading: Instant
  /// The offset in the text; nil if it has `Z` or no offset.
  public let offset: UTCOffset?
  /// Whether the text has the form of RFC 3339, which includes `Z` or an offset.
  public let isRFC3339: Bool

  /// - Returns: nil if the text has another form, or if its day doesn't exist.
  public init?(_ text: String) {
    var text = text
    guard let timestamp = text.withUTF8({ Timestamp(bytes: $0) }) else { return nil }
    self = timestamp
  }

  /// Reads what a text has next.
  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var next = 0

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard next < bytes.count, Unicode.Scalar(bytes[next]) == character else { return false }
      next += 1
      return true
    }

    mutating func number(_ digits: Int, upTo limit: Int) -> Int? {
      var number = 0
      for _ in 0..<digits {
        guard next < bytes.count, bytes[next].isASCIIDigit else { return nil }
        number = number * 10 + Int(bytes[next] & 0x0F)
        next += 1
      }
      return number <= limit ? number : nil
    }
  }

  private init?(bytes: UnsafeBufferPointer<UInt8>) {
    var text = Reader(bytes: bytes)
    guard let year = text.number(4, upTo: 9999), text.skip("-"), let month = text.number(2, upTo: 12), text.skip("-"),
      let date = text.number(2, upTo: 31), let day = Day(year: year, month: month, day: date),
      case let hasLetter = text.skip("T"), hasLetter || text.skip(" "), let hour = text.number(2, upTo: 23),
      text.skip(":"),
      let minute = text.number(2, upTo: 59)
    else { return nil }
    // 60 is a leap second.
    let hasSeconds = text.skip(":")
    guard let second = hasSeconds ? text.number(2, upTo: 60) : 0 else { return nil }
    var nanoseconds = 0
    if hasSeconds, text.skip(".") {
      let digits = bytes[text.next...].prefix(while: \.isASCIIDigit)
      guard !digits.isEmpty else { return nil }
      text.next = digits.endIndex
      nanoseconds = (0..<9).reduce(0) { $0 * 10 + ($1 < digits.count ? Int(digits[digits.startIndex + $1] & 0x0F) : 0) }
    }
    let isUTC = text.skip("Z")
    var zone: UTCOffset?
    if !isUTC, text.next < bytes.count {
      let isWest = text.skip("-")
      guard isWest || text.skip("+"), let hours = text.number(2, upTo: 23), text.skip(":") || true,
        let minutes = text.number(2, upTo: 59)
      else {
        return nil
      }
      zone = UTCOffset(minutes: (hours * 60 + minutes) * (isWest ? -1 : 1))
    }
    guard text.next == bytes.count else { return nil }
    reading = Instant(
      secondsSince1970: Instant(day, seconds: (hour * 60 + minute) * 60 + second).secondsSince1970,
      nanoseconds: UInt32(nanoseconds))
    offset = zone
    isRFC3339 = hasLetter && hasSeconds && second < 60 && (isUTC || zone != nil)
  }

  /// The day in the text, whatever the offset.
  public var day: Day { reading.day(at: .utc) }

  /// The instant. A text without an offset is read as UTC. Nil outside the years 0 to 9999.
  public var utc: Instant? { local(at: offset ?? .utc)?.instant }

  /// The local time at a place with the given offset. Nil if its instant is outside the years 0 to 9999.
  public func local(at offset: UTCOffset) -> LocalTime? {
    let instant = reading.adding(seconds: -offset.minutes * 60)
    return Day(daysSince1970: instant.secondsSince1970.dividedDown(by: 86_400)).map { _ in
      LocalTime(instant, offset: offset)
    }
  }
}

/// An instant with the UTC offset of a place, written `2026-11-21T18:30:00-06:00`.
public struct LocalTime: Sendable, Hashable, CustomStringConvertible {
  public let instant: Instant
  /// The place's offset from UTC at the instant.
  public let offset: UTCOffset

  public init(_ instant: Instant, offset: UTCOffset) {
    self.instant = instant
    self.offset = offset
  }

  /// Parses the form of RFC 3339; nil for anything else.
  public init?(_ text: String) {
    guard let timestamp = Timestamp(text), timestamp.isRFC3339, let time = timestamp.local(at: timestamp.offset ?? .utc)
    else { return nil }
    self = time
  }

  /// The local date and time, as if they were UTC.
  public var reading: Instant { instant.adding(seconds: offset.minutes * 60) }
  /// The day at the place.
  public var day: Day { instant.day(at: offset) }
  /// The time of day at the place, to the minute.
  public var time: ClockTime { reading.time }

  public var description: String { reading.text(endingIn: offset) }
}
