// SPDX-License-Identifier: MIT
@testable import TitleIndex

/// The bytes of an index of titles, the first of which is the most popular; their ids are their positions.
///
/// - Parameter change: changes the content before its checksums are made, piece by piece.
func indexBytes(_ titles: [String], change: (inout [UInt8]) -> Void = { _ in }) -> [UInt8] {
  var builder = TitleIndexBuilder()
  for (number, title) in titles.enumerated() {
    _ = try? builder.add(id: UInt64(number), title: title, popularity: Double(titles.count - number))
  }
  let bytes = Bytes()
  builder.finish(created: 1, source: 2) { bytes.all += $0 }
  var copy = Array(bytes.all)
  guard let content = contentLength(copy) else { return copy }
  var section = Array(copy[..<content])
  change(&section)
  copy.replaceSubrange(..<content, with: section)
  return resealed(copy, content)
}

func index(_ titles: [String]) throws -> TitleSearcher { try TitleSearcher(indexBytes(titles)) }

private final class Bytes { var all: [UInt8] = [] }

private func contentLength(_ bytes: [UInt8]) -> Int? {
  let footer = bytes.count - IndexFormat.footerSize - IndexFormat.tailSize
  return bytes.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: footer + 40, as: UInt64.self)) }
}

/// The index with checksums that fit its content.
private func resealed(_ bytes: [UInt8], _ content: Int) -> [UInt8] {
  var bytes = bytes
  let footer = bytes.count - IndexFormat.footerSize - IndexFormat.tailSize
  func put(_ value: UInt64, _ size: Int, at offset: Int) {
    for place in 0..<size { bytes[offset + place] = UInt8(truncatingIfNeeded: value >> UInt64(place * 8)) }
  }
  func sum(_ range: Range<Int>) -> UInt64 { bytes[range].withUnsafeBytes { checksum($0) } }
  for (block, start) in stride(from: 0, to: content, by: IndexFormat.blockSize).enumerated() {
    put(sum(start..<min(start + IndexFormat.blockSize, content)), 4, at: content + block * 4)
  }
  put(sum(content..<footer), 8, at: footer + 32)
  put(sum(footer..<footer + IndexFormat.footerSize - 8), 8, at: footer + IndexFormat.footerSize - 8)
  return bytes
}
