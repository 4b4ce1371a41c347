// SPDX-License-Identifier: MIT
import Platform

/// One message per line. Blank lines mean nothing, a carriage return before the line feed is not part of the message,
/// and the last line counts without a line feed too.
struct LineFraming: MessageFraming {
  private let limit: Int
  /// The beginning of a line whose end has not arrived.
  private var partial: [UInt8] = []
  /// The rest of a line that was too long is on its way.
  private var isSkipping = false

  init(limit: Int) { self.limit = limit }

  /// Memory that the line takes whose end has not arrived.
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

  /// Bytes of the line so far. A carriage return at its end is probably no part of the message.
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
