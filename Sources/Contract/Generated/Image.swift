// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// An image at Pixabay. Wherever it is shown, name Pixabay as its source and link to its page.
public struct Image: Sendable, Hashable, Boxed {
  /// The image's id.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// The URL of the image's page; link to it wherever the image is shown.
  public var pageUrl: String? {
    get { box.members.pageUrl }
    _modify { own(); yield &box.members.pageUrl }
  }
  /// The type of image: photo, illustration or vector.
  public var type: String? {
    get { box.members.type }
    _modify { own(); yield &box.members.type }
  }
  /// Keywords that describe the image.
  public var tags: [String]? {
    get { box.members.tags }
    _modify { own(); yield &box.members.tags }
  }
  /// The URL of a small version.
  public var previewUrl: String? {
    get { box.members.previewUrl }
    _modify { own(); yield &box.members.previewUrl }
  }
  /// The width of the small version in pixels.
  public var previewWidth: Int? {
    get { box.members.previewWidth }
    _modify { own(); yield &box.members.previewWidth }
  }
  /// The height of the small version in pixels.
  public var previewHeight: Int? {
    get { box.members.previewHeight }
    _modify { own(); yield &box.members.previewHeight }
  }
  /// The URL of a medium version for the screen; it works for a day.
  public var webUrl: String? {
    get { box.members.webUrl }
    _modify { own(); yield &box.members.webUrl }
  }
  /// The width of the medium version in pixels.
  public var webWidth: Int? {
    get { box.members.webWidth }
    _modify { own(); yield &box.members.webWidth }
  }
  /// The height of the medium version in pixels.
  public var webHeight: Int? {
    get { box.members.webHeight }
    _modify { own(); yield &box.members.webHeight }
  }
  /// The URL of a large version; it works for a day.
  public var largeUrl: String? {
    get { box.members.largeUrl }
    _modify { own(); yield &box.members.largeUrl }
  }
  /// The width of the original in pixels.
  public var width: Int? {
    get { box.members.width }
    _modify { own(); yield &box.members.width }
  }
  /// The height of the original in pixels.
  public var height: Int? {
    get { box.members.height }
    _modify { own(); yield &box.members.height }
  }
  /// The size of the original in bytes.
  public var sizeBytes: Int? {
    get { box.members.sizeBytes }
    _modify { own(); yield &box.members.sizeBytes }
  }
  /// The number of views.
  public var views: Int? {
    get { box.members.views }
    _modify { own(); yield &box.members.views }
  }
  /// The number of downloads.
  public var downloads: Int? {
    get { box.members.downloads }
    _modify { own(); yield &box.members.downloads }
  }
  /// The number of likes.
  public var likes: Int? {
    get { box.members.likes }
    _modify { own(); yield &box.members.likes }
  }
  /// The number of comments.
  public var comments: Int? {
    get { box.members.comments }
    _modify { own(); yield &box.members.comments }
  }
  /// The name of the user who made the image.
  public var userName: String? {
    get { box.members.userName }
    _modify { own(); yield &box.members.userName }
  }
  /// The URL of that user's picture.
  public var userImageUrl: String? {
    get { box.members.userImageUrl }
    _modify { own(); yield &box.members.userImageUrl }
  }
  /// Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the
  /// originals of values that it converts. Absent if there are none.
  public var pixabay: RawJSON? {
    get { box.members.pixabay }
    _modify { own(); yield &box.members.pixabay }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var id: EntityID
    var pageUrl: String?
    var type: String?
    var tags: [String]?
    var previewUrl: String?
    var previewWidth: Int?
    var previewHeight: Int?
    var webUrl: String?
    var webWidth: Int?
    var webHeight: Int?
    var largeUrl: String?
    var width: Int?
    var height: Int?
    var sizeBytes: Int?
    var views: Int?
    var downloads: Int?
    var likes: Int?
    var comments: Int?
    var userName: String?
    var userImageUrl: String?
    var pixabay: RawJSON?
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

  public init(id: EntityID, pageUrl: String? = nil, type: String? = nil, tags: [String]? = nil, previewUrl: String? = nil, previewWidth: Int? = nil, previewHeight: Int? = nil, webUrl: String? = nil, webWidth: Int? = nil, webHeight: Int? = nil, largeUrl: String? = nil, width: Int? = nil, height: Int? = nil, sizeBytes: Int? = nil, views: Int? = nil, downloads: Int? = nil, likes: Int? = nil, comments: Int? = nil, userName: String? = nil, userImageUrl: String? = nil, pixabay: RawJSON? = nil) {
    box = Box(Members(id: id, pageUrl: pageUrl, type: type, tags: tags, previewUrl: previewUrl, previewWidth: previewWidth, previewHeight: previewHeight, webUrl: webUrl, webWidth: webWidth, webHeight: webHeight, largeUrl: largeUrl, width: width, height: height, sizeBytes: sizeBytes, views: views, downloads: downloads, likes: likes, comments: comments, userName: userName, userImageUrl: userImageUrl, pixabay: pixabay))
  }
}

extension Image: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension Image.Members {
  func writeMembers(to writer: inout JSONWriter) {
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

