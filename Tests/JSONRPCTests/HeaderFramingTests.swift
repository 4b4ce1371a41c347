// SPDX-License-Identifier: MIT
import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct HeaderFramingTests {
  @Test(arguments: [
    "Content-Length: 2\r\n\r\n", "content-length:2\n\n", "CONTENT-LENGTH:   2  \r\n\r\n",
    "\r\n\n Content-Length: 2\n\n",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n",
    "Content-Length: 2\r\nContent-Type: text/plain; charset=utf8\r\n\r\n",
    "Content-Length: 2\r\nContent-Length: 2\r\n\r\n", "X-Empty:\r\nContent-Length: 0002\r\n\r\n",
  ])
  func spellings(headers: String) {
    let headers = headers.replacing(" Content", with: "Content")
    for piece in [1, 1000] {
      #expect(events(.headers, "\(headers){}\(headers)[]", piece: piece) == [message("{}"), message("[]")])
    }
  }

  @Test(arguments: [
    ("Content-Length: 99999999999999999999\r\n\r\n", FramingFault.lengthUnusable),
    ("Content-Length: 9223372036854775808\r\n\r\n", .lengthUnusable),
    ("Content-Length: -1\r\n\r\n", .lengthUnusable), ("Content-Length: +1\r\n\r\n", .lengthUnusable),
    ("Content-Length: 1.5\r\n\r\n", .lengthUnusable), ("Content-Length: 0x10\r\n\r\n", .lengthUnusable),
    ("Content-Length:\r\n\r\n", .lengthUnusable), ("Content-Length: 1 2\r\n\r\n", .lengthUnusable),
    ("Content-Length: 1\r\nContent-Length: 2\r\n\r\n", .lengthUnusable),
    ("Content-Type: x\r\n\r\n", .lengthMissing), ("no header\r\n\r\n", .malformedHeader),
    ("{\"jsonrpc\":\"2.0\"}\n", .malformedHeader),
  ])
  func withoutUsableLengthTheNextOneIsSearched(bad: String, fault: FramingFault) {
    let good = "Content-Length: 2\r\n\r\n{}"
    for piece in [1, 5, 1000] {
      #expect(events(.headers, bad + good + good, piece: piece) == [.fault(fault), message("{}"), message("{}")])
      #expect(events(.headers, bad + "Content-Lengt\njunk\r\n" + good, piece: piece) == [.fault(fault), message("{}")])
      // Bodies end without a line feed.
      #expect(
        events(.headers, bad + "{\"a\":1}" + good + good, piece: piece).suffix(2) == [message("{}"), message("{}")])
    }
  }

  @Test func lengthInsideAWordIsNotFound() {
    let input = "bad\n\nxContent-Length: 2\r\n\r\n{}\nContent-Length: 3\r\n\r\n[1]"
    #expect(events(.headers, input) == [.fault(.malformedHeader), message("[1]")])
  }

  @Test(arguments: [1, 1000])
  func longMessageIsSkipped(piece: Int) {
    var limits = Limits()
    limits.messageBytes = 10
    let long = String(repeating: "x", count: 100)
    #expect(
      events(.headers, "Content-Length: 100\r\n\r\n\(long)Content-Length: 2\r\n\r\n{}", limits: limits, piece: piece)
        == [.fault(.messageTooLong(limit: 10)), message("{}")])
    // The largest representable length must not overflow anything.
    #expect(
      events(.headers, "Content-Length: 9223372036854775807\r\n\r\n\(long)", limits: limits, piece: piece)
        == [.fault(.messageTooLong(limit: 10))])
  }

  @Test(arguments: [1, 1000])
  func headersAreBounded(piece: Int) {
    var limits = Limits()
    limits.headerBytes = 50
    let good = "Content-Length: 2\r\n\r\n{}"
    let fault = FramingEvent.fault(.headersTooLong(limit: 50))
    let long = "X: " + String(repeating: "x", count: 100) + "\r\n"
    #expect(events(.headers, long + good, limits: limits, piece: piece) == [fault, message("{}")])
    let many = String(repeating: "X: y\r\n", count: 20)
    #expect(events(.headers, many + good, limits: limits, piece: piece) == [fault, message("{}")])
  }

  /// Found by fuzzing: whether the rest of the same line was searched depended on how the input was cut.
  @Test(arguments: [1, 3, 1000])
  func wherePiecesEndDoesNotMatterToTheSearchInAnOverlongLine(piece: Int) {
    var limits = Limits()
    limits.headerBytes = 20
    let stream = String(repeating: "x", count: 30) + "}Content-Length: 2\r\n\r\n{}"
    #expect(
      events(.headers, stream, limits: limits, piece: piece)
        == [.fault(.headersTooLong(limit: 20)), message("{}")])
  }

  @Test func emptyBodyIsAMessage() {
    #expect(events(.headers, "Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}") == [.message([]), message("{}")])
  }

  @Test(arguments: ["Content-Length: 5\r\n\r\n{", "Content-Length: 5\r\n\r\n", "Content-Length: 5\r\n", "Content-Le"])
  func inputThatEndsInsideAMessage(input: String) {
    #expect(events(.headers, input) == [.fault(.inputEndedInsideMessage)])
  }
}
