// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

extension LenientObject {
  /// The age rating of a movie in one country: `release_dates` has one per type of release
  /// (https://developer.themoviedb.org/reference/movie-release-dates), with "" for none.
  ///
  /// Theatrical releases take precedence, since users ask who may see the movie in a theatre. Others were rated
  /// for small audiences (limited, festivals) or may be different cuts (disc, television). Among several of one type,
  /// the first counts: later ones are anniversaries, which are often not rated again. A remark that there is no rating
  /// counts only where there is none: festivals show movies before they are rated.
  func peekCertification(in region: String) -> String? {
    let rated = peekReleases(in: region).compactMap { release in
      release["certification"]?.string.flatMap { $0.isBlank ? nil : (text: $0, precedence: Self.precedence(release)) }
    }
    let ratings = rated.filter { !Self.saysUnrated($0.text) }
    return (ratings.isEmpty ? rated : ratings).min { $0.precedence < $1.precedence }?.text
  }

  static func saysUnrated(_ rating: String) -> Bool {
    ["NR", "UR", "UNRATED", "NOT RATED"].contains(rating.uppercased())
  }

  /// The first day on which theatres in a country show a movie; nil if there is none.
  func peekTheatricalRelease(in region: String) -> Day? {
    let dated = peekReleases(in: region).compactMap { release in
      release["release_date"]?.string.flatMap { Timestamp($0)?.day ?? Day($0) }
        .map { (Self.precedence(release).type, $0) }
    }
    return dated.filter { $0.0 < Self.theatrical.count }.min { $0 < $1 }?.1
  }

  /// The releases in a country.
  private func peekReleases(in region: String) -> [JSONValue] {
    peek("release_dates", as: JSONValue.self)?["results"]?.elements.filter { $0["iso_3166_1"]?.string == region }
      .flatMap { $0["release_dates"]?.elements.map(\.self) ?? [] } ?? []
  }

  /// The types of releases in theatres, the one for everyone first.
  private static let theatrical = [3, 2]

  /// The sort key of a release: type, with premieres last, then date.
  private static func precedence(_ release: JSONValue) -> (type: Int, date: String) {
    let order = theatrical + [4, 5, 6, 1]
    let position = release["type"]?.integer.flatMap(order.firstIndex) ?? order.count
    return (position, release["release_date"]?.string ?? "~")
  }
}

extension LenientObject {
  /// Takes `release_dates`, which TMDB groups by country, as one flat list. What can't be read stays in the rest,
  /// in its group.
  mutating func takeReleaseDates() -> [ReleaseDate]? {
    takeObject("release_dates") { object in
      object.takeObjects("results", ReleaseDate.group(tmdb:))?.flatMap { $0 }
    }
  }
}

extension ReleaseDate {
  /// Reads the releases in one country.
  fileprivate static func group(tmdb group: inout LenientObject) -> [ReleaseDate]? {
    guard let region = group.peek("iso_3166_1", as: String.self), Check.regionCode.holds(region),
      let dates = group.takeElements("release_dates", { ReleaseDate(tmdb: $0, region: region) })
    else { return nil }
    group.discardLabel("iso_3166_1")
    return dates
  }

  private init?(tmdb json: JSONValue, region: String) {
    guard var object = LenientObject(json), let date = object.takeInstant("release_date") else {
      return nil
    }
    self.init(region: region, releasedAt: date)
    certification = object.takeText("certification")
    // TMDB has a number and the contract a word, so the number stays in the rest.
    type = object.peek("type", as: Int.self).flatMap { Self.types[$0] }
    language = object.take("iso_639_1", if: Check.languageTag.holds)
    note = object.takeText("note")
    tmdb = object.rest()
  }

  /// The release types (https://developer.themoviedb.org/reference/movie-release-dates).
  private static let types = [
    1: "premiere", 2: "limitedTheatrical", 3: "theatrical", 4: "digital", 5: "physical", 6: "television",
  ]
}
