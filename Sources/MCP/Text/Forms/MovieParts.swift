// SPDX-License-Identifier: MIT
import Contract

/// The parts of a film requested with `include`.
extension ModelForm {
  static let movieParts: [Sheet<Movie>.Part] =
    creditParts(of: \.credits) + [
      .table("videos", title: "Videos:", videoColumns) { $0.videos ?? [] },
      .lines("offers", title: "Where to watch:") { $0.watchProviders.map(StreamingOffers.lines) ?? [] },
      .sentence("offersNote") { $0.watchProviders.map(StreamingOffers.note) },
      .table("releaseDates", title: "Release dates:", releaseDates) { $0.releaseDates ?? [] },
      .table("similar", title: "Similar films:", movieColumns) { $0.similar ?? [] },
      .table("recommendations", title: "Recommended if you like it:", movieColumns) { $0.recommendations ?? [] },
      .lines("reviews", title: "Reviews:") { $0.reviews.map(reviews) ?? [] },
      .sentence("keywords", after: "Keywords: ") { TextValue.names($0.keywords?.map(\.name), limit: 30) },
      .table("translations", title: "Translations:", translations) { $0.translations ?? [] },
      .lines("images") { $0.images.map(images) ?? [] },
      .sentence("elsewhere", after: "Elsewhere: ") { movie in
        TextValue.names(movie.externalIds?.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
      },
    ]

  private static let releaseDates: [Column<ReleaseDate>] = [
    Column("country") { $0.region }, Column("day") { $0.releasedAt.day.description }, Column("type") { $0.type },
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
