// SPDX-License-Identifier: MIT
import Basics
import CZlib
import EndpointCore

/// A kept answer as it stands in the engine: bounded, and checked whenever it is read, because anybody may have written
/// it. It holds no secret (`CachedResponse`).
///
///     "MQA1"  CRC-32 of what follows  digest of the identity  received at  lengths of URL, fields, body  these three
enum KeptValue {
  /// The maximum length: a longer answer is kept on its machine alone.
  static let maximumCount = 1 << 20
  private static let magic = Array("MQA1".utf8)
  private static let header = 4 + 4 + 8 + 8 + 3 * 4

  /// - Parameters:
  ///   - identity: identifies the request.
  ///   - clockLead: how far the engine's clock is ahead, in milliseconds: its time is kept by that.
  static func bytes(of answer: CachedResponse, identity: SharedKey, clockLead: Int) -> [UInt8]? {
    let url = Array(answer.url.utf8)
    let fields = Array(answer.headers.fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n").utf8)
    let count = header + url.count + fields.count + answer.body.count
    guard count <= maximumCount else { return nil }
    var content: [UInt8] = []
    content.reserveCapacity(count)
    content.append(identity.digest, bytes: 8)
    content.append(UInt64(bitPattern: Int64(answer.receivedAt.secondsSince1970 * 1000 + clockLead)), bytes: 8)
    for part in [url.count, fields.count, answer.body.count] { content.append(UInt64(part), bytes: 4) }
    content += url
    content += fields
    content += answer.body
    var value = magic
    value.reserveCapacity(count)
    value.append(UInt64(checksum(content[...])), bytes: 4)
    return value + content
  }

  /// Nil unless the bytes are whole, and an answer to that request.
  /// - Parameter now: this machine's time; nothing was received after it.
  static func answer(_ value: [UInt8], identity: SharedKey, clockLead: Int, now: Instant) -> CachedResponse? {
    guard value.count >= header, value.count <= maximumCount, value.starts(with: magic) else { return nil }
    var rest = value[8...]
    guard value[4..<8].number == UInt64(checksum(rest)) else { return nil }
    func take(_ count: Int) -> ArraySlice<UInt8> {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    guard take(8).number == identity.digest else { return nil }
    let receivedAt = Int64(bitPattern: take(8).number).subtractingReportingOverflow(Int64(clockLead))
    let lengths = (0..<3).map { _ in Int(take(4).number) }
    guard !receivedAt.overflow, lengths.reduce(0, +) == rest.count else { return nil }
    let url = String(decoding: take(lengths[0]), as: UTF8.self)
    var headers = HTTPHeaders()
    for line in String(decoding: take(lengths[1]), as: UTF8.self).split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      headers.append(String(line[..<colon]), String(line[line.index(after: colon)...]))
    }
    guard receivedAt.partialValue >= 0 else { return nil }
    // To the nearest second: it was a whole one, and what is known of two clocks differs by some milliseconds.
    let (whole, part) = receivedAt.partialValue.quotientAndRemainder(dividingBy: 1000)
    let seconds = Int(whole) + (part >= 500 ? 1 : 0)
    return CachedResponse(
      url: url, headers: headers, body: Array(rest),
      receivedAt: Instant(secondsSince1970: min(seconds, now.secondsSince1970)))
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count)) }
  }
}

extension [UInt8] {
  /// Appends the low bytes of a number, the lowest first.
  fileprivate mutating func append(_ number: UInt64, bytes: Int) {
    for index in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(index)))) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var number: UInt64 { reversed().reduce(0) { $0 << 8 | UInt64($1) } }
}
