// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// An image at Pixabay. Wherever it is shown, name Pixabay as its source and link to its page.
public struct Image: Sendable, Hashable {
  /// The image's id.
  public var id: EntityID
  /// The URL of the image's page; link to it wherever the image is shown.
  public var pageUrl: String?
  /// The type of image: photo, illustration or vector.
  public var type: String?
  /// Keywords that describe the image.
  public var tags: [String]?
  /// The URL of a small version.
  public var previewUrl: String?
  /// The width of the small version in pixels.
  public var previewWidth: Int?
  /// The height of the small version in pixels.
  public var previewHeight: Int?
  /// The URL of a medium version for the screen; it works for a day.
  public var webUrl: String?
  /// The width of the medium version in pixels.
  public var webWidth: Int?
  /// The height of the medium version in pixels.
  public var webHeight: Int?
  /// The URL of a large version; it works for a day.
  public var largeUrl: String?
  /// The width of the original in pixels.
  public var width: Int?
  /// The height of the original in pixels.
  public var height: Int?
  /// The size of the original in bytes.
  public var sizeBytes: Int?
  /// The number of views.
  public var views: Int?
  /// The number of downloads.
  public var downloads: Int?
  /// The number of likes.
  public var likes: Int?
  /// The number of comments.
  public var comments: Int?
  /// The name of the user who made the image.
  public var userName: String?
  /// The URL of that user's picture.
  public var userImageUrl: String?
  /// Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the
  /// originals of values that it converts. Absent if there are none.
  public var pixabay: RawJSON?

  public init(id: EntityID, pageUrl: String? = nil, type: String? = nil, tags: [String]? = nil, previewUrl: String? = nil, previewWidth: Int? = nil, previewHeight: Int? = nil, webUrl: String? = nil, webWidth: Int? = nil, webHeight: Int? = nil, largeUrl: String? = nil, width: Int? = nil, height: Int? = nil, sizeBytes: Int? = nil, views: Int? = nil, downloads: Int? = nil, likes: Int? = nil, comments: Int? = nil, userName: String? = nil, userImageUrl: String? = nil, pixabay: RawJSON? = nil) {
    self.id = id
    self.pageUrl = pageUrl
    self.type = type
    self.tags = tags
    self.previewUrl = previewUrl
    self.previewWidth = previewWidth
    self.previewHeight = previewHeight
    self.webUrl = webUrl
    self.webWidth = webWidth
    self.webHeight = webHeight
    self.largeUrl = largeUrl
    self.width = width
    self.height = height
    self.sizeBytes = sizeBytes
    self.views = views
    self.downloads = downloads
    self.likes = likes
    self.comments = comments
    self.userName = userName
    self.userImageUrl = userImageUrl
    self.pixabay = pixabay
  }
}

extension Image: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("pageUrl", pageUrl)
    writer.member("type", type)
    writer.member("tags", tags)
    writer.member("previewUrl", previewUrl)
    writer.member("previewWidth", previewWidth)
    writer.member("previewHeight", previewHeight)
    writer.member("webUrl", webUrl)
    writer.member("webWidth", webWidth)
    writer.member("webHeight", webHeight)
    writer.member("largeUrl", largeUrl)
    writer.member("width", width)
    writer.member("height", height)
    writer.member("sizeBytes", sizeBytes)
    writer.member("views", views)
    writer.member("downloads", downloads)
    writer.member("likes", likes)
    writer.member("comments", comments)
    writer.member("userName", userName)
    writer.member("userImageUrl", userImageUrl)
    writer.member("pixabay", pixabay)
    writer.endObject()
  }
}

/// A type of image to search for.
public enum ImageType: String, Enumeration {
  /// Any.
  case all
  /// Photographs.
  case photo
  /// Illustrations.
  case illustration
  /// Vector graphics.
  case vector
}

/// An orientation to search for.
public enum ImageOrientation: String, Enumeration {
  /// Any.
  case all
  /// Wider than tall.
  case horizontal
  /// Taller than wide.
  case vertical
}

/// An order of search results.
public enum ImageOrder: String, Enumeration {
  /// The most popular first.
  case popular
  /// The newest first.
  case latest
}

/// A subject of images.
public enum ImageCategory: String, Enumeration {
  case backgrounds
  case fashion
  case nature
  case science
  case education
  case feelings
  case health
  case people
  case religion
  case places
  case animals
  case industry
  case computer
  case food
  case sports
  case transportation
  case travel
  case buildings
  case business
  case music
}

/// A colour to search for.
public enum ImageColor: String, Enumeration {
  case grayscale
  case transparent
  case red
  case orange
  case yellow
  case green
  case turquoise
  case blue
  case lilac
  case pink
  case white
  case gray
  case black
  case brown
}

/// A language that Pixabay can search in (ISO 639-1).
public enum ImageSearchLanguage: String, Enumeration {
  case cs
  case da
  case de
  case en
  case es
  case fr
  case id
  case it
  case hu
  case nl
  case no
  case pl
  case pt
  case ro
  case sk
  case fi
  case sv
  case tr
  case vi
  case th
  case bg
  case ru
  case el
  case ja
  case ko
  case zh
}

