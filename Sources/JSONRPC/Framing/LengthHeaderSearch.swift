// SPDX-License-Identifier: MIT
import Basics

/// Finds the next `Content-Length:`, in any case, at the start of a line. Bodies end without a line feed, so a closing
/// bracket counts as the end of a line too; otherwise the framing could never recover with a client that always sends
/// bodies that way.
struct LengthHeaderSearch {
  static let pattern = Array("content-length:".utf8)

  private var matched = 0
  private var canStart: Bool

  init(atStartOfLine: Bool) { canStart = atStartOfLine }

  /// True once `position` is past the header's colon; false when all bytes are used up.
  mutating func advance(in bytes: Span<UInt8>, at position: inout Int) -> Bool {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if matched > 0 || canStart, byte.asciiLowercased == Self.pattern[matched] {
        matched += 1
        if matched == Self.pattern.count { return true }
      } else {
        matched = 0
      }
      canStart = byte == .lineFeed || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    }
    return false
  }
}
