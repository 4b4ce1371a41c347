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

extension ClockTime: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let time = json.string.flatMap({ ClockTime($0) }) else {
      throw json.mismatch(expected: "a time of day as HH:MM, such as 18:30")
    }
    self = time
  }

  public func write(to writer: inout JSONWriter) { writer.string(description) }
}
