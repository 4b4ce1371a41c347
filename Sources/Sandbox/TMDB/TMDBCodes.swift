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
    case ["certification", "movie", "list"]: certifications(Self.ofMovies)
    case ["certification", "tv", "list"]: certifications(Self.ofShows)
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

  private func certifications(_ countries: [String: [(code: String, name: String)]]) -> SandboxReply {
    .tmdb { writer in
      writer.object("certifications") { writer in
        for (country, ratings) in countries.sorted(by: { $0.key < $1.key }) {
          writer.objects(country, ratings.enumerated()) { pair, writer in
            writer.member("certification", pair.element.code)
            writer.member("meaning", pair.element.name)
            writer.member("order", pair.offset)
          }
        }
      }
    }
  }

  /// The order of an age rating among those of its country; nil for an unknown one.
  static func order(of certification: String, in country: String) -> Int? {
    ofMovies[country]?.firstIndex { $0.code == certification }
  }

  private static let ofMovies = [
    "AU": "G For everyone.; PG Parents should look first.; M For 15 and over, as advice.; R18+ For adults.",
    "CA": "G For everyone.; PG Parents should look first.; 14A From 14, or with an adult.; 18A For adults.",
    "DE": "0 For every age.; 6 From six.; 12 From twelve, or six with a parent.; 16 From sixteen.; 18 For adults.",
    "ES": "A For every age.; 7 From seven.; 12 From twelve.; 16 From sixteen.; 18 For adults.",
    "FR": "TP For everyone.; 12 From twelve.; 16 From sixteen.; 18 For adults.",
    "GB": """
    U For everyone from four.; PG Not all of it suits small children.; 12A From twelve, or with an adult.;
    12 From twelve.; 15 From fifteen.; 18 For adults.
    """,
    "JP": "G For everyone.; PG12 With a parent below twelve.; R15+ From fifteen.; R18+ For adults.",
    "US": """
    NR Not rated.; G For every age.; PG Not all of it suits children.; PG-13 Not all of it suits children below 13.;
    R With a parent below 17.; NC-17 For adults.
    """,
  ].mapValues(\.codeTable)

  private static let ofShows = [
    "DE": "0 For every age.; 6 From six.; 12 From twelve.; 16 From sixteen.; 18 For adults.",
    "US": """
    NR Not rated.; TV-Y For all children.; TV-Y7 From seven.; TV-G For every age.; TV-PG Not all of it suits children.;
    TV-14 From fourteen.; TV-MA For adults.
    """,
  ].mapValues(\.codeTable)
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
