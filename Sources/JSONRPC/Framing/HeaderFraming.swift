// SPDX-License-Identifier: MIT
import Basics
import Platform

/// LSP's base protocol: a block of headers, an empty line, and as many bytes as `Content-Length` states. Other headers
/// are ignored. After a block without a usable length, the start of the next message is unknown, so everything up to
/// the next `Content-Length:` is skipped.
struct HeaderFraming: MessageFraming {
  private enum State {
    case headers
    case body(missing: Int)
    case skippedBody(missing: Int)
    case resynchronizing
  }

  private let limits: Limits
  private var state = State.headers
  private var block = HeaderBlock()
  private var body: [UInt8] = []
  private var search = LengthHeaderSearch(atStartOfLine: true)

  init(limits: Limits) { self.limits = limits }

  mutating func next(in bytes: Span<UInt8>, at position: inout Int) -> FramingEvent? {
    while position < bytes.count {
      switch state {
      case .headers:
        if let event = readHeaders(bytes, &position) { return event }
      case .body(let missing):
        let piece = position..<min(position + missing, bytes.count)
        position = piece.upperBound
        body.append(bytes, in: piece)
        state = .body(missing: missing - piece.count)
        if piece.count == missing { return .message(takeBody()) }
      case .skippedBody(let missing):
        let count = min(missing, bytes.count - position)
        position += count
        state = count == missing ? .headers : .skippedBody(missing: missing - count)
      case .resynchronizing:
        if search.advance(in: bytes, at: &position) {
          block = HeaderBlock(line: LengthHeaderSearch.pattern)
          state = .headers
        }
      }
    }
    return nil
  }

  mutating func finish() -> FramingEvent? {
    switch state {
    case .headers: block.isEmpty ? nil : .fault(.inputEndedInsideMessage)
    case .body: .fault(.inputEndedInsideMessage)
    case .skippedBody, .resynchronizing: nil
    }
  }

  private mutating func takeBody() -> [UInt8] {
    state = .headers
    defer { body = [] }
    return body
  }

  private mutating func readHeaders(_ bytes: Span<UInt8>, _ position: inout Int) -> FramingEvent? {
    let end = bytes.firstIndex(of: .lineFeed, from: position)
    let piece = position..<(end ?? bytes.count)
    let room = limits.headerBytes - block.byteCount
    guard piece.count <= room else {
      // Not to the end of the piece: what is searched must not depend on how the input was split into reads.
      position += max(room, 0)
      return resynchronize(after: .headersTooLong(limit: limits.headerBytes))
    }
    position = end.map { $0 + 1 } ?? bytes.count
    block.append(bytes, in: piece)
    guard end != nil else { return nil }
    switch block.endLine() {
    case .more: return nil
    case .fault(let fault): return resynchronize(after: fault)
    case .complete(let length): return startBody(length)
    }
  }

  private mutating func startBody(_ length: Int) -> FramingEvent? {
    block.removeAll()
    guard length <= limits.messageBytes else {
      state = .skippedBody(missing: length)
      return .fault(.messageTooLong(limit: limits.messageBytes))
    }
    guard length > 0 else { return .message([]) }
    state = .body(missing: length)
    return nil
  }

  private mutating func resynchronize(after fault: FramingFault) -> FramingEvent {
    block = HeaderBlock()
    search = LengthHeaderSearch(atStartOfLine: fault != .headersTooLong(limit: limits.headerBytes))
    state = .resynchronizing
    return .fault(fault)
  }
}

/// Finds the next `Content-Length:`, in any case, at the start of a line. Bodies end without a line feed, so a closing
/// bracket counts as the end of a line too; otherwise the framing could never recover with a client that always sends
/// bodies that way.
struct LengthHeaderSearch {
  static let pattern = Array("content-length:".utf8)

  private var matched = 0
  private var canStart: Bool

  init(atStartOfLine: Bool) { canStart = atStartOfLine }

  /// True once `position` is past the header's colon; false when all bytes are used up.
  mutating func advance(in bytes: Span<UInt8>, at position: inout Int) -> Bool {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if matched > 0 || canStart, byte.asciiLowercased == Self.pattern[matched] {
        matched += 1
        if matched == Self.pattern.count { return true }
      } else {
        matched = 0
      }
      canStart = byte == .lineFeed || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    }
    return false
  }
}
