// SPDX-License-Identifier: MIT
@testable import JSONRPC
@testable import Sandbox

extension FuzzTarget {
  /// A choice of framing, limits and cuts, then a stream: the cuts change nothing, no more bytes are held than the
  /// limits allow, and messages that are framed again come out the same.
  static let framing = FuzzTarget(
    "framing",
    words: ["Content-Length: ", "\r\n\r\n", "\r\n", "}Content-Length:5\r\n\r\n", "\u{FEFF}"],
    seeds: {
      let streams = [
        "{\"a\":1}\n\n{\"b\":2}\r\n[3]", "Content-Length: 7\r\n\r\n{\"a\":1}content-length:2\r\nX: y\r\n\r\n{}",
        "Content-Length: 99999999999999999999\r\n\r\n{}Content-Length: 2\r\n\r\n{}", "\u{FEFF} \n{}\n",
        "Content-Type: x\r\n\r\n",
        String(repeating: "a", count: 70) + "\r\n{}\n",
      ]
      return streams.flatMap { stream in [[0, 0, 7], [1, 1, 9], [2, 2, 1]].map { $0 + Array(stream.utf8) } }
    },
    run: { input in
      var choices = Choices(input)
      let framing = choices.element(of: Framing.allCases)
      var limits = Limits()
      (limits.messageBytes, limits.headerBytes) = choices.element(of: [(16 << 20, 16 << 10), (64, 48), (7, 20)])
      let seed = choices.byte()
      let stream = Array(choices.rest)
      let whole = events(of: [stream], framing, limits)
      let pieces = events(of: cut(stream, seed), framing, limits)
      expect(whole == pieces, "in pieces \(pieces), as a whole \(whole)")
      for message in whole.compactMap(\.text) {
        expect(message.count <= limits.messageBytes + 1, "a message of \(message.count) bytes is over the limit")
        for framing in [Framing.lines, .headers] where framing == .headers || message.isOneLine {
          var frame: [UInt8] = []
          frame.append(Message(text: message), framing: framing)
          expect(events(of: [frame], framing, Limits()) == [.message(message)], "framed again it is another message")
        }
      }
    })

  private static func events(of pieces: [[UInt8]], _ framing: Framing, _ limits: Limits) -> [FramingEvent] {
    var splitter = MessageSplitter(framing: framing, limits: limits)
    var events: [FramingEvent] = []
    for piece in pieces {
      var position = 0
      while let event = splitter.next(in: piece.span, at: &position) { events.append(event) }
      expect(position == piece.count, "\(piece.count - position) bytes were not looked at")
    }
    if let event = splitter.finish() { events.append(event) }
    return events
  }

  /// The stream in pieces of 1 to 16 bytes.
  private static func cut(_ stream: [UInt8], _ seed: UInt8) -> [[UInt8]] {
    var random = SplitMix64(seed: UInt64(seed))
    var pieces: [[UInt8]] = []
    var rest = stream[...]
    while !rest.isEmpty {
      let count = min(1 + random.below(16), rest.count)
      pieces.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return pieces
  }
}

extension FramingEvent {
  fileprivate var text: [UInt8]? { if case .message(let text) = self { text } else { nil } }
}

extension [UInt8] {
  /// Whether a message can be the first line of a stream as it is: it has no line break and no carriage return at its
  /// end, and doesn't begin with a blank or a byte order mark, which are skipped there.
  fileprivate var isOneLine: Bool {
    guard let first else { return false }
    return !contains(.lineFeed) && last != .carriageReturn && !first.isBlank && first != 0xEF
  }
}
