// SPDX-License-Identifier: MIT
import Testing

@testable import TitleIndex

@Suite("A damaged index is an error, never a crash", .timeLimit(.minutes(5)))
struct DamageTests {
  private static let titles = (0..<400).map { "The \($0) Words of \(String($0, radix: 7)) Night" }
  private static let queries = ["the", "nihgt", "words 12", "w", "ngiht wrods", "123"]

  /// Opens and uses an index, all of it.
  private func use(_ bytes: [UInt8]) throws {
    let index = try TitleSearcher(bytes)
    for query in Self.queries { _ = try index.search(query, limit: 10) }
    try index.verify()
  }

  @Test func `a sound one is used`() throws { try use(indexBytes(Self.titles)) }

  @Test func `any changed byte is noticed`() {
    let sound = indexBytes(Self.titles)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<250 {
      var damaged = sound
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        damaged[Int.random(in: damaged.indices, using: &generator)] ^= UInt8.random(in: 1...255, using: &generator)
      }
      guard damaged != sound else { continue }
      #expect(throws: IndexError.self) { try use(damaged) }
    }
  }

  @Test func `a cut one is noticed`() {
    let sound = indexBytes(Self.titles)
    for count in stride(from: 0, to: sound.count, by: 97) {
      #expect(throws: IndexError.self) { try use(Array(sound.prefix(count))) }
    }
  }

  @Test func `one with right checksums and wrong content ends`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<100 {
      // Numbers that lead outside, and lists without an end.
      let hostile = indexBytes(Self.titles) { section in
        for _ in 0..<8 where !section.isEmpty {
          section[Int.random(in: section.indices, using: &generator)] = [0, 0x7F, 0x80, 0xFF].randomElement() ?? 0
        }
      }
      _ = try? use(hostile)
    }
  }

  @Test func `a list of titles that leads far outside is noticed`() throws {
    let sound = indexBytes(Self.titles)
    let owner = Owner()
    let lists = try sound.withUnsafeBytes { bytes in
      let lists = try IndexContent(bytes, owner: owner).all(.postings)
      let start = try #require(lists.baseAddress) - (try #require(bytes.baseAddress))
      return start..<start + lists.count
    }
    let hostile = indexBytes(Self.titles) { content in
      for place in lists { content[place] = place.isMultiple(of: 5) ? 0x7F : 0xFF }
    }
    #expect(throws: IndexError.damaged) { try TitleSearcher(hostile).search("nihgt", limit: 10) }
  }

  @Test func `another version is told from damage`() {
    var bytes = indexBytes(Self.titles)
    bytes[bytes.count - 8] = 9
    #expect(throws: IndexError.otherVersion(9)) { try use(bytes) }
  }
}

private final class Owner {}
