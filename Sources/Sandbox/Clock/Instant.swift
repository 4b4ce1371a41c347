/// A moment, as the upstreams write it.
struct Instant: Sendable, Hashable, Comparable {
  let secondsSince1970: Int

  /// Midnight of a day, plus seconds; the day is taken at UTC.
  init(_ day: Day, seconds: Int = 0) { secondsSince1970 = day.daysSince1970 * 86_400 + seconds }

  init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

  /// `2026-11-21T19:30:00`: without an offset.
  var local: String {
    let seconds = secondsSince1970.remainderUp(by: 86_400)
    let clock = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { $0.padded(to: 2) }.joined(separator: ":")
    return "\(Day(secondsSince1970: secondsSince1970).iso)T\(clock)"
  }

  /// `2026-11-21T19:30:00Z`.
  var utc: String { local + "Z" }

  static func < (left: Instant, right: Instant) -> Bool { left.secondsSince1970 < right.secondsSince1970 }
}
