// SPDX-License-Identifier: MIT
import Basics
import JSON

/// `/person/{id}` with the person's pictures and films.
struct TMDBPeople {
  let context: TMDBContext

  /// - Parameter path: what follows `/person`.
  func answer(_ path: [String]) -> SandboxReply {
    guard let text = path.first, text.isASCIIDigits, let id = Int(text) else {
      return TMDBFailure.invalidID
    }
    guard let person = Catalogue.shared.people[id] else { return TMDBFailure.notFound }
    switch path.dropFirst() {
    case []: return .tmdb { writeDetails(of: person, to: &$0) }
    case ["images"]: return .tmdb { writeImages(of: person, to: &$0) }
    case ["movie_credits"]: return .tmdb { writeFilms(of: person, to: &$0) }
    default: return TMDBFailure.notFound
    }
  }

  /// Writes the details; the catalogue has no biographies.
  private func writeDetails(of person: Person, to writer: inout JSONWriter) {
    writer.member("also_known_as", [String]())
    writer.member("biography", "")
    for name in ["birthday", "deathday", "homepage", "imdb_id", "place_of_birth"] {
      writer.nullable(name, String?.none)
    }
    context.writeMention(of: person, to: &writer)
  }

  private func writeImages(of person: Person, to writer: inout JSONWriter) {
    writer.member("id", person.id)
    writer.array("profiles") { writer in
      guard let path = context.profile(of: person) else { return }
      writer.object { TMDBImage.profile.write(path, language: nil, to: &$0) }
    }
  }

  private func writeFilms(of person: Person, to writer: inout JSONWriter) {
    writer.objects("cast", person.appearances) { pair, writer in
      let (film, character) = pair
      context.writeRow(film, to: &writer)
      writer.member("character", character ?? "")
    }
    writer.objects("crew", person.direction) { film, writer in
      context.writeRow(film, to: &writer)
      writer.member("department", "Directing")
      writer.member("job", "Director")
    }
    writer.member("id", person.id)
  }
}
