// SPDX-License-Identifier: MIT
import JSON

extension ModelForm {
  static let videos = ModelForm(
    noun: ("video", "videos"), list: { videoTable.lines($0) },
    sheet: { list in
      let lines = videoTable.lines(list.list("videos"))
      return lines.isEmpty ? ["There are no videos."] : lines
    })

  private static let videoTable = TextTable(columns: [
    TextTable.Column("video", member: "name"), TextTable.Column("type", member: "type"),
    TextTable.Column("language", member: "language"),
    TextTable.Column("published") { $0["publishedAt"]?.string.map { String($0.prefix(10)) } },
    TextTable.Column("address") { $0["url"]?.string ?? $0["key"]?.string },
  ])

  static let image = ModelForm(
    "image", "images",
    table: TextTable(columns: [
      TextTable.Column("tags") { $0.strings("tags").joined(separator: ", ") },
      TextTable.Column("size") { image in
        guard let width = image["width"]?.integer, let height = image["height"]?.integer else { return nil }
        return "\(width)x\(height)"
      },
      TextTable.Column("by", member: "userName"),
      TextTable.Column("page", member: "pageUrl"),
      TextTable.Column("image", member: "webUrl"),
      TextTable.Column("id", member: "id"),
    ]))

  static let suggestion = ModelForm(
    "remembered search", "remembered searches",
    table: TextTable(columns: [
      TextTable.Column("search", member: "query"), TextTable.Column("last made", member: "usedAt"),
      TextTable.Column("id", member: "id"),
    ]))

  static let watchProviders = ModelForm(
    list: { $0.flatMap { WatchOffersText.lines($0["regions"] ?? .null) } },
    sheet: { WatchOffersText.lines($0["regions"] ?? .null) })
}

/// The streaming offers for a film, one line per country.
enum WatchOffersText {
  private static let kinds = ["subscription", "free", "ads", "rent", "buy"]

  /// - Parameter regions: offers by country.
  static func lines(_ regions: JSONValue) -> [String] {
    let lines = regions.members.map { country, offers in
      let kinds = kinds.compactMap { kind -> String? in
        let names = offers.list(kind).compactMap { $0["name"]?.string }
        return names.isEmpty ? nil : "\(kind): \(TextValue.list(names))"
      }
      return "\(country): " + (kinds.isEmpty ? "nothing" : kinds.joined(separator: "; "))
    }
    return lines.isEmpty ? ["No streaming offers are known."] : lines.sorted() + ["(From JustWatch.)"]
  }
}
