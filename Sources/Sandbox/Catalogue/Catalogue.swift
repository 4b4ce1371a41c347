// SPDX-License-Identifier: MIT
import JSON

/// All data of the sandbox, parsed once at first use.
struct Catalogue: Sendable {
  private(set) var films: [Film]
  let shows: [Show]
  let theatres: [Theatre]
  let zipCodes: [ZIPCode]
  let photographs: [Photograph]
  let people: People
  private var filmsByAMC: [Int: Film]
  private let filmsByTMDB: [Int: Film]
  private let theatresByID: [Int: Theatre]

  static let shared = Catalogue()

  private init() {
    let translations = Self.rows(of: Translations.json, as: FilmTranslations.self)
    let texts = Dictionary(translations.map { ($0.film, $0.texts) }) { first, _ in first }
    films = Self.filmLiterals.flatMap { Self.rows(of: $0, as: Film.self) }.map { film in
      var film = film
      film.translations = film.ids.tmdb.flatMap { texts[$0] } ?? [:]
      return film
    }
    shows = Self.rows(of: Shows.json, as: Show.self)
    theatres = Self.theatreLiterals.flatMap { Self.rows(of: $0, as: Market.self) }.flatMap(\.theatres)
    zipCodes = Self.zipCodeLiterals.flatMap { Self.rows(of: $0, as: CityOfZIPCodes.self) }.flatMap(\.codes)
    photographs = Self.photographLiterals.flatMap { Self.rows(of: $0, as: Photograph.self) }
    people = People(films)
    filmsByAMC = Dictionary(films.map { ($0.ids.amc, $0) }) { first, _ in first }
    filmsByTMDB = Dictionary(films.compactMap { film in film.ids.tmdb.map { ($0, film) } }) { first, _ in first }
    theatresByID = Dictionary(theatres.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The catalogue with these films of AMC's in place of its own; TMDB's stay.
  func with(_ films: [Film]) -> Catalogue {
    var catalogue = self
    catalogue.films = films
    catalogue.filmsByAMC = Dictionary(films.map { ($0.ids.amc, $0) }) { first, _ in first }
    return catalogue
  }

  func film(amc id: Int) -> Film? { filmsByAMC[id] }
  func film(tmdb id: Int) -> Film? { filmsByTMDB[id] }
  func theatre(_ id: Int) -> Theatre? { theatresByID[id] }

  static let filmLiterals = [
    FilmsBeforeThe1960s.json, FilmsOfThe1960sAnd1970s.json, FilmsOfThe1980s.json, FilmsOfThe1990s.json,
    FilmsOfThe2000s.json, FilmsOfThe2010s.json, FilmsOfThe2020s.json, FilmsOf2026.json, FilmsToCome.json,
  ]
  static let theatreLiterals = [TheatresOfTheEast.json, TheatresOfTheWest.json]
  static let zipCodeLiterals = [ZIPCodesOfTheEast.json, ZIPCodesOfTheWest.json]
  static let photographLiterals = [PhotographsOfTheCinema.json, PhotographsOfEverydayThings.json]

  /// The rows of a literal. A malformed row is skipped here and caught by the tests.
  static func rows<Row: JSONReadable>(of literal: StaticString, as type: Row.Type) -> [Row] {
    guard let document = document(literal) else { return [] }
    return document.elements.compactMap { try? $0.read(Row.self) }
  }

  static func document(_ literal: StaticString) -> JSONValue? {
    try? JSONValue(parsing: literal.withUTF8Buffer { Array($0) })
  }
}
