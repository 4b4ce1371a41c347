// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

extension ModelForm {
  static let movie = ModelForm(
    "film", "films", columns: movieColumns, layout: movieLayout)

  static let movieColumns: [Column<Movie>] = [
    Column("title") { $0.title }, Column("year") { $0.releaseDate.map { $0.year.padded(to: 4) } },
    Column("rating") { $0.rating.map { TextValue.decimal($0) } }, Column("mine") { $0.library?.mark },
    Column("minutes", number: \.runtimeMinutes),
    Column("rated") { $0.certification },
    // AMC sends them with every row; TMDB only by `include`.
    Column("by") { $0.id.provider == .tmdb ? TextValue.names($0.directors, limit: 2) : nil },
    Column("with") { $0.id.provider == .tmdb ? TextValue.names($0.cast?.prefix(3).map(\.self)) : nil },
    Column("released") { $0.releaseDate?.description },
    Column("tickets from") { $0.onlineTicketsAt.map { AmericanClock.eastern.day(at: $0).description } },
    Column("id") { $0.id.description },
  ]

  private static let movieLayout = ObjectLayout<Movie>(
    [
      .text("title") { $0.titleWithYear }, .list("ids") { $0.allIDs },
      .text("what") { $0.isPrivateRental == true ? "not a film, but an auditorium for rent" : nil },
      .text("rating") { TextValue.rating($0.rating, votes: $0.ratingCount) },
      .text("rated") { $0.certification }, .integer("minutes") { $0.runtimeMinutes },
      .text("genres") { TextValue.names($0.genres?.map(\.name), limit: 10) },
      .text("released") { $0.releaseDate?.description }, .text("status") { $0.status },
      .text("mine") { $0.library?.mark },
      .text("originalTitle") { $0.originalTitle == $0.title ? nil : $0.originalTitle },
      .text("tagline") { $0.tagline.map { TextValue.quotation($0) } },
      .text("overview") { $0.overview.map { TextValue.quotation($0) } },
      .text("people") { people($0) },
      .text("tickets") { tickets($0) },
      .text("attributes") { TextValue.names($0.attributes?.map(\.label), limit: 10) },
      .text("companies") { TextValue.names($0.companies?.map(\.name), limit: 10) },
      .text("trailer") { $0.trailerUrl },
      .text("page") { $0.showtimesUrl ?? $0.websiteUrl ?? $0.homepage },
      .text("missing") { $0.linkFault.map { $0.textForModel } },
    ] + movieParts)

  private static func people(_ movie: Movie) -> String? {
    joined([
      TextValue.names(movie.directors, limit: 4).map { "Directed by \($0)." },
      TextValue.names(movie.cast, limit: 8).map { "With \($0)." },
    ])
  }

  private static func tickets(_ movie: Movie) -> String? {
    joined([
      movie.hasScheduledShowtimes.map { $0 ? "Showtimes are scheduled at AMC." : "No showtimes are scheduled at AMC." },
      movie.onlineTicketsAt.map { "Tickets are sold online from \($0.reading(atTheatre: nil))." },
    ])
  }

  private static func joined(_ sentences: [String?]) -> String? {
    sentences.compactMap(\.self).nilIfEmpty?.joined(separator: " ")
  }
}

extension Attribute {
  /// The name for people.
  var label: String { name ?? code }
}

/// The parts of a film requested with `include`.
extension ModelForm {
  static let movieParts: [ObjectLayout<Movie>.Part] =
    creditParts(of: \.credits) + [
      .table("videos", videoColumns) { $0.videos ?? [] },
      .list("offers") { $0.watchProviders.map(StreamingOffers.lines) ?? [] },
      .text("offersNote") { $0.watchProviders.map(StreamingOffers.note) },
      .table("releaseDates", releaseDates) { $0.releaseDates ?? [] },
      .table("similar", movieColumns) { $0.similar ?? [] },
      .table("recommendations", movieColumns) { $0.recommendations ?? [] },
      .list("reviews") { $0.reviews.map(reviews) ?? [] },
      .text("keywords") { TextValue.names($0.keywords?.map(\.name), limit: 30) },
      .table("translations", translations) { $0.translations ?? [] },
      .list("images") { $0.images.map(images) ?? [] },
      .text("elsewhere") { movie in
        TextValue.names(movie.externalIds?.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
      },
    ]

  private static let releaseDates: [Column<ReleaseDate>] = [
    Column("country") { $0.region }, Column("day") { $0.day.description }, Column("type") { $0.type },
    Column("rated") { $0.certification }, Column("note") { $0.note },
  ]

  private static let translations: [Column<Translation>] = [
    Column("language") { $0.languageName ?? $0.language }, Column("country") { $0.region },
    Column("title") { $0.title },
  ]

  /// The first three reviews, shortened, and the total number.
  private static func reviews(_ reviews: Reviews) -> [String] {
    let lines = reviews.items.prefix(3).map { review in
      let rating = review.rating.map { " (\(TextValue.decimal($0)) of 10)" } ?? ""
      let text = review.content.map { ": \(TextValue.quotation($0, to: 200))" } ?? ""
      return "\(review.author)\(rating)\(text)"
    }
    let total = reviews.totalResults ?? 0
    return lines + (total > lines.count ? ["\(total.counted("review")) in all"] : [])
  }

  private static func images(_ images: MovieImages) -> [String] {
    [("posters", images.posters), ("backdrops", images.backdrops), ("logos", images.logos)].compactMap { name, list in
      list?.first.map { "\(name): \(list?.count ?? 0), the first at path \($0.path)" }
    }
  }
}
