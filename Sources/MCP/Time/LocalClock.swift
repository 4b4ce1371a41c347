import Contract
import FoundationEssentials
import JSON
import JSONRPC

/// What time it is at a theatre.
struct LocalClock: Sendable {
  /// The time in UTC (RFC 3339).
  let now: String
  private let localSeconds: Double

  /// - Parameters:
  ///   - now: as `server/status` tells it: the sandbox's time stands still.
  ///   - utcOffset: of the theatre, `-06:00`; UTC where it is not known.
  /// - Returns: nil if `now` is no time.
  init?(now: String, utcOffset: String?) {
    guard let date = try? Date(now, strategy: .iso8601) else { return nil }
    self.now = now
    localSeconds = date.timeIntervalSince1970 + Self.seconds(utcOffset ?? "")
  }

  /// The day that a word such as "tonight" means there.
  func day(_ word: DayWord) throws(RPCError) -> Day {
    guard let day = today.flatMap(word.day) else {
      throw RPCError(.invalidParams, "The calendar of four-digit years has no such day")
    }
    return day
  }

  var today: Day? { Day(Date(timeIntervalSince1970: localSeconds).formatted(.iso8601).prefix(10)) }

  /// What the clock said so long ago: `19:40`, and `Friday 2026-11-20 19:40` of another day than today.
  func time(secondsAgo: Int) -> String? {
    let text = Date(timeIntervalSince1970: localSeconds - Double(secondsAgo)).formatted(.iso8601)
    guard let day = Day(text.prefix(10)), let time = ClockTime(text.dropFirst(11)) else { return nil }
    return day == today ? "\(time)" : "\(day.weekday) \(day) \(time)"
  }

  /// The offset in seconds; 0 for a text that is none.
  private static func seconds(_ offset: String) -> Double {
    guard let sign = offset.first, "+-".contains(sign), let distance = ClockTime(offset.dropFirst()) else { return 0 }
    return Double((distance.hour * 60 + distance.minute) * (sign == "-" ? -60 : 60))
  }
}

extension LocalClock {
  /// The clock of a place: that of its nearest theatre.
  init(at theatre: NearTheatre?, _ finder: PlaceFinder) async throws(RPCError) {
    let now = try await finder.contract.call("server/status")["now"]?.string ?? ""
    var offset = theatre?.utcOffset
    if offset == nil, let theatre { offset = try await finder.theatre(theatre.id).utcOffset }
    guard let clock = LocalClock(now: now, utcOffset: offset) else {
      throw RPCError(.internalError, "The time \(now) can't be read")
    }
    self = clock
  }
}

extension Day {
  init?(_ text: Substring) { self.init(String(text)) }

  /// The day that comes so many days later.
  func adding(days: Int) -> Day? {
    guard let midnight else { return nil }
    return Day(midnight.addingTimeInterval(Double(days) * 86_400).formatted(.iso8601).prefix(10))
  }

  /// The English name of the weekday.
  var weekday: String {
    guard let midnight else { return "" }
    // 1970-01-01 was a Thursday.
    let days = Int((midnight.timeIntervalSince1970 / 86_400).rounded(.down))
    return Self.weekdays[((days + 4) % 7 + 7) % 7]
  }

  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  private var midnight: Date? { try? Date("\(self)T00:00:00Z", strategy: .iso8601) }
}
