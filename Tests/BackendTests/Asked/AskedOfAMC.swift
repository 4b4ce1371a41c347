// SPDX-License-Identifier: MIT
extension AskedCall {
  static let ofAMC: [AskedCall] = amcMovies + amcTheatres + amcShowtimes

  private static let amcMovies: [AskedCall] = [
    AskedCall(
      method: "movies/all",
      params: #"""
        {"name":"toy & co","ids":["amc:movie:1","amc:movie:22"],"slug":"toy-1","releaseNumber":28729,"startDate":"2026-01-02",
         "endDate":"2026-11-21","includeAttributes":["IMAX","3D"],"excludeAttributes":["OPENCAPTION"],
         "attributeOperator":"or","page":3,"pageSize":30}
        """#,
      targets: [
        "/amc/v2/movies?name=toy%20%26%20co&slug=toy-1&wwm-release-number=28729&start-date=2026-01-02"
          + "&end-date=2026-11-21&ids=1%2C22&include-attributes=IMAX%2C3D&exclude-attributes=OPENCAPTION"
          + "&attribute-operator=or&page-number=3&page-size=30"
      ]),
    AskedCall(
      method: "movies/nowPlaying", params: #"{"provider":"amc","page":2,"pageSize":7}"#,
      targets: ["/amc/v2/movies/views/now-playing?page-number=2&page-size=7"]),
    AskedCall(
      method: "movies/advanceTickets", params: #"{"page":3,"pageSize":8}"#,
      targets: ["/amc/v2/movies/views/advance?page-number=3&page-size=8"]),
    AskedCall(
      method: "movies/comingSoon", params: #"{"page":4,"pageSize":9}"#,
      targets: ["/amc/v2/movies/views/coming-soon?page-number=4&page-size=9"]),
    AskedCall(
      method: "movies/active", params: #"{"page":5,"pageSize":10}"#,
      targets: ["/amc/v2/movies/views/active?page-number=5&page-size=10"]),
    AskedCall(
      method: "movies/allActive", params: #"{"page":6,"pageSize":11}"#,
      targets: ["/amc/v2/movies/views/all/active?page-number=6&page-size=11"]),
    AskedCall(
      method: "movies/onDemand", params: #"{"page":7,"pageSize":12}"#,
      targets: ["/amc/v2/movies/views/on-demand?page-number=7&page-size=12"]),
    AskedCall(
      method: "movies/similar", params: #"{"id":"amc:movie:71","page":2,"pageSize":13}"#,
      targets: ["/amc/v2/movies/71/on-demand/similar?page-number=2&page-size=13"]),
    AskedCall(
      method: "movies/credits", params: #"{"id":"amc:movie:48196"}"#, targets: ["/amc/v1/movie/48196/cast-crew"]),
    AskedCall(
      method: "movies/find",
      params: #"{"query":" toy  & co ","year":2026,"page":2,"pageSize":7,"language":"ja","region":"JP"}"#,
      targets: [
        "/amc/v2/movies/views/advance?page-number=1&page-size=100",
        "/amc/v2/movies/views/coming-soon?page-number=1&page-size=100",
        "/amc/v2/movies/views/now-playing?page-number=1&page-size=100",
        "/amc/v2/movies/views/on-demand?page-number=1&page-size=100",
        "/amc/v2/movies?name=toy%20%26%20co&page-number=1&page-size=100",
        "/tmdb/search/movie?language=en-US&query=toy%20%26%20co&year=2026&page=1",
        "/tmdb/search/movie?language=ja&region=JP&query=toy%20%26%20co&year=2026&page=1",
      ]),
    AskedCall(method: "movies/get", params: #"{"id":"amc:movie:13534"}"#, targets: ["/amc/v2/movies/13534"]),
    AskedCall(method: "movies/get", params: #"{"slug":"toy-story-3"}"#, targets: ["/amc/v2/movies/toy-story-3"]),
    AskedCall(
      method: "movies/get", params: #"{"internalReleaseId":57459}"#,
      targets: ["/amc/v2/movies/internal-release/57459"]),
    // AMC's start date is the day before the first one of the range.
    AskedCall(
      method: "search/movies",
      params: #"{"query":" wall   e ","provider":"amc","year":2008,"remember":false,"page":2,"pageSize":14}"#,
      targets: [
        "/amc/v2/movies?name=wall%20e&start-date=2007-12-31&end-date=2008-12-31&page-number=2&page-size=14"
      ]),
  ]

  private static let amcTheatres: [AskedCall] = [
    AskedCall(
      method: "theatres/all",
      params: #"""
        {"name":"town","ids":["amc:theatre:610","amc:theatre:38"],"market":"kansas-city","state":"KS","city":"Leawood","brand":"DIT",
         "includeClosed":true,"includeAttributes":["IMAX"],"excludeAttributes":["BAR","DOLBY"],
         "attributeOperator":"and","page":2,"pageSize":15}
        """#,
      targets: [
        "/amc/v2/theatres?name=town&market=kansas-city&state=KS&city=Leawood&brand=DIT&include=closed&ids=610%2C38"
          + "&include-attributes=IMAX&exclude-attributes=BAR%2CDOLBY&attribute-operator=and&page-number=2&page-size=15"
      ]),
    AskedCall(
      method: "theatres/all", params: "{}", targets: ["/amc/v2/theatres?page-number=1&page-size=20"]),
    AskedCall(method: "theatres/get", params: #"{"id":"amc:theatre:610"}"#, targets: ["/amc/v2/theatres/610"]),
    AskedCall(
      method: "theatres/get", params: #"{"slug":"amc-lantern-12"}"#, targets: ["/amc/v2/theatres/amc-lantern-12"]),
    // 16.09344 kilometres are ten miles.
    AskedCall(
      method: "theatres/near",
      params: #"{"latitude":38.91,"longitude":-94.64,"radiusKilometres":16.09344,"page":2,"pageSize":16}"#,
      targets: ["/amc/v2/locations?latitude=38.91&longitude=-94.64&radius=10&page-number=2&page-size=16"]),
    AskedCall(
      method: "theatres/find", params: #"{"place":"leawood","radiusKilometres":16.09344,"page":2,"pageSize":16}"#,
      targets: [
        "/amc/v2/location-suggestions/?query=leawood&page-number=1&page-size=20",
        "/amc/v2/locations?latitude=38.91&longitude=-94.64&radius=10&page-number=2&page-size=16",
      ],
      answers: [
        "/amc/v2/location-suggestions/": #"""
        {"count":1,"_embedded":{"suggestions":[{"title":"Leawood, KS","type":"city","_links":
         {"https://api.amctheatres.com/rels/v2/locations":
          {"href":"https://api.amctheatres.com/v2/locations?latitude=38.91&longitude=-94.64"}}}]}}
        """#
      ]),
    AskedCall(
      method: "theatres/find", params: #"{"latitude":38.91,"longitude":-94.64}"#,
      targets: ["/amc/v2/locations?latitude=38.91&longitude=-94.64&radius=24.8548477&page-number=1&page-size=20"]),
    AskedCall(
      method: "theatres/find", params: #"{"theatreId":"amc:theatre:77"}"#,
      targets: ["/amc/v2/theatres/77"],
      answers: ["/amc/v2/theatres/77": #"{"id":77,"name":"AMC Lantern 12"}"#]),
    AskedCall(
      method: "theatres/showing", params: #"{"releaseNumber":250001,"page":2,"pageSize":17}"#,
      targets: ["/amc/v2/theatres/views/now-playing/wwm-release-number/250001?page-number=2&page-size=17"]),
    AskedCall(
      method: "theatres/showing", params: #"{"movieId":"amc:movie:70011"}"#,
      targets: [
        "/amc/v2/movies/70011",
        "/amc/v2/theatres/views/now-playing/wwm-release-number/250002?page-number=1&page-size=20",
      ],
      answers: ["/amc/v2/movies/70011": #"{"id":70011,"name":"The Lamplighter","wwmReleaseNumber":250002}"#]),
    AskedCall(
      method: "theatres/suggest", params: #"{"query":"leaw","page":2,"pageSize":18}"#,
      targets: ["/amc/v2/location-suggestions/?query=leaw&page-number=2&page-size=18"]),
    AskedCall(
      method: "theatres/suggest", params: #"{"query":"lantern"}"#,
      targets: [
        "/amc/v2/location-suggestions/?query=lantern&page-number=1&page-size=20",
        "/amc/v2/locations/theatres/AMC%20Lantern%2012?page-number=1&page-size=10",
      ],
      answers: [
        "/amc/v2/location-suggestions/":
          #"{"count":1,"_embedded":{"suggestions":[{"title":"AMC Lantern 12","type":"theatre"}]}}"#
      ]),
    AskedCall(
      method: "search/theatres", params: #"{"query":"lantern","page":2,"pageSize":19}"#,
      targets: ["/amc/v2/theatres?name=lantern&page-number=2&page-size=19"]),
    AskedCall(
      method: "images/url", params: #"{"id":"amc:theatre:611","kind":"theatre","type":"backdrop","size":"large"}"#,
      targets: ["/amc/v2/theatres/611"]),
  ]

  private static let amcShowtimes: [AskedCall] = [
    AskedCall(method: "showtimes/get", params: #"{"id":"amc:showtime:900"}"#, targets: ["/amc/v2/showtimes/900"]),
    AskedCall(
      method: "showtimes/earliest", params: #"{"theatreId":"amc:theatre:77","movieId":"amc:movie:70011"}"#,
      targets: ["/amc/v2/theatres/77/movies/70011/earliest-showtime"]),
    // The second version of the seating layout is not requested if the third exists.
    AskedCall(
      method: "showtimes/seats", params: #"{"id":"amc:showtime:900"}"#,
      targets: ["/amc/v2/showtimes/900", "/amc/v3/seating-layouts/77/4100"],
      answers: [
        "/amc/v2/showtimes/900":
          #"{"id":900,"movieName":"M","theatreId":77,"performanceNumber":4100,"layoutId":2,"movieId":70011}"#,
        "/amc/v3/seating-layouts/77/4100": #"{"seats":[{"row":1,"column":1}]}"#,
      ]),
    AskedCall(
      method: "showtimes/plan",
      params: #"{"id":"amc:showtime:900","partySize":3,"rows":"back","aisle":true,"accessible":true}"#,
      targets: ["/amc/v2/showtimes/900", "/amc/v2/theatres/77", "/amc/v3/seating-layouts/77/4100"],
      answers: [
        "/amc/v2/showtimes/900":
          #"{"id":900,"movieName":"M","theatreId":77,"performanceNumber":4100,"layoutId":2,"movieId":70011}"#,
        "/amc/v2/theatres/77": #"{"id":77,"name":"T"}"#,
        "/amc/v3/seating-layouts/77/4100": #"{"seats":[{"row":1,"column":1}]}"#,
      ]),
    AskedCall(
      method: "showtimes/atTheatre",
      params: #"""
        {"theatreId":"amc:theatre:77","date":"2026-02-04","movie":"wall e","movieId":"amc:movie:70011","includeAttributes":["IMAX"],
         "excludeAttributes":["REALD3D","BAR"],"attributeOperator":"or","page":2,"pageSize":21}
        """#,
      targets: [
        "/amc/v2/theatres/77",
        "/amc/v2/theatres/77/showtimes/2-4-26?movie-id=70011&include-attributes=IMAX"
          + "&exclude-attributes=REALD3D%2CBAR&attribute-operator=or&page-number=1&page-size=100",
      ],
      answers: ["/amc/v2/theatres/77": theatre, "/amc/v2/theatres/77/showtimes/2-4-26": showtimes]),
    AskedCall(
      method: "showtimes/atTheatre", params: #"{"theatreId":"amc:theatre:77"}"#,
      targets: ["/amc/v2/theatres/77", "/amc/v2/theatres/77/showtimes?page-number=1&page-size=20"],
      answers: ["/amc/v2/theatres/77": theatre, "/amc/v2/theatres/77/showtimes": showtimes]),
    AskedCall(
      method: "showtimes/near",
      params: #"""
        {"date":"2026-02-04","latitude":38.91,"longitude":-94.64,"radiusKilometres":32.18688,"movie":"wall e",
         "movieId":"amc:movie:70011","city":"Leawood","state":"KS","includeAttributes":["IMAX","DOLBY"],
         "excludeAttributes":["BAR"],"attributeOperator":"and","page":2,"pageSize":22}
        """#,
      targets: [
        "/amc/v2/locations?latitude=38.91&longitude=-94.64&radius=20&page-number=1&page-size=100",
        "/amc/v2/showtimes/views/current-location/2-4-2026/38.91/-94.64?movie-id=70011&radius=20"
          + "&city=Leawood&state=KS&include-attributes=IMAX%2CDOLBY&exclude-attributes=BAR&attribute-operator=and"
          + "&page-number=1&page-size=100",
      ],
      answers: ["/amc/v2/showtimes/views/current-location/2-4-2026/38.91/-94.64": showtimes]),
    AskedCall(
      method: "showtimes/whatsOn",
      params: #"""
        {"theatreId":"amc:theatre:77","date":"2026-02-04","movieId":"amc:movie:70011","format":"imax","maximumMinutes":150,"partySize":2,
         "sortBy":"price","includeStarted":true,"includeDetails":false,"after":"17:00","before":"22:00","page":2,"pageSize":3,
         "library":"unseen"}
        """#,
      targets: [
        "/amc/v2/theatres/77", "/amc/v2/theatres/77/showtimes/2-4-26?movie-id=70011&page-number=1&page-size=100",
      ],
      answers: ["/amc/v2/theatres/77": #"{"id":77,"name":"AMC Lantern 12","utcOffset":"-06:00"}"#]),
    AskedCall(
      method: "showtimes/whatsOn",
      params: #"{"latitude":38.91,"longitude":-94.64,"radiusKilometres":16.09344,"movie":"wall e"}"#,
      targets: [
        "/amc/v2/locations?latitude=38.91&longitude=-94.64&radius=10&page-number=1&page-size=100", anywhere,
      ],
      answers: ["/amc/v2/locations": #"{"count":0}"#]),
    AskedCall(
      method: "showtimes/whatsOn", params: #"{"place":"38.91,-94.64"}"#,
      targets: [
        anywhere, "/amc/v2/locations?latitude=38.91&longitude=-94.64&radius=24.8548477&page-number=1&page-size=100",
      ],
      answers: ["/amc/v2/locations": #"{"count":0}"#]),
    // Each day of each theatre is a request.
    AskedCall(
      method: "showtimes/whatsOn",
      params: #"{"theatreIds":["amc:77","amc:78"],"date":"2026-02-04","untilDate":"2026-02-05","includeStarted":true}"#,
      targets: days(["2-4-26", "2-5-26"]) + [theatres], answers: ["/amc/v2/theatres": twoTheatres]),
    AskedCall(
      method: "showtimes/whatsOn",
      params: #"{"theatreIds":["amc:77","amc:78"],"date":"2026-02-04","days":3,"includeStarted":true}"#,
      targets: days(["2-4-26", "2-5-26", "2-6-26"]) + [theatres], answers: ["/amc/v2/theatres": twoTheatres]),
  ]

  static let theatres = "/amc/v2/theatres?include=closed&ids=77%2C78&page-number=1&page-size=100"
  static let twoTheatres =
    #"{"count":2,"_embedded":{"theatres":[{"id":77,"name":"T","utcOffset":"-06:00"},{"id":78,"name":"U"}]}}"#

  private static func days(_ days: [String]) -> [String] {
    ["77", "78"].flatMap { theatre in
      days.map { "/amc/v2/theatres/\(theatre)/showtimes/\($0)?page-number=1&page-size=100" }
    }
  }

  /// Where there is no theatre nearby, the nearest is asked for.
  private static let anywhere =
    "/amc/v2/locations?latitude=38.91&longitude=-94.64&radius=12427.4238447&page-number=1&page-size=1"

  private static let theatre = #"{"id":77,"name":"AMC Lantern 12"}"#

  // The page itself succeeds where its theatre is looked up beside it: a failed page cancels the look-up, before it is
  // sent or after.
  private static let showtimes =
    #"{"pageSize":20,"pageNumber":1,"count":1,"_embedded":{"showtimes":[{"id":900,"movieId":70011,"theatreId":77}]}}"#
}
