// SPDX-License-Identifier: MIT
import Basics

/// The short names that people use for cities, which AMC's location suggestions don't know.
enum CityNickname {
  /// The city's name with its state; nil for a text that is no such name.
  static func city(_ text: String) -> String? { cities[text.bare] }

  private static let cities = [
    "nyc": "New York, NY", "newyorkcity": "New York, NY", "la": "Los Angeles, CA", "sf": "San Francisco, CA",
    "dc": "Washington, DC", "philly": "Philadelphia, PA", "vegas": "Las Vegas, NV", "nola": "New Orleans, LA",
  ]
}
