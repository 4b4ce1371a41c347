// SPDX-License-Identifier: MIT
import JSON

extension [UInt8] {
  /// Bytes that a frame has at most beside its message.
  static let frameOverhead = 40

  /// Appends a message as the framing wants it. Clients in use accept exactly this spelling of the one header.
  mutating func append(message: [UInt8], framing: Framing) {
    if framing == .headers {
      append(contentsOf: "Content-Length: ".utf8)
      append(decimal: message.count)
      append(contentsOf: "\r\n\r\n".utf8)
      append(contentsOf: message)
    } else {
      append(contentsOf: message)
      append(.lineFeed)
    }
  }
}
