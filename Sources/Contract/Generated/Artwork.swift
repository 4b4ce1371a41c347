// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// What an image belongs to.
public enum ArtworkKind: String, Enumeration {
  /// A movie.
  case movie
  /// A person.
  case person
  /// A theatre.
  case theatre
}

/// Which image of an entity.
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

/// Where an image is.
public struct ImageLocation: Sendable, Hashable, Dated {
  /// Its address.
  public var url: String
  /// Whose image it is.
  public var provider: Provider
  /// The size that was chosen, as the provider names it.
  public var size: String?
  /// How wide that size is; left out for the original. In pixels.
  public var width: Int?
  /// The image's path at the provider.
  public var path: String?
  /// How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
  /// all of them came just now. In seconds.
  public var ageSeconds: Int?
  /// True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
  /// Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
  /// person or a theatre for a week.
  public var stale: Bool?

  public init(url: String, provider: Provider, size: String? = nil, width: Int? = nil, path: String? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.url = url
    self.provider = provider
    self.size = size
    self.width = width
    self.path = path
    self.ageSeconds = ageSeconds
    self.stale = stale
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
    writer.endObject()
  }
}

/// An image that is now a file.
public struct FetchedImage: Sendable, Hashable, Dated {
  /// The file. It stays until newer ones need its room.
  public var path: String
  /// What kind of image it is (media type).
  public var contentType: String
  /// How wide it is; left out if the file doesn't tell. In pixels.
  public var width: Int?
  /// How high it is; left out if the file doesn't tell. In pixels.
  public var height: Int?
  /// How large the file is. In bytes.
  public var bytes: Int
  /// Where it came from.
  public var url: String
  /// Whose image it is.
  public var provider: Provider
  /// How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
  /// all of them came just now. In seconds.
  public var ageSeconds: Int?
  /// True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
  /// Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
  /// person or a theatre for a week.
  public var stale: Bool?

  public init(path: String, contentType: String, width: Int? = nil, height: Int? = nil, bytes: Int, url: String, provider: Provider, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.path = path
    self.contentType = contentType
    self.width = width
    self.height = height
    self.bytes = bytes
    self.url = url
    self.provider = provider
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension FetchedImage: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("path", path)
    writer.member("contentType", contentType)
    writer.member("width", width)
    writer.member("height", height)
    writer.member("bytes", bytes)
    writer.member("url", url)
    writer.member("provider", provider)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.endObject()
  }
}

