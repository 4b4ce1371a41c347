import Glibc

/// A place on Earth, in degrees.
struct Coordinate: Sendable {
  let latitude: Double
  let longitude: Double

  /// The distance along a great circle (haversine), on a sphere of the Earth's mean radius.
  func miles(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let heights = sin((other.latitude - latitude) * radians / 2)
    let widths = sin((other.longitude - longitude) * radians / 2)
    let chord = heights * heights + cos(latitude * radians) * cos(other.latitude * radians) * widths * widths
    return 2 * 3_958.7613 * asin(min(1, chord.squareRoot()))
  }
}
