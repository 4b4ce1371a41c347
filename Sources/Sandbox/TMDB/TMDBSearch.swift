// SPDX-License-Identifier: MIT
import Basics
import JSON

/// `/search/…` and `/find/{id}`. Every word of the query must begin a word of a name; marks and case are ignored.
struct TMDBSearch {
  let context: TMDBContext

  private enum Row {
    case film(Film)
    case show(Show)
    case person(Person)
    case collection(FilmCollection)
    case company(Studio)
    case keyword(Keyword)
  }

  func answer(_ kind: String) -> SandboxReply {
    guard let query = context.request["query"]?.folded else { return TMDBFailure.missing("query") }
    switch kind {
    case "movie": return list(films(query).map(Row.film), isMixed: false)
    case "person": return list(people(query).map(Row.person), isMixed: false)
    case "collection": return list(collections(query).map(Row.collection), isMixed: false)
    case "tv": return list(shows(query).map(Row.show), isMixed: false)
    case "multi": return list(mixed(query), isMixed: true)
    case "company": return list(companies(query).map(Row.company), isMixed: false)
    case "keyword": return list(keywords(query).map(Row.keyword), isMixed: false)
    default: return TMDBFailure.notFound
    }
  }

  /// Answers `/find/{id}?external_source=…`: films by IMDb's ids, shows by those of IMDb, TheTVDB and Wikidata.
  func find(_ id: String) -> SandboxReply {
    guard let source = context.request["external_source"] else { return TMDBFailure.missing("external_source") }
    let facts = source == "imdb_id" ? PersonFacts.byName.values.first { $0.imdb == id } : nil
    let person = facts.flatMap { Catalogue.shared.people[PersonIDs.id(of: $0.name)] }
    let film = context.films.first { source == "imdb_id" && $0.ids.imdb == id || $0.ids.tmdb == Self.wikidata[id] }
    let show = Catalogue.shared.shows.first { show in
      switch source {
      case "imdb_id": show.facts?.imdb == id
      case "tvdb_id": show.facts?.tvdb.map(String.init) == id
      case "wikidata_id": show.facts?.wikidata == id
      default: false
      }
    }
    return .tmdb { writer in
      writer.array("movie_results") { writer in
        guard let film else { return }
        writer.object { context.writeRow(film, isMixed: true, to: &$0) }
      }
      writer.array("person_results") { writer in
        guard let person else { return }
        writer.object { context.writeRow(person, isMixed: true, to: &$0) }
      }
      writer.array("tv_results") { writer in
        guard let show else { return }
        writer.object { context.writeRow(show, isMixed: true, to: &$0) }
      }
      for name in ["tv_episode_results", "tv_season_results"] { writer.member(name, [Int]()) }
    }
  }

  /// Wikidata's ids of a few films.
  static let wikidata = ["Q116852": 268, "Q25188": 27205, "Q83495": 603]

  private func list(_ rows: [Row], isMixed: Bool) -> SandboxReply {
    TMDBPage(context, rows).reply { row, writer in
      switch row {
      case .film(let film): context.writeRow(film, isMixed: isMixed, to: &writer)
      case .show(let show): context.writeRow(show, isMixed: isMixed, to: &writer)
      case .person(let person): context.writeRow(person, isMixed: isMixed, to: &writer)
      case .collection(let collection): write(collection, isMixed: isMixed, to: &writer)
      case .company(let studio): context.writeRow(studio, to: &writer)
      case .keyword(let keyword): context.writeKeyword(keyword, to: &writer)
      }
    }
  }

  private func write(_ collection: FilmCollection, isMixed: Bool, to writer: inout JSONWriter) {
    context.writeDetails(collection, to: &writer)
    writer.member("adult", false)
    if isMixed { writer.member("media_type", "collection") }
  }

  private func films(_ query: String) -> [Film] {
    let years = [context.request["year"], context.request["primary_release_year"]].compactMap { $0 }
    let found = context.films.compactMap { film -> (film: Film, score: Double)? in
      guard years.allSatisfy({ $0 == String(film.released.year) }) else { return nil }
      let names = [film.title, film.originalTitle] + film.translations.values.map(\.title)
      guard let score = names.compactMap({ Self.score($0.folded, query) }).max() else { return nil }
      return (film, score + film.popularity(on: context.today) / 1_000)
    }
    return found.sorted { ($1.score, $0.film.ids.amc) < ($0.score, $1.film.ids.amc) }.map(\.film)
  }

  private func shows(_ query: String) -> [Show] {
    let year = context.request["first_air_date_year"]
    let found = Catalogue.shared.shows.compactMap { show -> (show: Show, score: Double)? in
      guard year.map({ $0 == String(show.firstAired.year) }) ?? true else { return nil }
      guard let score = [show.name, show.originalName].compactMap({ Self.score($0.folded, query) }).max() else {
        return nil
      }
      return (show, score + show.popularity(on: context.today) / 1_000)
    }
    return found.sorted { ($1.score, $0.show.id) < ($0.score, $1.show.id) }.map(\.show)
  }

  private func people(_ query: String) -> [Person] {
    let found = Catalogue.shared.people.all.compactMap { person -> (person: Person, score: Double)? in
      Self.score(person.name.folded, query).map { (person, $0 + person.popularity(on: context.today) / 1_000) }
    }
    return found.sorted { ($1.score, $0.person.name) < ($0.score, $1.person.name) }.map(\.person)
  }

  private func collections(_ query: String) -> [FilmCollection] {
    FilmCollection.known.filter { Self.score($0.name.folded, query) != nil }
  }

  private func companies(_ query: String) -> [Studio] {
    Studio.allCases.filter { Self.score($0.company.name.folded, query) != nil }
  }

  private func keywords(_ query: String) -> [Keyword] {
    Set(context.films.flatMap(TMDBContext.keywords)).filter { Self.score($0.name.folded, query) != nil }
      .sorted { $0.name < $1.name }
  }

  /// Films, shows, people and collections in turn, so that the first page has every kind.
  private func mixed(_ query: String) -> [Row] {
    var kinds = [
      films(query).map(Row.film), shows(query).map(Row.show), people(query).map(Row.person),
      collections(query).map(Row.collection),
    ]
    var rows: [Row] = []
    while kinds.contains(where: { !$0.isEmpty }) {
      for index in kinds.indices where !kinds[index].isEmpty { rows.append(kinds[index].removeFirst()) }
    }
    return rows
  }

  /// How well a name matches the query: best if they are equal, well if the name begins with it; nil if a word is
  /// missing.
  private static func score(_ name: String, _ query: String) -> Double? {
    let words = name.split(separator: " ")
    let wanted = query.split(separator: " ")
    guard !wanted.isEmpty, wanted.allSatisfy({ word in words.contains { $0.hasPrefix(word) } }) else { return nil }
    if name == query { return 20 }
    return name.hasPrefix(query) ? 10 : 0
  }
}
