/// A validated text and the index of its values; immutable, shared by all cursors into it.
final class JSONDocument: Sendable {
  let bytes: [UInt8]
  let tape: Tape
  /// Line breaks stand between tokens, so a part of this text can't be put on a line of its own as it is.
  let hasLineBreaks: Bool

  init(parsing bytes: [UInt8], depthLimit: Int) throws(JSONSyntaxError) {
    var tape = Tape()
    hasLineBreaks = try bytes.withUnsafeBufferPointer { buffer throws(JSONSyntaxError) in
      var scanner = Scanner(bytes: buffer, depthLimit: depthLimit)
      try scanner.scanText()
      swap(&tape, &scanner.tape)
      return scanner.hasLineBreaks
    }
    self.tape = tape
    self.bytes = bytes
  }

  /// The text `null`.
  static let null = JSONDocument(null: Array("null".utf8))

  private init(null text: [UInt8]) {
    bytes = text
    var tape = Tape(capacity: 1)
    tape.append(TapeEntry(kind: .null, start: 0, end: UInt32(text.count), next: 1, count: 0))
    self.tape = tape
    hasLineBreaks = false
  }
}
