// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// A trailer or another video of a movie.
public struct Video: Sendable, Hashable {
  /// What it is called.
  public var name: String
  /// What kind of video: Trailer, Teaser, Clip, Featurette and more.
  public var type: String?
  /// Where it is kept.
  public var site: String?
  /// What that site calls it.
  public var key: String?
  /// Where to watch it.
  public var url: String?
  /// The language spoken in it.
  public var language: String?
  /// True if the makers published it.
  public var official: Bool?
  /// When it was published.
  public var publishedAt: String?
  /// How high the picture is. In pixels.
  public var height: Int?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?

  public init(name: String, type: String? = nil, site: String? = nil, key: String? = nil, url: String? = nil, language: String? = nil, official: Bool? = nil, publishedAt: String? = nil, height: Int? = nil, amc: RawJSON? = nil, tmdb: RawJSON? = nil) {
    self.name = name
    self.type = type
    self.site = site
    self.key = key
    self.url = url
    self.language = language
    self.official = official
    self.publishedAt = publishedAt
    self.height = height
    self.amc = amc
    self.tmdb = tmdb
  }
}

extension Video: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("type", type)
    writer.member("site", site)
    writer.member("key", key)
    writer.member("url", url)
    writer.member("language", language)
    writer.member("official", official)
    writer.member("publishedAt", publishedAt)
    writer.member("height", height)
    writer.member("amc", amc)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

/// The videos of one movie.
public struct VideoList: Sendable, Hashable, Dated {
  /// Which movie.
  public var id: EntityID
  /// The videos.
  public var videos: [Video]
  /// The id that was asked for, where the provider that answers knows the entity by another one.
  public var linkedFrom: EntityID?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?
  /// How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
  /// all of them came just now. In seconds.
  public var ageSeconds: Int?
  /// True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
  /// Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
  /// person or a theatre for a week.
  public var stale: Bool?

  public init(id: EntityID, videos: [Video], linkedFrom: EntityID? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.id = id
    self.videos = videos
    self.linkedFrom = linkedFrom
    self.tmdb = tmdb
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension VideoList: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("videos", videos)
    writer.member("linkedFrom", linkedFrom)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.endObject()
  }
}

