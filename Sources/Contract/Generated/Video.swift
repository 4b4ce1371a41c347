// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A trailer or another video of a movie or a show.
public struct Video: Sendable, Hashable, Boxed {
  /// The video's title.
  public var name: String {
    get { box.members.name }
    _modify { own(); yield &box.members.name }
  }
  /// The type of video: Trailer, Teaser, Clip, Featurette and others.
  public var type: String? {
    get { box.members.type }
    _modify { own(); yield &box.members.type }
  }
  /// The site that hosts the video.
  public var site: String? {
    get { box.members.site }
    _modify { own(); yield &box.members.site }
  }
  /// The video's id at that site.
  public var key: String? {
    get { box.members.key }
    _modify { own(); yield &box.members.key }
  }
  /// The URL to watch it at; absent if the site is neither YouTube nor Vimeo.
  public var url: String? {
    get { box.members.url }
    _modify { own(); yield &box.members.url }
  }
  /// The language spoken in it.
  public var language: String? {
    get { box.members.language }
    _modify { own(); yield &box.members.language }
  }
  /// Whether the makers published it.
  public var official: Bool? {
    get { box.members.official }
    _modify { own(); yield &box.members.official }
  }
  /// When it was published.
  public var publishedAt: Instant? {
    get { box.members.publishedAt }
    _modify { own(); yield &box.members.publishedAt }
  }
  /// The height of the picture in pixels.
  public var height: Int? {
    get { box.members.height }
    _modify { own(); yield &box.members.height }
  }
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON? {
    get { box.members.amc }
    _modify { own(); yield &box.members.amc }
  }
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON? {
    get { box.members.tmdb }
    _modify { own(); yield &box.members.tmdb }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var name: String
    var type: String?
    var site: String?
    var key: String?
    var url: String?
    var language: String?
    var official: Bool?
    var publishedAt: Instant?
    var height: Int?
    var amc: RawJSON?
    var tmdb: RawJSON?
  }

  fileprivate var members: Members { _read { yield box.members } }

  @inline(never) private mutating func own() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.members == other.members
  }

  public func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

  public static var boxedBytes: Int { MemoryLayout<Members>.size }

  public init(name: String, type: String? = nil, site: String? = nil, key: String? = nil, url: String? = nil, language: String? = nil, official: Bool? = nil, publishedAt: Instant? = nil, height: Int? = nil, amc: RawJSON? = nil, tmdb: RawJSON? = nil) {
    box = Box(Members(name: name, type: type, site: site, key: key, url: url, language: language, official: official, publishedAt: publishedAt, height: height, amc: amc, tmdb: tmdb))
  }
}

extension Video: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    members.writeMembers(to: &writer)
    writer.endObject()
  }
}

extension Video.Members {
  func writeMembers(to writer: inout JSONWriter) {
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

extension VideoList: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("videos", videos)
    writer.member("linkedFrom", linkedFrom)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("settingsUsed", settingsUsed)
    writer.endObject()
  }
}

