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

/// The headers of one message, parsed line by line.
struct HeaderBlock {
  enum LineOutcome: Equatable {
    case more
    case complete(length: Int)
    case fault(FramingFault)
  }

  /// The unfinished line.
  private var line: [UInt8]
  private var length: Int?
  private var hasLines = false
  /// The total length of all lines so far.
  private(set) var byteCount: Int

  /// - Parameter line: the beginning of the first line, if already consumed.
  init(line: [UInt8] = []) {
    self.line = line
    byteCount = line.count
  }

  /// Starts over for the next message, reusing the memory.
  mutating func removeAll() {
    line.removeAll(keepingCapacity: true)
    length = nil
    hasLines = false
    byteCount = 0
  }

  var isEmpty: Bool { !hasLines && line.allSatisfy(\.isBlank) }

  mutating func append(_ bytes: Span<UInt8>, in range: Range<Int>) {
    line.append(bytes, in: range)
    byteCount += range.count
  }

  /// Parses the line that has just ended. Empty lines before the first header are ignored.
  mutating func endLine() -> LineOutcome {
    defer { line.removeAll(keepingCapacity: true) }
    if line.last == .carriageReturn { line.removeLast() }
    if !hasLines, line.starts(with: FramingDetection.byteOrderMark) { line.removeFirst(3) }
    guard hasLines || !line.allSatisfy(\.isBlank) else {
      byteCount = 0
      return .more
    }
    guard !line.isEmpty else {
      guard let length else { return .fault(.lengthMissing) }
      return .complete(length: length)
    }
    hasLines = true
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      line[..<colon].allSatisfy(\.isHeaderNameByte)
    else { return .fault(.malformedHeader) }
    guard line[...colon].elementsEqual(LengthHeaderSearch.pattern, by: { $0.asciiLowercased == $1 }) else {
      return .more
    }
    // Two lengths that differ are as unusable as none.
    guard let value = Self.length(line[(colon + 1)...]), length == nil || length == value else {
      return .fault(.lengthUnusable)
    }
    length = value
    return .more
  }

  /// Parses decimal digits with optional surrounding whitespace; nil for a sign, anything else, and on overflow.
  private static func length(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = text.drop(while: \.isBlank)
    guard let last = digits.lastIndex(where: { !$0.isBlank }) else { return nil }
    var result = 0
    for byte in digits[...last] {
      guard byte.isASCIIDigit else { return nil }
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int(byte - 0x30))
      if overflow || carry { return nil }
      result = sum
    }
    return result
  }
}
