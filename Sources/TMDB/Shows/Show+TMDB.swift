// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension Show {
  /// Reads a television show from a list; nil without an id and a name.
  init?(tmdb json: JSONValue, _ images: ImageConfiguration) {
    guard var object = LenientObject(json), let id = object.takeID("id", of: .show) else { return nil }
    let given = object.takeText("name")
    let original = object.takeText("original_name")
    guard let name = given ?? original else { return nil }
    self.init(id: id, name: name, originalName: original)
    ids = KnownIDs(tmdb: id.number)
    originalLanguage = object.take("original_language", if: Check.languageTag.holds)
    overview = object.takeText("overview")
    firstAirDate = object.take("first_air_date")
    originCountries = object.takeCodes("origin_country", .regionCode)
    (rating, ratingCount) = object.takeVotes()
    popularity = object.take("popularity", if: { $0 >= 0 })
    adult = object.take("adult")
    (posterPath, posterUrl) = object.takePicture("poster_path", .poster, images)
    (backdropPath, backdropUrl) = object.takePicture("backdrop_path", .backdrop, images)
    tmdb = object.rest()
  }
}
