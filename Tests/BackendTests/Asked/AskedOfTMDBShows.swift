// SPDX-License-Identifier: MIT
extension AskedCall {
  static let tmdbShows: [AskedCall] =
    [
      ("shows/popular", "tv/popular"), ("shows/topRated", "tv/top_rated"), ("shows/onTheAir", "tv/on_the_air"),
      ("shows/airingToday", "tv/airing_today"), ("shows/trending", "trending/tv/day"),
    ].map { method, path in
      AskedCall(
        method: method, params: #"{"language":"de","region":"AT","page":3,"pageSize":20}"#,
        targets: ["/tmdb/\(path)?language=de&page=3"])
    } + [
      AskedCall(
        method: "shows/discover",
        params: #"""
          {"genres":["tmdb:genre:35"],"years":"2010-2019","minimumRating":7.5,"services":["tmdb:watchProvider:8"],
           "sortBy":"firstAirDate.asc","language":"de","region":"AT","page":3,"pageSize":20}
          """#,
        targets: [
          "/tmdb/discover/tv?language=de&with_genres=35&first_air_date.gte=2010-01-01&first_air_date.lte=2019-12-31"
            + "&vote_average.gte=7.5&with_watch_providers=8&watch_region=AT&sort_by=first_air_date.asc&page=3"
        ]),
      AskedCall(
        method: "shows/discover", params: #"{"sortBy":"ratingCount.desc"}"#,
        targets: ["/tmdb/discover/tv?sort_by=vote_count.desc&page=1"]),
      // Without services of the user's there is nothing to ask; ServiceMethodTests has them.
      AskedCall(method: "shows/discover", params: #"{"on":"mine"}"#, targets: []),
      AskedCall(
        method: "shows/trending", params: #"{"window":"week"}"#, targets: ["/tmdb/trending/tv/week?page=1"]),
      AskedCall(
        method: "search/shows",
        params: #"""
          {"query":"wall & e","year":2008,"includeAdult":true,"language":"de","region":"AT","page":2,"pageSize":20}
          """#,
        targets: [
          "/tmdb/search/tv?language=de&query=wall%20%26%20e&first_air_date_year=2008&include_adult=true&page=2"
        ]),
      AskedCall(
        method: "search/shows", params: #"{"query":"wall"}"#, targets: ["/tmdb/search/tv?query=wall&page=1"]),
      AskedCall(
        method: "shows/get",
        params: #"""
          {"id":"tmdb:show:1399","include":["credits","videos","images","watchProviders","contentRatings",
           "externalIds","keywords","similar","recommendations"],"language":"de-AT","region":"CH"}
          """#,
        targets: [
          "/tmdb/tv/1399?language=de-AT&append_to_response=aggregate_credits%2Cvideos%2Cimages%2Cwatch%2Fproviders"
            + "%2Ccontent_ratings%2Cexternal_ids%2Ckeywords%2Csimilar%2Crecommendations%2Ctranslations"
            + "&include_image_language=de%2Cen%2Cnull&include_video_language=de%2Cen%2Cnull"
        ]),
      AskedCall(method: "shows/get", params: #"{"id":"tmdb:show:1399"}"#, targets: ["/tmdb/tv/1399"]),
      AskedCall(
        method: "shows/get", params: #"{"id":"tvdb:121361","region":"AT"}"#,
        targets: [
          "/tmdb/find/121361?external_source=tvdb_id&language=en-US",
          "/tmdb/tv/1399?append_to_response=content_ratings",
        ],
        answers: ["/tmdb/find/121361": #"{"tv_results":[{"id":1399,"name":"Show"}]}"#]),
      AskedCall(
        method: "shows/season", params: #"{"id":"tmdb:1399","season":0,"language":"de","region":"AT"}"#,
        targets: ["/tmdb/tv/1399/season/0?language=de&append_to_response=translations"]),
      AskedCall(
        method: "shows/season", params: #"{"id":"wikidata:Q23572","season":2}"#,
        targets: [
          "/tmdb/find/Q23572?external_source=wikidata_id&language=en-US", "/tmdb/tv/1399/season/2",
        ],
        answers: ["/tmdb/find/Q23572": #"{"tv_results":[{"id":1399,"name":"Show"}]}"#]),
    ]
}
