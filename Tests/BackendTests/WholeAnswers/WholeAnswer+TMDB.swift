// SPDX-License-Identifier: MIT
extension WholeAnswer {
  static let ofTMDB = tmdbMovies + tmdbShows + tmdbLists + tmdbCodes + ofPeople + tmdbCollections

  private static let tmdbLists: [WholeAnswer] = [
    WholeAnswer(
      method: "movies/popular", params: #"{"language":"de","page":2}"#,
      upstream: [
        "/tmdb/genre/movie/list":
          #"{"genres":[{"id":14,"name":"Fantasie"}]}"#,
        "/tmdb/movie/popular":
          #"""
        {"page":2,"results":[{"id":303,"title":"Row","genre_ids":[14,15]}],"total_pages":3,"total_results":41,
         "dates":{"minimum":"2026-11-25"}}
        """#,
      ],
      result: #"""
        {"kind":"page","page":2,"pageSize":20,"totalPages":3,"totalResults":41,"nextPage":3,"previousPage":1,
         "items":[{"id":"tmdb:movie:303","title":"Row","ids":{"tmdb":303},"genres":[{"name":"Fantasie","id":"tmdb:genre:14"}],
         "tmdb":{"genre_ids":[14,15]}}],"tmdb":{"dates":{"minimum":"2026-11-25"}}}
        """#),
    WholeAnswer(
      method: "movies/recommendations", params: #"{"id":"imdb:tt0096895"}"#,
      upstream: [
        "/tmdb/find/tt0096895":
          #"{"movie_results":[{"id":268,"title":"Batman"}]}"#,
        "/tmdb/movie/268/recommendations":
          #"{"page":1,"results":[],"total_pages":0,"total_results":0}"#,
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":0,"items":[],
         "linkedFrom":"imdb:tt0096895","message":"Nothing found."}
        """#),
    WholeAnswer(
      method: "movies/credits", params: #"{"id":"imdb:tt0096895"}"#,
      upstream: [
        "/tmdb/find/tt0096895":
          #"{"movie_results":[{"id":268,"title":"Batman"}]}"#,
        "/tmdb/movie/268/credits":
          #"""
        {"id":268,"cast":[{"id":3894,"name":"Keaton","character":"Bruce","order":1,"profile_path":"/k.jpg"}],
         "crew":[{"id":510,"name":"Burton","job":"Director","department":"Directing"}],"z":1}
        """#,
      ],
      result: #"""
        {"id":"tmdb:movie:268","cast":[{"name":"Keaton","id":"tmdb:person:3894","character":"Bruce","order":1,
         "profileUrl":"https://image.tmdb.org/t/p/w185/k.jpg","profilePath":"/k.jpg","tmdb":{"id":3894}}],
         "crew":[{"name":"Burton","id":"tmdb:person:510","job":"Director","department":"Directing","tmdb":{"id":510}}],
         "linkedFrom":"imdb:tt0096895","tmdb":{"id":268,"z":1}}
        """#),
    WholeAnswer(
      method: "movies/videos", params: #"{"id":"imdb:tt0096895"}"#,
      upstream: [
        "/tmdb/find/tt0096895":
          #"{"movie_results":[{"id":268,"title":"Batman"}]}"#,
        "/tmdb/movie/268/videos":
          #"{"id":268,"results":[{"name":"Trailer 1","site":"Vimeo","key":"12"}],"z":2}"#,
      ],
      result: #"""
        {"id":"tmdb:movie:268","videos":[{"name":"Trailer 1","site":"Vimeo","key":"12","url":"https://vimeo.com/12"}],
         "linkedFrom":"imdb:tt0096895","tmdb":{"id":268,"z":2}}
        """#),
    WholeAnswer(
      method: "movies/watchProviders", params: #"{"id":"imdb:tt0096895","region":"AT"}"#,
      upstream: [
        "/tmdb/find/tt0096895":
          #"{"movie_results":[{"id":268,"title":"Batman"}]}"#,
        "/tmdb/movie/268/watch/providers":
          #"""
        {"id":268,"results":{"AT":{"link":"https://www.example/at"},"DE":{"link":"https://www.example/de"}},"z":3}
        """#,
      ],
      result: #"""
        {"id":"tmdb:movie:268","regions":{"AT":{"url":"https://www.example/at"}},"linkedFrom":"imdb:tt0096895",
         "tmdb":{"id":268,"z":3}}
        """#),
    WholeAnswer(
      method: "movies/genres",
      upstream: [
        "/tmdb/genre/movie/list":
          #"{"genres":[{"id":14,"name":"Fantasy","x":1}],"z":4}"#
      ],
      result: #"{"genres":[{"name":"Fantasy","id":"tmdb:genre:14","tmdb":{"id":14,"x":1}}],"tmdb":{"z":4}}"#),
    WholeAnswer(
      method: "search/all", params: #"{"query":"lamp"}"#,
      upstream: [
        "/tmdb/genre/movie/list":
          #"{"genres":[]}"#,
        "/tmdb/genre/tv/list":
          #"{"genres":[{"id":18,"name":"Drama (TV)"}]}"#,
        "/tmdb/search/multi":
          #"""
        {"page":1,"results":[{"media_type":"movie","id":304,"title":"Seven Lamps"},{"media_type":"tv","id":305,
         "name":"Lampen","original_name":"Lampen (Original)","original_language":"de","overview":"Licht.",
         "first_air_date":"2020-01-02","origin_country":["DE"],"vote_average":6.5,"vote_count":12,
         "popularity":3.5,"adult":true,"poster_path":"/sp.jpg","backdrop_path":"/sb.jpg","genre_ids":[18]},
         {"media_type":"person","id":306,"name":"Ann Example","original_name":"Anna Example",
         "known_for_department":"Acting","popularity":2.5,"adult":true,"known_for":[{"id":304,"title":"Seven Lamps"}],
         "profile_path":"/ann.jpg","imdb_id":"nm0000306","gender":1},{"media_type":"company","id":1}],
         "total_pages":1,"total_results":4}
        """#,
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":4,"items":[{"kind":"movie",
         "item":{"id":"tmdb:movie:304","title":"Seven Lamps","ids":{"tmdb":304},"tmdb":{"media_type":"movie"}}},
         {"kind":"tv","item":{"id":"tmdb:show:305","name":"Lampen","ids":{"tmdb":305},"originalName":"Lampen (Original)",
         "originalLanguage":"de","overview":"Licht.","firstAirDate":"2020-01-02",
         "genres":[{"name":"Drama (TV)","id":"tmdb:genre:18"}],"originCountries":["DE"],"rating":6.5,
         "ratingCount":12,"popularity":3.5,"adult":true,"posterUrl":"https://image.tmdb.org/t/p/w342/sp.jpg",
         "backdropUrl":"https://image.tmdb.org/t/p/w1280/sb.jpg","posterPath":"/sp.jpg","backdropPath":"/sb.jpg",
         "tmdb":{"media_type":"tv","genre_ids":[18]}}},{"kind":"person","item":{"id":"tmdb:person:306","name":"Ann Example",
         "ids":{"tmdb":306,"imdb":"nm0000306"},"originalName":"Anna Example","department":"Acting","popularity":2.5,
         "adult":true,"knownFor":[{"id":"tmdb:movie:304","kind":"movie","title":"Seven Lamps"}],"profileUrl":"https://image.tmdb.org/t/p/w185/ann.jpg",
         "profilePath":"/ann.jpg","tmdb":{"media_type":"person","known_for":[{"id":304,"title":"Seven Lamps"}],"gender":1}}}],
         "skipped":1}
        """#),
    WholeAnswer(
      method: "search/people", params: #"{"query":"ann"}"#,
      upstream: [
        "/tmdb/search/person":
          #"""
        {"page":1,"results":[{"id":307,"name":"Ann","adult":false}],"total_pages":1,"total_results":1,"z":5}
        """#
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":1,"items":[{"id":"tmdb:person:307","name":"Ann",
         "ids":{"tmdb":307},"adult":false}],"tmdb":{"z":5}}
        """#),
    WholeAnswer(
      method: "search/people", params: #"{"query":"nobody"}"#,
      upstream: [
        "/tmdb/search/person":
          #"{"page":1,"results":[],"total_pages":0,"total_results":0}"#
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":0,"items":[],
         "message":"No people match “nobody”."}
        """#),
    WholeAnswer(
      method: "images/url", params: #"{"id":"tmdb:movie:268","kind":"movie"}"#,
      upstream: [
        "/tmdb/movie/268":
          #"{"id":268,"title":"Batman","poster_path":"/p.jpg"}"#
      ],
      result: #"""
        {"url":"https://image.tmdb.org/t/p/w342/p.jpg","provider":"tmdb","size":"w342","width":342,"path":"/p.jpg"}
        """#),
  ]

  static let neverToldByTMDB: Set<String> = [
    "Credit.amc", "Credit.biography", "Credit.personId", "Credits.amc", "Movie.isPrivateRental", "Page.amc",
    "Page.pixabay", "Video.amc",
  ]
}
