// SPDX-License-Identifier: MIT
import Contract
import JSON

extension LenientObject {
  /// `release_dates` as one list: TMDB groups them by country. The whole stays if a group says more than that.
  mutating func takeReleaseDates() -> [ReleaseDate]? {
    takeObject("release_dates") { object in
      object.takeElements("results", ReleaseDate.group(tmdb:))?.flatMap { $0 }
    }
  }
}

extension ReleaseDate {
  /// The releases in one country.
  fileprivate static func group(tmdb json: JSONValue) -> [ReleaseDate]? {
    guard var group = LenientObject(json), let region = group.take("iso_3166_1", if: Check.regionCode.holds),
      let dates = group.takeElements("release_dates", { ReleaseDate(tmdb: $0, region: region) }), group.rest() == nil
    else { return nil }
    return dates
  }

  private init?(tmdb json: JSONValue, region: String) {
    guard var object = LenientObject(json), let date = object.take("release_date", as: String.self, if: \.isInstant)
    else { return nil }
    self.init(region: region, releasedAt: date)
    certification = object.takeText("certification")
    // A number there and a word here, so the number stays.
    type = object.peek("type", as: Int.self).flatMap { Self.types[$0] }
    language = object.take("iso_639_1", if: Check.languageTag.holds)
    note = object.takeText("note")
    tmdb = object.rest()
  }

  /// https://developer.themoviedb.org/reference/movie-release-dates
  private static let types = [
    1: "premiere", 2: "limitedTheatrical", 3: "theatrical", 4: "digital", 5: "physical", 6: "television",
  ]
}
