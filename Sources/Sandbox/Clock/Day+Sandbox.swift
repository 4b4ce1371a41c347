// SPDX-License-Identifier: MIT
import Basics

extension Day {
  /// Parses AMC's `M-d-yy` and `M-d-yyyy`; a two-digit year is in this century.
  init?(american text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy(\.isASCIIDigits), let month = Int(parts[0]), let day = Int(parts[1]),
      let year = Int(parts[2]), parts[2].count == 2 || parts[2].count == 4
    else { return nil }
    self.init(year: parts[2].count == 2 ? 2000 + year : year, month: month, day: day)
  }

  /// The day this many days later, or earlier if negative, clamped to the ends of the calendar.
  func shifted(days: Int) -> Day { adding(days: days) ?? (days < 0 ? .first : .last) }
}
