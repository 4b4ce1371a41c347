// SPDX-License-Identifier: MIT
import CTexts

/// A postal code of a city with a theatre.
struct ZIPCode: Sendable {
  /// Five digits.
  let code: String
  let city: String
  /// The two-letter code, such as `KS`.
  let state: String
  /// The middle of its area.
  let coordinate: GeographicPosition
}

/// A city's codes, as a table has them.
struct CityOfZIPCodes: TableReadable {
  static var table: CTextsTable { .zipCodes }

  let codes: [ZIPCode]

  init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
    let city: String = try row.required("city")
    let state: String = try row.required("state")
    var codes: [ZIPCode] = []
    for (code, place) in try row.pairs("codes") {
      let degrees = place?.split(separator: " ").map(String.init) ?? []
      guard degrees.count == 2, let coordinate = GeographicPosition(degrees[0], degrees[1]) else {
        throw CatalogueRow.Mismatch(column: "codes", text: code)
      }
      codes.append(ZIPCode(code: code, city: city, state: state, coordinate: coordinate))
    }
    self.codes = codes
  }
}
