import JSON
import Testing

@testable import Sandbox

@Suite("The catalogue is well-formed")
struct CatalogueTests {
  let catalogue = Catalogue.shared

  @Test("Every row of every literal can be read", arguments: Catalogue.filmLiterals.indices)
  func filmRows(_ index: Int) throws {
    let document = try #require(Catalogue.document(Catalogue.filmLiterals[index]))
    #expect(document.count > 0)
    for row in document.elements { _ = try row.read(Film.self) }
  }

  @Test("Theatres, photographs and translations can be read")
  func otherRows() throws {
    for literal in Catalogue.theatreLiterals {
      for row in try #require(Catalogue.document(literal)).elements { _ = try row.read(Market.self) }
    }
    for row in try #require(Catalogue.document(Photographs.json)).elements { _ = try row.read(Photograph.self) }
    for row in try #require(Catalogue.document(Translations.json)).elements {
      let translations = try row.read(FilmTranslations.self)
      #expect(catalogue.film(tmdb: translations.film)?.translations.count == translations.texts.count)
    }
  }

  @Test("There is enough of everything")
  func sizes() {
    #expect(catalogue.films.count >= 110)
    #expect(catalogue.films.filter { $0.state == .nowPlaying }.count >= 30)
    #expect(catalogue.films.filter { $0.language != "en" }.count >= 25)
    #expect(catalogue.theatres.count >= 36)
    #expect(Set(catalogue.theatres.map(\.market)).count >= 12)
    #expect(catalogue.theatres.contains { $0.isClosed })
    #expect(catalogue.photographs.count >= 60)
  }

  @Test("No id is used twice")
  func uniqueIDs() {
    func expectUnique(_ ids: [some Hashable], _ what: Comment) { #expect(Set(ids).count == ids.count, what) }
    let films = catalogue.films
    expectUnique(films.map(\.ids.amc), "AMC")
    expectUnique(films.map(\.ids.release), "release numbers")
    expectUnique(films.map(\.internalRelease), "internal release numbers")
    expectUnique(films.map(\.slug), "slugs")
    expectUnique(films.compactMap(\.ids.tmdb), "TMDB")
    expectUnique(films.compactMap(\.ids.imdb), "IMDb")
    expectUnique(catalogue.theatres.map(\.id), "theatres")
    expectUnique(catalogue.theatres.map(\.slug), "slugs of theatres")
    expectUnique(catalogue.photographs.map(\.id), "photographs")
    expectUnique(catalogue.people.all.map(\.id), "people")
  }

  @Test("A film's fields are what they claim to be", arguments: Catalogue.shared.films)
  func film(_ film: Film) {
    #expect(film.ids.imdb?.wholeMatch(of: /tt[0-9]{7,8}/) != nil || film.state == .event)
    #expect(["G", "PG", "PG13", "R", "NR", nil].contains(film.rating))
    #expect(film.slug.wholeMatch(of: /[a-z0-9-]+/) != nil)
    #expect((0...10).contains(film.voteAverage))
    #expect((60_000..<70_000).contains(film.ids.amc), "showtime ids have room for these alone")
    guard film.state != .event else { return }
    #expect(!film.genres.isEmpty && !film.directors.isEmpty && film.studio != nil)
    #expect(film.synopsis?.hasSuffix(".") == true || film.synopsis?.hasSuffix("?") == true)
    #expect(film.tagline?.isEmpty == false)
    #expect((film.voteCount > 0) == (film.released <= SandboxClock.standard.today))
    if film.released <= SandboxClock.standard.today { #expect((60...260).contains(film.minutes ?? 0)) }
  }

  @Test("A state agrees with the release date")
  func states() {
    let today = SandboxClock.standard.today
    for film in catalogue.films {
      switch film.state {
      case .nowPlaying, .onDemand, .archive: #expect(film.released <= today, "\(film.title)")
      case .comingSoon: #expect(film.released > today, "\(film.title)")
      case .event: #expect(film.released > today, "\(film.title)")
      case .advance: break  // an old film may return for the holidays
      }
    }
  }

  @Test("Theatres stand where their state is", arguments: Catalogue.shared.theatres)
  func theatre(_ theatre: Theatre) {
    #expect(theatre.stateName != theatre.state)
    #expect((24.0...49.0).contains(theatre.latitude) && (-125.0 ... -66.0).contains(theatre.longitude))
    #expect(theatre.postalCode.wholeMatch(of: /[0-9]{5}-[0-9]{4}/) != nil)
    #expect((1...40).contains(theatre.auditoriums))
    #expect(theatre.name.hasPrefix("AMC "))
  }

  @Test(
    "Well-known films are there", arguments: ["matrix", "alien", "batman", "toy story", "amelie", "wall e", "8 1 2"])
  func wellKnown(_ query: String) {
    #expect(catalogue.films.contains { $0.title.folded.contains(query) })
  }
}
