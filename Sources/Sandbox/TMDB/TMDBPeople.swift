// SPDX-License-Identifier: MIT
import Basics
import JSON

/// `/person/{id}` with the person's pictures, films and shows, and `/person/popular`.
struct TMDBPeople {
  let context: TMDBContext

  /// A part of a person that can be requested alone or along with the person. The raw value is TMDB's name.
  private enum Part: String, CaseIterable {
    case combinedCredits = "combined_credits"
    case movieCredits = "movie_credits"
    case externalIDs = "external_ids"
    case images
    case translations
  }

  /// - Parameter path: what follows `/person`.
  func answer(_ path: [String]) -> SandboxReply {
    if path == ["popular"] {
      let people = Catalogue.shared.people.all.map { ($0, $0.popularity(on: context.today)) }
      let sorted = people.sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }.map(\.0)
      return TMDBPage(context, sorted).reply { context.writeRow($0, to: &$1) }
    }
    guard let text = path.first, text.isASCIIDigits, let id = Int(text) else {
      return TMDBFailure.invalidID
    }
    guard let person = Catalogue.shared.people[id] else { return TMDBFailure.notFound }
    let name = path.dropFirst().joined(separator: "/")
    if name.isEmpty {
      return .tmdb { writer in
        writeDetails(of: person, to: &writer)
        for part in context.request.list("append_to_response").prefix(20).compactMap(Part.init(rawValue:)) {
          writer.object(part.rawValue) { write(part, of: person, to: &$0) }
        }
      }
    }
    guard let part = Part(rawValue: name) else { return TMDBFailure.notFound }
    return .tmdb { writer in
      write(part, of: person, to: &writer)
      writer.member("id", person.id)
    }
  }

  private func writeDetails(of person: Person, to writer: inout JSONWriter) {
    let facts = PersonFacts.byName[person.name]
    writer.member("also_known_as", facts?.aliases ?? [])
    writer.member("biography", context.language == "en" ? facts?.biography ?? "" : "")
    writer.nullable("birthday", facts?.born.description)
    writer.nullable("deathday", facts?.died?.description)
    writer.nullable("homepage", String?.none)
    writer.nullable("imdb_id", facts?.imdb)
    writer.nullable("place_of_birth", facts?.place)
    context.writeMention(of: person, to: &writer)
  }

  private func write(_ part: Part, of person: Person, to writer: inout JSONWriter) {
    switch part {
    case .combinedCredits, .movieCredits: writeCredits(of: person, part, to: &writer)
    case .externalIDs:
      writer.nullable("imdb_id", PersonFacts.byName[person.name]?.imdb)
      for name in ["wikidata_id", "facebook_id", "instagram_id", "twitter_id"] {
        writer.nullable(name, String?.none)
      }
    case .images:
      writer.objects("profiles", [context.profile(of: person)].compactMap(\.self)) { path, writer in
        TMDBImage.profile.write(path, language: nil, to: &writer)
      }
    case .translations:
      writer.objects("translations", [PersonFacts.byName[person.name]?.biography].compactMap(\.self)) { text, writer in
        writer.member("iso_3166_1", "US")
        writer.member("iso_639_1", "en")
        writer.member("name", LanguageName.ownName("en"))
        writer.member("english_name", LanguageName.englishName("en"))
        writer.object("data") { $0.member("biography", text) }
      }
    }
  }

  /// Writes the films and shows. Only a list of both states the kind of each row.
  private func writeCredits(of person: Person, _ part: Part, to writer: inout JSONWriter) {
    let isMixed = part == .combinedCredits
    writer.array("cast") { writer in
      for (film, character) in person.appearances {
        writer.object { writer in
          context.writeRow(film, isMixed: isMixed, to: &writer)
          writer.member("character", character ?? "")
          writer.member("credit_id", TMDBContext.creditID("\(film.ids.amc)\(person.name)cast"))
          writer.member("order", film.cast.firstIndex { $0.actor == person.name } ?? 0)
        }
      }
      for role in isMixed ? ShowRole.byActor[person.name] ?? [] : [] {
        guard let show = Catalogue.shared.shows.first(where: { $0.id == role.show }) else { continue }
        writer.object { writer in
          context.writeRow(show, isMixed: isMixed, to: &writer)
          writer.member("character", role.character)
          writer.member("credit_id", TMDBContext.creditID("\(show.id)\(person.name)show"))
          writer.member("episode_count", role.episodes)
        }
      }
    }
    writer.objects("crew", person.direction) { film, writer in
      context.writeRow(film, isMixed: isMixed, to: &writer)
      writer.member("credit_id", TMDBContext.creditID("\(film.ids.amc)\(person.name)crew"))
      writer.member("department", "Directing")
      writer.member("job", "Director")
    }
  }
}
