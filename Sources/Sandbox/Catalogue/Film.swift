// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A real film, described in the project's own words.
struct Film: Sendable {
  /// The lists of AMC that a film can be on.
  enum State: String, Sendable, CaseIterable {
    /// On screen.
    case nowPlaying
    /// Not out yet; tickets are sold.
    case advance
    /// Announced.
    case comingSoon
    /// To be seen at home.
    case onDemand
    /// One evening only, and no film that TMDB would know.
    case event
    /// Once shown.
    case archive
    /// No film at all, but an auditorium to rent, which AMC lists among the films.
    case rental
  }

  /// The numbers by which the upstreams know a film.
  struct IDs: Sendable {
    let amc: Int
    /// AMC's release number (`wwmReleaseNumber`).
    let release: Int
    let tmdb: Int?
    /// `tt0096895`
    let imdb: String?
  }

  /// A part and who plays it; the name of the part may not be public yet.
  struct Role: Sendable {
    let actor: String
    let character: String?
  }

  let title: String
  /// In the language of the film.
  let originalTitle: String
  /// The first day in cinemas of the United States.
  let released: Day
  /// The first day of another run, for an old film that comes back.
  let returns: Day?
  let minutes: Int?
  /// By the Motion Picture Association, as AMC writes it: `PG13`.
  let rating: String?
  let state: State
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
  /// By language.
  var translations: [String: FilmTranslations.Text] = [:]
  let slug: String

  /// `Matrix, The`
  var sortableTitle: String {
    for article in ["The ", "A ", "An "] where title.hasPrefix(article) {
      return "\(title.dropFirst(article.count)), \(article.trimmed)"
    }
    return title
  }

  /// The premium formats that a film is shown in where a theatre has them.
  var formats: [String] {
    guard state == .nowPlaying || state == .advance || state == .comingSoon else { return [] }
    let isLarge = !Set(genres).isDisjoint(with: [.action, .adventure, .scienceFiction, .fantasy])
    let isSolid = released.year >= 2009 && !Set(genres).isDisjoint(with: [.animation, .action])
    return (isLarge ? ["IMAX", "Dolby"] : []) + (isSolid ? ["RealD 3D"] : [])
  }

  /// AMC's other number of a release; a format may have one of its own.
  var internalRelease: Int { ids.amc + 20_000 }

  /// Higher for what people look for now: new films first, then what many have voted for.
  func popularity(on day: Day) -> Double {
    let age = day.daysSince1970 - released.daysSince1970
    let freshness = age < 0 ? 90 / (1 + Double(-age) / 60) : 400 / (1 + Double(age) / 30)
    return ((freshness + Double(voteCount) / 250) * 1_000).rounded() / 1_000
  }
}

extension Film: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    title = try json.required("title")
    originalTitle = try json.optional("original") ?? title
    released = try json.required("released")
    returns = try json.optional("returns")
    minutes = try json.optional("minutes")
    rating = try json.optional("rating")
    let state: String = try json.required("state")
    guard let state = State(rawValue: state) else { throw json.mismatch(expected: "a known state") }
    self.state = state
    studio = try json.optional("studio")
    language = try json.optional("language") ?? "en"
    country = try json.optional("country") ?? "US"
    genres = try json.optional("genres") ?? []
    directors = try json.optional("directors") ?? []
    cast = json["cast"]?.members.map { Role(actor: $0.name, character: $0.value.string) } ?? []
    synopsis = try Self.text(json["synopsis"])
    tagline = try json.optional("tagline")
    ids = try json.required("ids")
    voteAverage = json["votes"]?[0]?.double ?? 0
    voteCount = json["votes"]?[1]?.integer ?? 0
    slug = "\(title.slug)-\(ids.amc)"
  }

  /// A text that may be broken into lines.
  private static func text(_ json: JSONValue?) throws(JSONMismatch) -> String? {
    guard let json else { return nil }
    if json.kind == .array { return try json.read([String].self).joined(separator: " ") }
    return try json.read(String.self)
  }
}

extension Film.IDs: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    amc = try json.required("amc")
    release = try json.required("release")
    tmdb = try json.optional("tmdb")
    imdb = try json.optional("imdb")
  }
}
