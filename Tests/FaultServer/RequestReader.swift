// SPDX-License-Identifier: MIT
import Foundation

/// Reads requests from a socket.
struct RequestReader {
  let socket: Int32
  private var buffer: [UInt8] = []

  init(socket: Int32) { self.socket = socket }

  /// The next request; nil when the client has gone.
  mutating func next() -> ReceivedRequest? {
    guard let head = line(endingWith: Array("\r\n\r\n".utf8)) else { return nil }
    var lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")[...]
    let parts = (lines.popFirst() ?? "").split(separator: " ")
    guard parts.count == 3 else { return nil }
    let headers = lines.map { line in
      let name = line.prefix { $0 != ":" }
      return (name: String(name), value: String(line.dropFirst(name.count + 1).drop { $0 == " " }))
    }
    func header(_ name: String) -> String? { headers.first { $0.name.lowercased() == name }?.value }
    var body: [UInt8]? = []
    if header("transfer-encoding")?.lowercased() == "chunked" {
      body = chunks()
    } else if let length = header("content-length").flatMap({ Int($0) }) {
      body = bytes(length)
    }
    return body.map { ReceivedRequest(method: String(parts[0]), target: String(parts[1]), headers: headers, body: $0) }
  }

  private mutating func chunks() -> [UInt8]? {
    var body: [UInt8] = []
    while true {
      guard let line = line(endingWith: [0x0D, 0x0A]), let size = Int(String(decoding: line, as: UTF8.self), radix: 16),
        let chunk = bytes(size), bytes(2) != nil
      else { return nil }
      if size == 0 { return body }
      body += chunk
    }
  }

  private mutating func line(endingWith end: [UInt8]) -> [UInt8]? {
    var searched = 0
    while true {
      if buffer.count >= end.count {
        for start in searched...(buffer.count - end.count) where buffer[start..<(start + end.count)].elementsEqual(end)
        {
          defer { buffer.removeFirst(start + end.count) }
          return Array(buffer[..<start])
        }
        searched = buffer.count - end.count + 1
      }
      guard receive() else { return nil }
    }
  }

  private mutating func bytes(_ count: Int) -> [UInt8]? {
    while buffer.count < count {
      guard receive() else { return nil }
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  private mutating func receive() -> Bool {
    var part = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(socket, &part, part.count, 0)
    guard count > 0 else { return false }
    buffer += part[..<count]
    return true
  }
}
