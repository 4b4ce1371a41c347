// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// The kind of entity that an image belongs to.
public enum ArtworkKind: String, Enumeration {
  /// A movie.
  case movie
  /// A person.
  case person
  /// A theatre.
  case theatre
}

/// The type of an entity's image.
public enum ArtworkType: String, Enumeration {
  /// A movie's poster.
  case poster
  /// A wide picture of a movie or a theatre.
  case backdrop
  /// A picture of a person.
  case profile
  /// A title, a company or a service as a picture.
  case logo
}

/// The location of an image.
public struct ImageLocation: Sendable, Hashable, Dated, Localized {
  /// The image's URL.
  public var url: String
  /// The provider that the image comes from.
  public var provider: Provider
  /// The size chosen, by the provider's name for it. Absent if the request gave a URL that is returned unchanged.
  public var size: String?
  /// The width of that size in pixels. Absent for the original, for TMDB's sizes by height such as h632, and for images
  /// that are not TMDB's.
  public var width: Int?
  /// The image's path at TMDB; absent for other images.
  public var path: String?
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int?
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool?
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]?

  public init(url: String, provider: Provider, size: String? = nil, width: Int? = nil, path: String? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, settingsUsed: [SettingName]? = nil) {
    self.url = url
    self.provider = provider
    self.size = size
    self.width = width
    self.path = path
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.settingsUsed = settingsUsed
  }
}

extension ImageLocation: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("url", url)
    writer.member("provider", provider)
    writer.member("size", size)
    writer.member("width", width)
    writer.member("path", path)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("settingsUsed", settingsUsed)
    writer.endObject()
  }
}

/// An image that was downloaded to a file.
public struct FetchedImage: Sendable, Hashable, Dated, Localized, Boxed {
  /// The path of the file. The file is kept until newer images need its space.
  public var path: String {
    get { box.members.path }
    _modify { own(); yield &box.members.path }
  }
  /// The media type of the image, from its content.
  public var contentType: String {
    get { box.members.contentType }
    _modify { own(); yield &box.members.contentType }
  }
  /// The width of the image in pixels; absent if the file doesn't tell.
  public var width: Int? {
    get { box.members.width }
    _modify { own(); yield &box.members.width }
  }
  /// The height of the image in pixels; absent if the file doesn't tell.
  public var height: Int? {
    get { box.members.height }
    _modify { own(); yield &box.members.height }
  }
  /// The size of the file in bytes.
  public var bytes: Int {
    get { box.members.bytes }
    _modify { own(); yield &box.members.bytes }
  }
  /// The URL that the image came from.
  public var url: String {
    get { box.members.url }
    _modify { own(); yield &box.members.url }
  }
  /// The provider that the image comes from.
  public var provider: Provider {
    get { box.members.provider }
    _modify { own(); yield &box.members.provider }
  }
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int? {
    get { box.members.ageSeconds }
    _modify { own(); yield &box.members.ageSeconds }
  }
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool? {
    get { box.members.stale }
    _modify { own(); yield &box.members.stale }
  }
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]? {
    get { box.members.settingsUsed }
    _modify { own(); yield &box.members.settingsUsed }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var path: String
    var contentType: String
    var width: Int?
    var height: Int?
    var bytes: Int
    var url: String
    var provider: Provider
    var ageSeconds: Int?
    var stale: Bool?
    var settingsUsed: [SettingName]?
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

  public init(path: String, contentType: String, width: Int? = nil, height: Int? = nil, bytes: Int, url: String, provider: Provider, ageSeconds: Int? = nil, stale: Bool? = nil, settingsUsed: [SettingName]? = nil) {
    box = Box(Members(path: path, contentType: contentType, width: width, height: height, bytes: bytes, url: url, provider: provider, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed))
  }
}

extension FetchedImage: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    members.writeMembers(to: &writer)
    writer.endObject()
  }
}

extension FetchedImage.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", path)
    writer.member("contentType", contentType)
    writer.member("width", width)
    writer.member("height", height)
    writer.member("bytes", bytes)
    writer.member("url", url)
    writer.member("provider", provider)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("settingsUsed", settingsUsed)
  }
}

