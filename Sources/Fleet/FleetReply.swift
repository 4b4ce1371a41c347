// SPDX-License-Identifier: MIT
import EndpointCore

/// A reply of the engine.
enum FleetReply: Sendable, Equatable {
  case nothing
  case integer(Int)
  /// A string or a status.
  case bytes([UInt8])
  case array([FleetReply])
  /// The engine's message, such as `READONLY You can't write against a read only replica.`
  case error(String)

  /// A description for people of a reply that the command can't have.
  var summary: String {
    switch self {
    case .nothing: "nothing where a value was expected"
    case .integer(let integer): "the number \(integer), which can't be"
    case .bytes(let bytes): "\(bytes.count) bytes that can't be"
    case .array(let elements):
      integers.map { "the numbers \($0.prefix(4)), which can't be" } ?? "\(elements.count) elements that can't be"
    case .error(let message): message
    }
  }

  /// The numbers of an array; nil if it is anything else.
  var integers: [Int]? {
    guard case .array(let elements) = self else { return nil }
    var integers: [Int] = []
    for case .integer(let integer) in elements { integers.append(integer) }
    return integers.count == elements.count ? integers : nil
  }
}

/// The reply to a heartbeat: the time, the number of machines, and the digests of the hosts that are unreachable.
struct FleetHeartbeat {
  let machines: Int
  let outages: Set<UInt64>

  /// Nil if the reply makes no sense.
  init?(_ reply: FleetReply) {
    guard case .array(let elements) = reply, elements.count >= 2, case .integer = elements[0],
      case .integer(let machines) = elements[1], (1...MachinePlace.mostMembers).contains(machines)
    else { return nil }
    self.machines = machines
    outages = Set(
      elements.dropFirst(2).compactMap { element in
        guard case .bytes(let text) = element else { return nil }
        return UInt64(String(decoding: text, as: UTF8.self), radix: 16)
      })
  }
}

/// Reads replies from the bytes of a connection (RESP2, https://redis.io/docs/latest/develop/reference/protocol-spec/).
///
/// The engine isn't trusted: every announced length is compared with its limit before memory is allocated for it, so
/// that no reply takes more than its limit.
struct FleetReplyReader {
  /// The limit on a string in bytes: the longest shared response.
  static let mostBytes = SharedResponse.maximumCount
  /// The limit on a string that is skipped, in bytes: Redis's own for a value.
  private static let mostSkippedBytes = 512 << 20
  /// The limit on a status, an error or a number in bytes.
  private static let mostLineBytes = 4096
  /// The limit on the elements of an array. The longest one, of a heartbeat, has 258.
  private static let mostElements = 1024
  /// The limit on a whole reply in bytes.
  private static let mostReplyBytes = mostBytes + 1 << 16

  private(set) var buffer: [UInt8] = []
  /// The number of bytes in `buffer` that belong to earlier replies.
  private var used = 0
  /// The number of bytes still to come of a value that is too long; nil if there is none.
  private var unwanted: Int?

  mutating func append(_ bytes: some Sequence<UInt8>) {
    if used == buffer.count {
      // A buffer that was large once isn't kept.
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 17)
      used = 0
    } else if used > buffer.count / 2 {
      // Replies that are sent together seldom end with the bytes that were read, and must not all be kept.
      buffer.removeFirst(used)
      used = 0
    }
    buffer += bytes
  }

  /// The next reply; nil until all of it has arrived. A value that is longer than any of ours is `.nothing`: another
  /// program has written it, which makes that key a miss and says nothing about the engine.
  /// - Throws: for bytes that are not a reply, and for a reply beyond a limit. Then the connection is of no more use.
  mutating func next() throws(FleetConnection.Failure) -> FleetReply? {
    if let reply = skipped() { return reply }
    guard unwanted == nil else { return nil }
    var position = used
    if let (count, start) = try longValue(at: position) {
      used = start
      unwanted = count + 2
      return skipped()
    }
    guard let reply = try reply(at: &position, isElement: false) else {
      guard buffer.count - used <= Self.mostReplyBytes else { throw .nonsense("a reply of more than 1 MiB") }
      return nil
    }
    used = position
    return reply
  }

  /// Drops what has arrived of a value that is too long; `.nothing` once that is all of it.
  private mutating func skipped() -> FleetReply? {
    guard let left = unwanted else { return nil }
    let count = min(left, buffer.count - used)
    used += count
    unwanted = count < left ? left - count : nil
    return unwanted == nil ? .nothing : nil
  }

  /// The length and the start of a string that is longer than any of ours; nil if the next reply is anything else.
  private func longValue(at position: Int) throws(FleetConnection.Failure) -> (count: Int, start: Int)? {
    guard position < buffer.count, buffer[position] == UInt8(ascii: "$") else { return nil }
    var position = position
    guard let line = try line(at: &position), let count = Int(String(decoding: line.dropFirst(), as: UTF8.self)),
      count > Self.mostBytes, count <= Self.mostSkippedBytes
    else { return nil }
    return (count, position)
  }

  private func reply(at position: inout Int, isElement: Bool) throws(FleetConnection.Failure) -> FleetReply? {
    guard let line = try line(at: &position) else { return nil }
    guard let kind = line.first else { throw .nonsense("an empty line") }
    let text = String(decoding: line.dropFirst(), as: UTF8.self)
    switch kind {
    case UInt8(ascii: "+"): return .bytes(Array(line.dropFirst()))
    case UInt8(ascii: "-"): return .error(text)
    case UInt8(ascii: ":"):
      guard let integer = Int(text) else { throw .nonsense("a number that is none") }
      return .integer(integer)
    case UInt8(ascii: "$"):
      guard let count = Int(text), count >= -1 else { throw .nonsense("a string of no length") }
      guard count <= Self.mostBytes else { throw .nonsense("a string of \(count) bytes") }
      guard count >= 0 else { return .nothing }
      guard buffer.count - position >= count + 2 else { return nil }
      defer { position += count + 2 }
      return .bytes(Array(buffer[position..<position + count]))
    case UInt8(ascii: "*"):
      guard let count = Int(text), count >= -1 else { throw .nonsense("an array of no length") }
      guard count <= Self.mostElements else { throw .nonsense("an array of \(count) elements") }
      guard !isElement else { throw .nonsense("an array in an array") }
      guard count >= 0 else { return .nothing }
      var elements: [FleetReply] = []
      for _ in 0..<count {
        guard let element = try reply(at: &position, isElement: true) else { return nil }
        elements.append(element)
      }
      return .array(elements)
    default: throw .nonsense("bytes of another protocol")
    }
  }

  /// A line without its end; nil until all of it has arrived.
  private func line(at position: inout Int) throws(FleetConnection.Failure) -> ArraySlice<UInt8>? {
    let rest = buffer[position...].prefix(Self.mostLineBytes)
    guard let end = rest.firstIndex(of: UInt8(ascii: "\r")), end + 1 < buffer.count else {
      guard rest.count < Self.mostLineBytes else { throw .nonsense("a line of more than \(Self.mostLineBytes) bytes") }
      return nil
    }
    defer { position = end + 2 }
    return buffer[position..<end]
  }
}
