// SPDX-License-Identifier: MIT
import Basics
import JSON

/// `/person/{id}` with the person's pictures and films.
struct TMDBPeople {
  private let context: TMDBContext
  private let people: People

  init(_ context: TMDBContext, _ catalogue: Catalogue) {
    self.context = context
    people = catalogue.people
  }

  /// - Parameter path: what follows `/person`.
  func answer(_ path: ArraySlice<String>) -> SandboxReply {
    let path = Array(path)
    guard let text = path.first, text.isASCIIDigits, let id = Int(text) else {
      return TMDBFailure.invalidID.reply
    }
    guard let person = people[id] else { return TMDBFailure.notFound.reply }
    switch path.dropFirst() {
    case []: return .object(contentType: TMDBFailure.contentType) { writeDetails(of: person, to: &$0) }
    case ["images"]: return .object(contentType: TMDBFailure.contentType) { writeImages(of: person, to: &$0) }
    case ["movie_credits"]: return .object(contentType: TMDBFailure.contentType) { writeFilms(of: person, to: &$0) }
    default: return TMDBFailure.notFound.reply
    }
  }

  /// Writes the details; the catalogue has no biographies.
  private func writeDetails(of person: Person, to writer: inout JSONWriter) {
    writer.member("also_known_as", [String]())
    writer.member("biography", "")
    for name in ["birthday", "deathday", "homepage", "imdb_id", "place_of_birth"] {
      writer.nullable(name, String?.none)
    }
    TMDBPersonJSON(context: context).writeMention(of: person, to: &writer)
  }

  private func writeImages(of person: Person, to writer: inout JSONWriter) {
    writer.member("id", person.id)
    writer.array("profiles") { writer in
      guard let path = TMDBPersonJSON.profile(of: person) else { return }
      writer.object { TMDBImageJSON.write(path, .profile, language: nil, to: &$0) }
    }
  }

  private func writeFilms(of person: Person, to writer: inout JSONWriter) {
    let rows = TMDBMovieJSON(context: context)
    writer.objects("cast", person.appearances) { pair, writer in
      let (film, character) = pair
      rows.writeRow(film, to: &writer)
      writer.member("character", character ?? "")
    }
    writer.objects("crew", person.direction) { film, writer in
      rows.writeRow(film, to: &writer)
      writer.member("department", "Directing")
      writer.member("job", "Director")
    }
    writer.member("id", person.id)
  }
}
