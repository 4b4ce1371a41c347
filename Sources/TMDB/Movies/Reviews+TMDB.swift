// SPDX-License-Identifier: MIT
import Contract
import JSON

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
  /// Reads a review. The author's name is in `author`; the author's rating is in `author_details`, among other members.
  fileprivate init?(tmdb json: JSONValue) {
    guard var object = LenientObject(json), let author = object.takeText("author") else { return nil }
    self.init(author: author)
    id = object.peek("id", as: String.self).flatMap { EntityID(.tmdb, .review, $0) }
    _ = object.takeObject("author_details") { details in
      rating = details.take("rating", if: { (0...10).contains($0) })
      return true
    }
    content = object.takeText("content")
    url = object.takeAddress("url")
    createdAt = object.take("created_at")
    updatedAt = object.take("updated_at")
    tmdb = object.rest()
  }
}
