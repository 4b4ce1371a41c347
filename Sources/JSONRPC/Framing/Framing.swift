// SPDX-License-Identifier: MIT
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
