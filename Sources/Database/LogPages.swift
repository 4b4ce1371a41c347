// SPDX-License-Identifier: MIT
import Basics
import Platform

/// The pages in SQLite's log of a database (https://sqlite.org/fileformat2.html#walformat) up to the last transaction
/// that was committed, without those that are damaged. SQLite itself reads nothing after the first damaged one.
public struct LogPages {
  private let log: [UInt8]
  /// The places of the pages' bytes, by their numbers.
  private var places: [Int: Int] = [:]
  /// The size of the database in pages.
  private var count = 0
  private var isDamaged = false
  /// The number of frames to the end of the last transaction that can be read.
  private var committed = 0
  /// The same without those after a damaged one, which SQLite doesn't read.
  private var readable = 0

  /// The size of a page in bytes.
  public static let pageSize = 4_096
  private static let headerSize = 32
  /// The first word of a log whose checksums have the most significant byte first.
  private static let magic = 0x377f_0683
  private static let frameSize = 24 + pageSize
  /// A library of this size can't be made by calls.
  static let limit = 1 << 28

  /// Writes the pages of a file's log to the file, and deletes the log. A file without a log stays as it is.
  /// - Returns: whether pages of the log were damaged, so that some in the file may be older than the last change.
  public static func move(into path: String) throws(SystemError) -> Bool {
    let pages: LogPages
    do throws(SystemError) {
      let file = try FileDescriptor.open(path + "-wal", for: .reading)
      defer { file.close() }
      pages = LogPages(try file.readAll(limit: limit))
    } catch {
      guard error == .notFound else { throw error }
      return false
    }
    guard pages.count > 0 else { return pages.isDamaged }
    let file = try FileDescriptor.open(path, for: .reading)
    defer { file.close() }
    var bytes = try file.readAll(limit: limit)
    pages.write(to: &bytes)
    let target = try FileDescriptor.open(path, for: .updating)
    defer { target.close() }
    try target.writeAll(bytes)
    try FileSystem.remove(path + "-wal")
    return pages.isDamaged
  }

  /// Adds empty pages to a file that was cut, as many as its header says: SQLite reads nothing of a file if one of its
  /// tables begins beyond the end.
  public static func pad(_ path: String) throws(SystemError) {
    let file = try FileDescriptor.open(path, for: .reading)
    defer { file.close() }
    let bytes = try file.readAll(limit: limit)
    guard bytes.count >= 100 else { return }
    let size = bytes[28..<32].reduce(0) { $0 << 8 | Int($1) } * pageSize
    guard bytes.count < size, size <= limit else { return }
    let target = try FileDescriptor.open(path, for: .updating)
    defer { target.close() }
    try target.writeAll(bytes + Array(repeating: 0, count: size - bytes.count))
  }

  /// Whether SQLite would no longer read all that was committed to the log of a file that nobody has open.
  ///
  /// Its index (-shm) says how long it was, unless the index is gone. A file of which this process has a connection
  /// must not be asked for: closing the index releases SQLite's locks.
  static func loseChanges(of path: String) -> Bool {
    let index = LogIndex.left(by: path)
    guard index != .inUse else { return false }
    let log = try? FileDescriptor.open(path + "-wal", for: .reading)
    defer { log?.close() }
    guard let bytes = log == nil ? [] : try? log?.readAll(limit: limit) else { return false }
    let pages = LogPages(bytes)
    guard case .counted(let frames, let moved, let salts) = index, pages.salts == nil || pages.salts == salts else {
      return pages.readable < pages.committed
    }
    return max(pages.readable, moved) < max(pages.committed, frames)
  }

  /// Those of the header; nil if it is damaged.
  private var salts: Int? {
    guard log.count >= Self.headerSize, number(at: 0) | 1 == Self.magic,
      sum(of: [0..<24], after: (0, 0)) == (word(24), word(28))
    else { return nil }
    return number(at: 16) << 32 | number(at: 20)
  }

  init(_ log: [UInt8]) {
    self.log = log
    let frames = Array(stride(from: Self.headerSize, through: log.count - Self.frameSize, by: Self.frameSize))
    // What an earlier log has left in the file has other salts. The header may be damaged, too.
    let bySalts = Dictionary(grouping: frames, by: { number(at: $0 + 8) << 32 | number(at: $0 + 12) })
    guard let current = salts.map({ bySalts[$0] ?? [] }) ?? bySalts.values.max(by: { $0.count < $1.count }) else {
      return
    }
    let whole = current.filter { isWhole($0) }
    // A part of a frame is left where the log was cut.
    isDamaged = whole.count < current.count || (log.count - Self.headerSize) % Self.frameSize != 0
    // The last frame of a transaction has the database's size. What is after it was never committed.
    guard let last = whole.last(where: { number(at: $0 + 4) > 0 }) else { return }
    count = number(at: last + 4)
    committed = (last - Self.headerSize) / Self.frameSize + 1
    if salts != nil {
      let first = zip(whole, frames).prefix { $0 == $1 }.map(\.0).last { number(at: $0 + 4) > 0 }
      readable = first.map { ($0 - Self.headerSize) / Self.frameSize + 1 } ?? 0
    }
    for frame in whole where frame <= last && 1...count ~= number(at: frame) { places[number(at: frame)] = frame + 24 }
  }

  private func write(to bytes: inout [UInt8]) {
    let size = count * Self.pageSize
    guard size <= Self.limit else { return }
    if bytes.count < size { bytes += Array(repeating: 0, count: size - bytes.count) }
    for (number, place) in places {
      let start = (number - 1) * Self.pageSize
      bytes.replaceSubrange(start..<start + Self.pageSize, with: log[place..<place + Self.pageSize])
    }
  }

  /// Whether a frame has its checksum, which goes on from that of the frame before it, or of the header.
  private func isWhole(_ frame: Int) -> Bool {
    let before = frame == Self.headerSize ? 24 : frame - Self.frameSize + 16
    let parts = [frame..<frame + 8, frame + 24..<frame + Self.frameSize]
    return sum(of: parts, after: (word(before), word(before + 4))) == (word(frame + 16), word(frame + 20))
  }

  /// Goes on with a checksum, whose words have the order of bytes that the header says.
  private func sum(of parts: [Range<Int>], after start: (UInt32, UInt32)) -> (UInt32, UInt32) {
    var sum = start
    let isBigEndian = number(at: 0) == Self.magic
    log.withUnsafeBytes { log in
      for part in parts {
        for place in stride(from: part.lowerBound, to: part.upperBound, by: 8) {
          let first = log.loadUnaligned(fromByteOffset: place, as: UInt32.self)
          let second = log.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
          sum.0 &+= (isBigEndian ? first.bigEndian : first.littleEndian) &+ sum.1
          sum.1 &+= (isBigEndian ? second.bigEndian : second.littleEndian) &+ sum.0
        }
      }
    }
    return sum
  }

  private func word(_ place: Int) -> UInt32 { UInt32(number(at: place)) }

  private func number(at place: Int) -> Int {
    log[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
