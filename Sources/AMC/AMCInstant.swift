import Contract

/// AMC's points in time: with or without a fraction and `Z`, and two of them mean that there is none.
enum AMCInstant {
  /// An instant that ends in `Z`; nil for "no date" and for what is no point in time.
  static func instant(_ text: String) -> String? {
    guard let day = day(text), text.utf8.count >= 19, text.dropFirst(10).first == "T" else { return nil }
    let time = text.dropFirst(11)
    let rest = time.dropFirst(8)
    let fraction = rest.hasSuffix("Z") ? rest.dropLast() : rest
    guard isTime(time.prefix(8)), fraction.isEmpty || isFraction(fraction) else { return nil }
    return "\(day)T\(time.prefix(8))\(fraction)Z"
  }

  /// The day that a point in time begins with; nil for "no date" and for what is no day.
  static func day(_ text: String) -> Day? {
    guard let day = Day(String(text.prefix(10))), day != Day(year: 1900, month: 1, day: 1), day.year > 1 else {
      return nil
    }
    return day
  }

  /// A theatre's local time with its offset: `2017-02-24T10:00:00` and `-06:00`.
  static func local(_ text: String, offset: String?) -> String? {
    guard let instant = instant(text), let offset, isOffset(offset) else { return nil }
    return instant.dropLast() + offset
  }

  /// How far local time is from UTC, from the two spellings of one moment; whole minutes, within a day.
  static func offset(local: String, utc: String) -> String? {
    guard let local = minutes(local), let utc = minutes(utc) else { return nil }
    let difference = local - utc
    guard abs(difference) < 24 * 60 else { return nil }
    let twoDigits = { (number: Int) in String(String(100 + number).dropFirst()) }
    return (difference < 0 ? "-" : "+") + twoDigits(abs(difference) / 60) + ":" + twoDigits(abs(difference) % 60)
  }

  /// Hours and minutes east or west of Greenwich: `-06:00`.
  static func isOffset(_ text: String) -> Bool {
    guard matches(text[...], "+dd:dd") || matches(text[...], "-dd:dd") else { return false }
    return text.dropFirst().prefix(2) < "24" && text.suffix(2) < "60"
  }

  /// Minutes since the beginning of the year 0, counted so that differences between neighbouring days are right.
  private static func minutes(_ text: String) -> Int? {
    guard let instant = instant(text) else { return nil }
    let numbers = instant.split { "-T:.Z".contains($0) }.compactMap { Int($0) }
    guard numbers.count >= 6 else { return nil }
    // Years from March, so that the leap day is the last one (a well-known form of the day count).
    let year = numbers[1] > 2 ? numbers[0] : numbers[0] - 1
    let month = (numbers[1] + 9) % 12
    let days = year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + numbers[2]
    return (days * 24 + numbers[3]) * 60 + numbers[4]
  }

  private static func isTime(_ text: Substring) -> Bool {
    matches(text, "dd:dd:dd") && text.prefix(2) < "24" && text.dropFirst(3).prefix(2) < "60" && text.suffix(2) < "61"
  }

  private static func isFraction(_ text: Substring) -> Bool {
    text.first == "." && text.utf8.count > 1 && text.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Compares with a pattern in which `d` is any digit and everything else itself.
  private static func matches(_ text: Substring, _ pattern: StaticString) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == pattern.utf8CodeUnitCount else { return false }
    return bytes.indices.allSatisfy { index in
      let expected = pattern.utf8Start[index]
      return expected == UInt8(ascii: "d") ? (0x30...0x39).contains(bytes[index]) : expected == bytes[index]
    }
  }
}
