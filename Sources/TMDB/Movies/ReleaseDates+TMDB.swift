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
  /// All types, those in theatres first and premieres last.
  fileprivate static let typeOrder = theatrical + [4, 5, 6, 1]

  /// The sort key of a release: type, then date.
  private static func precedence(_ release: JSONValue) -> (type: Int, date: String) {
    let position = release["type"]?.integer.flatMap(typeOrder.firstIndex) ?? typeOrder.count
    return (position, release["release_date"]?.string ?? "~")
  }
}

extension Movie {
  /// The age rating of each country, by its code, from the releases; none if they weren't requested. Which one counts
  /// is as for `certification`.
  public var certifications: [String: String] {
    let order = LenientObject.typeOrder.compactMap { ReleaseDate.types[$0] }
    func precedence(_ release: ReleaseDate) -> (Int, Int, Instant) {
      let isRated = release.certification.map { !LenientObject.saysUnrated($0) } ?? false
      let position = release.type.flatMap(order.firstIndex) ?? order.count
      return (isRated ? 0 : 1, position, release.releasedAt)
    }
    let rated = (releaseDates ?? []).filter { $0.certification?.isBlank == false }
    return Dictionary(grouping: rated, by: \.region).compactMapValues { releases in
      releases.min { precedence($0) < precedence($1) }?.certification
    }
  }
}

extension Show {
  /// The age rating of each country, by its code; none if they weren't requested.
  public var certifications: [String: String] {
    Dictionary(grouping: contentRatings ?? [], by: \.region).compactMapValues { ratings in
      (ratings.first { !LenientObject.saysUnrated($0.certification) } ?? ratings.first)?.certification
    }
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
  fileprivate static let types = [
    1: "premiere", 2: "limitedTheatrical", 3: "theatrical", 4: "digital", 5: "physical", 6: "television",
  ]
}
