// SPDX-License-Identifier: MIT
extension AskedCall {
  static let ofPeople: [AskedCall] = [
    AskedCall(
      method: "people/get",
      params: #"""
        {"id":"tmdb:person:2232","movieId":"tmdb:movie:268","include":["credits","images","externalIds","translations"],
         "language":"de","region":"AT"}
        """#,
      targets: [
        "/tmdb/person/2232?language=de&append_to_response=combined_credits%2Cimages%2Cexternal_ids%2Ctranslations"
          + "&include_image_language=de%2Cen%2Cnull"
      ]),
    AskedCall(
      method: "people/get", params: #"{"id":"imdb:nm0000474"}"#,
      targets: [
        "/tmdb/find/nm0000474?external_source=imdb_id&language=en-US",
        "/tmdb/person/2232?append_to_response=combined_credits",
      ],
      answers: ["/tmdb/find/nm0000474": #"{"movie_results":[],"person_results":[{"id":2232,"name":"Michael Keaton"}]}"#]
    ),
    AskedCall(
      method: "people/get", params: #"{"id":"amc:person:5","movieId":"amc:movie:48196","language":"de"}"#,
      targets: [
        "/amc/v1/movie/48196/cast-crew", "/amc/v2/movies/48196",
        "/tmdb/find/tt0096895?external_source=imdb_id&language=en-US", "/tmdb/movie/268/credits?language=en-US",
        "/tmdb/person/2232?language=de&append_to_response=combined_credits%2Ctranslations",
      ],
      answers: [
        "/amc/v1/movie/48196/cast-crew": #"{"cast":[{"personId":5,"name":"MICHAEL KEATON"}]}"#,
        "/amc/v2/movies/48196": #"{"id":48196,"name":"Batman","imdbId":"tt0096895"}"#,
        "/tmdb/find/tt0096895": #"{"movie_results":[{"id":268,"title":"Batman"}]}"#,
        "/tmdb/movie/268/credits": #"{"cast":[{"id":2232,"name":"Michael Keaton"}],"crew":[]}"#,
      ]),
    AskedCall(
      method: "people/credits",
      params: #"""
        {"id":"tmdb:person:2232","movieId":"tmdb:movie:268","kinds":["movie"],"departments":["Acting"],"sortBy":"rating",
         "language":"de","region":"AT","page":2,"pageSize":5}
        """#,
      targets: ["/tmdb/person/2232/combined_credits?language=de"]),
    AskedCall(
      method: "people/popular", params: #"{"language":"de","region":"AT","page":2,"pageSize":20}"#,
      targets: ["/tmdb/person/popular?language=de&page=2"]),
    AskedCall(
      method: "people/trending", params: #"{"window":"week","language":"de","region":"AT","page":2,"pageSize":20}"#,
      targets: ["/tmdb/trending/person/week?language=de&page=2"]),
    AskedCall(method: "people/trending", params: "{}", targets: ["/tmdb/trending/person/day?page=1"]),
    AskedCall(
      method: "movies/credits", params: #"{"id":"amc:movie:48196","link":true}"#,
      targets: [
        "/amc/v1/movie/48196/cast-crew", "/amc/v2/movies/48196",
        "/tmdb/find/tt0096895?external_source=imdb_id&language=en-US", "/tmdb/movie/268/credits?language=en-US",
      ],
      answers: [
        "/amc/v1/movie/48196/cast-crew": #"{"cast":[{"personId":5,"name":"MICHAEL KEATON"}]}"#,
        "/amc/v2/movies/48196": #"{"id":48196,"name":"Batman","imdbId":"tt0096895"}"#,
        "/tmdb/find/tt0096895": #"{"movie_results":[{"id":268,"title":"Batman"}]}"#,
      ]),
  ]
}
