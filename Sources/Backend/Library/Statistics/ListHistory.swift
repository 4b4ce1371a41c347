// SPDX-License-Identifier: MIT
import Basics
import Contract

/// What came and went of the list of what the user wants to see, by months.
///
/// What is wanted came when it was added. What was seen later than it was added came then, and went when it was first
/// seen; what an import brought as seen was never on the list. What was removed went.
struct ListHistory {
  private struct Month {
    var came = 0
    var went = 0
    /// The latest times with titles.
    var titles: [(time: Int, title: String)] = []
    var wentTitles: [(time: Int, title: String)] = []
  }

  private var months: [Int: Month] = [:]
  private let counts: (Int) -> Bool
  private static let mostTitles = 5

  /// - Parameter counts: whether a year counts.
  init(_ library: KnownLibrary, counting counts: @escaping (Int) -> Bool) {
    self.counts = counts
    for entry in library.entries {
      let added = Self.day(entry.addedAt)
      if entry.status == .wanted {
        change(on: added) {
          $0.came += 1; $0.titles.append((entry.addedAt, entry.title))
        }
      } else if entry.status == .seen, let first = entry.seenOn.first, first >= added {
        change(on: added) {
          $0.came += 1; $0.titles.append((entry.addedAt, entry.title))
        }
        change(on: first) {
          $0.went += 1; $0.wentTitles.append((first, entry.title))
        }
      }
    }
    for time in library.removals { change(on: Self.day(time)) { $0.went += 1 } }
  }

  /// The day of a time by the user's clock. An export's days are stored as the midnights of UTC, and stay these days.
  private static func day(_ time: Int) -> Int {
    time % 86_400 == 0 ? time / 86_400 : Instant(secondsSince1970: time).localDay.daysSince1970
  }

  private mutating func change(on day: Int, _ body: (inout Month) -> Void) {
    guard let day = Day(daysSince1970: day), counts(day.year) else { return }
    body(&months[day.year * 12 + day.month - 1, default: Month()])
  }

  /// The latest first.
  /// - Parameter name: the name of a month, which is counted from the year 0.
  func months(named name: (Int) -> String) -> [StatisticsChange] {
    months.sorted { $0.key > $1.key }.map { month, changes in
      StatisticsChange(
        name: name(month), came: changes.came, went: changes.went, titles: Self.latest(changes.titles),
        wentTitles: Self.latest(changes.wentTitles))
    }
  }

  private static func latest(_ titles: [(time: Int, title: String)]) -> [String]? {
    let named = titles.filter { !$0.title.isEmpty }.sorted { ($1.time, $0.title) < ($0.time, $1.title) }
    return named.isEmpty ? nil : named.prefix(mostTitles).map(\.title)
  }
}
