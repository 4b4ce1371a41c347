// SPDX-License-Identifier: MIT
import Basics
import Platform

/// The pages in SQLite's log of a database (https://sqlite.org/fileformat2.html#walformat) up to the last transaction
/// that was committed, without those that are damaged. SQLite itself reads nothing after the first damaged one.
struct LogPages {
  private let log: [UInt8]
  /// The places of the pages' bytes, by their numbers.
  private var places: [Int: Int] = [:]
  /// The size of the database in pages.
  private var count = 0
  private var isDamaged = false

  static let pageSize = 4_096
  private static let headerSize = 32
  private static let frameSize = 24 + pageSize
  /// A library of this size can't be made by calls.
  private static let limit = 1 << 28

  /// Writes the pages of a file's log to the file, and deletes the log. A file without a log stays as it is.
  /// - Returns: whether pages of the log were damaged, so that some in the file may be older than the last change.
  static func move(into path: String) throws(SystemError) -> Bool {
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
  static func pad(_ path: String) throws(SystemError) {
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

  init(_ log: [UInt8]) {
    self.log = log
    let frames = Array(stride(from: Self.headerSize, through: log.count - Self.frameSize, by: Self.frameSize))
    // What an earlier log has left in the file has other salts. The header may be damaged, too.
    let salts = Dictionary(grouping: frames, by: { number(at: $0 + 8) << 32 | number(at: $0 + 12) })
    let own = log.count < Self.headerSize ? 0 : number(at: 16) << 32 | number(at: 20)
    guard let current = salts[own] ?? salts.values.max(by: { $0.count < $1.count }) else { return }
    let whole = current.filter { isWhole($0) }
    // A part of a frame is left where the log was cut.
    isDamaged = whole.count < current.count || (log.count - Self.headerSize) % Self.frameSize != 0
    // The last frame of a transaction has the database's size. What is after it was never committed.
    guard let last = whole.last(where: { number(at: $0 + 4) > 0 }) else { return }
    count = number(at: last + 4)
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
    var sum = (UInt32(number(at: before)), UInt32(number(at: before + 4)))
    for place in Array(stride(from: frame, to: frame + 8, by: 8))
      + Array(stride(from: frame + 24, to: frame + Self.frameSize, by: 8))
    {
      sum.0 &+= word(at: place) &+ sum.1
      sum.1 &+= word(at: place + 4) &+ sum.0
    }
    return Int(sum.0) == number(at: frame + 16) && Int(sum.1) == number(at: frame + 20)
  }

  /// A number of the checksum: in the order of bytes that the header says, and that the machine has.
  private func word(at place: Int) -> UInt32 {
    let number = UInt32(number(at: place))
    return log[3] & 1 == 1 ? number : number.byteSwapped
  }

  private func number(at place: Int) -> Int {
    log[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
