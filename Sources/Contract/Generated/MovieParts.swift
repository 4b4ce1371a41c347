// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Something a movie refers to that has no methods of its own: a series, a company, a keyword.
public struct NamedEntity: Sendable, Hashable {
  /// What it is called.
  public var name: String
  /// Which one: a collection, a company or a keyword.
  public var id: EntityID?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?

  public init(name: String, id: EntityID? = nil, tmdb: RawJSON? = nil) {
    self.name = name
    self.id = id
    self.tmdb = tmdb
  }
}

extension NamedEntity: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("id", id)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

/// Pictures of a movie.
public struct MovieImages: Sendable, Hashable {
  /// Posters.
  public var posters: [MovieImage]?
  /// Wide pictures.
  public var backdrops: [MovieImage]?
  /// The title as a picture.
  public var logos: [MovieImage]?

  public init(posters: [MovieImage]? = nil, backdrops: [MovieImage]? = nil, logos: [MovieImage]? = nil) {
    self.posters = posters
    self.backdrops = backdrops
    self.logos = logos
  }
}

extension MovieImages: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("posters", posters)
    writer.member("backdrops", backdrops)
    writer.member("logos", logos)
    writer.endObject()
  }
}

/// One picture of a movie.
public struct MovieImage: Sendable, Hashable {
  /// What images/url and images/fetch call it.
  public var path: String
  /// Where it is, in its full size.
  public var url: String?
  /// How wide it is in full size. In pixels.
  public var width: Int?
  /// How high it is in full size. In pixels.
  public var height: Int?
  /// The language of the words on it.
  public var language: String?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
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

extension MovieImage: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("path", path)
    writer.member("url", url)
    writer.member("width", width)
    writer.member("height", height)
    writer.member("language", language)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

/// When a movie came out in one country.
public struct ReleaseDate: Sendable, Hashable {
  /// Where.
  public var region: String
  /// When; midnight UTC where only the day is known.
  public var releasedAt: String
  /// The age rating there.
  public var certification: String?
  /// In what way: premiere, limitedTheatrical, theatrical, digital, physical or television.
  public var type: String?
  /// The language of that release.
  public var language: String?
  /// What is special about it.
  public var note: String?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?

  public init(region: String, releasedAt: String, certification: String? = nil, type: String? = nil, language: String? = nil, note: String? = nil, tmdb: RawJSON? = nil) {
    self.region = region
    self.releasedAt = releasedAt
    self.certification = certification
    self.type = type
    self.language = language
    self.note = note
    self.tmdb = tmdb
  }
}

extension ReleaseDate: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("region", region)
    writer.member("releasedAt", releasedAt)
    writer.member("certification", certification)
    writer.member("type", type)
    writer.member("language", language)
    writer.member("note", note)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

/// A movie's texts in one language.
public struct Translation: Sendable, Hashable {
  /// The language.
  public var language: String
  /// The country whose variety it is.
  public var region: String?
  /// The language's name in English.
  public var languageName: String?
  /// The title.
  public var title: String?
  /// One line to draw people in.
  public var tagline: String?
  /// What it is about.
  public var overview: String?
  /// The makers' page for it.
  public var homepage: String?
  /// How long that version runs. In minutes.
  public var runtimeMinutes: Int?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?

  public init(language: String, region: String? = nil, languageName: String? = nil, title: String? = nil, tagline: String? = nil, overview: String? = nil, homepage: String? = nil, runtimeMinutes: Int? = nil, tmdb: RawJSON? = nil) {
    self.language = language
    self.region = region
    self.languageName = languageName
    self.title = title
    self.tagline = tagline
    self.overview = overview
    self.homepage = homepage
    self.runtimeMinutes = runtimeMinutes
    self.tmdb = tmdb
  }
}

extension Translation: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("language", language)
    writer.member("region", region)
    writer.member("languageName", languageName)
    writer.member("title", title)
    writer.member("tagline", tagline)
    writer.member("overview", overview)
    writer.member("homepage", homepage)
    writer.member("runtimeMinutes", runtimeMinutes)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

