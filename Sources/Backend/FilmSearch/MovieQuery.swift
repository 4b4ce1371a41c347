// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// The query of `movies/find`.
enum MovieQuery: Hashable {
  case id(EntityID)
  case title(String)

  /// Takes IMDb's ids also as people copy them: `tt0096895`.
  /// - Throws: -32602 for the id of something else.
  init(_ text: String) throws(RPCError) {
    guard let reference = EntityReference(text) ?? EntityReference("imdb:" + text.lowercased()) else {
      self = .title(text)
      return
    }
    guard let id = reference.id(of: .movie) else {
      let got = if case .full(let other) = reference { other.explanation } else { text }
      throw .invalidParameter(
        "query", expected: "a title or the id of a movie, such as \(EntityKind.movie.examples)", got: got)
    }
    self = .id(id)
  }
}
