// SPDX-License-Identifier: MIT
import Basics

extension Day: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let day = json.string.flatMap({ Day($0) }) else {
      throw json.mismatch(expected: "a day as YYYY-MM-DD, such as 2026-11-21")
    }
    self = day
  }

  public func write(to writer: inout JSONWriter) { writer.string(description) }
}
