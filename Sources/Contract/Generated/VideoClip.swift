// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A free video clip at Pixabay; a movie's trailers are of the model Video. Wherever it is shown, name Pixabay as its
/// source and link to its page.
public struct VideoClip: Sendable, Hashable {
  /// The clip's id.
  public var id: EntityID
  /// The URL of the clip's page; link to it wherever the clip is shown.
  public var pageUrl: String?
  /// The type of video: film or animation.
  public var type: String?
  /// Keywords that describe the clip.
  public var tags: [String]?
  /// The length in seconds.
  public var durationSeconds: Int?
  /// The largest file, up to 3840 x 2160 pixels; absent if there is none.
  public var large: VideoClipFile?
  /// The usual file, 1920 x 1080 pixels in most cases.
  public var medium: VideoClipFile?
  /// A small file, 1280 x 720 pixels in most cases.
  public var small: VideoClipFile?
  /// The smallest file, 960 x 540 pixels in most cases.
  public var tiny: VideoClipFile?
  /// The number of views.
  public var views: Int?
  /// The number of downloads.
  public var downloads: Int?
  /// The number of likes.
  public var likes: Int?
  /// The number of comments.
  public var comments: Int?
  /// The name of the user who made the clip.
  public var userName: String?
  /// The URL of that user's picture.
  public var userImageUrl: String?
  /// Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the
  /// originals of values that it converts. Absent if there are none.
  public var pixabay: RawJSON?

  public init(id: EntityID, pageUrl: String? = nil, type: String? = nil, tags: [String]? = nil, durationSeconds: Int? = nil, large: VideoClipFile? = nil, medium: VideoClipFile? = nil, small: VideoClipFile? = nil, tiny: VideoClipFile? = nil, views: Int? = nil, downloads: Int? = nil, likes: Int? = nil, comments: Int? = nil, userName: String? = nil, userImageUrl: String? = nil, pixabay: RawJSON? = nil) {
    self.id = id
    self.pageUrl = pageUrl
    self.type = type
    self.tags = tags
    self.durationSeconds = durationSeconds
    self.large = large
    self.medium = medium
    self.small = small
    self.tiny = tiny
    self.views = views
    self.downloads = downloads
    self.likes = likes
    self.comments = comments
    self.userName = userName
    self.userImageUrl = userImageUrl
    self.pixabay = pixabay
  }
}

extension VideoClip: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("pageUrl", pageUrl)
    writer.member("type", type)
    writer.member("tags", tags)
    writer.member("durationSeconds", durationSeconds)
    writer.member("large", large)
    writer.member("medium", medium)
    writer.member("small", small)
    writer.member("tiny", tiny)
    writer.member("views", views)
    writer.member("downloads", downloads)
    writer.member("likes", likes)
    writer.member("comments", comments)
    writer.member("userName", userName)
    writer.member("userImageUrl", userImageUrl)
    writer.member("pixabay", pixabay)
  }
}

/// A video clip's file of one size.
public struct VideoClipFile: Sendable, Hashable {
  /// The URL of the file (MP4).
  public var url: String
  /// The width in pixels.
  public var width: Int?
  /// The height in pixels.
  public var height: Int?
  /// The size in bytes.
  public var sizeBytes: Int?
  /// The URL of a still in the same size.
  public var thumbnailUrl: String?
  /// Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the
  /// originals of values that it converts. Absent if there are none.
  public var pixabay: RawJSON?

  public init(url: String, width: Int? = nil, height: Int? = nil, sizeBytes: Int? = nil, thumbnailUrl: String? = nil, pixabay: RawJSON? = nil) {
    self.url = url
    self.width = width
    self.height = height
    self.sizeBytes = sizeBytes
    self.thumbnailUrl = thumbnailUrl
    self.pixabay = pixabay
  }
}

extension VideoClipFile: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", url)
    writer.member("width", width)
    writer.member("height", height)
    writer.member("sizeBytes", sizeBytes)
    writer.member("thumbnailUrl", thumbnailUrl)
    writer.member("pixabay", pixabay)
  }
}

/// A type of video to search for.
public enum VideoClipType: String, Enumeration {
  /// Any.
  case all
  /// Filmed.
  case film
  /// Animated.
  case animation
}

