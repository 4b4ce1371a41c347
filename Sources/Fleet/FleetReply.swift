// SPDX-License-Identifier: MIT
import CHiredis

/// A reply of the engine.
enum FleetReply: Sendable, Equatable {
  case nothing
  case integer(Int)
  /// A string or a status.
  case bytes([UInt8])
  case array([FleetReply])
  /// The engine's message, such as `READONLY You can't write against a read only replica.`
  case error(String)

  /// Copies a reply of the library's.
  init(_ reply: UnsafeRawPointer) {
    switch UInt32(bitPattern: chiredis_reply_kind(reply)) {
    case CHIREDIS_INTEGER.rawValue: self = .integer(Int(chiredis_reply_integer(reply)))
    case CHIREDIS_STRING.rawValue, CHIREDIS_STATUS.rawValue: self = .bytes(Self.bytes(of: reply))
    case CHIREDIS_ERROR.rawValue: self = .error(String(decoding: Self.bytes(of: reply), as: UTF8.self))
    case CHIREDIS_ARRAY.rawValue:
      self = .array(
        (0..<chiredis_reply_count(reply)).map { index in
          chiredis_reply_element(reply, index).map { FleetReply($0) } ?? .nothing
        })
    default: self = .nothing
    }
  }

  /// The numbers of an array; nil if it is anything else.
  var integers: [Int]? {
    guard case .array(let elements) = self else { return nil }
    var integers: [Int] = []
    for case .integer(let integer) in elements { integers.append(integer) }
    return integers.count == elements.count ? integers : nil
  }

  private static func bytes(of reply: UnsafeRawPointer) -> [UInt8] {
    var count = 0
    guard let start = chiredis_reply_bytes(reply, &count) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
