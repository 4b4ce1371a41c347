// SPDX-License-Identifier: MIT
import JSON

/// The parts of a film requested with `include`.
extension ModelForm {
  static let movieParts =
    creditParts { $0["credits"] } + [
      .table("videos", title: "Videos:", videoColumns) { $0.list("videos") },
      .lines("offers", title: "Where to watch:") { $0["watchProviders"].map(StreamingOffers.lines) ?? [] },
      .sentence("offersNote") { $0["watchProviders"].map(StreamingOffers.note) },
      .table("releaseDates", title: "Release dates:", releaseDates) { $0.list("releaseDates") },
      .table("similar", title: "Similar films:", movieColumns) { $0.list("similar") },
      .table("recommendations", title: "Recommended if you like it:", movieColumns) { $0.list("recommendations") },
      .lines("reviews", title: "Reviews:") { reviews($0["reviews"]) },
      .sentence("keywords", after: "Keywords: ") { movie in
        let keywords = movie.list("keywords").compactMap { $0["name"]?.string }
        return keywords.isEmpty ? nil : TextValue.list(keywords, limit: 30)
      },
      .table("translations", title: "Translations:", translations) { $0.list("translations") },
      .lines("images") { $0["images"].map(images) ?? [] },
      .sentence("elsewhere", after: "Elsewhere: ") { movie in
        let sites = (movie["externalIds"]?.members.map { $0 } ?? []).compactMap { site, id in
          id.string.map { "\(site) \($0)" }
        }
        return sites.isEmpty ? nil : sites.joined(separator: ", ")
      },
    ]

  private static let releaseDates = [
    Column("country", member: "region"),
    Column("day") { $0["releasedAt"]?.string.map { String($0.prefix(10)) } },
    Column("type", member: "type"), Column("rated", member: "certification"), Column("note", member: "note"),
  ]

  private static let translations = [
    Column("language") { $0["languageName"]?.string ?? $0["language"]?.string },
    Column("country", member: "region"), Column("title", member: "title"),
  ]

  /// The first three reviews, shortened, and the total number.
  private static func reviews(_ reviews: JSONValue?) -> [String] {
    let shown = reviews?.list("items").prefix(3) ?? []
    let lines = shown.map { review in
      let rating = review["rating"]?.double.map { " (\(TextValue.decimal($0)) of 10)" } ?? ""
      let text = review["content"]?.string.map { ": \(TextValue.quotation($0, to: 200))" } ?? ""
      return "\(review["author"]?.string ?? "Anonymous")\(rating)\(text)"
    }
    let total = reviews?["totalResults"]?.integer ?? 0
    return lines + (total > lines.count ? ["\(TextValue.count(total, "review")) in all"] : [])
  }

  private static func images(_ images: JSONValue) -> [String] {
    images.members.compactMap { name, list in
      guard list.kind == .array, let path = list[0]?["path"]?.string else { return nil }
      return "\(name): \(list.count), the first at path \(path)"
    }
  }
}
