// SPDX-License-Identifier: MIT

/// How far a title came in a search, for the evaluation in Tests/benchmark.
struct SearchTrace {
  let document: Int
  private(set) var fate = TitleSearcher.Fate.never

  init(_ document: Int) { self.document = document }

  mutating func note(_ candidates: Candidates) {
    if fate == .never, candidates.hasSeen(document) { fate = .cut }
  }

  mutating func note(_ ranked: [Candidate]) {
    if ranked.contains(where: { $0.document == document }) { fate = .ranked }
  }
}

extension TitleSearcher {
  /// How far a title came in a search.
  package enum Fate {
    /// It was never a candidate.
    case never
    /// It was a candidate, but not among those that were compared with the text.
    case cut
    /// It was compared with the text.
    case ranked
  }

  /// How far a title comes in a search for a text.
  ///
  /// - Parameter document: the title's place in `forEach`.
  package func fate(of document: Int, for text: String, limit: Int) throws(IndexError) -> Fate {
    trace = SearchTrace(document)
    defer { trace = nil }
    _ = try search(text, limit: limit)
    return trace?.fate ?? .never
  }
}
