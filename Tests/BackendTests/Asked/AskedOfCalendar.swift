// SPDX-License-Identifier: MIT

extension AskedCall {
  static let ofCalendar = [
    AskedCall(
      method: "calendar/get",
      params: #"""
        {"showtimeIds":["amc:900"],"plans":[{"showtimeId":"amc:showtime:901","seats":["A1"]}],
         "movieIds":["tmdb:268"],"watches":true,"library":true,"alarmMinutes":30,"language":"fr","region":"FR"}
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
