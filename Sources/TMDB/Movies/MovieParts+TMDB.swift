// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON

extension Genre {
  /// Reads `{id, name}`.
  init?(tmdb json: JSONValue) {
    guard var object = LenientObject(json), let name = object.takeCode("name") else { return nil }
    self.init(name: name)
    id = object.peekID("id", of: .genre)
    tmdb = object.rest()
  }
}

extension NamedEntity {
  /// Reads `{id, name}` with further members: a company, a keyword, a collection.
  /// - Parameter kind: nil if no method takes such ids.
  init?(tmdb json: JSONValue, _ kind: EntityKind?) {
    guard var object = LenientObject(json), let name = object.takeText("name") else { return nil }
    self.init(name: name)
    id = kind.flatMap { object.peekID("id", of: $0) }
    tmdb = object.rest()
  }
}

extension LenientObject {
  /// Takes a single `{id, name}` with further members; it stays in the rest if it can't be read.
  mutating func takeEntity(_ name: String, _ kind: EntityKind) -> NamedEntity? {
    takeWhole(name) { NamedEntity(tmdb: $0, kind) }
  }
}

extension TMDBObject where Content == VideoList {
  /// A movie's videos in the presentation's language, in English and without language.
  public static func videos(of movie: TMDBID, for presentation: Presentation) -> Self {
    let query: QueryItems = [
      "language": presentation.language?.tag, "include_video_language": presentation.mediaLanguages,
    ]
    return Self(["movie", movie.segment, "videos"], query, for: presentation) { json throws(UpstreamError) in
      guard var object = LenientObject(json), let videos = object.takeVideos(in: presentation.preference(original: nil))
      else { throw UpstreamError(json.missing("results", expected: "a list of videos")) }
      return VideoList(id: movie.entity, videos: videos, tmdb: object.rest())
    }
  }
}

extension LenientObject {
  /// Takes the rows of `videos`: by language, then the makers' own first, then trailers before teasers before others.
  mutating func takeVideos(in preference: LanguagePreference) -> [Video]? {
    let ranked = takeElements("results") { json in
      Video(tmdb: json).map { video in
        let type = ["Trailer", "Teaser"].firstIndex(of: video.type ?? "") ?? 2
        return (video: video, rank: preference.rank(json) * 6 + (video.official == true ? 0 : 3) + type)
      }
    }
    return ranked?.ordered(by: \.rank).map(\.video)
  }
}

extension Video {
  /// Reads a row of `videos`.
  fileprivate init?(tmdb json: JSONValue) {
    guard var object = LenientObject(json), let name = object.takeText("name") else { return nil }
    self.init(name: name)
    type = object.takeText("type")
    site = object.takeText("site")
    key = object.takeText("key")
    url = Self.address(site: site, key: key)
    language = Self.language(of: &object)
    official = object.take("official")
    publishedAt = object.take("published_at")
    height = object.takePositive("size")
    tmdb = object.rest()
  }

  /// Joins TMDB's language and country into one tag; if there are both, both also stay in the rest.
  private static func language(of object: inout LenientObject) -> String? {
    guard let language = object.peek("iso_639_1", as: String.self), Check.languageTag.holds(language) else {
      return nil
    }
    guard let region = object.peek("iso_3166_1", as: String.self), Check.regionCode.holds(region) else {
      object.discard("iso_639_1")
      return language
    }
    return "\(language)-\(region)"
  }

  private static func address(site: String?, key: String?) -> String? {
    guard let key, key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }) else {
      return nil
    }
    return switch site {
    case "YouTube": "https://www.youtube.com/watch?v=\(key)"
    case "Vimeo": "https://vimeo.com/\(key)"
    default: nil
    }
  }
}

extension Translation {
  /// Reads a row of `translations`, whose text is in `data`.
  init?(tmdb json: JSONValue) {
    guard var object = LenientObject(json), let language = object.take("iso_639_1", if: Check.languageTag.holds) else {
      return nil
    }
    self.init(language: language)
    region = object.take("iso_3166_1", if: Check.regionCode.holds)
    languageName = object.takeText("english_name")
    _ = object.takeObject("data") { data in
      title = data.takeText("title")
      tagline = data.takeText("tagline")
      overview = data.takeText("overview")
      biography = data.takeText("biography")
      homepage = data.takeAddress("homepage")
      runtimeMinutes = data.takePositive("runtime")
      return true
    }
    tmdb = object.rest()
  }
}

extension AlternativeTitle {
  /// Reads a row of `alternative_titles`.
  init?(tmdb json: JSONValue) {
    guard var object = LenientObject(json), let title = object.takeText("title") else { return nil }
    self.init(title: title)
    country = object.take("iso_3166_1", if: Check.regionCode.holds)
    type = object.takeText("type")
    tmdb = object.rest()
  }
}

extension MovieImages {
  /// Reads `{posters, backdrops, logos}`, each in the order of preference. The best backdrops have no text.
  init(tmdb object: inout LenientObject, _ images: ImageConfiguration, _ preference: LanguagePreference) {
    let read = { (json: JSONValue) in MovieImage(tmdb: json, images).map { (image: $0, rank: preference.rank(json)) } }
    self.init()
    posters = object.takeElements("posters", read)?.ordered(by: \.rank).map(\.image)
    backdrops = object.takeElements("backdrops", read)?.ordered { $0.image.language == nil ? -1 : $0.rank }.map(\.image)
    logos = object.takeElements("logos", read)?.ordered(by: \.rank).map(\.image)
  }
}

extension MovieImage {
  init?(tmdb json: JSONValue, _ images: ImageConfiguration) {
    guard var object = LenientObject(json), let path = object.takeText("file_path") else { return nil }
    self.init(path: path)
    url = images.url(path: path, size: .original)
    width = object.takePositive("width")
    height = object.takePositive("height")
    language = object.take("iso_639_1", if: Check.languageTag.holds)
    tmdb = object.rest()
  }
}
