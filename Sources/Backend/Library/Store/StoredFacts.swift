// SPDX-License-Identifier: MIT

/// What TMDB says of a film or a show in the library, as far as a list is filtered and sorted by it. What TMDB doesn't
/// say is empty or nil, and counts as unknown: all, of a film that it doesn't have.
struct StoredFacts: Sendable, Equatable {
  /// The running time in minutes; of a show, that of an episode.
  var minutes: Int?
  /// TMDB's numbers of the genres.
  var genres: [Int] = []
  /// Their English names.
  var genreNames: [String] = []
  /// TMDB's numbers of the directors and the main cast.
  var people: [Int] = []
  /// The names of the directors; of a show, of those who created it.
  var directors: [String] = []
  /// TMDB's number of the collection; 0 for a film that is in none.
  var collection: Int?
  /// The codes of the countries that it comes from.
  var countries: [String] = []
  /// The code of the original language.
  var language: String?
  var popularity: Double?
  /// The age ratings, by the code of the country.
  var certifications: [String: String] = [:]
  /// The services that have it without a further payment: TMDB's numbers, by the code of the country; nil if an answer
  /// doesn't say.
  var services: [String: [Int]]? = [:]
}

/// A series of films with its parts, in the order of their release.
struct StoredSeries: Sendable, Equatable {
  /// A film of it.
  struct Part: Sendable, Equatable {
    /// TMDB's number.
    let number: Int
    /// The day of release since 1970; nil if it isn't known.
    let releasedOn: Int?
    let title: String
  }

  /// TMDB's number of the collection.
  let number: Int
  let name: String
  let parts: [Part]
}

/// What must be known of an entry for a list. An entry of which a fact isn't known is neither in it nor excluded.
struct FactFilter: Sendable {
  /// TMDB's numbers of genres, in groups of which one is enough; all groups are needed.
  var genres: [[Int]] = []
  var minimumMinutes: Int?
  var maximumMinutes: Int?
  /// One of them is enough; no years for any.
  var years: [ClosedRange<Int>] = []
  /// All are needed.
  var people: [Int] = []
  var collection: Int?
  /// One is enough.
  var countries: [String] = []
  /// One is enough.
  var languages: [String] = []
  /// The age ratings of a country that are allowed, and all that it has; nil for any.
  var certifications: (country: String, allowed: [String], all: [String])?
}

/// The entries of a list, in its order.
struct LibrarySelection: Sendable {
  var numbers: [Int] = []
  /// Others that may be wanted: a fact that the filter asks for isn't known of them.
  var unknown: [Int] = []
  var unknownCount: Int { unknown.count }
}
