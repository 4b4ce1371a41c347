// SPDX-License-Identifier: MIT
/// What the server does with a request: steps on the connection, in order. After the last one it waits for the next
/// request.
public struct Reply: Sendable {
  /// One step.
  public enum Step: Sendable {
    /// Sends bytes.
    case send([UInt8])
    /// Sends the same bytes repeatedly, unless the client goes away.
    case sendRepeatedly([UInt8], times: Int)
    /// Sends each byte in a packet of its own.
    case sendBytewise([UInt8])
    /// Waits until the gate is open.
    case wait(Gate)
    /// Sends nothing until the client goes away.
    case silence
    /// Closes the connection in an orderly way.
    case close
    /// Resets the connection (RST).
    case reset
  }

  public var steps: [Step]

  /// Creates a reply from any steps.
  public init(_ steps: [Step]) { self.steps = steps }

  /// The reply, delayed until `gate` is open.
  public func after(_ gate: Gate) -> Reply { Reply([.wait(gate)] + steps) }

  // MARK: Good answers

  /// A complete response with its length.
  public static func status(_ status: Int, headers: [(String, String)] = [], body: [UInt8] = []) -> Reply {
    // The other statuses have no body and so no length (RFC 9110 section 8.6).
    let hasLength = status >= 200 && status != 204 && status != 304
    let length = hasLength ? [("Content-Length", "\(body.count)")] : []
    return Reply([.send(head(status, headers + length) + body)])
  }

  /// A complete response with text.
  public static func text(_ text: String, status: Int = 200, type: String = "text/plain") -> Reply {
    .status(status, headers: [("Content-Type", type)], body: Array(text.utf8))
  }

  /// A complete response with JSON.
  public static func json(_ text: String, status: Int = 200, headers: [(String, String)] = []) -> Reply {
    .status(status, headers: [("Content-Type", "application/json")] + headers, body: Array(text.utf8))
  }

  /// A redirect.
  public static func redirect(_ status: Int = 302, to location: String) -> Reply {
    .status(status, headers: [("Location", location)])
  }

  // MARK: Faults

  /// Accepts the request and never answers.
  public static let silence = Reply([.silence])

  /// Closes the connection instead of answering.
  public static let close = Reply([.close])

  /// Resets the connection instead of answering.
  public static let reset = Reply([.reset])

  /// Begins a response, then sends nothing more.
  public static func stalling(_ body: String, announcing length: Int = 1000) -> Reply {
    Reply([.send(head(200, [("Content-Length", "\(length)")]) + Array(body.utf8)), .silence])
  }

  /// A valid response, sent byte by byte.
  public static func bytewise(_ body: String) -> Reply {
    Reply([.sendBytewise(head(200, [("Content-Length", "\(body.utf8.count)")]) + Array(body.utf8))])
  }

  /// Announces more bytes than it sends, then closes.
  public static func cutShort(_ body: String, announcing length: Int = 1000) -> Reply {
    Reply([.send(head(200, [("Content-Length", "\(length)")]) + Array(body.utf8)), .close])
  }

  /// Sends more bytes than it announces.
  public static func overlong(_ body: String, announcing length: Int) -> Reply {
    Reply([.send(head(200, [("Content-Length", "\(length)")]) + Array(body.utf8))])
  }

  /// A body of `size` bytes, with or without its length announced, sent until the client goes away.
  public static func huge(_ size: Int, announced: Bool) -> Reply {
    let chunk = [UInt8](repeating: 0x20, count: 64 << 10)
    let length = announced ? [("Content-Length", "\(size)")] : [("Connection", "close")]
    return Reply([.send(head(200, length)), .sendRepeatedly(chunk, times: size / chunk.count), .close])
  }

  /// Header lines of `lineSize` bytes each, `size` bytes in total.
  public static func hugeHeaders(_ size: Int, lineSize: Int = 1000) -> Reply {
    let line = Array(("X-Filler: " + String(repeating: "x", count: max(1, lineSize - 12)) + "\r\n").utf8)
    return Reply([
      .send(Array("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n".utf8)),
      .sendRepeatedly(line, times: max(1, size / line.count)), .send(Array("\r\n".utf8)),
    ])
  }

  /// A gzip body that is small on the wire and `size` zero bytes when decompressed.
  public static func gzipBomb(_ size: Int) -> Reply {
    .status(
      200, headers: [("Content-Encoding", "gzip"), ("Content-Type", "application/json")], body: gzipOfZeros(size))
  }

  /// Bytes that are not HTTP.
  public static func garbage(_ text: String) -> Reply { Reply([.send(Array(text.utf8)), .close]) }

  // MARK: Parts

  /// The status line and the headers, with the empty line that ends them.
  public static func head(_ status: Int, _ headers: [(String, String)]) -> [UInt8] {
    let lines = ["HTTP/1.1 \(status) Status"] + headers.map { "\($0.0): \($0.1)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// Zeros in the fixed Huffman code of RFC 1951: one zero, then "258 bytes from one byte ago" (13 bits) repeated. The
  /// checksum is wrong, because no reader that enforces its limit gets that far.
  private static func gzipOfZeros(_ size: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    var pending: UInt32 = 0
    var pendingCount: UInt32 = 0
    func put(_ code: UInt32, _ count: UInt32) {
      pending |= code << pendingCount
      pendingCount += count
      while pendingCount >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        pendingCount -= 8
      }
    }
    put(0b011, 3)  // the last block, fixed codes
    put(0b0000_1100, 8)  // literal 0: 00110000, first bit first
    for _ in 0..<(size / 258) {
      put(0b1010_0011, 8)  // length 258: 11000101, first bit first
      put(0, 5)  // distance 1
    }
    put(0, 7)  // end of block
    put(0, 7)
    return bytes + [UInt8](repeating: 0, count: 8)
  }
}
