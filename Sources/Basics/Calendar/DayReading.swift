// SPDX-License-Identifier: MIT

// Days as people read them.
extension Day {
  /// The English names of the weekdays, from Sunday.
  public static let weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  /// The English names of the months, from January.
  public static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// The English name of the day's weekday.
  public var weekdayName: String { Self.weekdayNames[weekday] }

  private var dayAndMonth: String { "\(day) \(Self.monthNames[month - 1].prefix(3))" }

  /// `21 Nov 2026`.
  public var date: String { "\(dayAndMonth) \(year)" }

  /// `Sat 21 Nov`, in whichever year.
  public var weekdayAndDate: String { "\(weekdayName.prefix(3)) \(dayAndMonth)" }

  /// `Sat 21 Nov`, in another year than the reader's with it.
  public var reading: String { weekdayAndDate + (year == Wording.current.year ? "" : " \(year)") }
}
