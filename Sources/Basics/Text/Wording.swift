// SPDX-License-Identifier: MIT

/// How sentences and tables write distances, days and times of day: as the person who reads them has set it. Fields of
/// the contract don't depend on it.
///
/// It is a value of the task, because texts are made in many places that have nothing else from the settings.
public struct Wording: Sendable, Hashable {
  /// Whether distances are in miles; otherwise, and if the reader hasn't set it, in kilometres.
  public var usesMiles: Bool?
  /// Whether times are written as `7:10 pm`; otherwise, and if the reader hasn't set it, as `19:10`.
  public var usesTwelveHours: Bool?
  /// The year of the reader's day, which days of that year are written without.
  public var year: Int?

  @TaskLocal public static var current = Wording()

  public init(usesMiles: Bool? = nil, usesTwelveHours: Bool? = nil, year: Int? = nil) {
    self.usesMiles = usesMiles
    self.usesTwelveHours = usesTwelveHours
    self.year = year
  }

  /// The sign of the unit of distances.
  public var unit: String { usesMiles == true ? "mi" : "km" }

  /// A distance in this unit.
  public func distance(kilometres: Double) -> Double { usesMiles == true ? kilometres / kilometresInAMile : kilometres }
}

/// Kilometres in an international mile.
public let kilometresInAMile = 1.609344

extension ClockTime {
  /// The time as the reader's clock shows it: `19:10` or `7:10 pm`.
  public var reading: String {
    guard Wording.current.usesTwelveHours == true else { return description }
    let digits = String(minute)
    return "\((hour + 11) % 12 + 1):\(digits.count < 2 ? "0" : "")\(digits) \(hour < 12 ? "am" : "pm")"
  }
}
