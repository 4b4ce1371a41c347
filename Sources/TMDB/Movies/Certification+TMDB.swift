// SPDX-License-Identifier: MIT
import JSON

extension LenientObject {
  /// The age rating of a movie in one country: `release_dates` has one per type of release
  /// (https://developer.themoviedb.org/reference/movie-release-dates), with "" for none.
  ///
  /// People want to know who may see the movie in a theatre, so theatrical releases take precedence. Others were rated
  /// for small audiences (limited, festivals) or may be different cuts (disc, television). Among several of one type,
  /// the first counts: later ones are anniversaries, which are often not rated again.
  func peekCertification(in region: String) -> String? {
    let countries = peek("release_dates", as: JSONValue.self)?["results"]?.elements
    let rated = countries?.filter { $0["iso_3166_1"]?.string == region }
      .flatMap { $0["release_dates"]?.elements.map(\.self) ?? [] }
      .filter { $0["certification"]?.string.map { !$0.isBlank } ?? false }
    let first = rated?.min { Self.precedence($0) < Self.precedence($1) }
    return first?["certification"]?.string
  }

  /// The sort key of a release: type, then date.
  private static func precedence(_ release: JSONValue) -> (Int, String) {
    let theatrical = 3
    let order = [theatrical, 2, 1, 4, 5, 6]
    let position = release["type"]?.integer.flatMap(order.firstIndex) ?? order.count
    return (position, release["release_date"]?.string ?? "~")
  }
}
