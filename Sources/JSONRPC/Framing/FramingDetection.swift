// SPDX-License-Identifier: MIT
import Basics

/// Detects the framing from the first bytes of the input, after dropping a byte order mark and leading whitespace.
/// `Name:` starts a block of headers; `{`, `[` and anything else start a line.
struct FramingDetection {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// No header name in use is longer than this.
  private static let longestName = 128

  private let wanted: Framing
  private var isAtStart = true
  /// The bytes examined so far that belong to the first message.
  private(set) var held: [UInt8] = []

  init(wanted: Framing) { self.wanted = wanted }

  /// Returns the framing once this byte decides it.
  mutating func examine(_ byte: UInt8) -> Framing? {
    if isAtStart {
      if byte == Self.byteOrderMark[held.count] {
        held.append(byte)
        if held == Self.byteOrderMark { endMark(discarding: true) }
        return nil
      }
      endMark(discarding: false)
    }
    if held.isEmpty && byte.isBlank { return nil }
    held.append(byte)
    return decide(byte)
  }

  private mutating func endMark(discarding: Bool) {
    isAtStart = false
    if discarding { held = [] }
  }

  private func decide(_ byte: UInt8) -> Framing? {
    guard wanted == .auto else { return wanted }
    guard let first = held.first, first.isASCIILetter else { return .lines }
    if byte == UInt8(ascii: ":") { return .headers }
    return byte.isHeaderNameByte && held.count < Self.longestName ? nil : .lines
  }
}
