// SPDX-License-Identifier: MIT
import Contract
import JSON

extension Attribute {
  /// Reads one of AMC's attributes; nil without a code.
  init?(amc json: JSONValue) {
    guard var object = LenientObject(json), let code = object.takeText("code") else { return nil }
    self.init(code: code)
    name = object.takeText("name")
    description = object.takeText("description")
    amc = object.rest()
  }
}

/// Recognizes private rentals. AMC lists auditoriums for rent among movies and showtimes, under names such as "Private
/// Theatre Rental", or "Dog Man: Private Theatre Rental for 1-20 Total Guests" for a rental with a movie. The guides to
/// purchasing private theatre rentals on developers.amctheatres.com describe how to recognize them.
enum PrivateRental {
  private static let codes: Set<String> = ["PRVTRENTAL", "PRVTRNTALL", "PRVTTITLE"]

  /// The value of `isPrivateRental`: true for a rental, otherwise nil.
  static func mark(name: String, format: String? = nil, attributes: [Attribute]?) -> Bool? {
    let isRental =
      name.contains("Private Theatre Rental") || format == "Private Theatre Rentals"
      || attributes?.contains { codes.contains($0.code.uppercased()) } ?? false
    return isRental ? true : nil
  }
}
