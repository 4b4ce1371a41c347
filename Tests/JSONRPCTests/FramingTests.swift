// SPDX-License-Identifier: MIT
import Testing

@testable import JSONRPC

/// Both framings extract the same messages from a stream, however it arrives.
@Suite(.timeLimit(.minutes(5))) struct FramingTests {
  static let messages = [
    #"{"jsonrpc":"2.0","id":1,"method":"a"}"#,
    #"[{"jsonrpc":"2.0","method":"b"}]"#,
    #"{"text":"Content-Length: 5"}"#,
    #"{"text":"zażółć 🎬"}"#,
    #"{}"#,
  ]

  static func input(_ framing: Framing) -> [UInt8] {
    messages.reduce(into: []) { $0.append(Message(text: Array($1.utf8)), framing: framing) }
  }

  @Test(arguments: [Framing.lines, .headers], [Framing.auto, nil])
  func oneByteAtATime(sent: Framing, expected: Framing?) {
    let splitter = MessageSplitter(framing: expected ?? sent, limits: Limits())
    #expect(events(splitter, Self.input(sent), pieces: [1]) == Self.messages.map(message))
  }

  @Test(arguments: [Framing.lines, .headers], 0..<50)
  func randomPieces(sent: Framing, seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let sizes = (0..<200).map { _ in Int.random(in: 1...40, using: &random) }
    let splitter = MessageSplitter(framing: .auto, limits: Limits())
    #expect(events(splitter, Self.input(sent), pieces: sizes) == Self.messages.map(message))
  }

  @Test func everyWayToCutInTwo() {
    for framing in [Framing.lines, .headers] {
      let input = Self.input(framing)
      for cut in 1..<input.count {
        let splitter = MessageSplitter(framing: .auto, limits: Limits())
        #expect(events(splitter, input, pieces: [cut, input.count]) == Self.messages.map(message))
      }
    }
  }
}

/// A generator of reproducible random numbers.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
