// SPDX-License-Identifier: MIT
import Contract
import JSON

/// The names of TMDB's genres of one kind in one language. TMDB's lists give genres by number only (`genre_ids`), its
/// single movies and shows by number and name.
public struct GenreNames: Sendable, Hashable {
  private let genres: [Int: Genre]

  /// - Parameter list: the genres in one language.
  public init(_ list: GenreList) {
    let numbered = list.genres.compactMap { genre in
      genre.id?.number.map { ($0, Genre(name: genre.name, id: genre.id)) }
    }
    genres = Dictionary(numbered) { first, _ in first }
  }

  /// The genres with these numbers, in order; unknown numbers are skipped. Nil if no genre is left.
  func genres(_ numbers: JSONValue?) -> [Genre]? {
    let named = numbers?.elements.compactMap { $0.integer.flatMap { genres[$0] } }
    return named?.isEmpty == false ? named : nil
  }
}
