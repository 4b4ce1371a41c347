// SPDX-License-Identifier: MIT

/// Makes an index from titles in any order.
///
/// It keeps the titles in memory (about 110 bytes each with their words) until it writes the index, some 150 MiB for
/// 1.2 million.
public struct TitleIndexBuilder {
  private var folder = TitleFolder()
  private var words = WordTable()
  private var titles: [UInt8] = []
  private var entries: [Entry] = []
  /// The numbers of the entries' words, one entry after the other.
  private var tokens: [UInt32] = []

  private struct Entry {
    let id: UInt64
    let popularity: Float
    let titleEnd: UInt32
    let tokenEnd: UInt32
    let length: UInt8
  }

  public init() {}

  /// How many titles there are so far.
  public var count: Int { entries.count }

  /// Adds a title, unless it has no letter or digit, has a zero, or is longer than 1,000 bytes.
  ///
  /// - Parameters:
  ///   - id: the caller's number for it.
  ///   - popularity: any number that is larger for titles that users search for more often, such as TMDB's
  /// `popularity`.
  ///   - note: a short text to store beside the title, which is not searched.
  /// - Returns: false if the title was left out.
  public mutating func add(
    id: UInt64, title: String, popularity: Double, note: String? = nil
  ) throws(IndexError) -> Bool {
    guard title.utf8.count <= 1000, !title.utf8.contains(0) else { return false }
    folder.fold(title.unicodeScalars)
    guard !folder.words.isEmpty else { return false }
    guard entries.count < IndexFormat.maximumDocuments, titles.count < 1 << 30, tokens.count < 1 << 28 else {
      throw .tooLarge
    }
    for word in folder.words.prefix(IndexFormat.maximumWordsPerDocument) {
      let range = folder.range(of: word, atMost: IndexFormat.maximumWordLength)
      tokens.append(folder.bytes.withUnsafeBufferPointer { words.number(of: UnsafeBufferPointer(rebasing: $0[range])) })
    }
    guard words.count <= IndexFormat.maximumWords else { throw .tooLarge }
    titles += title.utf8
    if let note {
      titles.append(0)
      titles += note.utf8
    }
    entries.append(
      Entry(
        id: id, popularity: popularity.isFinite ? Float(max(popularity, 0)) : 0, titleEnd: UInt32(titles.count),
        tokenEnd: UInt32(tokens.count), length: UInt8(min(folder.length, 255))))
    return true
  }

  /// Writes the index, and ends with this builder.
  ///
  /// - Parameters:
  ///   - created: when it is made, in seconds since 1970.
  ///   - source: any number that identifies its source, such as a date.
  ///   - sink: takes the bytes in order.
  public consuming func finish<Failure: Error>(
    created: UInt64, source: UInt64, to sink: @escaping (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    words.finish()
    var writer = IndexWriter(sink: sink)
    let order = entriesByPopularity()
    let (sorted, ranks) = sortedWords()
    try writeDocuments(order, ranks, to: &writer)
    titles = []
    try writeWords(sorted, ranks, to: &writer)
    try writePostings(order, sorted, ranks, to: &writer)
    try writer.finish(documents: entries.count, words: words.count, created: created, source: source)
  }

  /// The whole index in memory.
  public consuming func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    finish(created: 0, source: 0) { bytes += $0 }
    return bytes
  }

  /// The numbers of the entries, most popular first.
  private func entriesByPopularity() -> [UInt32] {
    // A positive float's bits order as the float does.
    var keys = entries.indices.map { UInt64(~entries[$0].popularity.bitPattern) << 32 | UInt64($0) }
    keys.sort()
    return keys.map { UInt32(truncatingIfNeeded: $0) }
  }

  /// The words' numbers in the order of their bytes, and each word's place in that order.
  private func sortedWords() -> (sorted: [UInt32], ranks: [UInt32]) {
    let sorted = words.sorted()
    var ranks = [UInt32](repeating: 0, count: sorted.count)
    for (rank, word) in sorted.enumerated() { ranks[Int(word)] = UInt32(rank) }
    return (sorted, ranks)
  }

  private func tokenRange(_ entry: Int) -> Range<Int> {
    (entry == 0 ? 0 : Int(entries[entry - 1].tokenEnd))..<Int(entries[entry].tokenEnd)
  }

  private func writeDocuments<Failure>(
    _ order: [UInt32], _ ranks: [UInt32], to writer: inout IndexWriter<Failure>
  ) throws(Failure) {
    try writer.beginSection()
    var offsets: [UInt32] = [0]
    offsets.reserveCapacity(order.count + 1)
    var end = 0
    var document: [UInt8] = []
    for number in order {
      let entry = Int(number)
      let title = (entry == 0 ? 0 : Int(entries[entry - 1].titleEnd))..<Int(entries[entry].titleEnd)
      document.removeAll(keepingCapacity: true)
      Document.append(
        to: &document, popularity: popularityLevel(Double(entries[entry].popularity)),
        words: tokens[tokenRange(entry)].lazy.map { ranks[Int($0)] }, id: entries[entry].id, title: titles[title])
      end += document.count
      offsets.append(UInt32(end))
      try writer.append(document)
    }
    try writer.beginSection()
    try writer.append(numbers: offsets)
    try writer.beginSection()
    try writer.append(numbers: order.lazy.map { entries[Int($0)].length })
  }

  private func writeWords<Failure>(
    _ sorted: [UInt32], _ ranks: [UInt32], to writer: inout IndexWriter<Failure>
  ) throws(Failure) {
    try writer.beginSection()
    var offsets: [UInt32] = [0]
    offsets.reserveCapacity(sorted.count + 1)
    var end = 0
    for word in sorted {
      let range = words.word(Int(word))
      try writer.append(Array(words.bytes[range]))
      end += range.count
      offsets.append(UInt32(end))
    }
    try writer.beginSection()
    try writer.append(numbers: offsets)
    let reversed = words.sortedReversed().map { ranks[Int($0)] }
    try writer.beginSection()
    try writer.append(numbers: reversed)
    let backward = reversed.map { sorted[Int($0)] }
    try writer.beginSection()
    try writer.append(numbers: sorted.lazy.map { words.start(of: Int($0)) })
    try writer.beginSection()
    try writer.append(numbers: backward.lazy.map { words.end(of: Int($0)) })
    try writer.beginSection()
    try writer.append(words.commonPrefixes(sorted))
    try writer.beginSection()
    try writer.append(words.commonSuffixes(backward))
  }

  private func writePostings<Failure>(
    _ order: [UInt32], _ sorted: [UInt32], _ ranks: [UInt32], to writer: inout IndexWriter<Failure>
  ) throws(Failure) {
    // All words' documents in one array: counted first, then each put at its place.
    var starts = [UInt32](repeating: 0, count: sorted.count + 1)
    for token in tokens { starts[Int(ranks[Int(token)]) + 1] += 1 }
    for index in 1..<max(starts.count, 1) { starts[index] += starts[index - 1] }
    var places = starts
    var documents = [UInt32](repeating: 0, count: tokens.count)
    for (document, entry) in order.enumerated() {
      for token in tokens[tokenRange(Int(entry))] {
        let word = Int(ranks[Int(token)])
        documents[Int(places[word])] = UInt32(document)
        places[word] += 1
      }
    }
    try writer.beginSection()
    var offsets: [UInt32] = [0]
    offsets.reserveCapacity(sorted.count + 1)
    var first: [UInt32] = []
    first.reserveCapacity(sorted.count)
    var list: [UInt8] = []
    var end = 0
    for word in sorted.indices {
      list.removeAll(keepingCapacity: true)
      var previous: UInt32?
      first.append(documents[Int(starts[word])])
      for document in documents[Int(starts[word])..<Int(starts[word + 1])] where document != previous {
        append(number: document - (previous ?? 0), to: &list)
        previous = document
      }
      end += list.count
      offsets.append(UInt32(end))
      try writer.append(list)
    }
    try writer.beginSection()
    try writer.append(numbers: offsets)
    try writer.beginSection()
    try writer.append(numbers: first)
  }

  private func append(number: UInt32, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}

/// The popularity on a logarithmic scale, twelve steps for a factor of two: 0 below 0.002, 255 from 4,900.
func popularityLevel(_ popularity: Double) -> UInt8 {
  guard popularity > 0, popularity.isFinite else { return 0 }
  // The significand approximates the fraction of the logarithm: monotonic, and at most 0.09 away.
  let logarithm = Double(popularity.exponent) + popularity.significand - 1
  return UInt8(min(max((logarithm + 9) * 12, 0), 255))
}
