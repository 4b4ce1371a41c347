// SPDX-License-Identifier: MIT
import Basics
import JSON

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

/// Cuts a byte stream into messages; does no I/O of its own.
protocol MessageFraming {
  /// Returns the next event in the bytes from `position` on and moves `position` past the bytes used; nil when all
  /// bytes are used up.
  mutating func next(in bytes: Span<UInt8>, at position: inout Int) -> FramingEvent?
  /// Handles the end of input: returns an event for the bytes still buffered, if any.
  mutating func finish() -> FramingEvent?
}

extension Message {
  /// The maximum length of a frame without its message.
  private static let frameOverhead = 40

  /// The maximum length of the message with its frame.
  var frameBytes: Int { byteCount + Self.frameOverhead }
}

extension [UInt8] {
  /// Appends a message in its frame. Clients in use accept exactly this spelling of the header.
  mutating func append(_ message: Message, framing: Framing) {
    if framing == .headers {
      append(contentsOf: "Content-Length: ".utf8)
      append(decimal: message.byteCount)
      append(contentsOf: "\r\n\r\n".utf8)
      append(contentsOf: message.text)
    } else {
      append(contentsOf: message.text)
      append(.lineFeed)
    }
  }
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
