// SPDX-License-Identifier: MIT
import Basics

extension ClockTime: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let time = json.string.flatMap({ ClockTime($0) }) else {
      throw json.mismatch(expected: "a time of day as HH:MM, such as 18:30")
    }
    self = time
  }
}
