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
      Column<FoundThing>("kind") { $0.kind }, Column("title or name") { $0.title },
      Column("year") { $0.date.map { $0.year.padded(to: 4) } },
      Column("rating") { $0.rating.map { TextValue.decimal($0) } },
      Column("known for") { TextValue.names($0.knownFor) }, Column("id") { $0.id.description },
    ])
}

/// What is told of a search result, of whichever kind.
private struct FoundThing: JSONReadable, Sendable {
  let kind: String
  let id: EntityID
  let title: String
  var date: Day?
  var rating: Double?
  var knownFor: [String]?

  init(json: JSONValue) throws(JSONMismatch) {
    switch try SearchResult(json: json) {
    case .movie(let movie):
      (kind, id, title) = ("movie", movie.id, movie.title)
      (date, rating) = (movie.releaseDate, movie.rating)
    case .tv(let show):
      (kind, id, title) = ("tv", show.id, show.name)
      (date, rating) = (show.firstAirDate, show.rating)
    case .person(let person):
      (kind, id, title, knownFor) = ("person", person.id, person.name, person.knownFor?.map(\.title))
    }
  }
}
