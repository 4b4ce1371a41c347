// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

extension ModelForm {
  static let credits = ModelForm(
    layout: ObjectLayout<Credits>(
      creditParts(of: { $0 }) + [
        .text("note") { $0.cast.isEmpty && $0.crew.isEmpty ? "No credits are listed." : nil }
      ]))

  /// The first 25 of the cast, then the first 25 of the crew.
  static func creditParts<Model>(
    of credits: @escaping @Sendable (Model) -> Credits?
  ) -> [ObjectLayout<Model>.Part] {
    creditParts("cast", castColumns) { credits($0)?.cast } + creditParts("crew", crewColumns) { credits($0)?.crew }
  }

  private static func creditParts<Model>(
    _ name: String, _ columns: [Column<Credit>], _ all: @escaping @Sendable (Model) -> [Credit]?
  ) -> [ObjectLayout<Model>.Part] {
    [
      .table(name, columns) { Array((all($0) ?? []).prefix(25)) },
      .text("more" + name.prefix(1).uppercased() + name.dropFirst()) { object in
        let rest = (all(object)?.count ?? 0) - 25
        return rest > 0 ? "(\(rest) more in the \(name))" : nil
      },
    ]
  }

  private static let castColumns: [Column<Credit>] = [
    Column("cast") { $0.name }, Column("as") { $0.character }, Column("id") { ($0.personId ?? $0.id)?.description },
  ]

  private static let crewColumns: [Column<Credit>] = [
    Column("crew") { $0.name }, Column("job") { $0.job ?? $0.department },
    Column("id") { ($0.personId ?? $0.id)?.description },
  ]

  static let videos = ModelForm(
    layout: ObjectLayout<VideoList>(
      .table("videos", videoColumns) { $0.videos },
      .text("note") { $0.videos.isEmpty ? "There are no videos." : nil }))

  static let videoColumns: [Column<Video>] = [
    Column("video") { $0.name }, Column("type") { $0.type }, Column("language") { $0.language },
    Column("published") { $0.publishedAt?.day(at: .utc).description }, Column(whole: "address") { $0.url ?? $0.key },
  ]

  static let image = ModelForm(
    "image", "images",
    columns: [
      Column<Image>("tags") { TextValue.names($0.tags) },
      Column("size") { image in image.width.flatMap { width in image.height.map { "\(width)x\($0)" } } },
      Column("by") { $0.userName }, Column(whole: "page") { $0.pageUrl },
      Column(whole: "image") { $0.webUrl }, Column("id") { $0.id.description },
    ])

  static let review = ModelForm(
    "review", "reviews",
    columns: [
      Column<Review>("by") { $0.author }, Column("rating") { $0.rating.map { "\($0)" } },
      Column("written") { $0.createdAt?.day(at: .utc).description }, Column("of") { $0.about?.title },
      Column("review") { $0.content }, Column("id") { $0.id.description },
    ])

  static let suggestion = ModelForm(
    "remembered search", "remembered searches",
    columns: [
      Column<Suggestion>("search") { $0.query }, Column("last made") { $0.usedAt.reading(atTheatre: nil) },
      Column("id") { $0.id },
    ])

  static let libraryRow = ModelForm(
    "film or show", "films and shows",
    columns: [
      Column<LibraryRow>("title") { TextValue.title($0.title, year: $0.year) },
      Column("status") { $0.library.status?.rawValue },
      Column("rating") { $0.library.rating.map { TextValue.decimal($0) + " of 10" } },
      Column(whole: "seen on") { TextValue.names($0.library.seenOn?.map(\.description)) },
      Column("tags") { TextValue.names($0.library.tags) }, Column("note") { $0.library.note },
      Column("id") { $0.id.description },
    ])

  static let importRow = ModelForm(
    "film or show", "films and shows", rows: importedRows, object: { importedRows([$0], .none) },
    objectMembers: Shape.tableMembers)

  /// The rows, and below them what each of those may be that fit several films.
  @Sendable private static func importedRows(_ rows: [ImportRow], _ text: PresentedText) -> ResultContent {
    let columns: [Column<ImportRow>] = [
      Column("outcome") { $0.outcome.rawValue },
      Column("title") { row in row.title.map { TextValue.title($0, year: row.year) } },
      Column("status") { $0.library?.status?.rawValue }, Column("id") { $0.id?.description },
      Column(whole: "may be") { TextValue.names(candidates(of: $0)) },
      Column("row") { $0.row.map(String.init) }, Column("reason") { $0.reason },
      Column("lines") { TextValue.names($0.places) },
    ]
    var content = ResultContent.table(Table(columns, rows), text)
    for row in rows {
      if let names = TextValue.names(candidates(of: row)) { content += "\(row.title ?? "It") may be: \(names)" }
    }
    return content
  }

  private static func candidates(of row: ImportRow) -> [String] {
    row.candidates?.map { "\($0.id) (\(TextValue.title($0.title, year: $0.year)))" } ?? []
  }

  static let person = ModelForm(
    "person", "people",
    columns: [
      Column("id", at: ["id"]), Column("name", at: ["name"]), Column("department", at: ["department"]),
      Column("known for", at: ["knownFor"]), Column("original name", at: ["originalName"]),
    ])

  static let place = ModelForm(
    "place", "places",
    columns: [
      Column("place", at: ["title"]), Column("type", at: ["type"]), Column("latitude", at: ["latitude"]),
      Column("longitude", at: ["longitude"]), Column("theatre id", at: ["theatreId"]),
    ])

  static let personCredit = ModelForm(
    "film or show", "films and shows",
    columns: [
      Column("id", at: ["id"]), Column("title", at: ["title"]), Column("mine", at: ["library", "status"]),
      Column("kind", at: ["kind"]), Column("year", at: ["year"]), Column("as", at: ["roles"]),
      Column("rating", at: ["rating"]), Column("my rating", at: ["library", "rating"]),
      Column("released", at: ["date"]), Column("original title", at: ["originalTitle"]),
      Column("ratings", at: ["ratingCount"]),
    ])

  static let searchResult = ModelForm(
    "result", "results",
    columns: [
      Column("id", at: ["item", "id"]), Column("title", at: ["item", "title"], ["item", "name"]),
      Column("kind", at: ["kind"]), Column("year", at: ["item", "year"]),
      Column("released", at: ["item", "releaseDate"], ["item", "firstAirDate"]),
      Column("rating", at: ["item", "rating"]), Column("department", at: ["item", "department"]),
      Column("known for", at: ["item", "knownFor"]),
    ])

  static let watchProviders = ModelForm(
    layout: ObjectLayout<WatchProviders>(
      .list("offers") { StreamingOffers.lines($0.regions) }, .text("note") { StreamingOffers.note($0.regions) }))
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
