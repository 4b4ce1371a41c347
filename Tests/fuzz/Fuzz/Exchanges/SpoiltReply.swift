// SPDX-License-Identifier: MIT
import FaultServer

/// An upstream's response on its way to the wire.
struct SpoiltReply {
  /// How it is sent.
  enum Delivery: CaseIterable {
    case whole, chunked, bytewise, cutShort, overlong, stalled, silent, closed, reset
  }

  var status: Int
  var headers: [(name: String, value: String)]
  var body: [UInt8]
  var delivery = Delivery.whole

  var reply: Reply {
    let lines = headers.map { ($0.name, $0.value) }
    func head(_ length: Int) -> [UInt8] { Reply.head(status, [("Content-Length", "\(max(length, 0))")] + lines) }
    switch delivery {
    case .whole: return Reply.status(status, headers: lines, body: body)
    case .chunked:
      let chunk = Array("\(String(body.count, radix: 16))\r\n".utf8) + body + Array("\r\n0\r\n\r\n".utf8)
      return Reply([.send(Reply.head(status, [("Transfer-Encoding", "chunked")] + lines) + chunk)])
    case .bytewise:
      return Reply([.send(head(body.count)), .sendBytewise(Array(body.prefix(40))), .send(Array(body.dropFirst(40)))])
    case .cutShort: return Reply([.send(head(body.count + 9) + body), .close])
    case .overlong: return Reply([.send(head(body.count - 9) + body)])
    case .stalled: return Reply([.send(head(body.count + 9) + body), .silence])
    case .silent: return .silence
    case .closed: return .close
    case .reset: return .reset
    }
  }
}
