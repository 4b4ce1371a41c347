// SPDX-License-Identifier: MIT
import Platform

/// What the index of a log (-shm) says, which processes that were killed have left
/// (https://sqlite.org/walformat.html#the_wal_index_file_format).
enum LogIndex: Equatable {
  /// There is none, or it can't be read.
  case unknown
  /// A process has the database open.
  case inUse
  /// The number of frames of the log, and of those from the first on that were moved to the file; the log's salts.
  case counted(frames: Int, moved: Int, salts: Int)

  /// The bytes that each process which has the database open keeps locked, of which one is enough.
  private static let lockOfUsers = 128
  private static let format: UInt32 = 3_007_000

  static func left(by path: String) -> LogIndex {
    guard let file = try? FileDescriptor.open(path + "-shm", for: .reading) else { return .unknown }
    defer { file.close() }
    if file.isLocked(at: lockOfUsers) { return .inUse }
    guard let bytes = try? file.readAll(limit: 1 << 24), bytes.count >= 136 else { return .unknown }
    // The words have the machine's order of bytes.
    let words = bytes.withUnsafeBytes { bytes in
      (0..<34).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self) }
    }
    // The header is there twice, with a checksum.
    var sum: (UInt32, UInt32) = (0, 0)
    for place in stride(from: 0, to: 10, by: 2) {
      sum.0 &+= words[place] &+ sum.1
      sum.1 &+= words[place + 1] &+ sum.0
    }
    guard words[0] == format, sum == (words[10], words[11]), words[..<12] == words[12..<24] else { return .unknown }
    return .counted(
      frames: Int(words[4]), moved: Int(words[24]),
      salts: Int(words[8].bigEndian) << 32 | Int(words[9].bigEndian))
  }
}
