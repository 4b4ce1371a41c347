// SPDX-License-Identifier: MIT
import JSON

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
