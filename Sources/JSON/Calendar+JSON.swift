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

extension Instant: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let instant = json.string.flatMap({ Instant($0) }) else {
      throw json.mismatch(expected: "an instant in UTC, such as 2026-11-21T18:30:00Z")
    }
    self = instant
  }

  public func write(to writer: inout JSONWriter) { writer.string(utc) }
}

extension LocalTime: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let time = json.string.flatMap({ LocalTime($0) }) else {
      throw json.mismatch(expected: "a local time with its offset, such as 2026-11-21T12:30:00-06:00")
    }
    self = time
  }

  public func write(to writer: inout JSONWriter) { writer.string(description) }
}

extension UTCOffset: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let offset = json.string.flatMap({ UTCOffset($0) }) else {
      throw json.mismatch(expected: "an offset from UTC, such as -06:00")
    }
    self = offset
  }

  public func write(to writer: inout JSONWriter) { writer.string(description) }
}
