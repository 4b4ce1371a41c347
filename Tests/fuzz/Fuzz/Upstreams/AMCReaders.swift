// SPDX-License-Identifier: MIT
import AMC
import Contract

/// Every reader of AMC's responses, with the sandbox's paths that return something for it.
enum AMCReaders {
  private static let place = Coordinates(latitude: 39, longitude: -94)

  static let all: [Reader] = [
    Reader(list: AMCList(MovieView.nowPlaying, pageSize: 3)),
    Reader(list: AMCList(TheatreView.all(.init()), pageSize: 3)),
    Reader(list: AMCList(LocationView.near(place, radiusKilometres: nil), pageSize: 3)),
    Reader(list: AMCList(PlaceView("kansas"), pageSize: 3)),
    Reader(list: AMCList(ShowtimeView.atTheatre(id: "610", date: nil), pageSize: 3)),
    Reader(MovieEndpoint(.id("61234"))),
    Reader(CastAndCrewEndpoint(movieID: "61234")), Reader(TheatreEndpoint(.id("610"))),
    Reader(ShowtimeEndpoint(.id("1"))), Reader(seats(.v2)), Reader(seats(.v3)),
  ]

  static let questions = [
    (0, "/v2/movies/views/now-playing?page-size=2"), (1, "/v2/theatres?page-size=2"),
    (2, "/v2/locations?latitude=39&longitude=-94&page-size=2"), (3, "/v2/location-suggestions/?query=kansas"),
    (4, "/v2/theatres/610/showtimes?page-size=2"), (5, "/v2/movies/61234"), (6, "/v1/movie/61234/cast-crew"),
    (7, "/v2/theatres/610"),
  ]

  private static func seats(_ version: SeatingLayoutEndpoint.Version) -> SeatingLayoutEndpoint {
    guard let showtime = EntityID(.amc, .showtime, 1) else { fatalError("1 is an id") }
    return SeatingLayoutEndpoint(showtimeID: showtime, theatreID: "610", performanceNumber: 1, version: version)
  }
}
