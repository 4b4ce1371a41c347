// SPDX-License-Identifier: MIT

/// The bytes of an index, read with every offset checked. A block's checksum is compared at the first access to the
/// block, so that opening costs nothing for unused blocks.
///
/// Reading never fails: a position outside the index or in a damaged block reads as zero or as empty, and sets
/// `damage`. Loops over content must therefore end whatever they read.
///
/// Not for several threads at once; each thread opens its own, over the same mapped pages.
final class IndexContent {
  let documents: Int
  let words: Int
  let created: UInt64
  let source: UInt64
  /// Whether anything read so far was damaged.
  private(set) var damage = false

  private let bytes: UnsafeRawBufferPointer
  private let owner: AnyObject
  private let length: Int
  private let checksums: Int
  private let sections: [Range<Int>]
  private let verified: UnsafeMutableBufferPointer<Bool>

  /// - Parameters:
  ///   - bytes: a whole index, at most 4 GiB for each section.
  ///   - owner: keeps the bytes where they are.
  init(_ bytes: UnsafeRawBufferPointer, owner: AnyObject) throws(IndexError) {
    let footer = bytes.count - IndexFormat.footerSize - IndexFormat.tailSize
    guard bytes.count >= IndexFormat.tailSize,
      Self.u32(bytes, bytes.count - 4) == IndexFormat.endMagic
    else { throw .notAnIndex }
    let version = Self.u32(bytes, bytes.count - 8)
    guard version == IndexFormat.version else { throw .otherVersion(version) }
    guard footer >= 0, Self.u64(bytes, footer) == IndexFormat.magic,
      Self.u64(bytes, footer + IndexFormat.footerSize - 8)
        == checksum(UnsafeRawBufferPointer(rebasing: bytes[footer..<footer + IndexFormat.footerSize - 8]))
    else { throw .damaged }
    let length = Self.u64(bytes, footer + 40)
    guard length <= footer else { throw .damaged }
    self.length = Int(length)
    let blocks = (self.length + IndexFormat.blockSize - 1) / IndexFormat.blockSize
    checksums = self.length
    guard checksums + blocks * 4 == footer,
      Self.u64(bytes, footer + 32) == checksum(UnsafeRawBufferPointer(rebasing: bytes[checksums..<footer]))
    else { throw .damaged }

    documents = Int(Self.u32(bytes, footer + 8))
    words = Int(Self.u32(bytes, footer + 12))
    created = Self.u64(bytes, footer + 16)
    source = Self.u64(bytes, footer + 24)
    var sections: [Range<Int>] = []
    for section in IndexFormat.Section.allCases {
      let place = footer + 48 + section.rawValue * 16
      let start = Self.u64(bytes, place)
      let count = Self.u64(bytes, place + 8)
      guard start <= length, count <= length - start else { throw .damaged }
      sections.append(Int(start)..<Int(start + count))
    }
    self.sections = sections
    guard documents <= IndexFormat.maximumDocuments, words <= IndexFormat.maximumWords,
      sections[IndexFormat.Section.documentOffsets.rawValue].count == (documents + 1) * 4,
      sections[IndexFormat.Section.documentLengths.rawValue].count == documents,
      sections[IndexFormat.Section.wordOffsets.rawValue].count == (words + 1) * 4,
      sections[IndexFormat.Section.postingOffsets.rawValue].count == (words + 1) * 4,
      sections[IndexFormat.Section.reversedWords.rawValue].count == words * 4,
      sections[IndexFormat.Section.firstDocuments.rawValue].count == words * 4,
      sections[IndexFormat.Section.wordStarts.rawValue].count == words * 8,
      sections[IndexFormat.Section.wordEnds.rawValue].count == words * 8,
      sections[IndexFormat.Section.commonPrefixes.rawValue].count == words,
      sections[IndexFormat.Section.commonSuffixes.rawValue].count == words
    else { throw .damaged }
    self.bytes = bytes
    self.owner = owner
    verified = .allocate(capacity: blocks)
    verified.initialize(repeating: false)
  }

  deinit { verified.deallocate() }

  /// The number at an index of a section of 32-bit numbers.
  @inline(__always)
  func number(_ section: IndexFormat.Section, _ index: Int) -> Int { Int(integer(section, index, as: UInt32.self)) }

  /// The number at an index of a section of 8-bit numbers.
  @inline(__always)
  func smallNumber(_ section: IndexFormat.Section, _ index: Int) -> Int { Int(integer(section, index, as: UInt8.self)) }

  /// The number at an index of a section of 64-bit numbers.
  @inline(__always)
  func wideNumber(_ section: IndexFormat.Section, _ index: Int) -> UInt64 { integer(section, index, as: UInt64.self) }

  @inline(__always)
  private func integer<Integer: FixedWidthInteger>(
    _ section: IndexFormat.Section, _ index: Int, as type: Integer.Type
  ) -> Integer {
    let size = MemoryLayout<Integer>.size
    let range = sections[section.rawValue]
    guard index >= 0, index < range.count / size else {
      damage = true
      return 0
    }
    let offset = range.lowerBound + index * size
    guard isSound(offset, size) else { return 0 }
    return Integer(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
  }

  /// The bytes between two neighbouring offsets of the section `offsets`.
  @inline(__always)
  func slice(_ section: IndexFormat.Section, _ offsets: IndexFormat.Section, _ index: Int) -> UnsafeRawBufferPointer {
    slice(section, number(offsets, index), number(offsets, index + 1))
  }

  /// The bytes of a section from one offset up to another.
  @inline(__always)
  func slice(_ section: IndexFormat.Section, _ start: Int, _ end: Int) -> UnsafeRawBufferPointer {
    let range = sections[section.rawValue]
    guard start <= end, end <= range.count else {
      damage = true
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    guard start < end, isSound(range.lowerBound + start, end - start) else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(rebasing: bytes[range.lowerBound + start..<range.lowerBound + end])
  }

  /// A whole section; empty if a part of it is damaged.
  func all(_ section: IndexFormat.Section) -> UnsafeRawBufferPointer {
    let range = sections[section.rawValue]
    guard !range.isEmpty, isSound(range.lowerBound, range.count) else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(rebasing: bytes[range])
  }

  /// Compares all checksums.
  func verify() -> Bool {
    _ = isSound(0, length)
    return !damage
  }

  /// Marks the index as damaged, since the bytes that were read make no sense.
  func bad() { damage = true }

  @inline(__always)
  private func isSound(_ offset: Int, _ count: Int) -> Bool {
    var block = offset / IndexFormat.blockSize
    let last = (offset + count - 1) / IndexFormat.blockSize
    while block <= last {
      guard verified[block] || compare(block) else { return false }
      block += 1
    }
    return true
  }

  @inline(never)
  private func compare(_ block: Int) -> Bool {
    let start = block * IndexFormat.blockSize
    let content = UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + IndexFormat.blockSize, length)])
    guard UInt32(truncatingIfNeeded: checksum(content)) == Self.u32(bytes, checksums + block * 4) else {
      damage = true
      return false
    }
    verified[block] = true
    return true
  }

  private static func u32(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  private static func u64(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
