// SPDX-License-Identifier: MIT
import Basics
import JSON

/// Writes the reviews of a film as TMDB does. They always fit on one page.
struct TMDBReviewJSON {
  let context: TMDBContext

  /// Writes the reviews; there are none in languages other than English.
  func write(of film: Film, to writer: inout JSONWriter) {
    let reviews = context.language == "en" ? Review.of(film, today: context.today) : []
    TMDBPage.write(reviews, page: 1, to: &writer) { write($0, of: film, to: &$1) }
  }

  private func write(_ review: Review, of film: Film, to writer: inout JSONWriter) {
    let written = "\(Instant(review.day, seconds: 20 * 3_600).local).000Z"
    let digits = String("\(film.ids.amc)\(review.text)".stableHash, radix: 16)
    let id = "5" + String((digits + "000000000000000000000000").prefix(23))
    writer.member("author", review.author)
    writer.object("author_details") { writer in
      writer.member("name", review.author)
      writer.member("username", review.author.slug)
      writer.nullable("avatar_path", String?.none)
      writer.nullable("rating", review.rating)
    }
    writer.member("content", review.text)
    writer.member("created_at", written)
    writer.member("id", id)
    writer.member("updated_at", written)
    writer.member("url", "https://www.themoviedb.org/review/\(id)")
  }
}
