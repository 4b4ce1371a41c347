// SPDX-License-Identifier: MIT
import Basics

/// Header fields in order of arrival, with case-insensitive names (RFC 9110 section 5.1).
public struct HTTPHeaders: Sendable, Hashable {
  /// A field line.
  public struct Field: Sendable, Hashable {
    /// The name in its original spelling.
    public let name: String
    /// The value without line breaks and surrounding whitespace.
    public let value: String
  }

  /// The field lines in order.
  public private(set) var fields: [Field] = []

  /// Creates an empty collection.
  public init() {}

  /// The first value of the field `name`. Setting a value replaces all lines of the field; setting nil removes them.
  public subscript(name: String) -> String? {
    get { fields.first { $0.name.equalsIgnoringCase(name) }?.value }
    set {
      guard let newValue else { return remove(name) }
      guard let index = fields.firstIndex(where: { $0.name.equalsIgnoringCase(name) }) else {
        return append(name, newValue)
      }
      fields[index] = Field(name: name, value: Self.clean(newValue))
      var seen = 0
      fields.removeAll {
        guard $0.name.equalsIgnoringCase(name) else { return false }
        seen += 1
        return seen > 1
      }
    }
  }

  /// All values of the field `name`, in order.
  public func values(of name: String) -> [String] {
    fields.filter { $0.name.equalsIgnoringCase(name) }.map(\.value)
  }

  /// The members of a comma-separated field (RFC 9110 section 5.6.1), trimmed, without empty ones.
  public func list(of name: String) -> [Substring] {
    values(of: name).flatMap { $0.split(separator: ",") }.map { $0.trimmingBlanks() }.filter { !$0.isEmpty }
  }

  /// Adds a line, keeping existing lines with the same name.
  public mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: Self.clean(value)))
  }

  /// Removes all lines of the field `name`.
  public mutating func remove(_ name: String) {
    fields.removeAll { $0.name.equalsIgnoringCase(name) }
  }

  /// Replaces CR, LF and NUL with spaces, so that a value can't start another field (RFC 9110 section 5.5).
  private static func clean(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 == 0x0D || $0 == 0x0A || $0 == 0 }) else {
      return String(value[...].trimmingBlanks())
    }
    let bytes = value.utf8.map { $0 == 0x0D || $0 == 0x0A || $0 == 0 ? 0x20 : $0 }
    return String(String(decoding: bytes, as: UTF8.self)[...].trimmingBlanks())
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name, value) }
  }
}

extension StringProtocol {
  /// Whether both texts are equal, ignoring the case of ASCII letters, as HTTP compares names.
  func equalsIgnoringCase(_ other: some StringProtocol) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
  }
}

extension Substring {
  /// The text without leading and trailing spaces and tabs.
  func trimmingBlanks() -> Substring {
    var bytes = utf8
    while let first = bytes.first, first == 0x20 || first == 0x09 { bytes.removeFirst() }
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    return Substring(bytes)
  }
}
