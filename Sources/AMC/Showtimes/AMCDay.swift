// SPDX-License-Identifier: MIT
import Contract

// Days as AMC's paths spell them, month first and without leading zeros.
extension Day {
  /// `M-d-yy`, for a theatre's showtimes; of another century `M-d-yyyy`, lest 1926 be taken for 2026.
  var withShortYear: String {
    (2000...2099).contains(year) ? "\(month)-\(day)-" + description.dropFirst(2).prefix(2) : withLongYear
  }

  /// `M-d-yyyy`, for showtimes around a place.
  var withLongYear: String { "\(month)-\(day)-" + description.prefix(4) }
}
