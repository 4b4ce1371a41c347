// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// The reviews of a movie (https://developer.themoviedb.org/reference/movie-reviews), in the presentation's language.
public struct ReviewList: TMDBList {
  public typealias Row = Review

  /// The movie.
  public let movie: TMDBID
  /// The caller's language and other preferences.
  public let presentation: Presentation
  /// The page, counted from 1.
  public var number = 1

  /// Creates an endpoint for the first page.
  public init(of movie: TMDBID, for presentation: Presentation) {
    self.movie = movie
    self.presentation = presentation
  }

  public var path: [String] { ["movie", movie.segment, "reviews"] }
  public var parameters: QueryItems { ["language": presentation.language?.tag] }

  public func row(_ json: JSONValue) -> Review? { Review(tmdb: json) }
}

extension TMDBObject where Content == Review {
  /// A single review, which names what it is of (https://developer.themoviedb.org/reference/review-details).
  public static func review(_ id: TMDBID) -> Self {
    Self(["review", id.segment], [:], for: .neutral, "a review with an id and an author") { Review(tmdb: $0) }
  }
}

extension Reviews {
  /// Reads the first page of `reviews`, appended to a movie.
  init?(tmdb object: inout LenientObject) {
    guard let items = object.takeElements("results", Review.init(tmdb:)) else { return nil }
    self.init(items: items)
    totalPages = object.take("total_pages", if: { $0 >= 0 })
    totalResults = object.take("total_results", if: { $0 >= 0 })
    tmdb = object.rest()
  }
}

extension Review {
  /// Reads a review. The author's name is in `author`, or else in `author_details`, which has the rating too.
  fileprivate init?(tmdb json: JSONValue) {
    guard var object = LenientObject(json),
      let id = object.peek("id", as: String.self).flatMap({ EntityID(.tmdb, .review, $0) }),
      let author = object.takeText("author") ?? Self.author(json["author_details"])
    else { return nil }
    self.init(id: id, author: author)
    _ = object.takeObject("author_details") { details in
      rating = details.take("rating", if: { (0...10).contains($0) })
      return true
    }
    content = object.takeText("content")
    url = object.takeAddress("url")
    createdAt = object.take("created_at")
    updatedAt = object.take("updated_at")
    language = object.take("iso_639_1", if: Check.languageTag.holds)
    about = Self.work(&object)
    tmdb = object.rest()
  }

  private static func author(_ details: JSONValue?) -> String? {
    ["name", "username"].lazy.compactMap { details?[$0]?.string }.first { !$0.isBlank }
  }

  /// Takes what a review is of, from `media_id`, `media_type` and `media_title`; nil unless all three can be read.
  private static func work(_ object: inout LenientObject) -> KnownWork? {
    let kinds: [String: (EntityKind, WorkKind)] = ["movie": (.movie, .movie), "tv": (.show, .show)]
    guard let (kind, work) = object.peek("media_type", as: String.self).flatMap({ kinds[$0] }),
      let id = object.peekID("media_id", of: kind), let title = object.takeText("media_title")
    else { return nil }
    return KnownWork(id: id, kind: work, title: title)
  }
}
