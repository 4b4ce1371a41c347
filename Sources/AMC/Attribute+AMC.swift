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
