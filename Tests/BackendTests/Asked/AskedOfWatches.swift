// SPDX-License-Identifier: MIT
extension AskedCall {
  static let ofWatches: [AskedCall] = [
    AskedCall(
      method: "watch/add",
      params: #"""
        {"kind":"seats","showtimeId":"amc:showtime:900","partySize":3,"rows":"back","aisle":true,"accessible":true,"name":"n",
         "every":90,"until":"2091-01-01T00:00:00Z","once":true}
        """#,
      targets: [
        "/amc/v2/showtimes/900", "/amc/v2/theatres/77",
        "/amc/v2/theatres/77/showtimes/2-4-90?page-number=1&page-size=100",
        "/amc/v3/seating-layouts/77/4100",
      ],
      answers: [
        "/amc/v2/showtimes/900": showtime, "/amc/v2/theatres/77": #"{"id":77,"name":"T"}"#,
        "/amc/v2/theatres/77/showtimes/2-4-90":
          #"{"pageSize":100,"pageNumber":1,"count":1,"_embedded":{"showtimes":[\#(showtime)]}}"#,
        "/amc/v3/seating-layouts/77/4100": #"{"seats":[{"row":1,"column":1}]}"#,
      ]),
    AskedCall(
      method: "watch/add",
      params: #"""
        {"kind":"showings","latitude":39.5,"longitude":-94.5,"radiusKilometres":16.09344,"date":"2090-02-04","after":"18:00",
         "before":"22:00","movieId":"amc:movie:70011","format":"imax"}
        """#,
      targets: [
        "/amc/v2/locations?latitude=39.5&longitude=-94.5&radius=10&page-number=1&page-size=100", "/amc/v2/movies/70011",
        "/amc/v2/theatres/77/showtimes/2-4-90?page-number=1&page-size=100",
      ],
      answers: [
        "/amc/v2/locations":
          #"{"pageSize":100,"pageNumber":1,"count":1,"_embedded":{"locations":[{"rank":1,"_embedded":{"theatre":{"id":77,"name":"T"}}}]}}"#,
        "/amc/v2/movies/70011": #"{"id":70011,"name":"M"}"#,
      ]),
    AskedCall(
      method: "watch/add",
      params: #"{"kind":"showings","theatreIds":["amc:77","amc:78"],"date":"2090-02-04","untilDate":"2090-02-05"}"#,
      targets: ofTheatres, answers: emptyDays),
    AskedCall(
      method: "watch/add",
      params: #"{"kind":"showings","theatreIds":["amc:77","amc:78"],"date":"2090-02-04","days":2}"#,
      targets: ofTheatres, answers: emptyDays),
    // All coming days: only then the list is asked for one movie.
    AskedCall(
      method: "watch/add", params: #"{"kind":"showings","theatreId":"amc:theatre:77","movieId":"amc:movie:70011"}"#,
      targets: [
        "/amc/v2/movies/70011", "/amc/v2/theatres/77",
        "/amc/v2/theatres/77/showtimes?movie-id=70011&page-number=1&page-size=100",
      ],
      answers: [
        "/amc/v2/theatres/77": #"{"id":77,"name":"T"}"#, "/amc/v2/movies/70011": #"{"id":70011,"name":"M"}"#,
      ]),
    AskedCall(
      method: "watch/add", params: #"{"kind":"tickets","place":"Olathe","movie":"wall e"}"#,
      targets: [
        "/amc/v2/location-suggestions/?query=Olathe&page-number=1&page-size=20"
      ]),
    AskedCall(
      method: "watch/add", params: #"{"kind":"tickets","movie":"wall e","year":2008}"#,
      targets: [
        "/amc/v2/movies/views/advance?page-number=1&page-size=100",
        "/amc/v2/movies/views/coming-soon?page-number=1&page-size=100",
        "/amc/v2/movies/views/now-playing?page-number=1&page-size=100",
        "/amc/v2/movies/views/on-demand?page-number=1&page-size=100",
      ]),
    AskedCall(
      method: "watch/add",
      params: #"{"kind":"release","movieId":"tmdb:movie:268","language":"ja","region":"JP"}"#,
      targets: ["/tmdb/movie/268?language=ja&append_to_response=release_dates%2Ctranslations"]),
    AskedCall(
      method: "watch/add", params: #"{"kind":"release","showId":"tmdb:show:1399"}"#, targets: ["/tmdb/tv/1399"]),
    // Without wanted films nothing else is asked.
    AskedCall(
      method: "watch/add", params: #"{"kind":"library","theatreId":"amc:theatre:77","format":"imax","region":"US"}"#,
      targets: ["/amc/v2/theatres/77"],
      answers: ["/amc/v2/theatres/77": #"{"id":77,"name":"T"}"#]),
    AskedCall(
      method: "watch/add", params: #"{"kind":"person","personId":"tmdb:person:9"}"#,
      targets: ["/tmdb/person/9?append_to_response=combined_credits"]),
  ]

  private static let ofTheatres =
    ["77", "78"].flatMap { theatre in
      ["2-4-90", "2-5-90"].map { "/amc/v2/theatres/\(theatre)/showtimes/\($0)?page-number=1&page-size=100" }
    } + [theatres]

  private static let emptyDays = Dictionary(
    uniqueKeysWithValues: ofTheatres.dropLast().map { target in
      (String(target.prefix { $0 != "?" }), #"{"pageSize":100,"pageNumber":1,"count":0}"#)
    } + [("/amc/v2/theatres", twoTheatres)])

  private static let showtime =
    #"{"id":900,"movieName":"M","theatreId":77,"performanceNumber":4100,"movieId":70011,"#
    + #""showDateTimeUtc":"2090-02-05T01:40:00Z","showDateTimeLocal":"2090-02-04T19:40:00","utcOffset":"-06:00"}"#
}
