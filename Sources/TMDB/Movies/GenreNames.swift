// SPDX-License-Identifier: MIT
import Contract
import JSON

/// What TMDB's genres are called in one language. Its lists give a movie's genres by number alone (`genre_ids`), its
/// single movies by number and name.
public struct GenreNames: Sendable, Hashable {
  private let genres: [Int: Genre]

  /// - Parameter list: what `GenresEndpoint` gave.
  public init(_ list: GenreList) {
    let numbered = list.genres.compactMap { genre in
      genre.id?.number.map { ($0, Genre(name: genre.name, id: genre.id)) }
    }
    genres = Dictionary(numbered) { first, _ in first }
  }

  /// The genres of these numbers, in their order; those without a name are left out. Nil if that leaves none.
  func genres(_ numbers: JSONValue?) -> [Genre]? {
    let named = numbers?.elements.compactMap { $0.integer.flatMap { genres[$0] } }
    return named?.isEmpty == false ? named : nil
  }
}

/// A row of a list whose genres came as numbers. Their names can be put in later, so that nothing waits for them while
/// the list is being asked for.
public protocol GenreNaming {
  /// Gives its genres names. The numbers stay in the rest, so a row can tell them at any time.
  mutating func name(_ names: GenreNames)
}

extension Movie: GenreNaming {
  public mutating func name(_ names: GenreNames) {
    genres = genres ?? names.genres(tmdb?.value["genre_ids"])
  }
}

extension SearchResult: GenreNaming {
  /// Shows have genres of their own, which are not these.
  public mutating func name(_ names: GenreNames) {
    guard case .movie(var movie) = self else { return }
    movie.name(names)
    self = .movie(movie)
  }
}
