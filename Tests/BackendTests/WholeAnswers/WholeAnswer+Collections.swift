// SPDX-License-Identifier: MIT
extension WholeAnswer {
  static let tmdbCollections: [WholeAnswer] = [
    WholeAnswer(
      method: "collections/get", params: #"{"id":"tmdb:collection:10","language":"de"}"#,
      upstream: [
        "/tmdb/genre/movie/list":
          #"{"genres":[{"id":14,"name":"Fantasie"}]}"#,
        "/tmdb/collection/10":
          #"""
        {"id":10,"name":"Lampen","original_language":"en","original_name":"Lamps","overview":"Licht.","adult":false,
         "poster_path":"/cp.jpg","backdrop_path":"/cb.jpg","parts":[{"id":402,"title":"Zwei","genre_ids":[14],
         "release_date":"2091-02-03","media_type":"movie"},{"id":401,"title":"Eins","release_date":"1990-01-02",
         "vote_average":7.5,"vote_count":31},{"id":"nobody"}],"z":6}
        """#,
      ],
      result: #"""
        {"id":"tmdb:collection:10","name":"Lampen","originalName":"Lamps","originalLanguage":"en","overview":"Licht.",
         "adult":false,"posterUrl":"https://image.tmdb.org/t/p/w342/cp.jpg",
         "backdropUrl":"https://image.tmdb.org/t/p/w1280/cb.jpg","posterPath":"/cp.jpg","backdropPath":"/cb.jpg",
         "parts":[{"id":"tmdb:movie:401","title":"Eins","ids":{"tmdb":401},"releaseDate":"1990-01-02","rating":7.5,
         "ratingCount":31},{"id":"tmdb:movie:402","title":"Zwei","ids":{"tmdb":402},"releaseDate":"2091-02-03",
         "genres":[{"name":"Fantasie","id":"tmdb:genre:14"}],"tmdb":{"genre_ids":[14],"media_type":"movie"}}],
         "totals":{"parts":2,"released":1,"firstYear":1990,"lastYear":2091,"rated":1,"rating":7.5,"ratingCount":31},
         "tmdb":{"id":10,"parts":[{"id":"nobody"}],"z":6}}
        """#),
    WholeAnswer(
      method: "companies/get", params: #"{"id":"tmdb:company:4"}"#,
      upstream: [
        "/tmdb/company/4":
          #"""
        {"id":4,"name":"Lamp Films","description":"A studio.","headquarters":"Olathe","homepage":"https://lamp.example",
         "origin_country":"US","logo_path":"/cl.png","parent_company":{"id":5,"name":"Light","logo_path":"/pl.png"},"z":7}
        """#
      ],
      result: #"""
        {"id":"tmdb:company:4","name":"Lamp Films","description":"A studio.","headquarters":"Olathe",
         "homepage":"https://lamp.example","country":"US","parent":{"name":"Light","id":"tmdb:company:5",
         "tmdb":{"id":5,"logo_path":"/pl.png"}},"logoUrl":"https://image.tmdb.org/t/p/w92/cl.png","logoPath":"/cl.png",
         "tmdb":{"id":4,"z":7}}
        """#),
    WholeAnswer(
      method: "reviews/get", params: #"{"id":"tmdb:review:5b1c"}"#,
      upstream: [
        "/tmdb/review/5b1c":
          #"""
        {"id":"5b1c","author":"Ann","author_details":{"rating":8,"username":"ann"},"content":"Good.",
         "url":"https://www.example/r","created_at":"2020-01-02T03:04:05.000Z",
         "updated_at":"2021-01-02T03:04:05.000Z","iso_639_1":"en","media_id":268,"media_title":"Batman",
         "media_type":"movie","likes":4}
        """#
      ],
      result: #"""
        {"id":"tmdb:review:5b1c","author":"Ann","rating":8.0,"content":"Good.","url":"https://www.example/r",
         "createdAt":"2020-01-02T03:04:05Z","updatedAt":"2021-01-02T03:04:05Z","language":"en",
         "about":{"id":"tmdb:movie:268","kind":"movie","title":"Batman"},"tmdb":{"id":"5b1c",
         "author_details":{"username":"ann"},"media_id":268,"media_type":"movie","likes":4}}
        """#),
    WholeAnswer(
      method: "movies/reviews", params: #"{"id":"imdb:tt0096895"}"#,
      upstream: [
        "/tmdb/find/tt0096895":
          #"{"movie_results":[{"id":268,"title":"Batman"}]}"#,
        "/tmdb/movie/268/reviews":
          #"""
        {"id":268,"page":1,"results":[{"id":"5b1d","author":"Bo","content":"Bad."},{"author":"Cy"}],"total_pages":1,
         "total_results":2}
        """#,
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":2,"items":[{"id":"tmdb:review:5b1d",
         "author":"Bo","content":"Bad.","tmdb":{"id":"5b1d"}}],"skipped":1,"linkedFrom":"imdb:tt0096895",
         "tmdb":{"id":268}}
        """#),
    WholeAnswer(
      method: "movies/reviews", params: #"{"id":"tmdb:movie:268","language":"fr"}"#,
      upstream: [
        "/tmdb/movie/268/reviews": #"{"page":1,"results":[],"total_pages":0,"total_results":0}"#
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":0,"items":[],
         "message":"TMDB has no reviews of it in the language of the call."}
        """#),
    WholeAnswer(
      method: "search/collections", params: #"{"query":"lamp"}"#,
      upstream: [
        "/tmdb/search/collection":
          #"{"page":1,"results":[{"id":10,"name":"Lamps"},{"id":"x"}],"total_pages":1,"total_results":2}"#
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":2,"items":[{"id":"tmdb:collection:10",
         "name":"Lamps","tmdb":{"id":10}}],"skipped":1}
        """#),
    WholeAnswer(
      method: "search/companies", params: #"{"query":"nobody"}"#,
      upstream: ["/tmdb/search/company": #"{"page":1,"results":[],"total_pages":0,"total_results":0}"#],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":0,"items":[],
         "message":"No companies match “nobody”."}
        """#),
    WholeAnswer(
      method: "search/keywords", params: #"{"query":"lamp"}"#,
      upstream: [
        "/tmdb/search/keyword":
          #"{"page":1,"results":[{"id":849,"name":"lamp"}],"total_pages":1,"total_results":1}"#
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":1,"items":[{"id":"tmdb:keyword:849",
         "name":"lamp","tmdb":{"id":849}}]}
        """#),
  ]

  static let videoClips: [WholeAnswer] = [
    WholeAnswer(
      method: "search/videos", params: #"{"query":"cinema"}"#,
      upstream: [
        "/pixabay/videos/":
          #"""
        {"total":42,"totalHits":41,"hits":[{"id":125,"pageURL":"https://pixabay.com/videos/125/","type":"film",
         "tags":"flowers, yellow","duration":12,"videos":{"large":{"url":"https://cdn.pixabay.com/l.mp4","width":3840,
         "height":2160,"size":66152,"thumbnail":"https://cdn.pixabay.com/l.jpg","fps":25},
         "medium":{"url":"https://cdn.pixabay.com/m.mp4"},"small":{"url":"https://cdn.pixabay.com/s.mp4"},
         "tiny":{"url":"https://cdn.pixabay.com/t.mp4"}},"views":4462,"downloads":1464,"likes":18,"comments":3,
         "user_id":1281706,"user":"someone","userImageURL":"https://cdn.pixabay.com/u.jpg"}]}
        """#
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":3,"totalResults":41,"nextPage":2,
         "items":[{"id":"pixabay:video:125","pageUrl":"https://pixabay.com/videos/125/","type":"film",
         "tags":["flowers","yellow"],"durationSeconds":12,"large":{"url":"https://cdn.pixabay.com/l.mp4","width":3840,
         "height":2160,"sizeBytes":66152,"thumbnailUrl":"https://cdn.pixabay.com/l.jpg","pixabay":{"fps":25}},
         "medium":{"url":"https://cdn.pixabay.com/m.mp4"},"small":{"url":"https://cdn.pixabay.com/s.mp4"},
         "tiny":{"url":"https://cdn.pixabay.com/t.mp4"},"views":4462,"downloads":1464,"likes":18,"comments":3,
         "userName":"someone","userImageUrl":"https://cdn.pixabay.com/u.jpg","pixabay":{"id":125,
         "tags":"flowers, yellow","videos":{"large":{"fps":25}},"user_id":1281706}}],"pixabay":{"total":42}}
        """#),
    WholeAnswer(
      method: "search/videos", params: #"{"minWidth":9000}"#,
      upstream: ["/pixabay/videos/": #"{"total":0,"totalHits":0,"hits":[]}"#],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":0,"items":[],
         "message":"No video clips match the other parameters.","pixabay":{"total":0}}
        """#),
  ]
}
