// SPDX-License-Identifier: MIT
extension AskedCall {
  static let ofCollections: [AskedCall] = [
    AskedCall(
      method: "collections/get", params: #"{"id":"tmdb:collection:10","language":"de","region":"AT"}"#,
      targets: ["/tmdb/collection/10?language=de"]),
    AskedCall(
      method: "companies/get", params: #"{"id":"tmdb:174","language":"de","region":"AT"}"#,
      targets: ["/tmdb/company/174"]),
    AskedCall(
      method: "reviews/get", params: #"{"id":"tmdb:review:5b1c","language":"de","region":"AT"}"#,
      targets: ["/tmdb/review/5b1c"]),
    AskedCall(
      method: "movies/reviews",
      params: #"{"id":"tmdb:movie:268","language":"de","region":"AT","page":2,"pageSize":20}"#,
      targets: ["/tmdb/movie/268/reviews?language=de&page=2"]),
    AskedCall(
      method: "movies/reviews", params: #"{"id":"imdb:tt0096895"}"#,
      targets: ["/tmdb/find/tt0096895?external_source=imdb_id&language=en-US", "/tmdb/movie/268/reviews?page=1"],
      answers: ["/tmdb/find/tt0096895": #"{"movie_results":[{"id":268,"title":"Batman"}]}"#]),
    AskedCall(
      method: "search/collections", params: #"{"query":"bat","language":"de","region":"AT","page":2,"pageSize":20}"#,
      targets: ["/tmdb/search/collection?language=de&query=bat&page=2"]),
    AskedCall(
      method: "search/companies", params: #"{"query":"bat","language":"de","region":"AT","page":3,"pageSize":20}"#,
      targets: ["/tmdb/search/company?language=de&query=bat&page=3"]),
    AskedCall(
      method: "search/keywords", params: #"{"query":"bat","language":"de","region":"AT","page":4,"pageSize":20}"#,
      targets: ["/tmdb/search/keyword?language=de&query=bat&page=4"]),
    AskedCall(
      method: "search/videos",
      params: #"""
        {"query":"yellow flowers","lang":"de","id":"pixabay:video:125","videoType":"film","category":"places",
         "minWidth":640,"minHeight":480,"editorsChoice":true,"safesearch":true,"order":"latest","page":2,"pageSize":23}
        """#,
      targets: [
        "/pixabay/videos/?q=yellow%20flowers&lang=de&id=125&video_type=film&category=places&min_width=640"
          + "&min_height=480&editors_choice=true&safesearch=true&order=latest&page=2&per_page=23&key=pixabay-key"
      ]),
    // An id alone leads to its image or clip.
    AskedCall(
      method: "search/videos", params: #"{"id":"pixabay:video:125"}"#,
      targets: ["/pixabay/videos/?id=125&page=1&per_page=20&key=pixabay-key"]),
    AskedCall(
      method: "search/images", params: #"{"id":"pixabay:image:634572"}"#,
      targets: ["/pixabay/?id=634572&page=1&per_page=20&key=pixabay-key"]),
  ]
}
