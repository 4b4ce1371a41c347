// SPDX-License-Identifier: MIT
/// How messages are told apart on a stream of bytes.
public enum Framing: String, Sendable, CaseIterable {
  /// Whichever of the others the first bytes of the input show.
  case auto
  /// One message per line.
  case lines
  /// LSP base protocol: `Content-Length: N`, an empty line, N bytes.
  case headers
}

/// What a framing finds in the bytes it is fed.
enum FramingEvent: Equatable {
  /// The text of one message, not yet looked at.
  case message([UInt8])
  case fault(FramingFault)
}

/// Why bytes are no message. What follows a fault is framed as if the faulty part had not been there.
enum FramingFault: Equatable {
  case messageTooLong(limit: Int)
  case headersTooLong(limit: Int)
  case malformedHeader
  case lengthMissing
  case lengthUnusable
  case inputEndedInsideMessage
}

/// Cuts a stream of bytes into messages; does no input or output of its own.
protocol MessageFraming {
  /// The next event in the bytes from this position on, which moves past what was used; nil when all of them are.
  mutating func next(in bytes: Span<UInt8>, at position: inout Int) -> FramingEvent?
  /// What the end of the input makes of the bytes that were kept.
  mutating func finish() -> FramingEvent?
}
