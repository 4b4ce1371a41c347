// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A collection, a company, a network or a keyword. Its id leads to collections/get, companies/get and movies/discover;
/// a network has none, since nothing takes it.
public struct NamedEntity: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The id of the collection, company or keyword.
  public var id: EntityID?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(name: String, id: EntityID? = nil, tmdb: RawJSON? = nil) {
    self.name = name
    self.id = id
    self.tmdb = tmdb
  }
}

extension NamedEntity: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("id", id)
    writer.member("tmdb", tmdb)
  }
}

/// The pictures of a movie or a show.
public struct MovieImages: Sendable, Hashable {
  /// Posters: those in the language asked for first (in English, if none was), then in English, then in the original
  /// language, then those without text.
  public var posters: [MovieImage]?
  /// Wide pictures: those without text first, then in the order of the posters.
  public var backdrops: [MovieImage]?
  /// Pictures of the title's lettering, in the order of the posters.
  public var logos: [MovieImage]?

  public init(posters: [MovieImage]? = nil, backdrops: [MovieImage]? = nil, logos: [MovieImage]? = nil) {
    self.posters = posters
    self.backdrops = backdrops
    self.logos = logos
  }
}

extension MovieImages: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("posters", posters)
    writer.member("backdrops", backdrops)
    writer.member("logos", logos)
  }
}

/// One picture of a movie, a show or a person.
public struct MovieImage: Sendable, Hashable {
  /// The picture's path, for images/url and images/fetch.
  public var path: String
  /// The URL of the picture in full size.
  public var url: String?
  /// The width in full size, in pixels.
  public var width: Int?
  /// The height in full size, in pixels.
  public var height: Int?
  /// The language of the text in the picture; absent if there is none.
  public var language: String?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(path: String, url: String? = nil, width: Int? = nil, height: Int? = nil, language: String? = nil, tmdb: RawJSON? = nil) {
    self.path = path
    self.url = url
    self.width = width
    self.height = height
    self.language = language
    self.tmdb = tmdb
  }
}

extension MovieImage: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", path)
    writer.member("url", url)
    writer.member("width", width)
    writer.member("height", height)
    writer.member("language", language)
    writer.member("tmdb", tmdb)
  }
}

/// One release of a movie in one country.
public struct ReleaseDate: Sendable, Hashable {
  /// The country of the release.
  public var region: String
  /// The time of the release; midnight UTC if only the day is known.
  public var releasedAt: Instant
  /// The age rating in that country.
  public var certification: String?
  /// The type of release: premiere, limitedTheatrical, theatrical, digital, physical or television.
  public var type: String?
  /// The language of the release.
  public var language: String?
  /// A remark about the release.
  public var note: String?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(region: String, releasedAt: Instant, certification: String? = nil, type: String? = nil, language: String? = nil, note: String? = nil, tmdb: RawJSON? = nil) {
    self.region = region
    self.releasedAt = releasedAt
    self.certification = certification
    self.type = type
    self.language = language
    self.note = note
    self.tmdb = tmdb
  }
}

extension ReleaseDate: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("region", region)
    writer.member("releasedAt", releasedAt)
    writer.member("certification", certification)
    writer.member("type", type)
    writer.member("language", language)
    writer.member("note", note)
    writer.member("tmdb", tmdb)
  }
}

/// The texts about a movie or a person in one language.
public struct Translation: Sendable, Hashable {
  /// The language of the texts.
  public var language: String
  /// The country whose variety of the language it is.
  public var region: String?
  /// The language's name in English.
  public var languageName: String?
  /// The title; absent if it is not translated.
  public var title: String?
  /// A one-line slogan.
  public var tagline: String?
  /// A summary of the plot.
  public var overview: String?
  /// A person's life and work.
  public var biography: String?
  /// The URL of the makers' page.
  public var homepage: String?
  /// The running time of this version in minutes.
  public var runtimeMinutes: Int?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(language: String, region: String? = nil, languageName: String? = nil, title: String? = nil, tagline: String? = nil, overview: String? = nil, biography: String? = nil, homepage: String? = nil, runtimeMinutes: Int? = nil, tmdb: RawJSON? = nil) {
    self.language = language
    self.region = region
    self.languageName = languageName
    self.title = title
    self.tagline = tagline
    self.overview = overview
    self.biography = biography
    self.homepage = homepage
    self.runtimeMinutes = runtimeMinutes
    self.tmdb = tmdb
  }
}

extension Translation: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("language", language)
    writer.member("region", region)
    writer.member("languageName", languageName)
    writer.member("title", title)
    writer.member("tagline", tagline)
    writer.member("overview", overview)
    writer.member("biography", biography)
    writer.member("homepage", homepage)
    writer.member("runtimeMinutes", runtimeMinutes)
    writer.member("tmdb", tmdb)
  }
}

/// Another title of a movie.
public struct AlternativeTitle: Sendable, Hashable {
  /// The title.
  public var title: String
  /// The country where it has this title.
  public var country: String?
  /// What kind of title it is, in the words of TMDB's editors; most have none.
  public var type: String?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(title: String, country: String? = nil, type: String? = nil, tmdb: RawJSON? = nil) {
    self.title = title
    self.country = country
    self.type = type
    self.tmdb = tmdb
  }
}

extension AlternativeTitle: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("title", title)
    writer.member("country", country)
    writer.member("type", type)
    writer.member("tmdb", tmdb)
  }
}

