// SPDX-License-Identifier: MIT
import Basics
import Contract

extension Theatre {
  /// IANA's name of the theatre's time zone; nil if AMC doesn't send the zone, if AMC's own offset is none of its
  /// offsets, or if the system has no file of it.
  /// - Parameter zone: AMC's name, such as `CENTRAL TIME`.
  static func zoneName(_ zone: String?, state: String?, _ offset: UTCOffset?) -> String? {
    let zone = zone?.uppercased().split(separator: " ").first
    let name: String? =
      switch (zone, state?.uppercased()) {
      case (_, "AZ"): "America/Phoenix"
      case (_, "HI"), ("HAWAII", _): "Pacific/Honolulu"
      case (_, "AK"), ("ALASKA", _): "America/Anchorage"
      case ("EASTERN", "IN"): "America/Indiana/Indianapolis"
      case ("EASTERN", "MI"): "America/Detroit"
      case ("EASTERN", _): "America/New_York"
      case ("CENTRAL", _): "America/Chicago"
      case ("MOUNTAIN", "ID"): "America/Boise"
      case ("MOUNTAIN", _): "America/Denver"
      case ("PACIFIC", _): "America/Los_Angeles"
      case ("ATLANTIC", _): "America/Puerto_Rico"
      default: nil
      }
    guard let name, let rules = TimeZoneRules.named(name) else { return nil }
    return offset == nil || midsummerAndMidwinter.contains { rules.offset(at: $0) == offset } ? name : nil
  }

  private static let midsummerAndMidwinter = [
    Instant(secondsSince1970: 1_768_478_400), Instant(secondsSince1970: 1_784_116_800),
  ]
}
