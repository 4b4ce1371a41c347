// SPDX-License-Identifier: MIT
/// A validated text and its tape; immutable and shared by all cursors into it.
final class JSONDocument: Sendable {
  let bytes: [UInt8]
  let tape: Tape
  /// The text before lone surrogates were replaced; nil if it has none.
  let textAsSent: [UInt8]?
  /// Whether there are line breaks between tokens or line separators in strings, so that raw parts of this text can't
  /// be put on one line as they are.
  let hasLineBreaks: Bool
  /// The limits under which the text was scanned.
  let limits: JSONLimits

  init(parsing bytes: [UInt8], limits: JSONLimits) throws(JSONSyntaxError) {
    var tape = Tape()
    var loneSurrogates: [Int] = []
    hasLineBreaks = try bytes.withUnsafeBufferPointer { buffer throws(JSONSyntaxError) in
      var scanner = Scanner(bytes: buffer, limits: limits)
      try scanner.scanText()
      swap(&tape, &scanner.tape)
      loneSurrogates = scanner.loneSurrogates
      return scanner.hasLineBreaks
    }
    self.tape = tape
    self.limits = limits
    textAsSent = loneSurrogates.isEmpty ? nil : bytes
    self.bytes = loneSurrogates.isEmpty ? bytes : Self.replacing(loneSurrogates, in: bytes)
  }

  /// The memory in bytes of the text and its tape.
  var memoryBytes: Int { bytes.capacity + (textAsSent?.capacity ?? 0) + tape.memoryBytes }

  /// The same text with each lone surrogate replaced by the escape of U+FFFD, which has the same length. The grammar
  /// allows lone surrogates (RFC 8259 section 8.2), and a title cut in the middle of an emoji is no reason to refuse a
  /// page; but no Unicode string can hold one, and strict readers downstream would refuse a part that is passed on
  /// verbatim.
  private static func replacing(_ loneSurrogates: [Int], in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for offset in loneSurrogates { bytes.replaceSubrange(offset..<offset + 6, with: Array(#"\ufffd"#.utf8)) }
    return bytes
  }

  /// The document `null`.
  static let null = JSONDocument(null: Array("null".utf8))

  private init(null text: [UInt8]) {
    bytes = text
    textAsSent = nil
    var tape = Tape(capacity: 1)
    tape.append(TapeEntry(kind: .null, start: 0, end: UInt32(text.count), next: 1, count: 0))
    self.tape = tape
    limits = JSONLimits()
    hasLineBreaks = false
  }
}
