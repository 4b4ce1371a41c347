// SPDX-License-Identifier: MIT
import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct FramingDetectionTests {
  @Test(arguments: [
    ("{", Framing.lines), ("[", .lines), ("  \r\n\t{", .lines), ("null", .lines), ("42\n", .lines), ("\"a:\"", .lines),
    ("hello world", .lines), ("Content-Length:", .headers), ("content-type: x", .headers), ("\n\nX-Odd_1:", .headers),
    (":", .lines), ("12:", .lines), (String(repeating: "a", count: 127) + ":", .headers),
    (String(repeating: "a", count: 128) + ":", .lines),
  ])
  func firstBytesTell(input: String, framing: Framing) {
    for piece in [1, 100] {
      var splitter = MessageSplitter(framing: .auto, limits: Limits())
      _ = feed(&splitter, Array(input.utf8), piece)
      _ = splitter.finish()
      #expect(splitter.framing == framing)
    }
  }

  @Test func nameWithoutEndIsALine() {
    let line = String(repeating: "a", count: 1000)
    #expect(events(.auto, line + "\n{}\n", piece: 1) == [message(line), message("{}")])
  }

  @Test(arguments: [1, 2, 3, 100])
  func oneByteOrderMarkIsSkipped(piece: Int) {
    #expect(events(.auto, "\u{FEFF}{}\n", piece: piece) == [message("{}")])
    #expect(events(.auto, "\u{FEFF}Content-Length: 2\r\n\r\n{}", piece: piece) == [message("{}")])
    #expect(events(.headers, "\u{FEFF}\n\nContent-Length: 2\r\n\r\n{}", piece: piece) == [message("{}")])
    #expect(events(.auto, "\u{FEFF}\u{FEFF}{}\n", piece: piece) == [message("\u{FEFF}{}")])
    #expect(events(.auto, "{}\n\u{FEFF}{}\n", piece: piece) == [message("{}"), message("\u{FEFF}{}")])
  }

  @Test func beginningOfAMarkIsAMessage() {
    let splitter = MessageSplitter(framing: .auto, limits: Limits())
    #expect(events(splitter, [0xEF, 0xBB, 0x7B, 0x0A], pieces: [1]) == [.message([0xEF, 0xBB, 0x7B])])
  }

  @Test func wantedFramingIsNotDoubted() {
    #expect(events(.lines, "Content-Length: 2\r\n\r\n{}") == [message("Content-Length: 2"), message("{}")])
    #expect(events(.headers, "{}\nContent-Length: 2\r\n\r\n{}") == [.fault(.malformedHeader), message("{}")])
  }

  @Test func emptyInputHasNoMessages() {
    #expect(events(.auto, "").isEmpty)
    #expect(events(.auto, " \n\r\n\t\n").isEmpty)
    #expect(events(.headers, "\r\n").isEmpty)
  }

  private func feed(_ splitter: inout MessageSplitter, _ input: [UInt8], _ piece: Int) -> [FramingEvent] {
    var events: [FramingEvent] = []
    for start in stride(from: 0, to: input.count, by: piece) {
      let bytes = Array(input[start..<min(start + piece, input.count)])
      var position = 0
      while let event = splitter.next(in: bytes.span, at: &position) { events.append(event) }
    }
    return events
  }
}
