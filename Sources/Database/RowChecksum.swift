// SPDX-License-Identifier: MIT
import CSQLite

/// A checksum of a row's values, by which a store notices bytes that were changed in its file: SQLite itself only
/// notices what makes a page unreadable.
private struct RowChecksum {
  private(set) var value: UInt64 = 0
  static let null: UInt64 = 0x6e75_6c6c

  mutating func add(_ word: UInt64) {
    // Each step can be reversed, so no change of a word is lost in the steps after it.
    value = (value ^ word) &* 0xff51_afd7_ed55_8ccd
    value ^= value >> 33
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    var place = 0
    while place + 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
      place += 8
    }
    add(bytes[place...].reduce(0) { $0 << 8 | UInt64($1) })
  }
}

extension [SQLiteValue] {
  /// The checksum that `Row.checksum` has of these values once they are stored.
  public var checksum: Int {
    var checksum = RowChecksum()
    for value in self {
      switch value {
      case .null: checksum.add(RowChecksum.null)
      case .integer(let integer): checksum.add(UInt64(truncatingIfNeeded: integer))
      case .text(var text): text.withUTF8 { checksum.add(UnsafeRawBufferPointer($0)) }
      case .blob(let bytes): bytes.withUnsafeBytes { checksum.add($0) }
      }
    }
    return Int(truncatingIfNeeded: checksum.value)
  }
}

extension Row {
  /// The checksum of the values of some columns.
  public func checksum(of columns: Range<Int32>) -> Int {
    var checksum = RowChecksum()
    for column in columns {
      switch sqlite3_column_type(handle, column) {
      case SQLITE_NULL: checksum.add(RowChecksum.null)
      case SQLITE_INTEGER: checksum.add(UInt64(truncatingIfNeeded: integer(column)))
      default: checksum.add(bytes(sqlite3_column_blob(handle, column), column))
      }
    }
    return Int(truncatingIfNeeded: checksum.value)
  }
}
