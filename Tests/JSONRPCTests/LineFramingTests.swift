// SPDX-License-Identifier: MIT
import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct LineFramingTests {
  @Test(arguments: [1, 3, 1000])
  func blankLinesAndCarriageReturnsMeanNothing(piece: Int) {
    #expect(
      events(.lines, "\n{\"a\":1}\r\n \t \r\n\r\n[2]\n\n", piece: piece) == [message("{\"a\":1}"), message("[2]")])
  }

  @Test(arguments: [1, 1000])
  func lastLineNeedsNoLineFeed(piece: Int) {
    #expect(events(.lines, "{}\n[1]", piece: piece) == [message("{}"), message("[1]")])
    #expect(events(.lines, "{}\n[1]\r", piece: piece) == [message("{}"), message("[1]")])
    #expect(events(.lines, "{}\n   ", piece: piece) == [message("{}")])
  }

  @Test(arguments: [1, 7, 1000])
  func longLineIsOneFault(piece: Int) {
    var limits = Limits()
    limits.messageBytes = 10
    let fault = FramingEvent.fault(.messageTooLong(limit: 10))
    let long = String(repeating: "x", count: 200)
    #expect(
      events(.lines, "1234567890\n12345678901\n{}\n\(long)\n[]\n\(long)", limits: limits, piece: piece)
        == [message("1234567890"), fault, message("{}"), fault, message("[]"), fault])
  }

  /// Regression: the carriage return after a message of the maximum length counted as a part of it.
  @Test(arguments: [1, 11, 1000])
  func carriageReturnIsNotCounted(piece: Int) {
    var limits = Limits()
    limits.messageBytes = 10
    let fault = FramingEvent.fault(.messageTooLong(limit: 10))
    #expect(
      events(.lines, "1234567890\r\n12345678901\r\n1234567890\rx\n{}", limits: limits, piece: piece)
        == [message("1234567890"), fault, fault, message("{}")])
  }

  /// A gigabyte without a line feed, in pieces of the size that a pipe delivers.
  @Test func hugeLineIsNotKept() {
    var framing = LineFraming(limit: 1 << 20)
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 64 << 10)
    var faults = 0
    for _ in 0..<(1 << 30) / piece.count {
      var position = 0
      while framing.next(in: piece.span, at: &position) != nil { faults += 1 }
    }
    #expect(faults == 1)
    #expect(framing.keptBytes == 0)
    #expect(framing.finish() == nil)
  }
}
