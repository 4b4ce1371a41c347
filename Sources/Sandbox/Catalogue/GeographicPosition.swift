// SPDX-License-Identifier: MIT
import Platform

/// A place on Earth, in degrees.
struct GeographicPosition: Sendable {
  let latitude: Double
  let longitude: Double
}

extension GeographicPosition {
  /// Parses decimal degrees; returns nil unless both texts are numbers within the bounds of latitudes and longitudes.
  init?(_ latitude: String, _ longitude: String) {
    guard let latitude = Double(latitude), let longitude = Double(longitude),
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// The great-circle distance in miles (haversine), on a sphere with the Earth's mean radius.
  func miles(to other: GeographicPosition) -> Double {
    let radians = Double.pi / 180
    let heights = ((other.latitude - latitude) * radians / 2).sine
    let widths = ((other.longitude - longitude) * radians / 2).sine
    let chord = heights * heights + (latitude * radians).cosine * (other.latitude * radians).cosine * widths * widths
    return 2 * 3_958.7613 * min(1, chord.squareRoot()).arcsine
  }
}
