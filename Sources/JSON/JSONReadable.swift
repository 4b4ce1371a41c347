/// A type that can be read from one JSON value.
public protocol JSONReadable {
  /// - Throws: a mismatch that points at the first value that is not what the type needs.
  init(json: JSONValue) throws(JSONMismatch)
}

extension JSONValue {
  /// Reads this value as the type that is asked for.
  public func read<T: JSONReadable>(_ type: T.Type = T.self) throws(JSONMismatch) -> T {
    try T(json: self)
  }

  /// Reads a member; null is the same as absent.
  public func optional<T: JSONReadable>(_ name: String, as type: T.Type = T.self) throws(JSONMismatch) -> T? {
    guard let value = self[name], !value.isNull else { return nil }
    return try T(json: value)
  }

  /// Reads a member that must be there.
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
}

extension Int: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.integer else { throw json.mismatch(expected: "an integer") }
    self = value
  }
}

extension Double: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.double else { throw json.mismatch(expected: "a number") }
    self = value
  }
}

extension Bool: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.boolean else { throw json.mismatch(expected: "true or false") }
    self = value
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
