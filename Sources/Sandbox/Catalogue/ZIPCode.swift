// SPDX-License-Identifier: MIT
import JSON

/// A postal code of a city with a theatre.
struct ZIPCode: Sendable {
  /// Five digits.
  let code: String
  let city: String
  /// The two-letter code, such as `KS`.
  let state: String
  /// The middle of its area.
  let coordinate: Coordinate
}

/// A city's codes, as the literals hold them.
struct CityOfZIPCodes: JSONReadable {
  let codes: [ZIPCode]

  init(json: JSONValue) throws(JSONMismatch) {
    let city: String = try json.required("city")
    let state: String = try json.required("state")
    let members: JSONValue = try json.required("codes")
    var codes: [ZIPCode] = []
    for (code, place) in members.members {
      guard let latitude = place[0]?.double, let longitude = place[1]?.double else {
        throw json.mismatch(expected: "a latitude and a longitude for \(code)")
      }
      codes.append(
        ZIPCode(
          code: code, city: city, state: state, coordinate: Coordinate(latitude: latitude, longitude: longitude)))
    }
    self.codes = codes
  }
}
