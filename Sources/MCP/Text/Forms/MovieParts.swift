// SPDX-License-Identifier: MIT
import JSON

/// The parts of a film requested with `include`.
enum MovieParts {
  static func lines(_ movie: JSONValue) -> [String] {
    var lines: [String] = []
    func add(_ title: String, _ more: [String]) {
      guard !more.isEmpty else { return }
      lines.append(title + ":")
      lines += more
    }
    if let credits = movie["credits"] { add("Credits", ModelForm.credits.sheet(credits)) }
    add("Videos", ModelForm.videos.list(movie.list("videos")))
    if let regions = movie["watchProviders"] { add("Where to watch", WatchOffersText.lines(regions)) }
    add("Release dates", TextTable(columns: releaseDates).lines(movie.list("releaseDates")))
    add("Similar films", ModelForm.movie.list(movie.list("similar")))
    add("Recommended if you like it", ModelForm.movie.list(movie.list("recommendations")))
    add("Reviews", reviews(movie["reviews"]))
    let keywords = movie.list("keywords").compactMap { $0["name"]?.string }
    if !keywords.isEmpty { lines.append("Keywords: \(TextValue.list(keywords, limit: 30))") }
    add("Translations", TextTable(columns: translations).lines(movie.list("translations")))
    if let images = movie["images"] { lines += self.images(images) }
    let sites = (movie["externalIds"]?.members.map { $0 } ?? []).compactMap { site, id in
      id.string.map { "\(site) \($0)" }
    }
    if !sites.isEmpty { lines.append("Elsewhere: \(sites.joined(separator: ", "))") }
    return lines
  }

  private static let releaseDates = [
    TextTable.Column("country", member: "region"),
    TextTable.Column("day") { $0["releasedAt"]?.string.map { String($0.prefix(10)) } },
    TextTable.Column("type", member: "type"),
    TextTable.Column("rated", member: "certification"),
    TextTable.Column("note", member: "note"),
  ]

  private static let translations = [
    TextTable.Column("language") { $0["languageName"]?.string ?? $0["language"]?.string },
    TextTable.Column("country", member: "region"),
    TextTable.Column("title", member: "title"),
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
