/// A validated text and the index of its values; immutable, shared by all cursors into it.
final class JSONDocument: Sendable {
  let bytes: [UInt8]
  let tape: [TapeEntry]
  /// Line breaks stand between tokens, so a part of this text can't be put on a line of its own as it is.
  let hasLineBreaks: Bool

  init(parsing bytes: [UInt8], depthLimit: Int) throws(JSONSyntaxError) {
    (tape, hasLineBreaks) = try bytes.withUnsafeBufferPointer { buffer throws(JSONSyntaxError) in
      var scanner = Scanner(bytes: buffer, depthLimit: depthLimit)
      try scanner.scanText()
      return (scanner.tape, scanner.hasLineBreaks)
    }
    self.bytes = bytes
  }

  /// The text `null`.
  static let null = JSONDocument(null: Array("null".utf8))

  private init(null text: [UInt8]) {
    bytes = text
    tape = [TapeEntry(kind: .null, start: 0, end: UInt32(text.count), next: 1, count: 0)]
    hasLineBreaks = false
  }
}

/// One name or value of a document. An object's members are pairs of entries: the name, then the value.
struct TapeEntry: Sendable {
  enum Kind: UInt8 {
    case null, `true`, `false`
    case integer, fraction
    case string, escapedString
    case array, object
  }

  let kind: Kind
  /// First byte of the source text.
  let start: UInt32
  /// One past the last byte of the source text.
  var end: UInt32
  /// The entry that follows this value and everything inside it.
  var next: UInt32
  /// Elements of an array, members of an object.
  var count: UInt32

  var range: Range<Int> { Int(start)..<Int(end) }
}
