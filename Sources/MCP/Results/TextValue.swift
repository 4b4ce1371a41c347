// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// Formats single values as text.
enum TextValue {
  /// Text that fits in a cell: without the cell separator, and shortened at a grapheme cluster boundary.
  static func cell(_ text: String, to limit: Int = 100) -> String {
    shortened(text.forModel.replacing("|", with: "/"), to: limit)
  }

  static func shortened(_ text: String, to limit: Int) -> String {
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end < text.endIndex else {
      return text
    }
    return text[..<end] + "…"
  }

  /// Text written by third parties, in quotation marks that it can't close, so that a model sees where it ends.
  /// - Parameter limit: in characters; nil for none.
  static func quotation(_ text: String, to limit: Int? = nil) -> String {
    let plain = text.forModel.replacing("“", with: "\"").replacing("”", with: "\"")
    return "“\(limit.map { shortened(plain, to: $0) } ?? plain)”"
  }

  /// A string, number or boolean as text, a timestamp by clocks that people use; nil for null, arrays and objects.
  static func scalar(_ value: JSONValue) -> String? {
    switch value.kind {
    case .string: value.string.map { Instant($0)?.reading(atTheatre: nil) ?? $0 }
    case .boolean: value.boolean == true ? "yes" : "no"
    case .number: value.integer.map(String.init) ?? value.double.map { decimal($0) }
    case .null, .array, .object: nil
    }
  }

  /// A distance in the unit of the reader, without it.
  static func distance(_ kilometres: Double) -> String { decimal(Wording.current.distance(kilometres: kilometres)) }

  /// A number rounded to the given number of decimals, omitting a zero fraction.
  static func decimal(_ value: Double, digits: Int = 1) -> String {
    let text = value.rounded(toDigits: digits)
    let zeros = "." + String(repeating: "0", count: digits)
    return text.hasSuffix(zeros) ? String(text.dropLast(zeros.count)) : text
  }

  /// An instant, for a list that says once that all times are by a theatre's clock.
  static func reading(_ instant: Instant, at offset: UTCOffset?) -> String {
    offset?.reading(instant) ?? instant.reading(atTheatre: nil)
  }

  /// `40 seconds`, `5 minutes`, `3 hours`, `2 days`.
  static func duration(_ seconds: Int) -> String {
    let units = [(86_400, "day"), (3600, "hour"), (60, "minute")]
    let (length, name) = units.first { seconds >= $0.0 } ?? (1, "second")
    return (seconds / length).counted(name)
  }

  /// `a, b, c and 4 more`.
  static func list(_ values: [String], limit: Int = 10) -> String {
    guard values.count > limit else { return values.joined(separator: ", ") }
    return values.prefix(limit).joined(separator: ", ") + " and \(values.count - limit) more"
  }

  /// `7.7 of 10 (210 votes)`; nil without a rating.
  static func rating(_ rating: Double?, votes: Int?) -> String? {
    rating.map { decimal($0) + " of 10" + (votes.map { " (\($0.counted("vote")))" } ?? "") }
  }

  /// Names in a row; nil if there are none.
  static func names(_ names: [String]?, limit: Int = .max) -> String? {
    names.flatMap { $0.isEmpty ? nil : list($0, limit: limit) }
  }

  /// `Dune (2021)`. AMC itself calls some films `The Bride (1985)`; the year is then not repeated.
  static func title(_ title: String, year: Int?) -> String {
    guard let year, !title.hasSuffix(" (\(year))") else { return title }
    return "\(title) (\(year))"
  }

  /// `+$2.00`, `-$2.00`.
  static func difference(_ amount: Double) -> String { (amount > 0 ? "+" : "") + amount.dollars }
}

extension ResultContent.Member {
  /// The facts that identify a film, and the most important others.
  static func film(
    _ title: String, rating: Double?, votes: Int?, certification: String?, minutes: Int?, genres: [String]?
  ) -> [Self?] {
    [
      Self("title", title), TextValue.rating(rating, votes: votes).map { Self("rating", $0) },
      certification.map { Self("rated", $0) }, minutes.map { Self("minutes", $0) },
      TextValue.names(genres).map { Self("genres", $0) },
    ]
  }
}

extension LibraryEntry {
  /// What the user has said of a film: `wanted`, or `seen, rated 8 of 10 by the user`; `listed` if neither.
  var mark: String {
    let rated = rating.map { "rated \(TextValue.decimal($0)) of 10 by the user" }
    return ([status?.rawValue ?? "listed"] + [rated].compactMap(\.self)).joined(separator: ", ")
  }
}

extension MovieShowings {
  var titleWithYear: String { TextValue.title(title, year: year) }
}

extension Movie {
  var titleWithYear: String { TextValue.title(title, year: releaseDate?.year) }

  /// Every id that it is known by, its own first.
  var allIDs: [String] { ids?.list(first: id) ?? [id.description] }
}

extension KnownIDs {
  /// The ids with their providers.
  /// - Parameter own: the id to begin with.
  func list(first own: EntityID) -> [String] {
    let others = [
      amc.flatMap { EntityID(.amc, .movie, $0) }, tmdb.flatMap { EntityID(.tmdb, .movie, $0) },
      imdb.flatMap { EntityID(.imdb, .movie, $0) },
    ].compactMap { $0 }
    return ([own] + others.filter { $0 != own }).map(\.description)
  }
}
