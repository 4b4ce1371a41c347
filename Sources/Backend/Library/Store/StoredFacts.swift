// SPDX-License-Identifier: MIT

/// What TMDB says of a film or a show in the library, as far as a list is filtered and sorted by it. What TMDB doesn't
/// say is empty or nil, and counts as unknown.
public struct StoredFacts: Sendable, Equatable {
  /// The running time in minutes; of a show, that of an episode.
  public var minutes: Int?
  /// TMDB's numbers of the genres.
  public var genres: [Int] = []
  /// Their English names.
  public var genreNames: [String] = []
  /// TMDB's numbers of the directors and the main cast.
  public var people: [Int] = []
  /// The names of the directors; of a show, of those who created it.
  public var directors: [String] = []
  /// TMDB's number of the collection; 0 for a film that is in none.
  public var collection: Int?
  /// The codes of the countries that it comes from.
  public var countries: [String] = []
  /// The code of the original language.
  public var language: String?
  public var popularity: Double?
  /// The age ratings, by the code of the country.
  public var certifications: [String: String] = [:]
  /// The services that have it without a further payment: TMDB's numbers, by the code of the country; nil if an answer
  /// doesn't say.
  public var services: [String: [Int]]? = [:]

  /// Nothing: what TMDB says of a film that it doesn't have.
  public init() {}
}

/// A series of films with its parts, in the order of their release.
public struct StoredSeries: Sendable, Equatable {
  /// A film of it.
  public struct Part: Sendable, Equatable {
    /// TMDB's number.
    public let number: Int
    /// The day of release since 1970; nil if it isn't known.
    public let releasedOn: Int?
    public let title: String

    public init(number: Int, releasedOn: Int?, title: String) {
      self.number = number
      self.releasedOn = releasedOn
      self.title = title
    }
  }

  /// TMDB's number of the collection.
  public let number: Int
  public let name: String
  public let parts: [Part]

  public init(number: Int, name: String, parts: [Part]) {
    self.number = number
    self.name = name
    self.parts = parts
  }
}

/// What must be known of an entry for a list. An entry of which a fact isn't known is neither in it nor excluded.
public struct FactFilter: Sendable {
  /// TMDB's numbers of genres, in groups of which one is enough; all groups are needed.
  public var genres: [[Int]] = []
  public var minimumMinutes: Int?
  public var maximumMinutes: Int?
  /// One of them is enough; no years for any.
  public var years: [ClosedRange<Int>] = []
  /// All are needed.
  public var people: [Int] = []
  public var collection: Int?
  /// One is enough.
  public var countries: [String] = []
  /// One is enough.
  public var languages: [String] = []
  /// The age ratings of a country that are allowed, and all that it has; nil for any.
  public var certifications: (country: String, allowed: [String], all: [String])?

  public init() {}
}

/// The entries of a list, in its order.
public struct LibrarySelection: Sendable {
  public var numbers: [Int] = []
  /// Others that may be wanted: a fact that the filter asks for isn't known of them.
  public var unknown: [Int] = []
  public var unknownCount: Int { unknown.count }
}
