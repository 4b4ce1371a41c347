// SPDX-License-Identifier: MIT
import Contract
import JSON

extension LenientObject {
  /// Takes `release_dates`, which TMDB groups by country, as one flat list. All of it stays in the rest if a group has
  /// other members.
  mutating func takeReleaseDates() -> [ReleaseDate]? {
    takeObject("release_dates") { object in
      object.takeElements("results", ReleaseDate.group(tmdb:))?.flatMap { $0 }
    }
  }
}

extension ReleaseDate {
  /// Reads the releases in one country.
  fileprivate static func group(tmdb json: JSONValue) -> [ReleaseDate]? {
    guard var group = LenientObject(json), let region = group.take("iso_3166_1", if: Check.regionCode.holds),
      let dates = group.takeElements("release_dates", { ReleaseDate(tmdb: $0, region: region) }), group.rest() == nil
    else { return nil }
    return dates
  }

  private init?(tmdb json: JSONValue, region: String) {
    guard var object = LenientObject(json), let date = object.take("release_date", as: Instant.self)
    else { return nil }
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
