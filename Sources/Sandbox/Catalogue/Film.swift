// SPDX-License-Identifier: MIT
import Basics
import CTexts

/// A real film, described in the project's own words.
struct Film: Sendable {
  /// The list of AMC's that a film is on.
  enum State: String, Sendable, CaseIterable, LosslessStringConvertible {
    /// In theatres now.
    case nowPlaying
    /// Not released yet, but tickets are on sale.
    case advance
    /// Announced.
    case comingSoon
    /// Available at home.
    case onDemand
    /// An event on a single evening, unknown to TMDB.
    case event
    /// No longer shown.
    case archive
    /// Not a film but the rental of an auditorium, which AMC lists among its movies.
    case rental
  }

  /// The ids of a film at the upstreams.
  struct IDs: Sendable {
    let amc: Int
    /// AMC's release number (`wwmReleaseNumber`).
    let release: Int
    let tmdb: Int?
    /// Such as `tt0096895`.
    let imdb: String?
  }

  /// A role in a film; the character is nil while its name isn't public.
  struct Role: Sendable {
    let actor: String
    let character: String?
  }

  let title: String
  /// The title in the film's own language.
  let originalTitle: String
  /// The first day in theatres in the United States.
  let released: Day
  /// The first day of a rerelease; nil if there is none.
  let returns: Day?
  let minutes: Int?
  /// The rating of the Motion Picture Association as AMC spells it, such as `PG13`.
  let rating: String?
  var state: State
  /// When a world that moves begins to sell its tickets; nil for what was decided before it began to move.
  var announcedSales: Instant?
  let studio: Studio?
  /// ISO 639-1, except TMDB's `cn` for Cantonese.
  let language: String
  /// ISO 3166-1
  let country: String
  let genres: [Genre]
  let directors: [String]
  let cast: [Role]
  let synopsis: String?
  let tagline: String?
  let ids: IDs
  /// From 0 to 10.
  let voteAverage: Double
  let voteCount: Int
  /// The titles and overviews in other languages, by language.
  var translations: [String: FilmTranslation] = [:]
  let slug: String

  /// The title with its article at the end, such as `Matrix, The`.
  var sortableTitle: String {
    for article in ["The ", "A ", "An "] where title.hasPrefix(article) {
      return "\(title.dropFirst(article.count)), \(article.trimmingBlanks)"
    }
    return title
  }

  /// The first day in theatres, of the rerelease if there is one.
  var firstDay: Day { returns ?? released }

  /// When tickets are sold online from; nil if AMC hasn't announced it.
  var salesBegin: Instant? {
    announcedSales ?? (state == .advance ? Instant(firstDay.shifted(days: -21), seconds: 6 * 3_600) : nil)
  }

  /// The premium formats that the film is shown in where a theatre has them.
  var formats: [String] {
    guard state == .nowPlaying || state == .advance || state == .comingSoon else { return [] }
    let isLarge = !Set(genres).isDisjoint(with: [.action, .adventure, .scienceFiction, .fantasy])
    let isSolid = released.year >= 2009 && !Set(genres).isDisjoint(with: [.animation, .action])
    return (isLarge ? ["IMAX", "Dolby"] : [])
      + (isSolid ? ["RealD 3D"] : [])
  }

  /// AMC's internal release number; a format may have one of its own.
  var internalRelease: Int { ids.amc + 20_000 }

  /// The popularity as TMDB gives it: highest for new films, then for films with many votes.
  func popularity(on day: Day) -> Double {
    let age = day.daysSince1970 - released.daysSince1970
    let freshness = age < 0 ? 90 / (1 + Double(-age) / 60) : 400 / (1 + Double(age) / 30)
    return ((freshness + Double(voteCount) / 250) * 1_000).rounded() / 1_000
  }
}

extension Film: TableReadable {
  static var table: CTextsTable { .films }

  init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
    title = try row.required("title")
    originalTitle = try row.optional("original") ?? title
    released = try row.required("released")
    returns = try row.optional("returns")
    minutes = try row.optional("minutes")
    rating = try row.optional("rating")
    state = try row.required("state")
    studio = try row.optional("studio")
    language = try row.optional("language") ?? "en"
    country = try row.optional("country") ?? "US"
    genres = try row.list("genres")
    directors = try row.list("directors")
    cast = try row.pairs("cast").map { Role(actor: $0.name, character: $0.value) }
    synopsis = try row.optional("synopsis")
    tagline = try row.optional("tagline")
    ids = IDs(
      amc: try row.required("amc"), release: try row.required("release"), tmdb: try row.optional("tmdb"),
      imdb: try row.optional("imdb"))
    voteAverage = try row.optional("average") ?? 0
    voteCount = try row.optional("votes") ?? 0
    slug = "\(title.slug)-\(ids.amc)"
  }
}
