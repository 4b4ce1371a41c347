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
  /// - Parameter limits: what the text may hold; bounded in depth alone unless said.
  public init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONSyntaxError) {
    document = try JSONDocument(parsing: bytes, limits: limits)
    index = 0
  }

  /// Validates a whole text in one pass.
  public init(parsing text: String) throws(JSONSyntaxError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// The same value without the rest of the text that it is a part of, which it would keep alive.
  public var detached: JSONValue {
    // A part of a valid text is one.
    guard index > 0, let value = try? JSONValue(parsing: Array(rawBytes), limits: JSONLimits(depth: .max)) else {
      return self
    }
    return value
  }

  /// Memory that the whole text takes which this value keeps alive, its index included.
  public var memoryBytes: Int { document.memoryBytes }

  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  var entry: TapeEntry { document.tape[index] }

  /// Which of the six kinds this is.
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

  /// This is the literal `null`.
  public var isNull: Bool { entry.kind == .null }

  /// True or false; nil for a value of another kind.
  public var boolean: Bool? {
    switch entry.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// A number written without fraction and exponent that fits in 64 bits; nil for every other value.
  public var integer: Int? {
    let entry = entry
    guard entry.kind == .integer else { return nil }
    return document.bytes.withUnsafeBufferPointer { bytes in
      let isNegative = bytes[Int(entry.start)] == UInt8(ascii: "-")
      var result = 0
      let digits = Int(entry.start) + (isNegative ? 1 : 0)..<Int(entry.end)
      if digits.count <= 18 {
        // So few can't overflow.
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
      // Counted downwards, because the negative side reaches one further.
      if isNegative { return result }
      return result == .min ? nil : -result
    }
  }

  /// Any number that a double can come near to; nil for a value of another kind or one that overflows.
  public var double: Double? {
    let entry = entry
    guard entry.kind == .integer || entry.kind == .fraction else { return nil }
    guard let value = Double(String(decoding: document.bytes[entry.range], as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  /// The decoded text of a string; nil for a value of another kind.
  public var string: String? {
    switch entry.kind {
    case .string, .escapedString: document.text(of: entry)
    default: nil
    }
  }

  /// The source text of this value, as it came.
  public var rawBytes: ArraySlice<UInt8> { document.bytes[entry.range] }

  /// A copy of the source text that lives without the document.
  public var raw: RawJSON { RawJSON(self) }
}

extension JSONValue {
  /// The value null.
  public static let null = JSONValue(document: .null, index: 0)
}
