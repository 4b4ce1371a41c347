// SPDX-License-Identifier: MIT
extension WholeAnswer {
  static let ofPeople: [WholeAnswer] = [
    WholeAnswer(
      method: "people/get",
      params: #"""
        {"id":"imdb:nm0000306","include":["credits","images","externalIds","translations"],"language":"de"}
        """#,
      upstream: [
        "/tmdb/find/nm0000306":
          #"{"movie_results":[],"person_results":[{"id":306,"name":"Ann Example"}]}"#,
        "/tmdb/person/306":
          #"""
        {"id":306,"name":"Ann Example","original_name":"Anna Example","known_for_department":"Acting","popularity":2.5,
         "adult":true,"profile_path":"/ann.jpg","imdb_id":"nm0000306","gender":1,"biography":"",
         "birthday":"1950-01-02","deathday":"2020-03-04","place_of_birth":"Olathe","also_known_as":["A. Example"],
         "homepage":"https://ann.example","combined_credits":{"cast":[\#(castRow)],"crew":[]},
         "images":{"profiles":[{"file_path":"/a2.jpg","width":600,"height":900,"iso_639_1":"fr","vote_count":3}]},
         "external_ids":{"imdb_id":"nm0000306","wikidata_id":"Q306","id":1},
         "translations":{"translations":[{"iso_639_1":"en","iso_3166_1":"GB","name":"English","english_name":"English",
         "data":{"biography":"A life."}}]}}
        """#,
      ],
      result: #"""
        {"id":"tmdb:person:306","name":"Ann Example","ids":{"tmdb":306,"imdb":"nm0000306","wikidata":"Q306"},
         "originalName":"Anna Example","department":"Acting","popularity":2.5,"adult":true,"biography":"A life.",
         "birthday":"1950-01-02","deathday":"2020-03-04","placeOfBirth":"Olathe","alsoKnownAs":["A. Example"],
         "homepage":"https://ann.example","untranslated":["biography"],
         "knownFor":[{"id":"tmdb:show:305","kind":"show","title":"Lampen"}],
         "profileUrl":"https://image.tmdb.org/t/p/w185/ann.jpg","profilePath":"/ann.jpg","credits":[\#(creditOfCastRow)],
         "images":[{"path":"/a2.jpg","url":"https://image.tmdb.org/t/p/original/a2.jpg","width":600,"height":900,
         "language":"fr","tmdb":{"vote_count":3}}],"externalIds":{"imdb":"nm0000306","wikidata":"Q306"},
         "translations":[{"language":"en","region":"GB","languageName":"English","biography":"A life.",
         "tmdb":{"name":"English"}}],"linkedFrom":"imdb:nm0000306","tmdb":{"gender":1,"biography":"","external_ids":{"id":1}}}
        """#),
    WholeAnswer(
      method: "people/credits", params: #"{"id":"imdb:nm0000306"}"#,
      upstream: [
        "/tmdb/find/nm0000306":
          #"{"movie_results":[],"person_results":[{"id":306,"name":"Ann Example"}]}"#,
        "/tmdb/person/306/combined_credits":
          #"""
        {"cast":[\#(castRow),7],"crew":[{"media_type":"movie","id":304,"title":"Seven Lamps","department":"Directing",
         "job":"Director","credit_id":"c2","video":false}],"id":306}
        """#,
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":2,"items":[{"id":"tmdb:movie:304",
         "kind":"movie","title":"Seven Lamps","roles":[{"job":"Director","department":"Directing",
         "tmdb":{"credit_id":"c2"}}],"tmdb":{"media_type":"movie","id":304,"video":false}},\#(creditOfCastRow)],
         "skipped":1,"linkedFrom":"imdb:nm0000306"}
        """#),
    WholeAnswer(
      method: "people/trending",
      upstream: [
        "/tmdb/trending/person/day":
          #"{"page":1,"results":[{"id":307,"name":"Ann"}],"total_pages":1,"total_results":1,"z":6}"#
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":1,"items":[{"id":"tmdb:person:307",
         "name":"Ann","ids":{"tmdb":307}}],"tmdb":{"z":6}}
        """#),
  ]

  /// AMC's credits with TMDB's ids.
  static let linkedCredits = WholeAnswer(
    method: "movies/credits", params: #"{"id":"amc:movie:70015","link":true}"#,
    upstream: [
      "/amc/v1/movie/70015/cast-crew": #"{"id":70015,"cast":[{"personId":5,"name":"ADA QUILL","job":"Actor"}]}"#,
      "/amc/v2/movies/70015": #"{"id":70015,"name":"Lamp","imdbId":"tt9000001"}"#,
      "/tmdb/find/tt9000001": #"{"movie_results":[{"id":268,"title":"Lamp"}]}"#,
      "/tmdb/movie/268/credits": #"{"id":268,"cast":[{"id":71,"name":"Ada Quill"}],"crew":[]}"#,
    ],
    result: #"""
      {"id":"amc:movie:70015","cast":[{"name":"ADA QUILL","id":"amc:person:5","personId":"tmdb:person:71","job":"Actor",
       "amc":{"personId":5}}],"crew":[],"amc":{"id":70015}}
      """#)

  private static let castRow = #"""
    {"media_type":"tv","id":305,"name":"Lampen","original_name":"Lampen (Original)","first_air_date":"2020-01-02",
     "vote_average":6.5,"vote_count":12,"popularity":3.5,"adult":true,"poster_path":"/sp.jpg","character":"Wick",
     "episode_count":8,"credit_id":"c1","origin_country":["DE"]}
    """#

  private static let creditOfCastRow = #"""
    {"id":"tmdb:show:305","kind":"show","title":"Lampen","originalTitle":"Lampen (Original)","date":"2020-01-02",
     "year":2020,"rating":6.5,"ratingCount":12,"popularity":3.5,"adult":true,
     "posterUrl":"https://image.tmdb.org/t/p/w342/sp.jpg","posterPath":"/sp.jpg","roles":[{"character":"Wick",
     "department":"Acting","episodeCount":8,"tmdb":{"credit_id":"c1"}}],"tmdb":{"media_type":"tv","id":305,
     "origin_country":["DE"]}}
    """#
}
