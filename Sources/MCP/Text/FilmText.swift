// SPDX-License-Identifier: MIT
import Contract

extension TextValue {
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
  static func difference(_ dollars: Double) -> String { (dollars > 0 ? "+" : "") + self.dollars(dollars) }
}

extension Fact {
  /// The facts that identify a film, and the most important others.
  static func film(
    _ title: String, rating: Double?, votes: Int?, certification: String?, minutes: Int?, genres: [String]?
  ) -> [Fact?] {
    [
      Fact("title", title), Fact("rating", TextValue.rating(rating, votes: votes)), Fact("rated", certification),
      minutes.flatMap { Fact("minutes", "\($0) min", $0) }, Fact("genres", TextValue.names(genres)),
    ]
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
