// SPDX-License-Identifier: MIT
import Contract

/// AMC lists auditoriums to rent among the films and showings, under a name like a film's: "Private Theatre Rental", or
/// "Dog Man: Private Theatre Rental for 1-20 Total Guests" for the rental with a film. How to tell them is said on
/// developers.amctheatres.com, in the guides to purchasing private theatre rentals.
enum PrivateRental {
  private static let codes: Set<String> = ["PRVTRENTAL", "PRVTRNTALL", "PRVTTITLE"]

  /// True or nil, as the contract has it.
  static func mark(name: String, format: String? = nil, attributes: [Attribute]?) -> Bool? {
    let isOne =
      name.contains("Private Theatre Rental") || format == "Private Theatre Rentals"
      || attributes?.contains { codes.contains($0.code.uppercased()) } ?? false
    return isOne ? true : nil
  }
}
