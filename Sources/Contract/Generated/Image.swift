// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// An image of Pixabay. Whoever shows it says where it is from and links its page.
public struct Image: Sendable, Hashable {
  /// Which image.
  public var id: EntityID
  /// Its page, which must be linked where it is shown.
  public var pageUrl: String?
  /// What it is: photo, illustration or vector.
  public var type: String?
  /// What is on it.
  public var tags: [String]?
  /// A small version.
  public var previewUrl: String?
  /// How wide the small version is. In pixels.
  public var previewWidth: Int?
  /// How high the small version is. In pixels.
  public var previewHeight: Int?
  /// A version for the screen; the address works for a day.
  public var webUrl: String?
  /// How wide the version for the screen is. In pixels.
  public var webWidth: Int?
  /// How high the version for the screen is. In pixels.
  public var webHeight: Int?
  /// A large version; the address works for a day.
  public var largeUrl: String?
  /// How wide the original is. In pixels.
  public var width: Int?
  /// How high the original is. In pixels.
  public var height: Int?
  /// How large the original is. In bytes.
  public var sizeBytes: Int?
  /// How often it was looked at. In views.
  public var views: Int?
  /// How often it was downloaded. In downloads.
  public var downloads: Int?
  /// How many people like it. In likes.
  public var likes: Int?
  /// How many comments it has.
  public var comments: Int?
  /// Who made it.
  public var userName: String?
  /// A picture of who made it.
  public var userImageUrl: String?
  /// Everything else that Pixabay says of it, verbatim: its own names, values and members that are not known here, and
  /// the originals of values that were changed.
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

/// Which images to look for.
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

/// How an image lies.
public enum ImageOrientation: String, Enumeration {
  /// Any way.
  case all
  /// Wider than high.
  case horizontal
  /// Higher than wide.
  case vertical
}

/// In which order images come.
public enum ImageOrder: String, Enumeration {
  /// The most popular first.
  case popular
  /// The newest first.
  case latest
}

/// What images are about.
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

/// A colour that an image has.
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

/// A language that Pixabay can search in.
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

