// SPDX-License-Identifier: MIT

// Appends on the path of every response, each with a single capacity check.

extension [UInt8] {
  /// Appends ASCII text.
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends an integer in decimal. Digits are written last to first; a 64-bit integer has up to 19, plus a sign.
  package mutating func append(decimal value: Int) {
    append(addingCapacity: 20) { output in
      var magnitude = value.magnitude
      if value < 0 { output.append(UInt8(ascii: "-")) }
      output.withUnsafeMutableBufferPointer { buffer, count in
        count += Self.digitCount(magnitude)
        var position = count
        repeat {
          position &-= 1
          let rest = magnitude / 10
          buffer.initializeElement(at: position, to: UInt8(truncatingIfNeeded: magnitude &- rest &* 10) | 0x30)
          magnitude = rest
        } while magnitude > 0
      }
    }
  }

  private static func digitCount(_ magnitude: UInt) -> Int {
    var count = 1
    var limit: UInt = 10
    while magnitude >= limit, count < 19 {
      count += 1
      limit *= 10
    }
    return count
  }
}

extension OutputSpan<UInt8> {
  /// Appends all of the bytes.
  /// - Precondition: the span has room for them.
  @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    withUnsafeMutableBufferPointer { buffer, count in
      precondition(bytes.count <= buffer.count - count)
      _ = UnsafeMutableBufferPointer(rebasing: buffer[count...]).initialize(fromContentsOf: bytes)
      count += bytes.count
    }
  }
}
