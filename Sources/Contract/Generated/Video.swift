// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A trailer or another video of a movie or a show.
public struct Video: Sendable, Hashable {
  /// The video's title.
  public var name: String
  /// The type of video: Trailer, Teaser, Clip, Featurette and others.
  public var type: String?
  /// The site that hosts the video.
  public var site: String?
  /// The video's id at that site.
  public var key: String?
  /// The URL to watch it at; absent if the site is neither YouTube nor Vimeo.
  public var url: String?
  /// The language spoken in it.
  public var language: String?
  /// Whether the makers published it.
  public var official: Bool?
  /// When it was published.
  public var publishedAt: Instant?
  /// The height of the picture in pixels.
  public var height: Int?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(name: String, type: String? = nil, site: String? = nil, key: String? = nil, url: String? = nil, language: String? = nil, official: Bool? = nil, publishedAt: Instant? = nil, height: Int? = nil, amc: RawJSON? = nil, tmdb: RawJSON? = nil) {
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

extension Video: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
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
  }
}

/// The videos of one movie.
public struct VideoList: Sendable, Hashable, Dated, Localized {
  /// The movie's id.
  public var id: EntityID
  /// The videos: those in the language asked for first, then in English, then in the original language; of each, those
  /// that the makers published first, and trailers before teasers before others.
  public var videos: [Video]
  /// The id given in the request; present only if the provider that answered knows the entity by another id.
  public var linkedFrom: EntityID?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int?
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool?
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]?

  public init(id: EntityID, videos: [Video], linkedFrom: EntityID? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, settingsUsed: [SettingName]? = nil) {
    self.id = id
    self.videos = videos
    self.linkedFrom = linkedFrom
    self.tmdb = tmdb
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.settingsUsed = settingsUsed
  }
}

extension VideoList: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("videos", videos)
    writer.member("linkedFrom", linkedFrom)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("settingsUsed", settingsUsed)
  }
}

