// SPDX-License-Identifier: MIT
import JSON

extension Message {
  /// Bytes that a frame has at most beside its message.
  private static let frameOverhead = 40

  /// How many bytes the message has at most in its frame.
  var frameBytes: Int { byteCount + Self.frameOverhead }
}

extension [UInt8] {
  /// Appends a message as the framing wants it. Clients in use accept exactly this spelling of the one header.
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
