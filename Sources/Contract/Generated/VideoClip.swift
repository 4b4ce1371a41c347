// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A free video clip at Pixabay; a movie's trailers are of the model Video. Wherever it is shown, name Pixabay as its
/// source and link to its page.
public struct VideoClip: Sendable, Hashable, Boxed {
  /// The clip's id.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// The URL of the clip's page; link to it wherever the clip is shown.
  public var pageUrl: String? {
    get { box.members.pageUrl }
    _modify { own(); yield &box.members.pageUrl }
  }
  /// The type of video: film or animation.
  public var type: String? {
    get { box.members.type }
    _modify { own(); yield &box.members.type }
  }
  /// Keywords that describe the clip.
  public var tags: [String]? {
    get { box.members.tags }
    _modify { own(); yield &box.members.tags }
  }
  /// The length in seconds.
  public var durationSeconds: Int? {
    get { box.members.durationSeconds }
    _modify { own(); yield &box.members.durationSeconds }
  }
  /// The largest file, up to 3840 x 2160 pixels; absent if there is none.
  public var large: VideoClipFile? {
    get { box.members.large }
    _modify { own(); yield &box.members.large }
  }
  /// The usual file, 1920 x 1080 pixels in most cases.
  public var medium: VideoClipFile? {
    get { box.members.medium }
    _modify { own(); yield &box.members.medium }
  }
  /// A small file, 1280 x 720 pixels in most cases.
  public var small: VideoClipFile? {
    get { box.members.small }
    _modify { own(); yield &box.members.small }
  }
  /// The smallest file, 960 x 540 pixels in most cases.
  public var tiny: VideoClipFile? {
    get { box.members.tiny }
    _modify { own(); yield &box.members.tiny }
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
  /// The name of the user who made the clip.
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
    var durationSeconds: Int?
    var large: VideoClipFile?
    var medium: VideoClipFile?
    var small: VideoClipFile?
    var tiny: VideoClipFile?
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

  public init(id: EntityID, pageUrl: String? = nil, type: String? = nil, tags: [String]? = nil, durationSeconds: Int? = nil, large: VideoClipFile? = nil, medium: VideoClipFile? = nil, small: VideoClipFile? = nil, tiny: VideoClipFile? = nil, views: Int? = nil, downloads: Int? = nil, likes: Int? = nil, comments: Int? = nil, userName: String? = nil, userImageUrl: String? = nil, pixabay: RawJSON? = nil) {
    box = Box(Members(id: id, pageUrl: pageUrl, type: type, tags: tags, durationSeconds: durationSeconds, large: large, medium: medium, small: small, tiny: tiny, views: views, downloads: downloads, likes: likes, comments: comments, userName: userName, userImageUrl: userImageUrl, pixabay: pixabay))
  }
}

extension VideoClip: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    members.writeMembers(to: &writer)
    writer.endObject()
  }
}

extension VideoClip.Members {
  func writeMembers(to writer: inout JSONWriter) {
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

extension VideoClipFile: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("url", url)
    writer.member("width", width)
    writer.member("height", height)
    writer.member("sizeBytes", sizeBytes)
    writer.member("thumbnailUrl", thumbnailUrl)
    writer.member("pixabay", pixabay)
    writer.endObject()
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

