// SPDX-License-Identifier: MIT
import CLibrary

extension Span<UInt8> {
  /// The index of the first occurrence of a byte at or after `start`.
  @inlinable
  public func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, start < buffer.count,
        let found = memchr(base + start, Int32(byte), buffer.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }
}

extension Array<UInt8> {
  /// Whether other bytes occur in these, in this order.
  public func contains(bytes other: [UInt8]) -> Bool {
    guard let first = other.first else { return true }
    var start = 0
    // glibc's memmem is an extension, which its headers hide.
    while let index = span.firstIndex(of: first, from: start), index <= count - other.count {
      if self[index..<index + other.count].elementsEqual(other) { return true }
      start = index + 1
    }
    return false
  }
}

/// Whether two memory regions of `count` bytes are equal. A Swift loop takes several times as long for JSON member
/// names.
@inlinable
@inline(__always)
public func bytesAreEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int) -> Bool {
  memcmp(one, other, count) == 0
}
