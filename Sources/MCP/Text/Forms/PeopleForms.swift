// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

extension ModelForm {
  static let person = ModelForm(
    "person", "people",
    columns: [
      Column<Person>("name") { $0.name },
      Column("known for") { TextValue.names($0.knownFor?.map(\.title)) ?? $0.department },
      Column("works in") { $0.department }, Column("id") { $0.id.description },
    ])

  static let credits = ModelForm(
    sheet: Sheet<Credits>(
      creditParts(of: { $0 }) + [
        .sentence("note") { $0.cast.isEmpty && $0.crew.isEmpty ? "No credits are listed." : nil }
      ]))

  /// The first 25 of the cast, then the first 25 of the crew.
  static func creditParts<Model>(
    of credits: @escaping @Sendable (Model) -> Credits?
  ) -> [Sheet<Model>.Part] {
    creditParts("cast", castColumns) { credits($0)?.cast } + creditParts("crew", crewColumns) { credits($0)?.crew }
  }

  private static func creditParts<Model>(
    _ name: String, _ columns: [Column<Credit>], _ all: @escaping @Sendable (Model) -> [Credit]?
  ) -> [Sheet<Model>.Part] {
    [
      .table(name, columns) { Array((all($0) ?? []).prefix(25)) },
      .sentence("more" + name.prefix(1).uppercased() + name.dropFirst()) { object in
        let rest = (all(object)?.count ?? 0) - 25
        return rest > 0 ? "(\(rest) more in the \(name))" : nil
      },
    ]
  }

  private static let castColumns: [Column<Credit>] = [
    Column("cast") { $0.name }, Column("as") { $0.character }, Column("id") { $0.id?.description },
  ]

  private static let crewColumns: [Column<Credit>] = [
    Column("crew") { $0.name }, Column("job") { $0.job ?? $0.department }, Column("id") { $0.id?.description },
  ]

  /// Films, people and shows in one list.
  static let searchResult = ModelForm(
    "result", "results",
    columns: [
      Column<SearchResult>("kind") { $0.facts.kind }, Column("title or name") { $0.facts.title },
      Column("year") { $0.facts.date.map { $0.year.padded(to: 4) } },
      Column("rating") { $0.facts.rating.map { TextValue.decimal($0) } },
      Column("known for") { TextValue.names($0.facts.knownFor) }, Column("id") { $0.facts.id.description },
    ])
}

/// The facts about a search result of any kind.
private struct SearchFacts {
  let kind: String
  let id: EntityID
  let title: String
  var date: Day?
  var rating: Double?
  var knownFor: [String]?
}

extension SearchResult {
  fileprivate var facts: SearchFacts {
    switch self {
    case .movie(let film):
      SearchFacts(kind: "movie", id: film.id, title: film.title, date: film.releaseDate, rating: film.rating)
    case .tv(let show):
      SearchFacts(kind: "tv", id: show.id, title: show.name, date: show.firstAirDate, rating: show.rating)
    case .person(let person):
      SearchFacts(kind: "person", id: person.id, title: person.name, knownFor: person.knownFor?.map(\.title))
    }
  }
}
