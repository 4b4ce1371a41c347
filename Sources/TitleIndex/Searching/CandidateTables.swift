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

/// The words that are equal to a term or near one, by number.
struct TermTable {
  private var slots: [(word: UInt32, term: UInt16, cost: UInt16)] = []
  private var count = 0

  @inline(__always)
  func forEach(_ word: UInt32, _ body: (Int, Int) -> Void) {
    guard !slots.isEmpty else { return }
    var slot = Int(word &* 0x9E37_79B1 >> 8) & (slots.count - 1)
    while slots[slot].cost != 0 {
      if slots[slot].word == word { body(Int(slots[slot].term), Int(slots[slot].cost) - 1) }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  mutating func insert(_ word: UInt32, term: Int, cost: Int) { insert((word, UInt16(term), UInt16(cost + 1))) }

  /// A slot without a cost is empty.
  private mutating func insert(_ entry: (word: UInt32, term: UInt16, cost: UInt16)) {
    if (count + 1) * 2 > slots.count {
      let old = slots
      slots = Array(repeating: (0, 0, 0), count: max(old.count * 2, 1024))
      count = 0
      for entry in old where entry.cost != 0 { insert(entry) }
    }
    count += 1
    var slot = Int(entry.word &* 0x9E37_79B1 >> 8) & (slots.count - 1)
    while slots[slot].cost != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = entry
  }
}

/// What a search notes of each title, kept from one search to the next since it is large.
final class Marks {
  /// The number of words of a query that are marked.
  static let most = 7
  /// A mark of no word.
  private static let other: UInt8 = 0x80
  /// The words that are marked.
  private(set) var words: UInt8 = 0
  /// Those whose titles without an error are marked.
  private var exact: UInt8 = 0
  /// Whether the words that were added last make candidates of titles that were marked before.
  private(set) var isMore = false
  /// The readings whose titles are marked, by their first terms, with the errors that these may have.
  private var readings: [Int: Int] = [:]
  private let content: IndexContent
  /// A bit for each word that a title has.
  private let bits: UnsafeMutableBufferPointer<UInt8>
  /// Whether a title has all words or all but one, and some others.
  private let several: UnsafeMutableBufferPointer<UInt64>
  /// A bit for each number of `several` that isn't zero.
  private let groups: UnsafeMutableBufferPointer<UInt64>
  /// Whether these bits are all or all but one.
  private let areSeveral: UnsafeMutableBufferPointer<Bool>
  /// Whether a title was looked at.
  private let seen: UnsafeMutableBufferPointer<UInt64>
  private var looked: [Int] = []
  /// The popularity of each thousandth title as far as it is known, plus one.
  private let popularities: UnsafeMutableBufferPointer<UInt16>
  private var first: [Int] = []

  init(_ content: IndexContent) {
    func table<Number: FixedWidthInteger>(_ count: Int) -> UnsafeMutableBufferPointer<Number> {
      let table = UnsafeMutableBufferPointer<Number>.allocate(capacity: count)
      table.initialize(repeating: 0)
      return table
    }
    self.content = content
    bits = table(content.documents)
    several = table(content.documents / 64 + 1)
    groups = table(content.documents / 4096 + 1)
    seen = table(content.documents / 64 + 1)
    popularities = table(content.documents / 1024 + 1)
    areSeveral = .allocate(capacity: 256)
    areSeveral.initialize(repeating: false)
  }

  deinit {
    bits.deallocate()
    several.deallocate()
    groups.deallocate()
    areSeveral.deallocate()
    seen.deallocate()
    popularities.deallocate()
  }

  static func bits(_ words: Range<Int>) -> UInt8 { words.reduce(0) { $1 < most ? $0 | 1 << UInt8($1) : $0 } }

  func removeAll() {
    guard words != 0 else { return }
    words = 0
    exact = 0
    areSeveral.update(repeating: false)
    readings.removeAll(keepingCapacity: true)
    bits.update(repeating: 0)
    several.update(repeating: 0)
    groups.update(repeating: 0)
  }

  /// Adds words that are to be marked.
  /// - Parameter rare: those of them that few titles have; a title that has none of these and lacks a word is no
  ///   candidate.
  func add(_ words: UInt8, rare: UInt8) {
    self.words |= words
    isMore = false
    for bits in areSeveral.indices {
      let lacks = self.words & ~UInt8(bits)
      let isSeveral = lacks == 0 || lacks.nonzeroBitCount == 1 && rare & UInt8(bits) != 0
      if isSeveral, !areSeveral[bits] { isMore = true }
      areSeveral[bits] = isSeveral
    }
    if isMore { readings.removeAll(keepingCapacity: true) }
  }

  /// - Returns: false if the titles that have this word without an error are marked.
  func beginExact(_ word: UInt8) -> Bool {
    defer { exact |= word }
    return exact & word == 0
  }

  /// - Returns: false if the titles of this reading are already marked with this number of errors.
  func begin(reading: Int, errors: Int) -> Bool { readings.updateValue(errors, forKey: reading) != errors }

  /// Marks the titles of neighbouring words.
  @inline(__always)
  func insert(_ marks: UInt8, _ words: Range<Int>) { content.forEachDocument(of: words, while: insertion(marks)) }

  /// Marks a title. The tables are read once for all titles.
  @inline(__always)
  private func insertion(_ marks: UInt8) -> (Int) -> Bool {
    let bits = bits
    let areSeveral = areSeveral
    let several = several
    let groups = groups
    return { document in
      let all = bits[document] | marks
      bits[document] = all
      guard areSeveral[Int(all)] else { return true }
      several[document >> 6] |= 1 &<< UInt64(document & 63)
      groups[document >> 12] |= 1 &<< UInt64(document >> 6 & 63)
      return true
    }
  }

  /// Marks the titles that have both one of some words and one of others.
  func insert(_ marks: UInt8, _ words: [Range<Int>], and others: [Range<Int>]) {
    first.removeAll(keepingCapacity: true)
    let insert = insertion(marks)
    let bits = bits
    for words in words {
      content.forEachDocument(of: words) { document in
        bits[document] |= Self.other
        first.append(document)
        return true
      }
    }
    for words in others {
      content.forEachDocument(of: words) { bits[$0] & Self.other == 0 || insert($0) }
    }
    for document in first { bits[document] &= ~Self.other }
  }

  /// Calls the body with the titles that have all words or all but one, and some others, with their marks, the most
  /// popular first.
  /// - Parameter isPossible: called with each thousandth title; whether it and later ones are wanted.
  @inline(__always)
  func forEach(while isPossible: (Int) -> Bool, _ body: (Int, UInt8) -> Void) {
    var block = -1
    for group in groups.indices {
      var places = groups[group]
      while places != 0 {
        let place = group * 64 + places.trailingZeroBitCount
        places &= places - 1
        if place / 16 > block {
          block = place / 16
          guard isPossible(block * 1024) else { return }
        }
        var rest = several[place]
        while rest != 0 {
          let document = place * 64 + rest.trailingZeroBitCount
          body(document, bits[document])
          rest &= rest - 1
        }
      }
    }
  }

  func hasSeen(_ document: Int) -> Bool { seen[document >> 6] & 1 << UInt64(document & 63) != 0 }

  /// - Returns: false if it was seen already.
  @inline(__always)
  func see(_ document: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(document & 63)
    guard seen[document >> 6] & bit == 0 else { return false }
    seen[document >> 6] |= bit
    looked.append(document)
    return true
  }

  func forgetSeen() {
    for document in looked { seen[document >> 6] = 0 }
    looked.removeAll(keepingCapacity: true)
  }

  /// The popularity of a title or of one a little more popular, without reading the title.
  @inline(__always)
  func popularity(atMost document: Int) -> UInt8 {
    let place = document >> 10
    if popularities[place] == 0 {
      popularities[place] = UInt16(content.slice(.documents, .documentOffsets, place << 10).first ?? 255) + 1
    }
    return UInt8(popularities[place] - 1)
  }
}
