// SPDX-License-Identifier: MIT

/// The reason a text is not valid JSON, and its position.
public struct JSONSyntaxError: Error, Hashable {
  /// A violation of the grammar of RFC 8259 or of a limit, or a deadline that has passed.
  public enum Reason: Hashable, Sendable {
    case unexpectedEnd
    case unexpectedByte(UInt8)
    case trailingBytes
    case controlCharacterInString
    case invalidEscape
    case invalidUTF8
    case invalidNumber
    case nestingTooDeep(limit: Int)
    case tooManyElements(limit: Int)
    case tooManyValues(limit: Int)
    /// The deadline has passed, or the task is cancelled.
    case overdue
    case textTooLong
  }

  /// The position of the offending byte, counted from the start of the text.
  public let offset: Int
  /// The violation at that position.
  public let reason: Reason

  /// Whether the text is a prefix of valid JSON that stops too early.
  public var isTruncated: Bool { reason == .unexpectedEnd }
}

extension JSONSyntaxError: CustomStringConvertible {
  public var description: String { "\(reason) at byte \(offset)" }
}

extension JSONSyntaxError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unexpectedEnd: "the text ends too early"
    case .unexpectedByte(let byte): "unexpected \(Self.name(of: byte))"
    case .trailingBytes: "more bytes after the value"
    case .controlCharacterInString: "unescaped control character in a string"
    case .invalidEscape: "invalid escape in a string"
    case .invalidUTF8: "invalid UTF-8"
    case .invalidNumber: "invalid number"
    case .nestingTooDeep(let limit): "nesting deeper than \(limit)"
    case .tooManyElements(let limit): "more than \(limit) elements in one array or object"
    case .tooManyValues(let limit): "more than \(limit) names and values"
    case .overdue: "the deadline passed while reading"
    case .textTooLong: "a text of 4 GiB or more"
    }
  }

  private static func name(of byte: UInt8) -> String {
    switch byte {
    case 0x21...0x7E: "'\(Character(Unicode.Scalar(byte)))'"
    default: "byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

/// Limits on the nesting and the counts of a text, and the deadline for reading it.
///
/// A few bytes can expand to a lot of memory: each name and each value takes 20 bytes as long as the text is in memory,
/// and a model read from an element may take a thousand times the bytes of its text. Readers of untrusted text should
/// therefore bound counts, not just bytes.
public struct JSONLimits: Sendable {
  /// The maximum depth of nested containers; 128 by default.
  public var depth: Int
  /// The maximum number of elements in any one array and of members in any one object; unbounded by default.
  public var elements: Int
  /// The maximum number of names and values in the whole text; unbounded by default.
  public var values: Int
  /// When the result is no longer needed; nil, the default, for never. Once the deadline has passed or the current task
  /// is cancelled, a scan fails and `JSONValue.elements` ends early. A caller that sets a deadline must therefore check
  /// it again before it uses what was read. Without a deadline, cancellation is ignored too.
  public var deadline: ContinuousClock.Instant?

  /// Creates limits; by default only the depth is bounded.
  public init(depth: Int = 128, elements: Int = .max, values: Int = .max, deadline: ContinuousClock.Instant? = nil) {
    self.depth = depth
    self.elements = elements
    self.values = values
    self.deadline = deadline
  }

  /// Whether the deadline has passed or the task is cancelled.
  var isOverdue: Bool {
    guard let deadline else { return false }
    return Task.isCancelled || deadline <= .now
  }
}
