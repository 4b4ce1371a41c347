// SPDX-License-Identifier: MIT
import AMC
import Contract

/// Every reader of AMC's responses, with the sandbox's paths that return something for it.
enum AMCReaders {
  private static let place = Coordinates(latitude: 39, longitude: -94)

  static let all: [Reader] = [
    Reader(list: AMCList<Movie>(.nowPlaying, pageSize: 3)),
    Reader(list: AMCList<Theatre>(.all(), pageSize: 3)),
    Reader(list: AMCList<Theatre>(.near(place, radiusKilometres: nil), pageSize: 3)),
    Reader(list: AMCList<Place>(.suggestions("kansas"), pageSize: 3)),
    Reader(list: AMCList<Showtime>(.atTheatre(id: "610", date: nil), pageSize: 3)),
    Reader(AMCObject.movie("61234")),
    Reader(AMCObject.credits(movieID: "61234")), Reader(AMCObject.theatre("610")),
    Reader(AMCObject.showtime("1")), Reader(seats(.v2)), Reader(seats(.v3)),
    Reader(list: AMCList<CodeEntry>(.attributes, pageSize: 3)),
  ]

  static let questions = [
    (0, "/v2/movies/views/now-playing?page-size=2"), (1, "/v2/theatres?page-size=2"),
    (2, "/v2/locations?latitude=39&longitude=-94&page-size=2"), (3, "/v2/location-suggestions/?query=kansas"),
    (4, "/v2/theatres/610/showtimes?page-size=2"), (5, "/v2/movies/61234"), (6, "/v1/movie/61234/cast-crew"),
    (7, "/v2/theatres/610"), (11, "/v1/attributes?page-size=2"),
  ]

  private static func seats(_ version: SeatingLayoutVersion) -> AMCObject<SeatingLayout> {
    guard let showtime = EntityID(.amc, .showtime, 1) else { fatalError("1 is an id") }
    return .seatingLayout(of: showtime, theatre: "610", performance: 1, version)
  }
}
