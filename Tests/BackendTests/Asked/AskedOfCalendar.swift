// SPDX-License-Identifier: MIT

extension AskedCall {
  // Without a wanted film there is nothing to ask for.
  static let ofLibrary = [
    AskedCall(
      method: "library/tonight",
      params: #"""
        {"theatreId":"amc:theatre:77","date":"friday","after":"17:00","before":"22:00","partySize":2,"page":2,
         "pageSize":3,"language":"fr","region":"FR"}
        """#, targets: []),
    AskedCall(
      method: "library/tonight", params: #"{"latitude":38.91,"longitude":-94.64,"radiusKilometres":16}"#, targets: []),
    AskedCall(method: "library/tonight", params: #"{"place":"Olathe, KS"}"#, targets: []),
    AskedCall(
      method: "library/tonight", params: #"{"theatreIds":["amc:77","amc:78"],"date":"friday","untilDate":"sunday"}"#,
      targets: []),
    AskedCall(method: "library/tonight", params: #"{"place":"Olathe, KS","days":3}"#, targets: []),
    AskedCall(
      method: "library/choose",
      params: #"""
        {"status":"wanted","kinds":["movie"],"query":"batman","minimumRating":7,"theatreId":"amc:theatre:77",
         "date":"friday","days":2,"after":"17:00","before":"22:00","partySize":2,"seatsTogether":true,
         "maximumTotal":60,"seed":7,"language":"fr","region":"FR"}
        """#, targets: []),
    AskedCall(
      method: "library/choose", params: #"{"latitude":38.91,"longitude":-94.64,"radiusKilometres":16}"#, targets: []),
    AskedCall(method: "library/choose", params: #"{"place":"Olathe, KS","on":"mine"}"#, targets: []),
    AskedCall(
      method: "library/choose", params: #"{"theatreIds":["amc:77","amc:78"],"date":"friday","untilDate":"sunday"}"#,
      targets: []),
    // Without ratings the popular films are asked for; AMC's theatres are in the United States.
    AskedCall(
      method: "library/recommendations",
      params: #"""
        {"theatreId":"amc:theatre:77","radiusKilometres":16,"date":"friday","page":2,"pageSize":3,"language":"fr",
         "region":"FR"}
        """#,
      targets: (1...3).map { "/tmdb/movie/now_playing?language=fr&region=US&page=\($0)" }
        + (1...5).map { "/tmdb/movie/popular?language=fr&region=FR&page=\($0)" }),
    AskedCall(
      method: "library/recommendations", params: #"{"latitude":38.91,"longitude":-94.64}"#,
      targets: (1...3).map { "/tmdb/movie/now_playing?region=US&page=\($0)" }
        + (1...5).map { "/tmdb/movie/popular?page=\($0)" }),
    AskedCall(method: "library/recommendations", params: #"{"place":"Olathe, KS","on":"mine"}"#, targets: []),
    AskedCall(
      method: "library/recommendations",
      params: #"{"theatreIds":["amc:77","amc:78"],"date":"friday","untilDate":"sunday"}"#,
      targets: (1...3).map { "/tmdb/movie/now_playing?region=US&page=\($0)" }
        + (1...5).map { "/tmdb/movie/popular?page=\($0)" }),
    AskedCall(
      method: "library/recommendations", params: #"{"theatreIds":["amc:77","amc:78"],"days":3}"#,
      targets: (1...3).map { "/tmdb/movie/now_playing?region=US&page=\($0)" }
        + (1...5).map { "/tmdb/movie/popular?page=\($0)" }),
  ]

  static let ofCalendar = [
    AskedCall(
      method: "calendar/get",
      params: #"""
        {"showtimeIds":["amc:900"],"plans":[{"showtimeId":"amc:showtime:901","seats":["A1"]}],
         "movieIds":["tmdb:268"],"watches":true,"library":true,"alarmMinutes":30,"language":"fr","region":"FR",
         "date":"friday","untilDate":"2099-12-31"}
        """#,
      targets: [
        "/amc/v2/showtimes/900", "/amc/v2/showtimes/901", "/amc/v2/theatres/77",
        "/tmdb/movie/268?language=fr&append_to_response=release_dates%2Ctranslations",
      ],
      answers: [
        "/amc/v2/showtimes/900": #"{"id":900,"movieName":"M","theatreId":77}"#,
        "/amc/v2/showtimes/901": #"{"id":901,"movieName":"M"}"#,
        "/amc/v2/theatres/77": #"{"id":77,"name":"T"}"#, "/tmdb/movie/268": #"{"id":268,"title":"Batman"}"#,
      ])
  ]
}
