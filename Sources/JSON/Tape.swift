// SPDX-License-Identifier: MIT
/// The index of a text: one entry per name and value, in document order.
///
/// Manages its own memory, because `Array` checks for unique ownership at every append, which was 13% of a scan. Safe
/// to share all the same: it changes only while the scanner owns it, before there is a document to share.
struct Tape: ~Copyable, @unchecked Sendable {
  private var entries: UnsafeMutableBufferPointer<TapeEntry>
  private(set) var count = 0

  /// - Parameter capacity: the number of entries to make room for.
  init(capacity: Int = 0) {
    entries = .allocate(capacity: capacity)
  }

  deinit { entries.deallocate() }

  /// The memory of the entries in bytes.
  var memoryBytes: Int { entries.count * MemoryLayout<TapeEntry>.stride }

  subscript(index: Int) -> TapeEntry {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return entries[index]
    }
    @inline(__always) _modify {
      precondition(index >= 0 && index < count)
      yield &entries[index]
    }
  }

  @inline(__always)
  mutating func append(_ entry: TapeEntry) {
    if count == entries.count { grow() }
    entries.initializeElement(at: count, to: entry)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<TapeEntry>.allocate(capacity: max(16, 2 * entries.count))
    _ = larger.moveInitialize(fromContentsOf: entries[..<count])
    entries.deallocate()
    entries = larger
  }
}

/// One name or value of a document. An object's members are pairs of entries: the name, then the value.
struct TapeEntry: Sendable {
  enum Kind: UInt8 {
    case null, `true`, `false`
    case integer, fraction
    case string, escapedString
    case array, object
  }

  let kind: Kind
  /// The offset of the first byte of the source text.
  let start: UInt32
  /// The offset past the last byte of the source text.
  var end: UInt32
  /// The index of the entry after this value and everything inside it.
  var next: UInt32
  /// The number of elements or members; 0 for scalars.
  var count: UInt32

  var range: Range<Int> { Int(start)..<Int(end) }
}
