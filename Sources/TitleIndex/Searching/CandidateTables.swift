// SPDX-License-Identifier: MIT

/// Titles that are read together. They are anywhere in the index, so reading each waits for memory; reads that don't
/// depend on one another wait at the same time.
struct Batch {
  private var documents: [Int] = []
  private var slices: [UnsafeRawBufferPointer] = []
  /// Bytes that were read ahead go into this, so that the optimizer keeps the reads.
  private var sum: UInt8 = 0

  private static let size = 32

  init() {
    documents.reserveCapacity(Self.size)
    slices.reserveCapacity(Self.size)
  }

  var isFull: Bool { documents.count >= Self.size }

  @inline(__always)
  mutating func append(_ document: Int) { documents.append(document) }

  /// Reads where the titles are, then the beginning of each.
  /// - Returns: their places in the batch.
  mutating func read(_ content: IndexContent) -> Range<Int> {
    for document in documents { slices.append(content.slice(.documents, .documentOffsets, document)) }
    for slice in slices { sum &+= slice.first ?? 0 }
    return slices.indices
  }

  func bytes(_ place: Int) -> UnsafeRawBufferPointer { slices[place] }

  func document(_ place: Int) -> Int { documents[place] }

  mutating func removeAll() {
    documents.removeAll(keepingCapacity: true)
    slices.removeAll(keepingCapacity: true)
  }
}

/// The words that are near terms, by number.
struct NearTable {
  private var slots: [(word: UInt32, term: UInt16, cost: UInt16)] = []
  private var count = 0

  @inline(__always)
  func forEach(_ word: UInt32, _ body: (Int, Int) -> Void) {
    guard !slots.isEmpty else { return }
    var slot = Int(word &* 0x9E37_79B1 >> 8) & (slots.count - 1)
    while slots[slot].cost != 0 {
      if slots[slot].word == word { body(Int(slots[slot].term), Int(slots[slot].cost)) }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  /// - Parameter cost: more than 0.
  mutating func insert(_ word: UInt32, term: Int, cost: Int) {
    if (count + 1) * 2 > slots.count {
      let old = slots
      slots = Array(repeating: (0, 0, 0), count: max(old.count * 2, 1024))
      count = 0
      for entry in old where entry.cost != 0 { insert(entry.word, term: Int(entry.term), cost: Int(entry.cost)) }
    }
    count += 1
    var slot = Int(word &* 0x9E37_79B1 >> 8) & (slots.count - 1)
    while slots[slot].cost != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = (word, UInt16(term), UInt16(cost))
  }
}

/// The documents that a search has looked at: a bit for each document of the index.
struct DocumentSet {
  private var bits: [UInt64]

  init(_ documents: Int) { bits = Array(repeating: 0, count: documents / 64 + 1) }

  func contains(_ document: Int) -> Bool { bits[document >> 6] & 1 << UInt64(document & 63) != 0 }

  /// - Returns: false if it was there already.
  @inline(__always)
  mutating func insert(_ document: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(document & 63)
    defer { bits[document >> 6] |= bit }
    return bits[document >> 6] & bit == 0
  }

  /// Lends the documents in ascending order, which is that of their popularity.
  /// - Returns: false if there are more than `most`; those aren't lent.
  func forEach(most: Int, _ body: (Int) -> Void) -> Bool {
    var left = most
    for place in bits.indices {
      var rest = bits[place]
      while rest != 0 {
        guard left > 0 else { return false }
        left -= 1
        body(place * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return true
  }
}

/// The words of a query that each title has, by a bit for each word.
final class Marks {
  /// The number of words; the others aren't marked.
  static let most = 8
  /// The words that are marked.
  private(set) var words: UInt8 = 0
  private let bits: UnsafeMutableBufferPointer<UInt8>
  /// The titles that have all words or all but one, a bit for each.
  private let several: UnsafeMutableBufferPointer<UInt64>
  /// Whether these words are all or all but one.
  private let areSeveral: UnsafeMutableBufferPointer<Bool>

  init(_ documents: Int) {
    bits = .allocate(capacity: documents)
    several = .allocate(capacity: documents / 64 + 1)
    areSeveral = .allocate(capacity: 256)
    bits.initialize(repeating: 0)
    several.initialize(repeating: 0)
    areSeveral.initialize(repeating: false)
  }

  deinit {
    bits.deallocate()
    several.deallocate()
    areSeveral.deallocate()
  }

  static func bits(_ words: Range<Int>) -> UInt8 { words.reduce(0) { $1 < most ? $0 | 1 << UInt8($1) : $0 } }

  func removeAll(words: UInt8) {
    self.words = words
    bits.update(repeating: 0)
    several.update(repeating: 0)
    for bits in areSeveral.indices { areSeveral[bits] = (words & ~UInt8(bits)).nonzeroBitCount < 2 }
  }

  @inline(__always)
  func insert(_ marks: UInt8, _ documents: consuming Postings) {
    while let document = documents.next() { insert(marks, document) }
  }

  @inline(__always)
  func insert(_ marks: UInt8, _ document: Int) {
    let all = bits[document] | marks
    bits[document] = all
    if areSeveral[Int(all)] { several[document >> 6] |= 1 << UInt64(document & 63) }
  }

  /// Lends the titles that have all words or all but one with their marks, the most popular first.
  /// - Parameter isPossible: called with each thousandth title; whether it and later ones are wanted.
  @inline(__always)
  func forEach(while isPossible: (Int) -> Bool, _ body: (Int, UInt8) -> Void) {
    for place in several.indices {
      var rest = several[place]
      if place % 16 == 0, !isPossible(place * 64) { return }
      while rest != 0 {
        let document = place * 64 + rest.trailingZeroBitCount
        body(document, bits[document])
        rest &= rest - 1
      }
    }
  }
}
