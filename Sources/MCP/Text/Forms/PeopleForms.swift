// SPDX-License-Identifier: MIT
import JSON

extension ModelForm {
  static let person = ModelForm(
    "person", "people",
    columns: [
      Column("name", member: "name"),
      Column("known for") { person in
        let films = person.strings("knownFor")
        return films.isEmpty ? person["department"]?.string : films.joined(separator: ", ")
      },
      Column("works in", member: "department"), Column("id", member: "id"),
    ])

  static let credits = ModelForm(
    sheet: Sheet(
      creditParts(of: { $0 }) + [
        .sentence("note") { $0.list("cast").isEmpty && $0.list("crew").isEmpty ? "No credits are listed." : nil }
      ]))

  /// The first 25 of the cast, then the first 25 of the crew.
  static func creditParts(of credits: @escaping @Sendable (JSONValue) -> JSONValue?) -> [Sheet.Part] {
    [("cast", castColumns), ("crew", crewColumns)].flatMap { name, columns in
      [
        Sheet.Part.table(name, columns) { Array((credits($0)?.list(name) ?? []).prefix(25)) },
        .sentence("more" + name.prefix(1).uppercased() + name.dropFirst()) { object in
          let rest = (credits(object)?.list(name).count ?? 0) - 25
          return rest > 0 ? "(\(rest) more in the \(name))" : nil
        },
      ]
    }
  }

  private static let castColumns = [
    Column("cast", member: "name"), Column("as", member: "character"), Column("id", member: "id"),
  ]

  private static let crewColumns = [
    Column("crew", member: "name"), Column("job") { $0["job"]?.string ?? $0["department"]?.string },
    Column("id", member: "id"),
  ]

  /// Films, people and shows in one list.
  static let searchResult = ModelForm(
    "result", "results",
    columns: [
      Column("kind", member: "kind"),
      Column("title or name") { ($0["item"]?["title"] ?? $0["item"]?["name"])?.string },
      Column("year") { result in
        (result["item"]?["releaseDate"] ?? result["item"]?["firstAirDate"])?.string.map { String($0.prefix(4)) }
      },
      Column("rating") { $0["item"]?["rating"]?.double.map { TextValue.decimal($0) } },
      Column("known for") { result in
        let films = result["item"]?.strings("knownFor") ?? []
        return films.isEmpty ? nil : films.joined(separator: ", ")
      },
      Column("id") { $0["item"]?["id"]?.string },
    ])
}
