import Contract

// Days as AMC's paths spell them, month first and without leading zeros.
extension Day {
  /// `M-d-yy`, for a theatre's showtimes.
  var withShortYear: String { "\(month)-\(day)-" + String(100 + year % 100).dropFirst() }

  /// `M-d-yyyy`, for showtimes around a place.
  var withLongYear: String { "\(month)-\(day)-\(year)" }
}
