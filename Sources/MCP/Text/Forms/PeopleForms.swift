// SPDX-License-Identifier: MIT
import JSON

extension ModelForm {
  static let person = ModelForm(
    "person", "people",
    table: TextTable(columns: [
      TextTable.Column("name", member: "name"),
      TextTable.Column("known for") { person in
        let films = person.strings("knownFor")
        return films.isEmpty ? person["department"]?.string : films.joined(separator: ", ")
      },
      TextTable.Column("works in", member: "department"),
      TextTable.Column("id", member: "id"),
    ]))

  /// The first 25 of the cast, then the first 25 of the crew.
  static let credits = ModelForm(list: { $0.flatMap(creditLines) }, sheet: { creditLines($0) })

  private static func creditLines(_ credits: JSONValue) -> [String] {
    let cast = credits.list("cast")
    let crew = credits.list("crew")
    var lines = TextTable(columns: castColumns).lines(Array(cast.prefix(25)))
    if cast.count > 25 { lines.append("(\(cast.count - 25) more in the cast)") }
    if !crew.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines += TextTable(columns: crewColumns).lines(Array(crew.prefix(25)))
      if crew.count > 25 { lines.append("(\(crew.count - 25) more in the crew)") }
    }
    return lines.isEmpty ? ["No credits are listed."] : lines
  }

  private static let castColumns = [
    TextTable.Column("cast", member: "name"), TextTable.Column("as", member: "character"),
    TextTable.Column("id", member: "id"),
  ]

  private static let crewColumns = [
    TextTable.Column("crew", member: "name"),
    TextTable.Column("job") { $0["job"]?.string ?? $0["department"]?.string },
    TextTable.Column("id", member: "id"),
  ]

  /// Films, people and shows in one list.
  static let searchResult = ModelForm(
    "result", "results",
    table: TextTable(columns: [
      TextTable.Column("kind", member: "kind"),
      TextTable.Column("title or name") { ($0["item"]?["title"] ?? $0["item"]?["name"])?.string },
      TextTable.Column("year") { result in
        (result["item"]?["releaseDate"] ?? result["item"]?["firstAirDate"])?.string.map { String($0.prefix(4)) }
      },
      TextTable.Column("rating") { $0["item"]?["rating"]?.double.map { TextValue.decimal($0) } },
      TextTable.Column("known for") { result in
        let films = result["item"]?.strings("knownFor") ?? []
        return films.isEmpty ? nil : films.joined(separator: ", ")
      },
      TextTable.Column("id") { $0["item"]?["id"]?.string },
    ]))
}
