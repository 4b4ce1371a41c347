// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON

extension TMDBObject where Content == Credits {
  /// The cast and crew of a movie, in the presentation's language.
  public static func credits(of movie: TMDBID, for presentation: Presentation) -> Self {
    Self(["movie", movie.segment, "credits"], for: presentation) { json throws(UpstreamError) in
      guard var object = LenientObject(json), json["cast"] != nil || json["crew"] != nil else {
        throw UpstreamError(json.mismatch(expected: "a movie's cast and crew"))
      }
      var credits = Credits(tmdb: &object, for: presentation)
      credits.id = movie.entity
      credits.tmdb = object.rest()
      return credits
    }
  }
}

extension Credits {
  /// Reads `{cast, crew}`, alone or appended to a movie or a show.
  init(tmdb object: inout LenientObject, for presentation: Presentation) {
    let read = { (json: JSONValue) in Credit(tmdb: json, presentation.images) }
    self.init(cast: object.takeElements("cast", read) ?? [], crew: object.takeElements("crew", read) ?? [])
  }

  /// The names of the first ten actors in billing order; nil if there are none.
  var leadingActors: [String]? { Self.names(cast.ordered { $0.order ?? .max }, atMost: 10) }

  /// The names of the directors; nil if there are none.
  var directors: [String]? { Self.names(crew.filter { $0.job == "Director" }, atMost: .max) }

  /// The names without repetitions: an actor with two parts is in the cast twice.
  private static func names(_ credits: [Credit], atMost limit: Int) -> [String]? {
    let names = credits.map(\.name).unique.prefix(limit)
    return names.isEmpty ? nil : Array(names)
  }
}

extension Credit {
  /// Reads one person's part. A show's people have several `roles` or `jobs`, which stay in the rest.
  init?(tmdb json: JSONValue, _ images: ImageConfiguration) {
    guard var object = LenientObject(json), let name = object.takeText("name") else { return nil }
    self.init(name: name)
    id = object.peekID("id", of: .person)
    character = object.takeText("character") ?? Self.joined("character", json["roles"])
    job = object.takeText("job") ?? Self.joined("job", json["jobs"])
    department = object.takeText("department")
    order = object.take("order", if: { $0 >= 0 })
    episodeCount = object.takePositive("total_episode_count")
    (profilePath, profileUrl) = object.takePicture("profile_path", .profile, images)
    tmdb = object.rest()
  }

  private static func joined(_ name: String, _ parts: JSONValue?) -> String? {
    parts?.elements.compactMap { $0[name]?.string }.filter { !$0.isBlank }.nilIfEmpty?.joined(separator: " / ")
  }
}
