// SPDX-License-Identifier: MIT
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
