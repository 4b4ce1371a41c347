// SPDX-License-Identifier: MIT
import Sandbox
import Synchronization

@testable import TitleIndex

extension FuzzTarget {
  /// What someone types, of any bytes, against a sound index; and against one that the input damages.
  static let titles = FuzzTarget(
    "titles", words: ["the", "godfathr", "lord of teh rings", "星", "스타", "２", "iii", "&", "'", "\u{301}", "\u{200F}"],
    seeds: {
      let texts = ["g", "the godfathr", "starwars ", "spider man 2", "千", "ㅅ", "Ⅷ ½", "kaamelott–premier volet", " "]
      let queries = texts.map { [0] + Array($0.utf8) }
      // Where in the index, and what to put there.
      let damages: [[UInt8]] = [[1, 0, 0, 0xFF], [1, 0x40, 0, 1, 0x7F, 0xFF, 0], [2, 0x30, 0, 0x80, 0x12, 0, 0xFF]]
      return queries + damages
    },
    run: { input in
      guard let form = input.first else { return }
      if form % 3 == 0 {
        search(String(decoding: input.dropFirst(), as: UTF8.self))
      } else {
        useDamaged(Array(input.dropFirst()), keepingChecksums: form % 3 == 1)
      }
    })

  private static let bytes: [UInt8] = {
    var builder = TitleIndexBuilder()
    let day = CatalogueTitles.movies(on: .first)
    for row in day + CatalogueTitles.people(on: .first) {
      _ = try? builder.add(id: UInt64(row.id), title: row.title, popularity: row.popularity, note: "a note")
    }
    let bytes = Mutex<[UInt8]>([])
    builder.finish(created: 1, source: 2) { part in bytes.withLock { $0 += part } }
    return bytes.withLock(\.self)
  }()

  private static func search(_ query: String) {
    do {
      let found = try TitleSearcher(bytes).search(query, limit: 10)
      expect(found.count <= 10, "\(found.count) titles")
      for (one, next) in zip(found, found.dropFirst()) { expect(one.score >= next.score, "the order is wrong") }
      for title in found {
        let length = title.title.unicodeScalars.count
        for (one, next) in zip(title.matches, title.matches.dropFirst()) {
          expect(one.upperBound <= next.lowerBound, "the matches of \(title.title) overlap")
        }
        for match in title.matches {
          expect(!match.isEmpty && match.lowerBound >= 0 && match.upperBound <= length, "\(match) in \(title.title)")
        }
      }
    } catch {
      expect(false, "\(error) in a sound index")
    }
  }

  /// Four bytes of the changes each name a place and what is put there. With checksums that fit, what is read is wrong
  /// and nothing says so: it must end all the same.
  private static func useDamaged(_ changes: [UInt8], keepingChecksums: Bool) {
    var damaged = bytes
    let content = damaged.count - IndexFormat.footerSize - IndexFormat.tailSize
    for start in stride(from: 0, to: changes.count - 3, by: 4) {
      let place = Int(changes[start]) << 16 | Int(changes[start + 1]) << 8 | Int(changes[start + 2])
      damaged[place % (keepingChecksums ? damaged.count : content)] = changes[start + 3]
    }
    let isSound = damaged == bytes
    if !keepingChecksums { damaged = resealed(damaged) }
    var isDamageSeen = false
    do {
      let index = try TitleSearcher(damaged)
      for query in ["the", "nihgt", "star wars", "w", "teh godfahter", "12"] { _ = try index.search(query, limit: 10) }
      try index.verify()
    } catch {
      isDamageSeen = true
    }
    if keepingChecksums { expect(isDamageSeen != isSound, "damage that nobody saw") }
  }

  /// The index with checksums that fit its content.
  private static func resealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let footer = bytes.count - IndexFormat.footerSize - IndexFormat.tailSize
    let content = bytes.withUnsafeBytes {
      Int(UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: footer + 40, as: UInt64.self)))
    }
    func put(_ value: UInt64, _ size: Int, at offset: Int) {
      for place in 0..<size { bytes[offset + place] = UInt8(truncatingIfNeeded: value >> UInt64(place * 8)) }
    }
    func sum(_ range: Range<Int>) -> UInt64 {
      bytes.withUnsafeBytes { checksum(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }
    guard content <= footer else { return bytes }
    for (block, start) in stride(from: 0, to: content, by: IndexFormat.blockSize).enumerated() {
      put(sum(start..<min(start + IndexFormat.blockSize, content)), 4, at: content + block * 4)
    }
    put(sum(content..<footer), 8, at: footer + 32)
    put(sum(footer..<footer + IndexFormat.footerSize - 8), 8, at: footer + IndexFormat.footerSize - 8)
    return bytes
  }
}
