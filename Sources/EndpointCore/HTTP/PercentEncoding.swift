// SPDX-License-Identifier: MIT
import Basics

/// Percent-encoding (RFC 3986 section 2).
package enum PercentEncoding {
  /// Encodes everything but unreserved characters, so that no text can end its component of the URL.
  static func encode(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if isUnreserved(byte) { bytes.append(byte) } else { bytes += escape(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Encodes only what is invalid in a URL (spaces, quotes, bytes above 0x7E, a lone `%`), for text that may already be
  /// encoded.
  static func encodeStray(_ text: Substring) -> String {
    let reserved = Array("!$&'()*+,;=:@/?".utf8)
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let beginsEscape = byte == 0x25 && rest.prefix(2).compactMap(\.hexadecimalValue).count == 2
      if isUnreserved(byte) || beginsEscape || reserved.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += escape(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The decoded text; nil if it is not UTF-8. In a query (form encoding) a plus sign is a space.
  package static func decode(_ encoded: some StringProtocol, plusIsSpace: Bool = true) -> String? {
    String(validating: bytes(of: encoded, plusIsSpace: plusIsSpace), as: UTF8.self)
  }

  private static func bytes(of encoded: some StringProtocol, plusIsSpace: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(encoded.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, let high = rest.first?.hexadecimalValue, let low = rest.dropFirst().first?.hexadecimalValue {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == 0x2B && plusIsSpace ? 0x20 : byte)
      }
    }
    return bytes
  }

  /// Whether a path, encoded or not, has a segment `.` or `..`, with which it could escape its prefix. Segments end at
  /// slashes and backslashes, even if a combining character makes those another `Character`.
  package static func leavesItsPlace(_ path: some StringProtocol) -> Bool {
    // Few paths contain these characters; decoding all of them took a twentieth of the time to serve a cached page.
    guard path.utf8.contains(where: { $0 == 0x2E || $0 == 0x25 }) else { return false }
    return bytes(of: path, plusIsSpace: false).split { $0 == 0x2F || $0 == 0x5C }.contains { segment in
      segment.count <= 2 && segment.allSatisfy { $0 == 0x2E }
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == 0x2D || byte == 0x2E || byte == 0x5F || byte == 0x7E
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}

extension String {
  /// Whether a URL's path may hold the text as one segment: it is not empty, not `.` or `..`, and has neither a slash
  /// nor a backslash nor a control character.
  public var isPathSegment: Bool {
    guard !isEmpty, !PercentEncoding.leavesItsPlace(self) else { return false }
    return utf8.allSatisfy { $0 != 0x2F && $0 != 0x5C && $0 >= 0x20 && $0 != 0x7F }
  }
}
