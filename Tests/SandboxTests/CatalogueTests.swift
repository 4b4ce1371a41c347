// SPDX-License-Identifier: MIT
import Basics
import CTexts
import TestSupport
import Testing

@testable import Sandbox

@Suite("The catalogue is well-formed", .timeLimit(.minutes(5)))
struct CatalogueTests {
  let catalogue = Catalogue.shared

  @Test("Every row of every table can be read")
  func tables() throws {
    func readable<Row: TableReadable>(_ type: Row.Type) throws -> CTextsTable {
      let rows = CatalogueRow.rows(of: Row.table)
      expect(rows.count > 0, "\(type)")
      for row in rows { _ = try Row(row: row) }
      return Row.table
    }
    let types: [any TableReadable.Type] = [
      Certification.self, CityOfZIPCodes.self, CountryName.Row.self, Film.self, FilmCollection.self,
      FilmTranslation.self, GenreTranslation.self, LanguageName.Row.self, PersonFacts.self, PersonIDs.Row.self,
      Photograph.self, Show.self, ShowFacts.self, ShowRole.self, Theatre.self,
    ]
    // A table that no type reads would be missing here.
    let tables = Set(try types.map { try readable($0).rawValue })
    expect(tables == Set(0..<UInt32(CTextsTables)))
    for translation in FilmTranslation.all() {
      let film = try #require(catalogue.film(tmdb: translation.film))
      expect(film.translations[translation.language]?.title == translation.title)
    }
  }

  @Test("There is enough of everything")
  func sizes() {
    expect(catalogue.films.count >= 110)
    expect(catalogue.films.filter { $0.state == .nowPlaying }.count >= 30)
    expect(catalogue.films.filter { $0.language != "en" }.count >= 25)
    expect(catalogue.theatres.count >= 36)
    expect(Set(catalogue.theatres.map(\.market)).count >= 12)
    expect(catalogue.theatres.contains { $0.isClosed })
    expect(catalogue.photographs.count >= 120)
    expect(catalogue.shows.count >= 60)
    expect(catalogue.zipCodes.count >= 800)
  }

  @Test("No id is used twice")
  func uniqueIDs() {
    func expectUnique(_ ids: [some Hashable], _ what: Comment) { expect(Set(ids).count == ids.count, what) }
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
    expectUnique(catalogue.shows.map(\.id), "shows")
    expectUnique(catalogue.zipCodes.map(\.code), "ZIP codes")
    expectUnique(Studio.allCases.map(\.company.id), "companies")
  }

  @Test("A film's fields are what they claim to be", arguments: Catalogue.shared.films)
  func film(_ film: Film) {
    // IMDb's id of a film that is only announced may be unknown.
    let isKnown = film.ids.imdb != nil || film.released <= SandboxClock.standard.today
    expect(
      film.ids.imdb?.wholeMatch(of: /tt[0-9]{7,8}/) != nil || !isKnown || [.event, .rental].contains(film.state))
    expect(["G", "PG", "PG13", "R", "NR", nil].contains(film.rating))
    expect(film.slug.wholeMatch(of: /[a-z0-9-]+/) != nil)
    expect((0...10).contains(film.voteAverage))
    expect((60_000..<70_000).contains(film.ids.amc), "showtime ids have room for these alone")
    guard film.state != .event, film.state != .rental else { return }
    expect(!film.genres.isEmpty && !film.directors.isEmpty && film.studio != nil)
    expect(film.synopsis?.hasSuffix(".") == true || film.synopsis?.hasSuffix("?") == true)
    expect(film.tagline?.isEmpty == false)
    expect((film.voteCount > 0) == (film.released <= SandboxClock.standard.today))
    if film.released <= SandboxClock.standard.today { expect((60...260).contains(film.minutes ?? 0)) }
  }

  @Test("A state agrees with the release date")
  func states() {
    let today = SandboxClock.standard.today
    for film in catalogue.films {
      switch film.state {
      case .nowPlaying, .onDemand, .archive, .rental: expect(film.released <= today, "\(film.title)")
      case .comingSoon: expect(film.released > today, "\(film.title)")
      case .event: expect(film.released > today, "\(film.title)")
      case .advance: break  // an old film may return for the holidays
      }
    }
  }

  @Test("Theatres stand where their state is", arguments: Catalogue.shared.theatres)
  func theatre(_ theatre: Theatre) {
    expect(theatre.stateName != theatre.state)
    expect((24.0...49.0).contains(theatre.latitude) && (-125.0 ... -66.0).contains(theatre.longitude))
    expect(theatre.postalCode.wholeMatch(of: /[0-9]{5}-[0-9]{4}/) != nil)
    expect((1...40).contains(theatre.auditoriums))
    expect(theatre.name.hasPrefix("AMC "))
  }

  @Test("Every city with a theatre has its ZIP codes, each where the city is")
  func zipCodes() {
    for theatre in catalogue.theatres {
      let near = catalogue.zipCodes.filter { $0.city == theatre.city && $0.state == theatre.state }
      expect(near.contains { theatre.postalCode.hasPrefix($0.code) }, "\(theatre.name)")
      expect(near.allSatisfy { $0.coordinate.miles(to: theatre.coordinate) < 45 }, "\(theatre.name)")
    }
    expect(catalogue.zipCodes.allSatisfy { $0.code.wholeMatch(of: /[0-9]{5}/) != nil })
  }

  @Test("Whom TMDB's number is known of has it; the others' can't be anybody's there")
  func people() {
    let names = Set(catalogue.people.all.map(\.name))
    for (name, id) in PersonIDs.known { expect(names.contains(name) && (1..<10_000_000).contains(id), "\(name)") }
    expect(PersonIDs.known.count >= 500)
    let known = ["Michael Keaton": 2_232, "Tim Burton": 510, "Keanu Reeves": 6_384, "Toshirō Mifune": 7_450]
    for (name, id) in known { expect(catalogue.people[id]?.name == name) }
    for (name, facts) in PersonFacts.byName {
      expect(names.contains(name) && facts.born < facts.died ?? .last, "\(name)")
      expect(facts.imdb.wholeMatch(of: /nm[0-9]{7}/) != nil, "\(name)")
    }
    for (name, roles) in ShowRole.byActor {
      expect(names.contains(name), "\(name)")
      expect(roles.allSatisfy { role in catalogue.shows.contains { $0.id == role.show } }, "\(name)")
    }
    expect(catalogue.people.all.allSatisfy { PersonIDs.known[$0.name] == $0.id || $0.id >= 900_000_000 })
  }

  @Test("A show's fields are what they claim to be", arguments: Catalogue.shared.shows)
  func show(_ show: Show) {
    expect(show.firstAired <= SandboxClock.standard.today && show.voteCount > 0)
    expect((1...10).contains(show.voteAverage))
    expect(!show.genres.isEmpty && show.overview.hasSuffix("."))
  }

  @Test(
    "Well-known films are there", arguments: ["matrix", "alien", "batman", "toy story", "amelie", "wall e", "8 1 2"])
  func wellKnown(_ query: String) {
    expect(catalogue.films.contains { $0.title.folded.contains(query) })
  }
}
