// SPDX-License-Identifier: MIT
import CSQLite

/// A value as SQLite stores it.
public enum SQLiteValue {
  case null
  case integer(Int)
  case text(String)
  case blob([UInt8])
}

/// A prepared statement, finalized with its last reference.
final class Statement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  init(_ sql: String, connection: OpaquePointer) throws(DatabaseError) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else {
      throw DatabaseError(code: code, message: String(cString: sqlite3_errmsg(connection)))
    }
    handle = prepared
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement from the start and calls `visit` with each row. Afterwards it holds neither locks nor the bound
  /// values.
  func run(_ values: [SQLiteValue], visit: (Row) throws(DatabaseError) -> Void) throws(DatabaseError) {
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for (index, value) in values.enumerated() {
      try check(bind(value, at: Int32(index + 1)))
    }
    while true {
      let code = sqlite3_step(handle)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw DatabaseError(code: code, message: message) }
      try visit(Row(handle: handle))
    }
  }

  private var message: String { String(cString: sqlite3_errmsg(connection)) }

  private func check(_ code: Int32) throws(DatabaseError) {
    guard code == SQLITE_OK else { throw DatabaseError(code: code, message: message) }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    // SQLITE_TRANSIENT, a cast that Swift can't import: SQLite copies the bytes before the call returns.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null:
      return sqlite3_bind_null(handle, index)
    case .integer(let integer):
      return sqlite3_bind_int64(handle, index, Int64(integer))
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          sqlite3_bind_text64(
            handle, index, characters.baseAddress, UInt64(characters.count), copied, UInt8(SQLITE_UTF8))
        }
      }
    case .blob(let bytes):
      // An empty array may have a null base address, which would bind NULL.
      guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
      return bytes.withUnsafeBytes { sqlite3_bind_blob64(handle, index, $0.baseAddress, UInt64($0.count), copied) }
    }
  }
}

/// The current row of a statement, valid only during the visit. Column indices start at 0.
public struct Row {
  let handle: OpaquePointer

  /// The column as an integer; 0 for NULL.
  public func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  /// Whether the column is NULL.
  public func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  /// The column as an integer; nil for NULL.
  public func optionalInteger(_ column: Int32) -> Int? { isNull(column) ? nil : integer(column) }

  /// The column as text; empty for NULL.
  public func text(_ column: Int32) -> String {
    String(decoding: bytes(sqlite3_column_text(handle, column), column), as: UTF8.self)
  }

  /// The parts of a text between separators of one byte, without empty ones. A list of many rows reads them several
  /// times as fast from SQLite's bytes as from a string.
  public func texts(_ column: Int32, separator: UInt8) -> [String] {
    parts(column, separator) { String(decoding: $0, as: UTF8.self) }
  }

  /// The numbers of a text with commas between them, without what is none.
  public func numbers(_ column: Int32) -> [Int] {
    parts(column, 0x2C) { part in
      let digits = part.first == 0x2D ? part.dropFirst() : part
      var number = 0
      guard !digits.isEmpty else { return nil }
      for byte in digits {
        let (shifted, isTooLarge) = number.multipliedReportingOverflow(by: 10)
        let (sum, overflows) = shifted.addingReportingOverflow(Int(byte) - 0x30)
        guard 0x30...0x39 ~= byte, !isTooLarge, !overflows else { return nil }
        number = sum
      }
      return part.first == 0x2D ? -number : number
    }
  }

  private func parts<Part>(
    _ column: Int32, _ separator: UInt8, _ read: (Slice<UnsafeRawBufferPointer>) -> Part?
  ) -> [Part] {
    let all = bytes(sqlite3_column_text(handle, column), column)
    var found: [Part] = []
    var start = 0
    while start < all.count {
      let end = all[start...].firstIndex(of: separator) ?? all.count
      if end > start, let part = read(all[start..<end]) { found.append(part) }
      start = end + 1
    }
    return found
  }

  /// The column as bytes; none for NULL.
  public func blob(_ column: Int32) -> [UInt8] { Array(bytes(sqlite3_column_blob(handle, column), column)) }

  /// The arguments are evaluated so that the pointer is fetched before the length, the order that SQLite requires.
  func bytes(_ start: UnsafeRawPointer?, _ column: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(handle, column)))
  }
}
