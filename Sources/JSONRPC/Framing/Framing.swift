// SPDX-License-Identifier: MIT
import Basics
import JSON
import Platform

/// How messages are delimited in a byte stream.
public enum Framing: String, Sendable, CaseIterable {
  /// Detected from the first bytes of the input.
  case auto
  /// One message per line.
  case lines
  /// LSP base protocol: `Content-Length: N`, an empty line, N bytes.
  case headers
}

/// A message or a fault that a framing found in its input.
enum FramingEvent: Equatable {
  /// The text of one message, not parsed yet.
  case message([UInt8])
  case fault(FramingFault)
}

/// Why bytes are not a message. Framing resumes after a fault as if the faulty part had not been there.
enum FramingFault: Equatable {
  case messageTooLong(limit: Int)
  case headersTooLong(limit: Int)
  case malformedHeader
  case lengthMissing
  case lengthUnusable
  case inputEndedInsideMessage
}

/// Splits a byte stream into messages.
protocol MessageFraming {
  /// Returns the next event in the bytes from `position` on and moves `position` past the bytes used; nil when all
  /// bytes are used up.
  mutating func next(in bytes: Span<UInt8>, at position: inout Int) -> FramingEvent?
  /// Handles the end of input: returns an event for the bytes still buffered, if any.
  mutating func finish() -> FramingEvent?
}

extension [UInt8] {
  mutating func append(_ bytes: Span<UInt8>, in range: Range<Int>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0[range]) }
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether this is JSON whitespace (RFC 8259 section 2).
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == .lineFeed || self == .carriageReturn }

  /// Whether this byte may be in a header name: the part of RFC 9110 section 5.6.2 that names in use need.
  var isHeaderNameByte: Bool {
    isASCIIAlphanumeric || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}

/// Splits the whole input into messages: detects the framing, then applies it.
struct MessageSplitter: MessageFraming {
  private var detection: FramingDetection
  private var lines: LineFraming
  private var headers: HeaderFraming
  /// Bytes consumed by the detection that the framing has not seen yet.
  private var replay: [UInt8] = []
  /// The framing in use; `.auto` until it is detected.
  private(set) var framing = Framing.auto

  init(framing: Framing, limits: Limits) {
    detection = FramingDetection(wanted: framing)
    lines = LineFraming(limit: limits.messageBytes)
    headers = HeaderFraming(limits: limits)
  }

  mutating func next(in bytes: Span<UInt8>, at position: inout Int) -> FramingEvent? {
    while framing == .auto {
      guard position < bytes.count else { return nil }
      if let found = detection.examine(bytes[position]) { settle(found) }
      position += 1
    }
    if !replay.isEmpty {
      // A few bytes, which either end no message or end one with their last byte.
      let bytes = replay
      var position = 0
      replay = []
      if let event = frame(bytes.span, at: &position) { return event }
    }
    return frame(bytes, at: &position)
  }

  mutating func finish() -> FramingEvent? {
    if framing == .auto {
      settle(.lines)
      let nothing: [UInt8] = []
      var position = 0
      if let event = next(in: nothing.span, at: &position) { return event }
    }
    return framing == .headers ? headers.finish() : lines.finish()
  }

  private mutating func settle(_ found: Framing) {
    framing = found
    replay = detection.held
  }

  private mutating func frame(_ bytes: Span<UInt8>, at position: inout Int) -> FramingEvent? {
    framing == .headers ? headers.next(in: bytes, at: &position) : lines.next(in: bytes, at: &position)
  }
}

/// Detects the framing from the first bytes of the input, after dropping a byte order mark and leading whitespace.
/// `Name:` starts a block of headers; `{`, `[` and anything else start a line.
struct FramingDetection {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// No header name in use is longer than this.
  private static let longestName = 128

  private let wanted: Framing
  private var isAtStart = true
  /// The bytes examined so far that belong to the first message.
  private(set) var held: [UInt8] = []

  init(wanted: Framing) { self.wanted = wanted }

  /// Returns the framing once this byte decides it.
  mutating func examine(_ byte: UInt8) -> Framing? {
    if isAtStart {
      if byte == Self.byteOrderMark[held.count] {
        held.append(byte)
        if held == Self.byteOrderMark { (isAtStart, held) = (false, []) }
        return nil
      }
      isAtStart = false
    }
    if held.isEmpty && byte.isBlank { return nil }
    held.append(byte)
    return decide(byte)
  }

  private func decide(_ byte: UInt8) -> Framing? {
    guard wanted == .auto else { return wanted }
    guard let first = held.first, first.isASCIILetter else { return .lines }
    if byte == UInt8(ascii: ":") { return .headers }
    return byte.isHeaderNameByte && held.count < Self.longestName ? nil : .lines
  }
}

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
