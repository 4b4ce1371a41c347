// SPDX-License-Identifier: MIT

/// An opened index, which finds titles while the user types.
///
/// Not thread-safe: each thread opens its own, over the same bytes.
public final class TitleSearcher {
  private let content: IndexContent
  let list: WordList
  private var folder = TitleFolder()
  private lazy var marks = Marks(content)
  var trace: SearchTrace?

  /// A title that was found.
  public struct Found {
    /// The caller's number for it.
    public let id: UInt64
    /// The title as it was added.
    public let title: String
    /// The note that was added beside the title; nil if there is none.
    public let note: String?
    /// The parts of the title that match, as ranges of its code points, ascending.
    public let matches: [Range<Int>]
    /// The rank by match and popularity; the best title has the highest.
    public let score: Float
    /// The distance of the title from the typed text, in tenths of a typing error.
    public let cost: Int
  }

  /// Opens an index. Its content is checked at the first access.
  ///
  /// - Parameters:
  ///   - bytes: the whole index.
  ///   - owner: keeps the bytes valid; retained.
  public init(_ bytes: UnsafeRawBufferPointer, owner: AnyObject) throws(IndexError) {
    content = try IndexContent(bytes, owner: owner)
    list = WordList(content)
    if content.damage { throw .damaged }
  }

  /// Opens an index in memory.
  public convenience init(_ bytes: [UInt8]) throws(IndexError) {
    let copy = MemoryCopy(bytes)
    try self.init(UnsafeRawBufferPointer(copy.bytes), owner: copy)
  }

  /// The number of titles.
  public var count: Int { content.documents }
  /// When the index was made, in seconds since 1970.
  public var created: UInt64 { content.created }
  /// The number that identifies the titles' source, as it was given to the builder.
  public var source: UInt64 { content.source }

  /// Compares all checksums.
  /// - Throws: `IndexError.damaged` if one doesn't match.
  public func verify() throws(IndexError) {
    guard content.verify() else { throw .damaged }
  }

  /// Calls `body` with each title and its note, the most popular first. Skips damaged titles.
  public func forEach(_ body: (_ id: UInt64, _ title: String, _ note: String?) -> Void) {
    for number in 0..<content.documents {
      guard let document = Document(content.slice(.documents, .documentOffsets, number)) else { continue }
      body(document.id, document.title, document.note)
    }
  }

  /// The titles that match the typed text, the best first.
  ///
  /// - Parameters:
  ///   - text: the text typed so far. A blank at its end means that the last word is complete.
  ///   - limit: how many titles at most.
  ///   - isCancelled: called from time to time. Once it returns true, the search ends with the titles found so far.
  public func search(
    _ text: String, limit: Int, isCancelled: @escaping () -> Bool = { false }
  ) throws(IndexError) -> [Found] {
    let query = TypedText(text, &folder)
    guard !query.words.isEmpty, content.documents > 0, limit > 0 else { return [] }
    var terms = Terms(query, in: list)
    var ranked: [Candidate] = []
    var comparison = Comparison(query)
    marks.removeAll()
    for errors in 0...3 {
      if errors == 0, !terms.areKnown { continue }
      // Words typed without blanks between them are split only if one typing error doesn't explain them, because
      // splitting takes long.
      var isMore = errors == 2 && terms.addSegmented(query, in: list)
      isMore = errors > 0 && terms.addNear(query, within: errors, in: list) || isMore
      if errors > 0, !isMore, errors > 1 || terms.areKnown { continue }
      var candidates = Candidates(
        terms, of: query, errors: errors, in: list, marks, wanted: limit, isCancelled: isCancelled)
      candidates.gather(known: ranked)
      trace?.note(candidates)
      ranked = rank(candidates.result(), &comparison)
      trace?.note(ranked)
      if isCancelled() || isEnough(ranked, errors, limit, query) { break }
    }
    if content.damage { throw .damaged }
    let rows = ranked.prefix(limit).compactMap { found($0, query) }
    if content.damage { throw .damaged }
    return rows
  }

  /// Whether a search with more errors is unlikely to find better titles.
  private func isEnough(_ ranked: [Candidate], _ errors: Int, _ limit: Int, _ query: TypedText) -> Bool {
    guard let best = ranked.first else { return false }
    switch errors {
    // A text of several words that a title begins with is hardly a misspelling of another title.
    case 0 where query.words.count > 1 && query.length >= Self.sufficientLength && best.cost <= 2: return true
    case 0: return ranked.lazy.filter { $0.cost <= 5 }.count >= limit
    case 1: return best.cost <= 12
    default: return best.cost <= 25
    }
  }

  /// The number of letters that such a text must have.
  private static let sufficientLength = 6

  /// The titles compared with the text so far. Kept, since a search with more errors finds most of them again.
  private struct Comparison {
    var alignment: Alignment
    var title: [UInt32] = []
    /// For each title, its cost with its words in their order.
    var inOrder: [Int: (cost: Int, rest: Int, popularity: UInt8)] = [:]

    init(_ query: TypedText) {
      let typed = Array(query.words.map(\.letters).joined(separator: [Alignment.blank]))
      alignment = Alignment(typed, isOpen: query.words.last?.isOpen ?? false)
    }
  }

  private func rank(_ candidates: [Candidate], _ comparison: inout Comparison) -> [Candidate] {
    for candidate in candidates where comparison.inOrder[candidate.document] == nil {
      guard let document = Document(content.slice(.documents, .documentOffsets, candidate.document)) else { continue }
      comparison.title.removeAll(keepingCapacity: true)
      let words = min(document.wordCount, 24)
      for place in 0..<words {
        if place > 0 { comparison.title.append(Alignment.blank) }
        TypedText.append(list.text(Int(document.word(place))), to: &comparison.title)
      }
      let letters = comparison.title.count - max(words - 1, 0)
      let article = letters - content.smallNumber(.documentLengths, candidate.document)
      let (cost, rest) = comparison.alignment.cost(of: comparison.title.prefix(160), article: article)
      comparison.inOrder[candidate.document] = (cost, rest, document.popularity)
    }
    var ranked = candidates.compactMap { candidate in
      // The cost with the words in any order. Such a title never counts as typed in full, so its rest is the most.
      let byWord = candidate.cost + 4
      return comparison.inOrder[candidate.document].map { inOrder in
        Candidate(
          document: candidate.document, cost: min(inOrder.cost, byWord), popularity: inOrder.popularity,
          rest: inOrder.cost <= byWord ? inOrder.rest : Candidate.mostRest)
      }
    }
    ranked.sort(by: Candidate.isBetter)
    return ranked
  }

  private func found(_ ranked: Candidate, _ query: TypedText) -> Found? {
    guard let document = Document(content.slice(.documents, .documentOffsets, ranked.document)) else {
      content.bad()
      return nil
    }
    let title = document.title
    return Found(
      id: document.id, title: title, note: document.note, matches: matches(in: title, query), score: ranked.score,
      cost: ranked.cost)
  }

  /// The code points of a title that the words of a query match.
  private func matches(in title: String, _ query: TypedText) -> [Range<Int>] {
    folder.fold(title.unicodeScalars)
    let letters = folder.words.map { TypedText.letters(folder.bytes[$0.bytes]) }
    var ranges: [Range<Int>] = []
    for word in query.words {
      let others = word.isCharacter ? [] : Numeral.otherSpellings(of: String(decoding: word.bytes, as: UTF8.self))
      let automaton = TypingAutomaton(word.letters, min(word.letters.count / 3, 3), half: 0, halfReach: 3)
      var best: (distance: Int, range: Range<Int>)?
      for (place, text) in letters.enumerated() {
        let source = folder.words[place].source
        var distance: Int?
        var range = source
        if text == word.letters || others.contains(where: { TypedText.letters($0.utf8) == text }) {
          distance = 0
        } else if text.starts(with: word.letters) {
          // As many code points as letters were typed; too few if an apostrophe or a separate accent is among them.
          distance = 1
          range = source.lowerBound..<min(source.lowerBound + word.letters.count, source.upperBound)
        } else if !word.isCharacter {
          distance = automaton.distance(to: text).map { $0 + 1 }
        }
        if let distance, distance < best?.distance ?? .max { best = (distance, range) }
      }
      if let best { ranges.append(best.range) }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    return ranges.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }
}

/// A copy of bytes at a fixed address.
private final class MemoryCopy {
  let bytes: UnsafeMutableRawBufferPointer

  init(_ content: [UInt8]) {
    bytes = .allocate(byteCount: content.count, alignment: 8)
    bytes.copyBytes(from: content)
  }

  deinit { bytes.deallocate() }
}
