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

extension ImageLocation: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", url)
    writer.member("provider", provider)
    writer.member("size", size)
    writer.member("width", width)
    writer.member("path", path)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("settingsUsed", settingsUsed)
  }
}

/// An image that was downloaded to a file.
public struct FetchedImage: Sendable, Hashable, Dated, Localized {
  /// The path of the file. The file is kept until newer images need its space.
  public var path: String
  /// The media type of the image, from its content.
  public var contentType: String
  /// The width of the image in pixels; absent if the file doesn't tell.
  public var width: Int?
  /// The height of the image in pixels; absent if the file doesn't tell.
  public var height: Int?
  /// The size of the file in bytes.
  public var bytes: Int
  /// The URL that the image came from.
  public var url: String
  /// The provider that the image comes from.
  public var provider: Provider
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int?
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool?
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]?

  public init(path: String, contentType: String, width: Int? = nil, height: Int? = nil, bytes: Int, url: String, provider: Provider, ageSeconds: Int? = nil, stale: Bool? = nil, settingsUsed: [SettingName]? = nil) {
    self.path = path
    self.contentType = contentType
    self.width = width
    self.height = height
    self.bytes = bytes
    self.url = url
    self.provider = provider
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.settingsUsed = settingsUsed
  }
}

extension FetchedImage: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
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

