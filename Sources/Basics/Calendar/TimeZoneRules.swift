// SPDX-License-Identifier: MIT
import Platform
import Synchronization

/// The offsets of a time zone, read from a file of the system's database (TZif, RFC 8536).
public struct TimeZoneRules: Sendable {
  /// In order of time; an offset is nil if it isn't of whole minutes, as before there were zones.
  private var transitions: [(at: Int, offset: UTCOffset?)] = []
  /// The offset of standard time after the last transition; nil for a rule in an unsupported form.
  private var standard: UTCOffset?
  /// Whether the rule after the last transition is that of the United States.
  private var savesDaylight = false

  /// - Returns: nil for a file of another format, of its first version, or that is cut short.
  public init?(_ bytes: [UInt8]) {
    func number(at position: Int, of length: Int) -> Int? {
      guard position <= bytes.count - length else { return nil }
      let first = length > 1 && bytes[position] > 0x7F ? -1 : 0
      return bytes[position..<position + length].reduce(first) { $0 << 8 | Int($1) }
    }
    /// The counts of UT indicators, standard indicators, leap seconds, transitions, types and characters.
    func counts(at start: Int) -> [Int]? {
      guard bytes.dropFirst(start).starts(with: "TZif".utf8) else { return nil }
      let counts = (0..<6).compactMap { number(at: start + 20 + 4 * $0, of: 4) }
      return counts.count == 6 && counts.allSatisfy((0...bytes.count).contains) ? counts : nil
    }
    guard let old = counts(at: 0), bytes[4] >= UInt8(ascii: "2"),
      case let start = 44 + old[0] + old[1] + 8 * old[2] + 5 * old[3] + 6 * old[4] + old[5],
      let new = counts(at: start)
    else { return nil }
    let times = start + 44
    let indices = times + 8 * new[3]
    let types = indices + new[3]
    for position in 0..<new[3] {
      guard let time = number(at: times + 8 * position, of: 8), let index = number(at: indices + position, of: 1),
        index < new[4], let seconds = number(at: types + 6 * index, of: 4)
      else { return nil }
      transitions.append((time, UTCOffset(seconds: seconds)))
    }
    // The rule, such as `CST6CDT,M3.2.0,M11.1.0`, is between two line feeds. Its offset is west of Greenwich.
    let footer = bytes.dropFirst(types + 6 * new[4] + new[5] + 12 * new[2] + new[1] + new[0]).dropFirst()
    let rule = String(decoding: footer.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    savesDaylight = rule.hasSuffix(",M3.2.0,M11.1.0")
    guard savesDaylight || !rule.contains(",") else { return }
    let hours = Int(rule.drop { $0.isLetter }.prefix { !$0.isLetter && $0 != "," })
    standard = hours.flatMap { (-24...24).contains($0) ? UTCOffset(minutes: -60 * $0) : nil }
  }

  /// The offset from UTC at an instant; nil if the file doesn't have it.
  public func offset(at instant: Instant) -> UTCOffset? {
    let last = transitions.last { $0.at <= instant.secondsSince1970 }
    guard let standard, last?.at == transitions.last?.at else { return last?.offset }
    let isDaylight = savesDaylight && LocalTime(instant, offset: standard).reading.isDaylightTime
    return UTCOffset(minutes: standard.minutes + (isDaylight ? 60 : 0))
  }

  private static let zones = Mutex<[String: TimeZoneRules?]>([:])
  private static let folder = CurrentProcess.environment["TZDIR"] ?? "/usr/share/zoneinfo"

  /// The rules of a zone such as `America/Chicago`, from the folder that TZDIR names; nil if the system has none. A
  /// file is read once. It has some thousand bytes, so it is read at once.
  public static func named(_ name: String) -> TimeZoneRules? {
    guard name.utf8.allSatisfy({ $0.isASCIILetter || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "/") }) else {
      return nil
    }
    return zones.withLock { zones in
      if let rules = zones[name] { return rules }
      let rules = RegularFile.content(of: "\(folder)/\(name)", limit: 65_536).flatMap { TimeZoneRules($0) }
      zones[name] = .some(rules)
      return rules
    }
  }
}
