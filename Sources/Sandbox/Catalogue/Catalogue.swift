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
    let translations = Dictionary(grouping: FilmTranslation.all(), by: \.film)
    films = Film.all().map { film in
      var film = film
      let texts = film.ids.tmdb.flatMap { translations[$0] } ?? []
      film.translations = Dictionary(texts.map { ($0.language, $0) }) { first, _ in first }
      return film
    }
    let facts = Dictionary(grouping: ShowFacts.all(), by: \.id)
    shows = Show.all().map { show in
      var show = show
      show.facts = facts[show.id]?.first
      return show
    }
    theatres = Theatre.all()
    zipCodes = CityOfZIPCodes.all().flatMap(\.codes)
    photographs = Photograph.all()
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
}
