// SPDX-License-Identifier: MIT
import Basics

extension Region {
  /// The day in the country, until it is over everywhere in it: what comes out on a day comes out on that day of its
  /// westernmost clocks, too.
  public func day(at instant: Instant) -> Day {
    let minutes = Self.offsets[code] ?? -12 * 60
    return instant.day(at: UTCOffset(minutes: minutes) ?? .utc)
  }

  /// The offset of a country's westernmost clock, by standard time, in minutes. Of another country a day lasts until it
  /// is over everywhere.
  private static let offsets = Dictionary(
    [
      (-600, "US"), (-480, "CA MX"), (-360, "CL CR EC GT HN NI SV"), (-300, "BR CO CU HT JM PA PE"),
      (-240, "BO DO PR PY TT VE"), (-180, "AR SR UY"), (-60, "PT"), (0, "ES GB GH IE IS MA SN"),
      (60, "AL AT BA BE CH CZ DE DK DZ FR HR HU IT LI LU MC ME MK MT NG NL NO PL RS SE SI SK SM TN VA"),
      (120, "BG BY CY EE EG FI GR IL JO LB LT LV MD RO RU UA ZA"), (180, "BH IQ KE KW QA SA TR"), (240, "AE AM AZ GE"),
      (300, "KZ PK UZ"), (330, "IN LK"), (345, "NP"), (360, "BD"), (390, "MM"), (420, "ID KH LA TH VN"),
      (480, "AU BN CN HK MO MY PH SG TW"), (540, "JP KR"), (720, "FJ NZ"),
    ].flatMap { minutes, codes in codes.split(separator: " ").map { (String($0), minutes) } }
  ) { first, _ in first }
}
