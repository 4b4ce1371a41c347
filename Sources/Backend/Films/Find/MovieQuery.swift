// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// The query of `movies/find`.
enum MovieQuery: Hashable {
  case id(EntityID)
  case title(String)

  /// Takes ids as people paste them, too.
  /// - Parameter parameter: its name.
  /// - Throws: -32602 for the id of something else.
  init(_ text: String, of parameter: String = "query") throws(RPCError) {
    guard let reference = EntityReference(pasted: text) else {
      self = .title(text)
      return
    }
    guard let id = reference.id(of: .movie) else {
      throw .invalidParameter(
        parameter, expected: "a title or the id of a movie, such as \(EntityKind.movie.examples)",
        got: reference.explanation)
    }
    self = .id(id)
  }
}
