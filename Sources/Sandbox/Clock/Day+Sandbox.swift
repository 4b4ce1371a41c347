// SPDX-License-Identifier: MIT
import Basics

extension Day {
  /// Reads AMC's `M-d-yy` and `M-d-yyyy`; two digits are a year of this century.
  init?(american text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy(\.isASCIIDigits), let month = Int(parts[0]), let day = Int(parts[1]),
      let year = Int(parts[2]), parts[2].count == 2 || parts[2].count == 4
    else { return nil }
    self.init(year: parts[2].count == 2 ? 2000 + year : year, month: month, day: day)
  }

  /// `11-21-2026`, as AMC writes days in its links.
  var american: String { "\(month)-\(day)-\(year)" }

  /// The day so many days later, or earlier; at most to the ends of the calendar.
  func shifted(days: Int) -> Day { adding(days: days) ?? (days < 0 ? .first : .last) }
}
