// SPDX-License-Identifier: MIT
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

  /// Reads a string that holds an integer.
  public init?(lenient json: JSONValue) {
    guard let value = json.valueInText.flatMap({ try? Int(json: $0) }) else { return nil }
    self = value
  }

  /// Nil beyond 53 bits, where a double may stand for a different integer than the one written.
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

  /// Reads a string that holds a number.
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
  /// The scalar that a string holds. Containers are refused: a string could hold as many of them as a whole text.
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
