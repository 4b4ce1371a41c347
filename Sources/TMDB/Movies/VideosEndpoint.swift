// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// A movie's trailers and other videos.
public struct VideosEndpoint: TMDBEndpoint {
  public typealias Content = VideoList

  /// The movie's id.
  public let movie: TMDBID
  /// The caller's language.
  public let presentation: Presentation

  /// Creates an endpoint for a movie's videos, in the presentation's language, in English and without language.
  public init(_ movie: TMDBID, for presentation: Presentation) {
    self.movie = movie
    self.presentation = presentation
  }

  public var path: [String] { ["movie", movie.segment, "videos"] }
  public var cachePolicy: CachePolicy { .asAnswered(.description) }

  public var query: QueryItems {
    ["language": presentation.language?.tag, "include_video_language": presentation.mediaLanguages]
  }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> VideoList {
    guard var object = LenientObject(json), let videos = object.takeVideos(in: presentation.preference(original: nil))
    else {
      throw UpstreamError(json.missing("results", expected: "a list of videos"))
    }
    return VideoList(id: movie.entity, videos: videos, tmdb: object.rest())
  }
}
