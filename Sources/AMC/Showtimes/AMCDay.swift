// SPDX-License-Identifier: MIT
import Basics
import Contract

// Days in the formats of AMC's paths: month first, without leading zeros.
extension Day {
  /// `M-d-yy`, for a theatre's showtimes; `M-d-yyyy` outside this century, so that 1926 isn't taken for 2026.
  var withShortYear: String {
    (2000...2099).contains(year) ? "\(month)-\(day)-\((year - 2000).padded(to: 2))" : withLongYear
  }

  /// `M-d-yyyy`, for showtimes near a place.
  var withLongYear: String { "\(month)-\(day)-\(year.padded(to: 4))" }
}
