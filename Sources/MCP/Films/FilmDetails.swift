// SPDX-License-Identifier: MIT
import JSON

/// What both providers know of a film, put together.
struct FilmDetails: Sendable {
  let id: String
  /// Every id it is known by, its own first.
  let ids: [String]
  let title: String
  let releaseDate: String?
  let rating: Double?
  let ratingCount: Int?
  let popularity: Double?
  let certification: String?
  let runtimeMinutes: Int?
  let genres: [String]
  let directors: [String]
  let overview: String?
  let onlineTicketsAt: String?

  var year: String? { releaseDate.map { String($0.prefix(4)) } }

  /// Nil for what is no movie of the contract, and for a private rental, which is no film.
  init?(_ movie: JSONValue) {
    guard let id = movie["id"]?.string, let title = movie["title"]?.string, !MovieFacts.isPrivateRental(movie) else {
      return nil
    }
    self.id = id
    self.title = title
    ids = MovieFacts.ids(movie)
    releaseDate = movie["releaseDate"]?.string
    rating = movie["rating"]?.double
    ratingCount = movie["ratingCount"]?.integer
    popularity = movie["popularity"]?.double
    certification = movie["certification"]?.string
    runtimeMinutes = movie["runtimeMinutes"]?.integer
    genres = movie.list("genres").compactMap { $0["name"]?.string }
    directors = movie.strings("directors")
    overview = movie["overview"]?.string ?? movie["tagline"]?.string
    onlineTicketsAt = movie["onlineTicketsAt"]?.string
  }

  /// `The Bride (1985)`, as AMC calls some films itself.
  var titleWithYear: String { titleWithoutYear + (year.map { " (\($0))" } ?? "") }

  private var titleWithoutYear: String {
    guard let year, title.hasSuffix(" (\(year))") else { return title }
    return String(title.dropLast(year.count + 3))
  }

  /// `7.7 of 10 (210 votes)`.
  var ratingText: String? {
    rating.map { TextValue.decimal($0) + " of 10" + (ratingCount.map { " (\(TextValue.count($0, "vote")))" } ?? "") }
  }

  /// The members that the tools' results have in common.
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("ids", ids)
    writer.member("year", year)
    writer.member("rating", rating)
    writer.member("ratingCount", ratingCount)
    writer.member("genres", genres.isEmpty ? nil : genres)
    writer.member("overview", overview)
  }
}
