// SPDX-License-Identifier: MIT
import Platform

/// One message per line. Blank lines are ignored, a carriage return before the line feed is dropped, and the last line
/// doesn't need a line feed.
struct LineFraming: MessageFraming {
  private let limit: Int
  /// The beginning of an unfinished line.
  private var partial: [UInt8] = []
  /// Whether the rest of an overlong line is being skipped.
  private var isSkipping = false

  init(limit: Int) { self.limit = limit }

  /// The memory of the unfinished line in bytes.
  var keptBytes: Int { partial.capacity }

  mutating func next(in bytes: Span<UInt8>, at position: inout Int) -> FramingEvent? {
    while position < bytes.count {
      let end = bytes.firstIndex(of: .lineFeed, from: position)
      let piece = position..<(end ?? bytes.count)
      position = end.map { $0 + 1 } ?? bytes.count
      if isSkipping {
        isSkipping = end == nil
      } else if length(with: piece, of: bytes) > limit {
        partial = []
        isSkipping = end == nil
        return .fault(.messageTooLong(limit: limit))
      } else {
        partial.append(bytes, in: piece)
        if end != nil, let line = takeLine() { return .message(line) }
      }
    }
    return nil
  }

  mutating func finish() -> FramingEvent? {
    takeLine().map { .message($0) }
  }

  /// The length of the line so far. A carriage return at its end is probably not part of the message, so it doesn't
  /// count.
  private func length(with piece: Range<Int>, of bytes: Span<UInt8>) -> Int {
    let last = piece.isEmpty ? partial.last : bytes[piece.upperBound - 1]
    return partial.count + piece.count - (last == .carriageReturn ? 1 : 0)
  }

  private mutating func takeLine() -> [UInt8]? {
    if partial.last == .carriageReturn { partial.removeLast() }
    if partial.allSatisfy(\.isBlank) {
      partial.removeAll(keepingCapacity: true)
      return nil
    }
    defer { partial = [] }
    return partial
  }
}
