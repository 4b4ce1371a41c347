// SPDX-License-Identifier: MIT
import JSON

/// TMDB's lists of codes: countries, languages, jobs, genres, age ratings, watch providers and their countries.
struct TMDBCodes {
  let context: TMDBContext

  /// - Returns: nil for any other path.
  func answer(_ path: [String]) -> SandboxReply? {
    switch path {
    case ["configuration", "countries"]: countries(CountryName.names.keys.sorted())
    case ["configuration", "languages"]: languages
    case ["configuration", "jobs"]: jobs
    case ["genre", "movie", "list"]: genres(Genre.allCases.map { ($0.id, $0.name(in: context.language)) })
    case ["genre", "tv", "list"]: genres(ShowGenre.allCases.map { ($0.id, $0.name(in: context.language)) })
    case ["certification", "movie", "list"]: certifications(Certification.movies)
    case ["certification", "tv", "list"]: certifications(Certification.shows)
    case ["watch", "providers", "regions"]:
      .tmdb { writer in
        writer.objects("results", WatchProvider.countries) { Self.write(country: $0, to: &$1) }
      }
    case ["watch", "providers", "movie"], ["watch", "providers", "tv"]: watchProviders
    default: nil
    }
  }

  private static func write(country code: String, to writer: inout JSONWriter) {
    writer.member("iso_3166_1", code)
    writer.member("english_name", CountryName.name(code))
    writer.member("native_name", CountryName.name(code))
  }

  private func countries(_ codes: [String]) -> SandboxReply {
    .tmdb(list: codes) { Self.write(country: $0, to: &$1) }
  }

  private var languages: SandboxReply {
    .tmdb(list: LanguageName.names.keys.sorted()) { code, writer in
      writer.member("iso_639_1", code)
      writer.member("english_name", LanguageName.englishName(code))
      writer.member("name", LanguageName.ownName(code))
    }
  }

  private func genres(_ genres: [(id: Int, name: String)]) -> SandboxReply {
    .tmdb { writer in
      writer.objects("genres", genres) { genre, writer in
        writer.member("id", genre.id)
        writer.member("name", genre.name)
      }
    }
  }

  private var watchProviders: SandboxReply {
    let region = context.request["watch_region"]
    let isKnown = region.map(WatchProvider.countries.contains) ?? true
    return .tmdb { writer in
      writer.objects("results", (isKnown ? WatchProvider.all : []).enumerated()) { pair, writer in
        let (priority, provider) = pair
        writer.object("display_priorities") { writer in
          for country in WatchProvider.countries { writer.member(country, priority) }
        }
        writer.member("display_priority", priority)
        writer.member("logo_path", TMDBImage.logo.path(of: provider.id))
        writer.member("provider_name", provider.name)
        writer.member("provider_id", provider.id)
      }
    }
  }

  private var jobs: SandboxReply {
    .tmdb(list: Self.departments) { department, writer in
      writer.member("department", department.name)
      writer.member("jobs", department.jobs)
    }
  }

  private static let departments = [
    (name: "Directing", jobs: ["Director", "Co-Director", "Script Supervisor"]),
    (name: "Writing", jobs: ["Writer", "Screenplay", "Story", "Novel", "Characters"]),
    (name: "Production", jobs: ["Producer", "Executive Producer", "Casting"]),
    (name: "Camera", jobs: ["Director of Photography", "Camera Operator", "Still Photographer"]),
    (name: "Editing", jobs: ["Editor", "Assistant Editor", "Colorist"]),
    (name: "Sound", jobs: ["Original Music Composer", "Sound Designer", "Sound Mixer"]),
    (name: "Art", jobs: ["Production Design", "Art Direction", "Set Decoration"]),
    (name: "Costume & Make-Up", jobs: ["Costume Design", "Makeup Artist", "Hairstylist"]),
    (name: "Visual Effects", jobs: ["Visual Effects Supervisor", "Animation"]),
    (name: "Lighting", jobs: ["Gaffer", "Lighting Technician"]), (name: "Crew", jobs: ["Stunts", "Thanks"]),
    (name: "Actors", jobs: ["Actor", "Voice", "Stunt Double"]),
  ]

  // MARK: Age ratings

  private func certifications(_ countries: [String: [Certification]]) -> SandboxReply {
    .tmdb { writer in
      writer.object("certifications") { writer in
        for (country, ratings) in countries.sorted(by: { $0.key < $1.key }) {
          writer.objects(country, ratings.enumerated()) { pair, writer in
            writer.member("certification", pair.element.rating)
            writer.member("meaning", pair.element.meaning)
            writer.member("order", pair.offset)
          }
        }
      }
    }
  }

  /// The order of an age rating among those of its country; nil for an unknown one.
  static func order(of certification: String, in country: String) -> Int? {
    Certification.movies[country]?.firstIndex { $0.rating == certification }
  }
}

extension SandboxReply {
  /// A response that is a list of objects.
  fileprivate static func tmdb<Row>(list rows: [Row], _ write: (Row, inout JSONWriter) -> Void) -> SandboxReply {
    var reply = tmdb { _ in }
    var writer = JSONWriter()
    writer.beginArray()
    for row in rows { writer.object { write(row, &$0) } }
    writer.endArray()
    reply.body = writer.bytes
    return reply
  }
}
