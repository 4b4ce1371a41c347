// SPDX-License-Identifier: MIT
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
    let translations = Dictionary(grouping: Self.rows(of: Translations.table, as: FilmTranslation.self), by: \.film)
    films = Self.filmTables.flatMap { Self.rows(of: $0, as: Film.self) }.map { film in
      var film = film
      let texts = film.ids.tmdb.flatMap { translations[$0] } ?? []
      film.translations = Dictionary(texts.map { ($0.language, $0) }) { first, _ in first }
      return film
    }
    let facts = Dictionary(grouping: Self.rows(of: ShowFacts.table, as: ShowFacts.self), by: \.id)
    shows = Self.rows(of: Shows.table, as: Show.self).map { show in
      var show = show
      show.facts = facts[show.id]?.first
      return show
    }
    theatres = Self.theatreTables.flatMap { Self.rows(of: $0, as: Theatre.self) }
    zipCodes = Self.zipCodeTables.flatMap { Self.rows(of: $0, as: CityOfZIPCodes.self) }.flatMap(\.codes)
    photographs = Self.photographTables.flatMap { Self.rows(of: $0, as: Photograph.self) }
    people = People(films, shows)
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
  func show(_ id: Int) -> Show? { shows.first { $0.id == id } }
  func theatre(_ id: Int) -> Theatre? { theatresByID[id] }

  static let filmTables = [
    FilmsBeforeThe1960s.table, FilmsOfThe1960sAnd1970s.table, FilmsOfThe1980s.table, FilmsOfThe1990s.table,
    FilmsOfThe2000s.table, FilmsOfThe2010s.table, FilmsOfThe2020s.table, FilmsOf2026.table, FilmsToCome.table,
  ]
  static let theatreTables = [TheatresOfTheEast.table, TheatresOfTheWest.table]
  static let zipCodeTables = [ZIPCodesOfTheEast.table, ZIPCodesOfTheWest.table]
  static let photographTables = [PhotographsOfTheCinema.table, PhotographsOfEverydayThings.table]

  /// The rows of a table. A malformed row is skipped here and caught by the tests.
  static func rows<Row: TableReadable>(of table: StaticString, as type: Row.Type) -> [Row] {
    CatalogueRow.rows(of: table).compactMap { try? Row(row: $0) }
  }
}
