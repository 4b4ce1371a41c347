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
  /// - Parameter limits: what the text may hold; by default only the depth is bounded.
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

  /// The source text of a value with lone surrogates, which `rawBytes` and `string` have as U+FFFD; nil for any other.
  public var textWithLoneSurrogates: ArraySlice<UInt8>? {
    guard let text = document.textAsSent?[entry.range], text != rawBytes else { return nil }
    return text
  }

  /// A copy of the source text that doesn't keep the document alive.
  public var raw: RawJSON { RawJSON(self) }
}

extension JSONValue {
  /// The value null.
  public static let null = JSONValue(document: .null, index: 0)
}
