// SPDX-License-Identifier: MIT
import Basics

/// A type that can be read from one JSON value.
public protocol JSONReadable {
  /// Reads a value.
  /// - Throws: a mismatch that points at the first value that is not what the type expects.
  init(json: JSONValue) throws(JSONMismatch)

  /// Converts a value of another JSON type whose meaning is clear, such as a number written as a string; otherwise nil.
  init?(lenient json: JSONValue)
}

extension JSONReadable {
  public init?(lenient json: JSONValue) { nil }
}

extension JSONValue {
  /// Reads this value as the given type.
  public func read<T: JSONReadable>(_ type: T.Type = T.self) throws(JSONMismatch) -> T {
    try T(json: self)
  }

  /// Reads a member that may be absent; null counts as absent.
  public func optional<T: JSONReadable>(_ name: String, as type: T.Type = T.self) throws(JSONMismatch) -> T? {
    guard let value = self[name], !value.isNull else { return nil }
    return try T(json: value)
  }

  /// Reads a member that must be present.
  public func required<T: JSONReadable>(_ name: String, as type: T.Type = T.self) throws(JSONMismatch) -> T {
    guard kind == .object else { throw mismatch(expected: "an object") }
    guard let value = self[name] else { throw missing(name, expected: "a value") }
    return try T(json: value)
  }
}

extension JSONValue: JSONReadable {
  public init(json: JSONValue) { self = json }
}

extension String: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.string else { throw json.mismatch(expected: "a string") }
    self = value
  }

  /// Takes a number as it is written.
  public init?(lenient json: JSONValue) {
    guard json.kind == .number else { return nil }
    self.init(decoding: json.rawBytes, as: UTF8.self)
  }
}

extension Int: JSONReadable {
  /// Reads a number without a fractional part in any notation: `5.0` and `5e0` are integers too (JSON Schema 2020-12
  /// section 4.2.3), and some languages write integers that way.
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.integer ?? json.double.flatMap(Int.init(exactlyWithin53Bits:)) else {
      throw json.mismatch(expected: "an integer")
    }
    self = value
  }

  /// Reads an integer from a string.
  public init?(lenient json: JSONValue) {
    guard let value = json.valueInText.flatMap({ try? Int(json: $0) }) else { return nil }
    self = value
  }

  /// Nil beyond 53 bits, where a double may be a different integer than the one written.
  private init?(exactlyWithin53Bits value: Double) {
    guard value.magnitude <= 9_007_199_254_740_992 else { return nil }
    self.init(exactly: value)
  }
}

extension Double: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.double else { throw json.mismatch(expected: "a number") }
    self = value
  }

  /// Reads a number from a string.
  public init?(lenient json: JSONValue) {
    guard let value = json.valueInText?.double else { return nil }
    self = value
  }
}

extension Bool: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.boolean else { throw json.mismatch(expected: "true or false") }
    self = value
  }

  /// Reads "true" or "false" in any case, and 1 or 0 as a number or a string.
  public init?(lenient json: JSONValue) {
    switch json.string?.lowercased() ?? json.integer.map(String.init) {
    case "true", "1": self = true
    case "false", "0": self = false
    default: return nil
    }
  }
}

extension JSONValue {
  /// The scalar in a string. Containers are refused: a string could have as many of them as a whole text.
  fileprivate var valueInText: JSONValue? {
    string.flatMap { try? JSONValue(parsing: Array($0.utf8), limits: JSONLimits(depth: 0)) }
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .array else { throw json.mismatch(expected: "an array") }
    self = []
    reserveCapacity(json.count)
    for element in json.elements { append(try Element(json: element)) }
  }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    self = [:]
    for (name, value) in json.members { self[name] = try Value(json: value) }
  }
}

/// A type that can be written as one JSON value.
public protocol JSONWritable {
  /// Writes exactly one value.
  func write(to writer: inout JSONWriter)
}

/// An object that writes its members one after the other.
public protocol JSONObjectWritable: JSONWritable {
  /// Writes the members, without the braces around them.
  func writeMembers(to writer: inout JSONWriter)
}

extension JSONObjectWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(to: &writer)
    writer.endObject()
  }
}

extension String: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Int: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Double: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.number(self) }
}

extension Bool: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.boolean(self) }
}

extension JSONValue: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    if document.hasLineBreaks {
      writer.raw(onOneLine(rawBytes))
    } else {
      writer.raw(rawBytes)
    }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for element in self { element.write(to: &writer) }
    writer.endArray()
  }
}

/// Writes members sorted by name, so that equal values always give the same bytes.
extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for (name, value) in self.sorted(by: { $0.key < $1.key }) { writer.member(name, value) }
    writer.endObject()
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.null() }
  }
}

/// A value of the calendar that is a text in JSON.
public protocol CalendarText: JSONReadable, JSONWritable, CustomStringConvertible {
  init?(_ text: String)
  /// The expected form, for errors about another value.
  static var expectation: String { get }
}

extension CalendarText {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.string.flatMap({ Self($0) }) else { throw json.mismatch(expected: Self.expectation) }
    self = value
  }

  public func write(to writer: inout JSONWriter) { writer.string(description) }
}

extension Day: CalendarText {
  public static var expectation: String { "a day as YYYY-MM-DD, such as 2026-11-21" }
}

extension ClockTime: CalendarText {
  public static var expectation: String { "a time of day as HH:MM, such as 18:30, or 6:30pm" }

  /// Reads a time as people write it, too: `7pm`, `noon`.
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let time = json.string.flatMap({ ClockTime(words: $0) }) else {
      throw json.mismatch(expected: Self.expectation)
    }
    self = time
  }
}

extension Instant: CalendarText {
  public static var expectation: String { "an instant in UTC, such as 2026-11-21T18:30:00Z" }
}

extension LocalTime: CalendarText {
  public static var expectation: String { "a local time with its offset, such as 2026-11-21T12:30:00-06:00" }
}

extension UTCOffset: CalendarText {
  public static var expectation: String { "an offset from UTC, such as -06:00" }
}
