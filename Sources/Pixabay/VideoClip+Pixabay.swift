// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension VideoClip: PixabayHit {
  public typealias Search = SearchVideos.Params

  /// The empty segment ends the path with a slash.
  public static var path: [String] { ["videos", ""] }
  public static var noun: String { "video clip" }

  public init?(pixabay json: JSONValue) {
    guard var object = LenientObject(json), let id = object.peekID(of: .video) else { return nil }
    self.init(id: id)
    pageUrl = object.takeAddress("pageURL")
    type = object.takeText("type")
    tags = object.peekTags()
    durationSeconds = object.takeCount("duration")
    _ = object.takeObject("videos") { files in
      large = files.takeObject("large", VideoClipFile.init(pixabay:))
      medium = files.takeObject("medium", VideoClipFile.init(pixabay:))
      small = files.takeObject("small", VideoClipFile.init(pixabay:))
      tiny = files.takeObject("tiny", VideoClipFile.init(pixabay:))
      return true
    }
    views = object.takeCount("views")
    downloads = object.takeCount("downloads")
    likes = object.takeCount("likes")
    comments = object.takeCount("comments")
    userName = object.takeText("user")
    userImageUrl = object.takeAddress("userImageURL")
    pixabay = object.rest()
  }
}

extension VideoClipFile {
  /// Reads a file; nil without an address. For a size that a clip doesn't have, Pixabay writes "" for it.
  fileprivate init?(pixabay object: inout LenientObject) {
    guard let url = object.takeAddress("url") else { return nil }
    self.init(url: url)
    width = object.takeSize("width")
    height = object.takeSize("height")
    sizeBytes = object.takeSize("size")
    thumbnailUrl = object.takeAddress("thumbnail")
    pixabay = object.rest()
  }
}

extension SearchVideos.Params: PixabayParameters {
  public var ownItems: QueryItems { ["video_type": videoType == .all ? nil : videoType.rawValue] }
}
