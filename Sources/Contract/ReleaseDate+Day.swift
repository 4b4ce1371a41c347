// SPDX-License-Identifier: MIT
import Basics

extension ReleaseDate {
  /// The day of the release in its country. TMDB writes it as midnight in UTC, whatever the country.
  public var day: Day { releasedAt.day(at: .utc) }
}
