// SPDX-License-Identifier: MIT
import Contract
import JSON

extension Attribute {
  /// A feature as AMC tells it; nil unless it has a code.
  init?(amc json: JSONValue) {
    guard var object = LenientObject(json), let code = object.takeText("code") else { return nil }
    self.init(code: code)
    name = object.takeText("name")
    description = object.takeText("description")
    amc = object.rest()
  }
}
