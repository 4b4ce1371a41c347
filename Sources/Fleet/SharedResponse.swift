// SPDX-License-Identifier: MIT
import Basics
import EndpointCore

/// A shared response as the engine stores it. It contains no secret (`CachedResponse`).
///
/// The engine isn't trusted, so it is bounded and authenticated: its code can be made only with the provider's key,
/// which the machines of a fleet share. The code covers the request, the time of receipt, the URL, the headers and the
/// body. So an engine can withhold a response or return an older one of the same request, but not change one, make one
/// up, or return that of another request.
///
///     "MQA2"  HMAC-SHA256 of the identity and the rest  received at  lengths of URL, fields, body  these three
enum SharedResponse {
  /// The maximum length: a longer response stays on its machine.
  static let maximumCount = 1 << 20
  private static let magic = Array("MQA2".utf8)
  private static let codeCount = 32
  private static let header = 4 + codeCount + 8 + 3 * 4
  /// How far ahead of this machine's clock another's may be.
  private static let clockTolerance = 60

  /// Why a value is no response.
  enum Fault: Error {
    /// It has another format, maybe that of another version.
    case unknown
    /// It was not made by a machine with the provider's key, or for another request.
    case forged
    /// It was received after this machine's present.
    case fromTheFuture
  }

  /// Nil for a response that is too large, and for one without a provider's key.
  static func bytes(of response: CachedResponse, for key: ResponseKey) -> [UInt8]? {
    let url = Array(response.url.utf8)
    let fields = Array(response.headers.fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n").utf8)
    let count = header + url.count + fields.count + response.body.count
    guard count <= maximumCount else { return nil }
    var content: [UInt8] = []
    content.reserveCapacity(count)
    content.append(UInt64(bitPattern: Int64(response.receivedAt.secondsSince1970)), bytes: 8)
    for part in [url.count, fields.count, response.body.count] { content.append(UInt64(part), bytes: 4) }
    content += url
    content += fields
    content += response.body
    return code(of: content[...], for: key).map { magic + $0 + content }
  }

  /// - Parameter now: this machine's time.
  static func read(_ value: [UInt8], for key: ResponseKey, now: Instant) throws(Fault) -> CachedResponse {
    guard value.count >= header, value.count <= maximumCount, value.starts(with: magic) else { throw .unknown }
    var rest = value[4...]
    func take(_ count: Int) -> ArraySlice<UInt8> {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    let given = take(codeCount)
    guard let code = code(of: rest, for: key), zip(code, given).reduce(0, { $0 | ($1.0 ^ $1.1) }) == 0 else {
      throw .forged
    }
    let seconds = Int(Int64(bitPattern: take(8).number))
    let lengths = (0..<3).map { _ in Int(take(4).number) }
    guard lengths.reduce(0, +) == rest.count else { throw .unknown }
    let url = String(decoding: take(lengths[0]), as: UTF8.self)
    var headers = HTTPHeaders()
    for line in String(decoding: take(lengths[1]), as: UTF8.self).split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { throw .unknown }
      headers.append(String(line[..<colon]), String(line[line.index(after: colon)...]))
    }
    guard seconds <= now.secondsSince1970 + clockTolerance else { throw .fromTheFuture }
    return CachedResponse(
      url: url, headers: headers, body: Array(rest),
      receivedAt: Instant(secondsSince1970: min(seconds, now.secondsSince1970)))
  }

  private static func code(of content: ArraySlice<UInt8>, for key: ResponseKey) -> [UInt8]? {
    guard let secret = key.authenticationKey else { return nil }
    let identity = Array(key.text.utf8)
    var message: [UInt8] = []
    message.reserveCapacity(8 + identity.count + content.count)
    message.append(UInt64(identity.count), bytes: 8)
    message += identity
    message += content
    return SHA256.authenticationCode(of: message, key: secret)
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
