// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Span<UInt8> {
  /// Where this byte stands first at or after a position.
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

/// Whether the same `count` bytes stand at both places. A loop of ours takes several times as long for names of JSON.
@inlinable
@inline(__always)
public func bytesAreEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int) -> Bool {
  memcmp(one, other, count) == 0
}
