// SPDX-License-Identifier: MIT
import JSON

extension ModelForm {
  static let videos = ModelForm(
    sheet: Sheet(
      .table("videos", videoColumns) { $0.list("videos") },
      .sentence("note") { $0.list("videos").isEmpty ? "There are no videos." : nil }))

  static let videoColumns = [
    Column("video", member: "name"), Column("type", member: "type"), Column("language", member: "language"),
    Column("published") { $0["publishedAt"]?.string.map { String($0.prefix(10)) } },
    Column("address") { $0["url"]?.string ?? $0["key"]?.string },
  ]

  static let image = ModelForm(
    "image", "images",
    columns: [
      Column("tags") { $0.strings("tags").joined(separator: ", ") },
      Column("size") { image in
        guard let width = image["width"]?.integer, let height = image["height"]?.integer else { return nil }
        return "\(width)x\(height)"
      },
      Column("by", member: "userName"), Column("page", member: "pageUrl"), Column("image", member: "webUrl"),
      Column("id", member: "id"),
    ])

  static let suggestion = ModelForm(
    "remembered search", "remembered searches",
    columns: [Column("search", member: "query"), Column("last made", member: "usedAt"), Column("id", member: "id")])

  static let watchProviders = ModelForm(
    sheet: Sheet(
      .lines("offers") { StreamingOffers.lines($0["regions"] ?? .null) },
      .sentence("note") { StreamingOffers.note($0["regions"] ?? .null) }))
}

/// The streaming offers for a film, one line per country.
enum StreamingOffers {
  private static let kinds = ["subscription", "free", "ads", "rent", "buy"]

  /// - Parameter regions: offers by country.
  static func lines(_ regions: JSONValue) -> [String] {
    regions.members.map { country, offers in
      let kinds = kinds.compactMap { kind -> String? in
        let names = offers.list(kind).compactMap { $0["name"]?.string }
        return names.isEmpty ? nil : "\(kind): \(TextValue.list(names))"
      }
      return "\(country): " + (kinds.isEmpty ? "nothing" : kinds.joined(separator: "; "))
    }.sorted()
  }

  static func note(_ regions: JSONValue) -> String {
    regions.count == 0 ? "No streaming offers are known." : "(From JustWatch.)"
  }
}
