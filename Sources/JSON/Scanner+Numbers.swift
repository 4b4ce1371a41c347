// SPDX-License-Identifier: MIT
import Basics

extension Scanner {
  /// Scans a number (RFC 8259 section 6): optional minus, integer part without leading zeros, fraction, exponent.
  mutating func scanNumber() throws(JSONSyntaxError) {
    let start = position
    var kind = TapeEntry.Kind.integer
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    if try current() == UInt8(ascii: "0") {
      position += 1
      if isDigit() { throw failure(.invalidNumber) }
    } else {
      try scanDigits()
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      kind = .fraction
      position += 1
      try scanDigits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      kind = .fraction
      position += 1
      let sign = try current()
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
      try scanDigits()
    }
    append(kind, from: start)
  }

  private mutating func scanDigits() throws(JSONSyntaxError) {
    guard isDigit() else { throw failure(.invalidNumber) }
    repeat { position += 1 } while isDigit()
  }

  private func isDigit() -> Bool {
    position < bytes.count && bytes[position].isASCIIDigit
  }
}
