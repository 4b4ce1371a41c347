// SPDX-License-Identifier: MIT
import CZlib

/// A zip archive in memory (APPNOTE.TXT, PKWARE), as far as exports of films need it: stored and deflated files, no
/// encryption, no parts, no files of more than 4 GiB.
public struct ZipArchive {
  /// A file in the archive.
  public struct Entry {
    /// The path in the archive, with `/` between its parts.
    public let name: String
    fileprivate let method: Int
    fileprivate let isEncrypted: Bool
    fileprivate let checksum: UInt32
    /// The size in the archive.
    public let packedSize: Int
    /// The size that the archive claims.
    public let size: Int
    fileprivate let header: Int
  }

  /// The files in the archive, in its order.
  public let entries: [Entry]
  private let bytes: [UInt8]

  /// Why an archive can't be read.
  public enum Failure: Error, Sendable {
    /// Its directory is damaged or in parts.
    case damaged
    case tooManyFiles
  }

  /// The maximum number of files; an export with a thousand lists has as many.
  public static let maximumEntries = 10_000

  /// Whether bytes begin like an archive.
  public static func isArchive(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Reads the directory of an archive.
  public init(_ bytes: [UInt8]) throws(Failure) {
    self.bytes = bytes
    guard let end = Self.end(of: bytes), let count = bytes.number(end + 10, 2), var position = bytes.number(end + 16, 4)
    else { throw .damaged }
    guard count <= Self.maximumEntries else { throw .tooManyFiles }
    var entries: [Entry] = []
    for _ in 0..<count {
      guard bytes.number(position, 4) == 0x0201_4B50, let flags = bytes.number(position + 8, 2),
        let method = bytes.number(position + 10, 2), let checksum = bytes.number(position + 16, 4),
        let packedSize = bytes.number(position + 20, 4), let size = bytes.number(position + 24, 4),
        let nameLength = bytes.number(position + 28, 2), let extraLength = bytes.number(position + 30, 2),
        let commentLength = bytes.number(position + 32, 2), let header = bytes.number(position + 42, 4),
        let name = bytes.slice(position + 46, nameLength)
      else { throw .damaged }
      position += 46 + nameLength + extraLength + commentLength
      entries.append(
        Entry(
          name: String(decoding: name, as: UTF8.self), method: method, isEncrypted: flags & 1 != 0,
          checksum: UInt32(truncatingIfNeeded: checksum), packedSize: packedSize, size: size, header: header))
    }
    self.entries = entries
  }

  /// The position of the record at the end, behind which a comment of up to 65,535 bytes may stand.
  private static func end(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= 22 else { return nil }
    let earliest = max(0, bytes.count - 22 - 0xFFFF)
    return stride(from: bytes.count - 22, through: earliest, by: -1).first { bytes.number($0, 4) == 0x0605_4B50 }
  }

  /// The content of a file; nil if it is damaged, encrypted, packed in another way, or longer than it claims to be.
  public func content(of entry: Entry) -> [UInt8]? {
    guard !entry.isEncrypted, bytes.number(entry.header, 4) == 0x0403_4B50,
      let nameLength = bytes.number(entry.header + 26, 2), let extraLength = bytes.number(entry.header + 28, 2),
      let packed = bytes.slice(entry.header + 30 + nameLength + extraLength, entry.packedSize)
    else { return nil }
    var content = Array(packed)
    if entry.method == 8 {
      guard let reader = GzipReader(isBare: true), let text = reader.inflate(packed, limit: entry.size),
        reader.isComplete
      else { return nil }
      content = text
    }
    guard entry.method == 8 || entry.method == 0, content.count == entry.size else { return nil }
    let checksum = content.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
    return UInt32(truncatingIfNeeded: checksum) == entry.checksum ? content : nil
  }
}

extension [UInt8] {
  /// A number of 2 or 4 bytes, the lowest first; nil beyond the end.
  fileprivate func number(_ position: Int, _ count: Int) -> Int? {
    slice(position, count).map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
  }

  fileprivate func slice(_ position: Int, _ count: Int) -> ArraySlice<UInt8>? {
    let (end, overflows) = position.addingReportingOverflow(count)
    guard !overflows, position >= 0, count >= 0, end <= self.count else { return nil }
    return self[position..<end]
  }
}
