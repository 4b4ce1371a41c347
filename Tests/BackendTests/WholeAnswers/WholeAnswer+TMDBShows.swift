// SPDX-License-Identifier: MIT
extension WholeAnswer {
  static let tmdbShows: [WholeAnswer] = [
    WholeAnswer(
      method: "shows/get",
      params: #"""
        {"id":"imdb:tt0944947","language":"de","region":"AT","include":["credits","videos","images","watchProviders",
         "contentRatings","externalIds","keywords","similar","recommendations"]}
        """#,
      upstream: [
        "/tmdb/find/tt0944947": #"{"tv_results":[{"id":1399,"name":"Show"}]}"#,
        "/tmdb/genre/tv/list": #"{"genres":[{"id":18,"name":"Drama"}]}"#,
        "/tmdb/tv/1399": wholeShow,
      ],
      result: resultOfShow),
    WholeAnswer(
      method: "shows/season", params: #"{"id":"imdb:tt0944947","season":2,"language":"de"}"#,
      upstream: [
        "/tmdb/find/tt0944947": #"{"tv_results":[{"id":1399,"name":"Show"}]}"#,
        "/tmdb/tv/1399/season/2":
          #"""
        {"_id":"5256","air_date":"2012-04-01","name":"Staffel 2","overview":"","id":3625,"poster_path":"/s2.jpg",
         "season_number":2,"vote_average":8.2,"networks":[{"id":49,"name":"HBO","logo_path":"/h.png"}],
         "translations":{"translations":[{"iso_639_1":"en","data":{"overview":"War."}}]},
         "episodes":[{"air_date":"2012-04-02","episode_number":1,"episode_type":"standard","id":63066,
         "name":"Nord","overview":"Es wird kalt.","production_code":"201","runtime":53,"season_number":2,
         "show_id":1399,"still_path":"/e1.jpg","vote_average":7.9,"vote_count":81,
         "crew":[{"id":9813,"name":"Benioff","job":"Writer","department":"Writing"}],
         "guest_stars":[{"id":117642,"name":"Momoa","character":"Drogo","order":3}]},{"name":"No number"}]}
        """#,
      ],
      result: #"""
        {"season":2,"name":"Staffel 2","showId":"tmdb:show:1399","episodeCount":1,"airDate":"2012-04-01",
         "overview":"War.","untranslated":["overview"],"rating":8.2,
         "posterUrl":"https://image.tmdb.org/t/p/w342/s2.jpg","posterPath":"/s2.jpg",
         "networks":[{"name":"HBO","tmdb":{"id":49,"logo_path":"/h.png"}}],
         "episodes":[{"season":2,"episode":1,"title":"Nord","airDate":"2012-04-02","runtimeMinutes":53,
         "type":"standard","overview":"Es wird kalt.","rating":7.9,"ratingCount":81,
         "stillUrl":"https://image.tmdb.org/t/p/w300/e1.jpg","stillPath":"/e1.jpg",
         "crew":[{"name":"Benioff","id":"tmdb:person:9813","job":"Writer","department":"Writing","tmdb":{"id":9813}}],
         "guestStars":[{"name":"Momoa","id":"tmdb:person:117642","character":"Drogo","order":3,"tmdb":{"id":117642}}],
         "tmdb":{"id":63066,"production_code":"201","show_id":1399}}],"linkedFrom":"imdb:tt0944947",
         "tmdb":{"_id":"5256","overview":"","id":3625,"episodes":[{"name":"No number"}]}}
        """#),
    WholeAnswer(
      method: "search/shows", params: #"{"query":"nobody"}"#,
      upstream: ["/tmdb/search/tv": #"{"page":1,"results":[],"total_pages":0,"total_results":0}"#],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":0,"items":[],
         "message":"No shows match “nobody”."}
        """#),
  ]

  /// TMDB's response for a show with every part that can be appended.
  private static let wholeShow = #"""
    {"id":1399,"name":"Thron","original_name":"Throne","original_language":"en","overview":"Ein Stuhl.","tagline":"",
     "first_air_date":"2011-04-17","last_air_date":"2019-05-19","status":"Ended","type":"Scripted",
     "in_production":false,"homepage":"https://www.example/got","episode_run_time":[60,0],"number_of_seasons":8,
     "number_of_episodes":73,"genres":[{"id":10765,"name":"Fantasy","x":1}],"vote_average":8.4,"vote_count":25500,
     "popularity":300.5,"adult":true,"poster_path":"/p.jpg","backdrop_path":"/b.jpg","languages":["en","de"],
     "origin_country":["US"],"production_countries":[{"iso_3166_1":"GB","name":"Britain"}],
     "spoken_languages":[{"iso_639_1":"fr"}],"production_companies":[{"id":174,"name":"Warner"}],
     "networks":[{"id":49,"name":"HBO","origin_country":"US"}],
     "created_by":[{"id":9813,"name":"Benioff","gender":2,"profile_path":"/d.jpg"}],
     "seasons":[{"air_date":"2011-04-18","episode_count":10,"id":3624,"name":"Staffel 1","overview":"Anfang.",
     "poster_path":"/s1.jpg","season_number":1,"vote_average":8.3},{"name":"Odd"}],
     "last_episode_to_air":{"id":1551830,"name":"Eisen","season_number":8,"episode_number":6,"runtime":80,
     "episode_type":"finale","vote_average":4.5,"vote_count":300},
     "next_episode_to_air":{"id":1551831,"name":"Nichts","season_number":9,"episode_number":7,
     "air_date":"2031-01-02"},
     "aggregate_credits":{"cast":[{"id":22970,"name":"Dinklage","order":1,"total_episode_count":67,
     "profile_path":"/k.jpg","roles":[{"character":"Tyrion","episode_count":66},{"character":"Other"}]},
     {"id":22971,"name":"Bean","order":0}],"crew":[{"id":9813,"name":"Benioff","department":"Production",
     "jobs":[{"job":"Writer"},{"job":"Director"}]}]},
     "videos":{"results":[{"name":"Trailer 1","type":"Trailer","site":"YouTube","key":"abc-1"}]},
     "images":{"posters":[{"file_path":"/i1.png"}],"backdrops":[],"logos":[]},
     "watch/providers":{"results":{"AT":{"flatrate":[{"provider_id":8,"provider_name":"Netflix"}]}}},
     "content_ratings":{"results":[{"iso_3166_1":"DE","rating":"18","descriptors":[]},{"iso_3166_1":"AT",
     "rating":"NR"},{"iso_3166_1":"AT","rating":"16"}]},
     "external_ids":{"imdb_id":"tt0944947","tvdb_id":121361,"wikidata_id":"Q23572","facebook_id":null},
     "keywords":{"results":[{"id":6091,"name":"war"}]},
     "similar":{"results":[{"id":301,"name":"Similar","genre_ids":[18]}]},
     "recommendations":{"results":[{"id":302,"name":"Recommended"}]},
     "translations":{"translations":[{"iso_639_1":"en","data":{"tagline":"Winter.","name":""}}]}}
    """#

  private static let resultOfShow = #"""
    {"id":"tmdb:show:1399","name":"Thron",
     "ids":{"tmdb":1399,"imdb":"tt0944947","tvdb":121361,"wikidata":"Q23572"},"originalName":"Throne",
     "originalLanguage":"en","untranslated":["tagline"],"tagline":"Winter.","overview":"Ein Stuhl.",
     "firstAirDate":"2011-04-17","lastAirDate":"2019-05-19","status":"Ended","type":"Scripted","inProduction":false,
     "certification":"16","homepage":"https://www.example/got","episodeMinutes":[60],"seasonCount":8,
     "episodeCount":73,"seasons":[{"season":1,"name":"Staffel 1","episodeCount":10,"airDate":"2011-04-18",
     "overview":"Anfang.","rating":8.3,"posterUrl":"https://image.tmdb.org/t/p/w342/s1.jpg","posterPath":"/s1.jpg",
     "tmdb":{"id":3624}}],"lastEpisode":{"season":8,"episode":6,"title":"Eisen","runtimeMinutes":80,"type":"finale",
     "rating":4.5,"ratingCount":300,"tmdb":{"id":1551830}},"nextEpisode":{"season":9,"episode":7,"title":"Nichts",
     "airDate":"2031-01-02","tmdb":{"id":1551831}},
     "networks":[{"name":"HBO","tmdb":{"id":49,"origin_country":"US"}}],
     "companies":[{"name":"Warner","id":"tmdb:company:174","tmdb":{"id":174}}],
     "creators":[{"name":"Benioff","id":"tmdb:person:9813","profileUrl":"https://image.tmdb.org/t/p/w185/d.jpg",
     "profilePath":"/d.jpg","tmdb":{"id":9813,"gender":2}}],"cast":["Bean","Dinklage"],"countries":["GB"],
     "genres":[{"name":"Fantasy","id":"tmdb:genre:10765","tmdb":{"id":10765,"x":1}}],"originCountries":["US"],
     "languages":["en","de"],"rating":8.4,"ratingCount":25500,"popularity":300.5,"adult":true,
     "posterUrl":"https://image.tmdb.org/t/p/w342/p.jpg","backdropUrl":"https://image.tmdb.org/t/p/w1280/b.jpg",
     "posterPath":"/p.jpg","backdropPath":"/b.jpg","trailerUrl":"https://www.youtube.com/watch?v=abc-1",
     "linkedFrom":"imdb:tt0944947",
     "credits":{"cast":[{"name":"Dinklage","id":"tmdb:person:22970","character":"Tyrion / Other","order":1,
     "episodeCount":67,"profileUrl":"https://image.tmdb.org/t/p/w185/k.jpg","profilePath":"/k.jpg",
     "tmdb":{"id":22970,"roles":[{"character":"Tyrion","episode_count":66},{"character":"Other"}]}},
     {"name":"Bean","id":"tmdb:person:22971","order":0,"tmdb":{"id":22971}}],
     "crew":[{"name":"Benioff","id":"tmdb:person:9813","job":"Writer / Director","department":"Production",
     "tmdb":{"id":9813,"jobs":[{"job":"Writer"},{"job":"Director"}]}}]},
     "videos":[{"name":"Trailer 1","type":"Trailer","site":"YouTube","key":"abc-1",
     "url":"https://www.youtube.com/watch?v=abc-1"}],
     "images":{"posters":[{"path":"/i1.png","url":"https://image.tmdb.org/t/p/original/i1.png"}],"backdrops":[],
     "logos":[]},
     "watchProviders":{"AT":{"subscription":[{"id":"tmdb:watchProvider:8","name":"Netflix",
     "tmdb":{"provider_id":8}}]}},
     "contentRatings":[{"region":"DE","certification":"18","tmdb":{"descriptors":[]}},
     {"region":"AT","certification":"NR"},{"region":"AT","certification":"16"}],
     "similar":[{"id":"tmdb:show:301","name":"Similar","ids":{"tmdb":301},
     "genres":[{"name":"Drama","id":"tmdb:genre:18"}],"tmdb":{"genre_ids":[18]}}],
     "recommendations":[{"id":"tmdb:show:302","name":"Recommended","ids":{"tmdb":302}}],
     "keywords":[{"name":"war","id":"tmdb:keyword:6091","tmdb":{"id":6091}}],
     "externalIds":{"imdb":"tt0944947","tvdb":"121361","wikidata":"Q23572"},
     "tmdb":{"tagline":"","episode_run_time":[0],"production_countries":[{"iso_3166_1":"GB","name":"Britain"}],
     "spoken_languages":[{"iso_639_1":"fr"}],"seasons":[{"name":"Odd"}],
     "external_ids":{"tvdb_id":121361,"facebook_id":null}}}
    """#
}
