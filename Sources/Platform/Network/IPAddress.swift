// SPDX-License-Identifier: MIT
import CLibrary

/// An IPv4 or IPv6 address.
public struct IPAddress: Sendable, Hashable {
  /// The address in network byte order: 4 bytes for IPv4, 16 for IPv6.
  public let bytes: [UInt8]

  /// - Parameter text: an address without brackets, such as `127.0.0.1` or `::1` (inet_pton(3)).
  public init?(_ text: some StringProtocol) {
    var room = [UInt8](repeating: 0, count: 16)
    let text = String(text)
    if inet_pton(AF_INET, text, &room) == 1 {
      bytes = Array(room[..<4])
    } else if inet_pton(AF_INET6, text, &room) == 1 {
      bytes = room
    } else {
      return nil
    }
  }

  /// Whether it is a loopback address: 127.0.0.0/8 (RFC 1122), the same mapped into IPv6, or ::1 (RFC 4291).
  public var isLoopback: Bool {
    let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
    if bytes.count == 16, bytes.starts(with: mapped) { return bytes[12] == 127 }
    return bytes.count == 4 ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
  }

  /// Whether the first `length` bits equal those of `other`; false for addresses of different families.
  public func hasPrefix(of other: IPAddress, _ length: Int) -> Bool {
    guard bytes.count == other.bytes.count else { return false }
    return (0..<length).allSatisfy { (bytes[$0 / 8] ^ other.bytes[$0 / 8]) & (0x80 >> UInt8($0 % 8)) == 0 }
  }
}
