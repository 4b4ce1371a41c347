// SPDX-License-Identifier: MIT
import Contract

extension ModelForm {
  static let videos = ModelForm(
    sheet: Sheet<VideoList>(
      .table("videos", videoColumns) { $0.videos },
      .sentence("note") { $0.videos.isEmpty ? "There are no videos." : nil }))

  static let videoColumns: [Column<Video>] = [
    Column("video") { $0.name }, Column("type") { $0.type }, Column("language") { $0.language },
    Column("published") { $0.publishedAt?.day.description }, Column("address") { $0.url ?? $0.key },
  ]

  static let image = ModelForm(
    "image", "images",
    columns: [
      Column<Image>("tags") { TextValue.names($0.tags) },
      Column("size") { image in image.width.flatMap { width in image.height.map { "\(width)x\($0)" } } },
      Column("by") { $0.userName }, Column("page") { $0.pageUrl }, Column("image") { $0.webUrl },
      Column("id") { $0.id.description },
    ])

  static let suggestion = ModelForm(
    "remembered search", "remembered searches",
    columns: [
      Column<Suggestion>("search") { $0.query }, Column("last made") { $0.usedAt.reading(atTheatre: nil) },
      Column("id") { $0.id },
    ])

  static let watchProviders = ModelForm(
    sheet: Sheet<WatchProviders>(
      .lines("offers") { StreamingOffers.lines($0.regions) }, .sentence("note") { StreamingOffers.note($0.regions) }))
}

/// The streaming offers for a film, one line per country.
enum StreamingOffers {
  /// - Parameter regions: offers by country.
  static func lines(_ regions: [String: WatchOffers]) -> [String] {
    regions.map { country, offers in
      let kinds = [
        ("subscription", offers.subscription), ("free", offers.free), ("ads", offers.ads), ("rent", offers.rent),
        ("buy", offers.buy),
      ].compactMap { kind, providers in
        TextValue.names(providers?.map(\.name), limit: 10).map { "\(kind): \($0)" }
      }
      return "\(country): " + (kinds.isEmpty ? "nothing" : kinds.joined(separator: "; "))
    }.sorted()
  }

  static func note(_ regions: [String: WatchOffers]) -> String {
    regions.isEmpty ? "No streaming offers are known." : "(From JustWatch.)"
  }
}
