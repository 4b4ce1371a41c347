// SPDX-License-Identifier: MIT
import EndpointCore
import Testing

@testable import Fleet

@Suite("Replies of a fleet's engine", .timeLimit(.minutes(5)))
struct ReplyTests {
  func replies(_ text: String, inPiecesOf count: Int = 1_000_000) throws -> [FleetReply] {
    var reader = FleetReplyReader()
    var replies: [FleetReply] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      reader.append(rest.prefix(count))
      rest = rest.dropFirst(count)
      while let reply = try reader.next() { replies.append(reply) }
    }
    return replies
  }

  @Test("are read in any pieces", arguments: [1, 2, 3, 7, 1000])
  func pieces(count: Int) throws {
    let text = "+OK\r\n-ERR no\r\n:-7\r\n$3\r\na\r\n\r\n$-1\r\n*2\r\n:1\r\n$1\r\nx\r\n*0\r\n*-1\r\n"
    #expect(
      try replies(text, inPiecesOf: count) == [
        .bytes(Array("OK".utf8)), .error("ERR no"), .integer(-7), .bytes(Array("a\r\n".utf8)), .nothing,
        .array([.integer(1), .bytes(Array("x".utf8))]), .array([]), .nothing,
      ])
  }

  @Test(
    "are refused before memory is allocated for them",
    arguments: [
      "*2000000000\r\n", "$2000000000\r\n", "$536870913\r\n", "*1\r\n$1048577\r\n",
      "*1025\r\n", "*1\r\n*1\r\n", "$-9\r\n", "*-9\r\n",
      ":9223372036854775808\r\n", ":one\r\n", "\r\n", "HTTP/1.1 400\r\n", "$9223372036854775807\r\n",
      "+" + String(repeating: "x", count: 5000),
    ])
  func refused(text: String) {
    let failure = #expect(throws: FleetConnection.Failure.self) { try replies(text) }
    #expect(failure?.isNonsense == true)
  }

  @Test("that are longer than any of ours are misses", arguments: [1000, 16_384, 5_000_000])
  func longValue(count: Int) throws {
    let long = "$2000000\r\n" + String(repeating: "x", count: 2_000_000) + "\r\n"
    #expect(
      try replies("+OK\r\n" + long + ":7\r\n" + long, inPiecesOf: count)
        == [.bytes(Array("OK".utf8)), .nothing, .integer(7), .nothing])
  }

  @Test("of many elements are no longer than one value")
  func manyElements() {
    let element = "$100000\r\n" + String(repeating: "x", count: 100_000) + "\r\n"
    #expect(throws: FleetConnection.Failure.self) {
      try replies("*100\r\n" + String(repeating: element, count: 100), inPiecesOf: 16_384)
    }
  }

  @Test(
    "to a heartbeat count from 1 to 1,000 machines",
    arguments: [(0, false), (1, true), (1000, true), (1001, false), (1_000_000, false), (-1, false), (Int.max, false)])
  func heartbeats(machines: Int, isSensible: Bool) {
    let reply = FleetReply.array([.integer(5), .integer(machines), .bytes(Array("ff".utf8)), .bytes(Array("?".utf8))])
    #expect(FleetHeartbeat(reply)?.machines == (isSensible ? machines : nil))
    #expect(FleetHeartbeat(reply)?.outages == (isSensible ? [255] : nil))
  }

  @Test(
    "to a request for a permission wait no longer than tokens stay out",
    arguments: [
      ([1, 0], true), ([0, 0], true), ([0, 3_000_000], true), ([0, 3_000_001], false), ([0, -1], false),
      ([2, 3_600_000_000], true), ([2, 3_600_000_001], false), ([3, 0], false), ([0], false), ([0, 0, 0], false),
    ])
  func permissions(numbers: [Int], isSensible: Bool) {
    let reply = FleetReply.array(numbers.map { .integer($0) })
    #expect(FleetScript.isBudget(reply, ["take", "1", "40", "1000000", "1000000"]) == isSensible)
  }

  @Test("are shown in one line, cut")
  func shown() {
    let failure = FleetConnection.Failure("a\r\nb\u{1B}[2J\u{2028}c" + String(repeating: "x", count: 1000))
    #expect(failure.description.hasPrefix("a  b [2J c"))
    #expect(failure.description.count == 300)
  }

  @Test("that were taken are not kept, however the bytes of many arrive")
  func taken() throws {
    let reply = Array("$100000\r\n".utf8) + [UInt8](repeating: 32, count: 100_000) + Array("\r\n".utf8)
    let bytes = [[UInt8]](repeating: reply, count: 50).flatMap(\.self)
    var reader = FleetReplyReader()
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: 1 << 14) {
      reader.append(bytes[start..<min(start + (1 << 14), bytes.count)])
      while try reader.next() != nil { count += 1 }
      #expect(reader.buffer.count <= 3 * reply.count)
    }
    #expect(count == 50)
  }
}
