// SPDX-License-Identifier: MIT

/// A value inside a validated JSON text: a cursor, cheap to copy, that keeps its document alive.
public struct JSONValue: Sendable {
  /// The six kinds of value of RFC 8259 section 3.
  public enum Kind: String, Sendable {
    case null, boolean, number, string, array, object
  }

  let document: JSONDocument
  let index: Int

  /// Validates a whole text in one pass.
  /// - Parameter limits: by default only the depth is bounded.
  public init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONSyntaxError) {
    document = try JSONDocument(parsing: bytes, limits: limits)
    index = 0
  }

  /// Validates a whole text in one pass.
  public init(parsing text: String) throws(JSONSyntaxError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// A copy of this value that doesn't keep the rest of its text alive.
  public var detached: JSONValue {
    // Any part of a valid text is itself valid.
    guard index > 0, let value = try? JSONValue(parsing: Array(rawBytes), limits: JSONLimits(depth: .max)) else {
      return self
    }
    return value
  }

  /// The memory in bytes of the whole text that this value keeps alive, including its tape.
  public var memoryBytes: Int { document.memoryBytes }

  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  var entry: TapeEntry { document.tape[index] }

  /// The JSON type of this value.
  public var kind: Kind {
    switch entry.kind {
    case .null: .null
    case .true, .false: .boolean
    case .integer, .fraction: .number
    case .string, .escapedString: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Whether this is the literal `null`.
  public var isNull: Bool { entry.kind == .null }

  /// True or false; nil for a value of another kind.
  public var boolean: Bool? {
    switch entry.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The value of a number that is written without fraction and exponent and fits in 64 bits; nil for any other value.
  public var integer: Int? {
    let entry = entry
    guard entry.kind == .integer else { return nil }
    return document.bytes.withUnsafeBufferPointer { bytes in
      let isNegative = bytes[Int(entry.start)] == UInt8(ascii: "-")
      var result = 0
      let digits = Int(entry.start) + (isNegative ? 1 : 0)..<Int(entry.end)
      if digits.count <= 18 {
        // Eighteen digits can't overflow.
        for position in digits { result = result &* 10 &- Int(bytes[position] &- UInt8(ascii: "0")) }
        return isNegative ? result : -result
      }
      for position in digits {
        let digit = Int(bytes[position] - UInt8(ascii: "0"))
        let (product, overflow) = result.multipliedReportingOverflow(by: 10)
        let (sum, carry) = product.subtractingReportingOverflow(digit)
        if overflow || carry { return nil }
        result = sum
      }
      // The result is accumulated as a negative number, because the negative range is larger by one.
      if isNegative { return result }
      return result == .min ? nil : -result
    }
  }

  /// The nearest double to a number; nil for other types and for numbers that overflow.
  public var double: Double? {
    let entry = entry
    guard entry.kind == .integer || entry.kind == .fraction else { return nil }
    if let value = document.shortDecimal(entry) { return value }
    guard let value = Double(String(decoding: document.bytes[entry.range], as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  /// The decoded text of a string; nil for other types.
  public var string: String? {
    switch entry.kind {
    case .string, .escapedString: document.text(of: entry)
    default: nil
    }
  }

  /// The source text of this value, verbatim.
  public var rawBytes: ArraySlice<UInt8> { document.bytes[entry.range] }

  /// The source text of a value with lone surrogates, which are U+FFFD in `rawBytes` and `string`; nil for any other.
  public var textWithLoneSurrogates: ArraySlice<UInt8>? {
    guard let text = document.textAsSent?[entry.range], text != rawBytes else { return nil }
    return text
  }

  /// A copy of the source text that doesn't keep the document alive.
  public var raw: RawJSON { RawJSON(self) }

  /// The value null.
  public static let null = JSONValue(document: .null, index: 0)
}

extension JSONValue {
  /// The number of elements or members; 0 for a scalar.
  public var count: Int { Int(entry.count) }

  /// The value of a member, the last one if the name is repeated; nil if there is none or this is not an object.
  public subscript(name: String) -> JSONValue? {
    document.member(named: name, of: index).map { JSONValue(document: document, index: $0) }
  }

  /// The element at a position; nil if out of range or if this is not an array.
  public subscript(position: Int) -> JSONValue? {
    guard entry.kind == .array, position >= 0, position < count else { return nil }
    var index = index + 1
    for _ in 0..<position { index = Int(document.tape[index].next) }
    return JSONValue(document: document, index: index)
  }

  /// The elements of an array in order; empty for any other value. They end early once the text's deadline has passed.
  public var elements: Elements { Elements(self) }

  /// The same as `elements.map`, but reserves the size of the whole array first: large values would be moved whenever
  /// the array grows, and it would end with room that nothing uses.
  public func readElements<T>(_ read: (JSONValue) -> T) -> [T] {
    var values: [T] = []
    values.reserveCapacity(count)
    for element in elements { values.append(read(element)) }
    return values
  }

  /// The members of an object in order, repeated names included; empty for any other value.
  public var members: Members { Members(self) }

  /// The strings in the list that is a member's value; none if there is no such list.
  public func strings(_ member: String) -> [String] { self[member]?.elements.compactMap(\.string) ?? [] }

  /// The values of an object's members, or the elements of an array; none for any other value.
  public var children: [JSONValue] { members.map(\.value) + elements }

  /// A sequence of the elements of an array.
  public struct Elements: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int
    /// The number of elements left before the next deadline check.
    private var unchecked: Int

    /// Elements between two deadline checks; processing this many takes far longer than reading the clock.
    private static let checkInterval = 64

    init(_ array: JSONValue) {
      document = array.document
      index = array.index + 1
      end = array.entry.kind == .array ? Int(array.entry.next) : index
      unchecked = document.limits.deadline == nil ? .max : Self.checkInterval
    }

    public mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      if unchecked == 0 {
        guard !document.limits.isOverdue else { return nil }
        unchecked = Self.checkInterval
      }
      unchecked -= 1
      defer { index = Int(document.tape[index].next) }
      return JSONValue(document: document, index: index)
    }
  }

  /// A sequence of the members of an object.
  public struct Members: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    init(_ object: JSONValue) {
      document = object.document
      index = object.index + 1
      end = object.entry.kind == .object ? Int(object.entry.next) : index
    }

    public mutating func next() -> (name: String, value: JSONValue)? {
      guard index < end else { return nil }
      defer { index = Int(document.tape[index + 1].next) }
      return (document.text(of: document.tape[index]), JSONValue(document: document, index: index + 1))
    }
  }
}

// For readers on the path of every message, which can't afford a `String` and a cursor per member: every cursor retains
// its document, and reference counting was a third of the time of a ping. An index is a position in the document's
// tape; a member's value follows its name.
extension JSONValue {
  /// The index of the first member's name; nil if the object is empty or this is not an object.
  package var firstName: Int? {
    let entry = entry
    return entry.kind == .object && entry.count > 0 ? index + 1 : nil
  }

  /// The index of the next member's name; nil after the last.
  package func name(after name: Int) -> Int? {
    let next = document.tape[name + 1].next
    return next < entry.next ? Int(next) : nil
  }

  /// Whether the name or value at an index is the given string.
  @inline(__always)
  package func isString(at index: Int, _ text: StaticString) -> Bool {
    document.text(at: index, equals: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The position in `candidates` of the string at an index; nil if it is none of them.
  package func position(ofStringAt index: Int, in candidates: [String]) -> Int? {
    document.position(ofTextAt: index, in: candidates)
  }

  /// The string at an index; nil if the entry is not a string.
  package func string(at index: Int) -> String? {
    let entry = document.tape[index]
    return entry.kind == .string || entry.kind == .escapedString ? document.text(of: entry) : nil
  }

  /// The value at an index.
  package func value(at index: Int) -> JSONValue { JSONValue(document: document, index: index) }
}
