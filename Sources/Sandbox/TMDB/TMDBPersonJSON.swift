// SPDX-License-Identifier: MIT
import JSON

/// Writes people as TMDB does.
struct TMDBPersonJSON {
  let context: TMDBContext

  /// Writes the members that every mention of a person has.
  func writeMention(of person: Person, to writer: inout JSONWriter) {
    writer.member("adult", false)
    // TMDB's 0 means that it is not set.
    writer.member("gender", 0)
    writer.member("id", person.id)
    writer.member("known_for_department", person.knownFor)
    writer.member("name", person.name)
    writer.member("original_name", person.name)
    writer.member("popularity", person.popularity(on: context.today))
    writer.nullable("profile_path", Self.profile(of: person))
  }

  /// Writes a row of a search.
  func writeRow(_ person: Person, isMixed: Bool = false, to writer: inout JSONWriter) {
    writeMention(of: person, to: &writer)
    if isMixed { writer.member("media_type", "person") }
    writer.objects("known_for", (person.appearances.map(\.film) + person.direction).prefix(3)) { film, writer in
      TMDBMovieJSON(context: context).writeRow(film, isMixed: true, to: &writer)
    }
  }

  /// The path of a person's picture; nil for one person in eight, who has none.
  static func profile(of person: Person) -> String? {
    person.id % 8 == 0 ? nil : TMDBImage.profile.path(of: person.id)
  }
}
