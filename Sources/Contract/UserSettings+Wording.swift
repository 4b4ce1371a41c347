// SPDX-License-Identifier: MIT
import Basics

extension UserSettings {
  /// How the user reads distances, days and times.
  /// - Parameter today: the user's day.
  public func wording(on today: Day) -> Wording {
    Wording(usesMiles: units.map { $0 == .us }, usesTwelveHours: clock.map { $0 == 12 }, year: today.year)
  }
}
