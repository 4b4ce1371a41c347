// SPDX-License-Identifier: MIT
import Basics

/// Cuts the whole input into messages: detects the framing, then applies it.
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
        if held == Self.byteOrderMark { endMark(discarding: true) }
        return nil
      }
      endMark(discarding: false)
    }
    if held.isEmpty && byte.isBlank { return nil }
    held.append(byte)
    return decide(byte)
  }

  private mutating func endMark(discarding: Bool) {
    isAtStart = false
    if discarding { held = [] }
  }

  private func decide(_ byte: UInt8) -> Framing? {
    guard wanted == .auto else { return wanted }
    guard let first = held.first, first.isASCIILetter else { return .lines }
    if byte == UInt8(ascii: ":") { return .headers }
    return byte.isHeaderNameByte && held.count < Self.longestName ? nil : .lines
  }
}
