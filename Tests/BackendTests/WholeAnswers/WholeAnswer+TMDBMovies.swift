// SPDX-License-Identifier: MIT
extension WholeAnswer {
  static let tmdbMovies: [WholeAnswer] = [
    WholeAnswer(
      method: "movies/get",
      params: #"""
        {"id":"imdb:tt0096895","language":"de","region":"AT","include":["credits","videos","images","watchProviders",
         "releaseDates","similar","recommendations","reviews","keywords","translations","alternativeTitles","externalIds"]}
        """#,
      upstream: [
        "/tmdb/find/tt0096895":
          #"{"movie_results":[{"id":268,"title":"Batman"}]}"#,
        "/tmdb/genre/movie/list":
          #"{"genres":[{"id":14,"name":"Fantasy"}]}"#,
        "/tmdb/movie/268":
          wholeMovie,
      ],
      result: #"""
        {"id":"tmdb:movie:268","title":"Batmann","ids":{"tmdb":268,"imdb":"tt0096895","wikidata":"Q116852"},
         "originalTitle":"Batman",\#(factsOfMovie)"linkedFrom":"imdb:tt0096895",\#(partsOfMovie),
         \#(restOfMovie)}
        """#),
    WholeAnswer(
      method: "movies/get",
      params: #"""
        {"id":"amc:movie:70014","link":true,"language":"de","region":"AT","include":["credits","videos","images",
         "watchProviders","releaseDates","similar","recommendations","reviews","keywords","translations",
         "alternativeTitles","externalIds"]}
        """#,
      upstream: [
        "/amc/v2/movies/70014":
          #"{"id":70014,"name":"Lamp","imdbId":"tt0096895"}"#,
        "/tmdb/find/tt0096895":
          #"{"movie_results":[{"id":268,"title":"Batman"}]}"#,
        "/tmdb/genre/movie/list":
          #"{"genres":[{"id":14,"name":"Fantasy"}]}"#,
        "/tmdb/movie/268":
          wholeMovie,
      ],
      result: #"""
        {"id":"amc:movie:70014","title":"Lamp","ids":{"amc":70014,"tmdb":268,"imdb":"tt0096895","wikidata":"Q116852"},
         "originalTitle":"Batman",\#(factsOfMovie)"link":{"by":"imdb","confidence":1.0},\#(partsOfMovie),
         "amc":{"id":70014},\#(restOfMovie)}
        """#),
    WholeAnswer(
      method: "movies/get", params: #"{"id":"tmdb:movie:269","language":"de","link":true}"#,
      upstream: [
        "/tmdb/movie/269":
          #"""
        {"id":269,"title":"Lamp","original_title":"Lamp","original_language":"en","adult":false,
         "release_date":"2020-01-02","translations":{"translations":[{"iso_639_1":"en","data":{"tagline":"Light.",
         "overview":"A lamp."}}]}}
        """#,
        "/amc/v2/movies":
          #"""
        {"count":1,"_embedded":{"movies":[{"id":70013,"name":"Lamp","releaseDateUtc":"2020-05-06T00:00:00Z",
         "slug":"lamp-70013","imdbId":"tt9000002","synopsisTagLine":"Other.","synopsis":"Other words.",
         "runTime":99,"mpaaRating":"R","genre":"Comedy","websiteUrl":"https://www.amctheatres.com/m2",
         "showtimesUrl":"https://www.amctheatres.com/s2",
         "media":{"posterDynamic":"https://cdn.amctheatres.com/p2.jpg",
         "posterIMAXDynamic":"https://cdn.amctheatres.com/i2.jpg",
         "heroDesktopDynamic":"https://cdn.amctheatres.com/h2.jpg",
         "trailerHd":"https://cdn.amctheatres.com/t2.mp4"},"starringActors":"Tom Reyes","directors":"Iris Monroe",
         "attributes":[{"code":"BAR","name":"Bar","description":"A bar.","order":1}],"hasScheduledShowtimes":true,
         "onlineTicketAvailabilityDateUtc":"2020-01-01T15:00:00Z","earliestShowingUtc":"2020-01-02T00:00:00Z",
         "availableForAList":false,"wwmReleaseNumber":250003}]}}
        """#,
      ],
      result: #"""
        {"id":"tmdb:movie:269","title":"Lamp","ids":{"amc":70013,"tmdb":269,"imdb":"tt9000002"},"slug":"lamp-70013",
         "originalTitle":"Lamp","originalLanguage":"en","untranslated":["title","tagline","overview"],
         "tagline":"Light.","overview":"A lamp.","releaseDate":"2020-01-02","runtimeMinutes":99,"certification":"R",
         "genres":[{"name":"Comedy"}],"adult":false,"websiteUrl":"https://www.amctheatres.com/m2",
         "showtimesUrl":"https://www.amctheatres.com/s2","posterUrl":"https://cdn.amctheatres.com/p2.jpg",
         "backdropUrl":"https://cdn.amctheatres.com/h2.jpg","trailerUrl":"https://cdn.amctheatres.com/t2.mp4",
         "media":[{"kind":"imaxPoster","url":"https://cdn.amctheatres.com/i2.jpg"}],
         "cast":["Tom Reyes"],"directors":["Iris Monroe"],"attributes":[{"code":"BAR","name":"Bar","description":"A bar.","amc":{"order":1}}],"hasScheduledShowtimes":true,
         "onlineTicketsAt":"2020-01-01T15:00:00Z","earliestShowingAt":"2020-01-02T00:00:00Z",
         "availableForAList":false,"releaseNumber":250003,"link":{"by":"titleAndYear","confidence":0.9},
         "amc":{"id":70013,"releaseDateUtc":"2020-05-06T00:00:00Z","genre":"Comedy",
         "media":{"posterDynamic":"https://cdn.amctheatres.com/p2.jpg",
         "posterIMAXDynamic":"https://cdn.amctheatres.com/i2.jpg",
         "heroDesktopDynamic":"https://cdn.amctheatres.com/h2.jpg","trailerHd":"https://cdn.amctheatres.com/t2.mp4"},
         "starringActors":"Tom Reyes","directors":"Iris Monroe"}}
        """#),
    WholeAnswer(
      method: "movies/get", params: #"{"id":"tmdb:movie:270","link":true}"#,
      upstream: [
        "/tmdb/movie/270":
          #"{"id":270,"title":"Wick"}"#,
        "/amc/v2/movies": #"{"pageSize":100,"pageNumber":1,"count":0,"_embedded":{"movies":[]}}"#,
      ],
      result: #"""
        {"id":"tmdb:movie:270","title":"Wick","ids":{"tmdb":270},"linkFault":{"code":-32012,
        "message":"AMC has no movie linked to tmdb:movie:270","data":{"kind":"notFound","retryable":false,"provider":"amc",
        "attempts":0,"hint":"Use an id that starts with amc:movie:, such as search/movies returns"}}}
        """#),
  ]

  /// TMDB's response for a movie with every part that can be appended.
  private static let wholeMovie = #"""
    {"id":268,"title":"Batmann","original_title":"Batman","original_language":"en","overview":"Ein Mann.",
     "tagline":"Tanzt.","release_date":"1989-06-21","runtime":126,"genres":[{"id":14,"name":"Fantasie","x":1}],
     "vote_average":7.2,"vote_count":7733,"popularity":45.5,"adult":true,"status":"Released",
     "homepage":"https://www.example/home","budget":35000000,"revenue":411348924,"video":false,
     "belongs_to_collection":{"id":120794,"name":"Batman Collection","poster_path":"/c.jpg"},
     "production_companies":[{"id":174,"name":"Warner","origin_country":"US"}],
     "production_countries":[{"iso_3166_1":"GB","name":"Britain"}],"origin_country":["CH"],"spoken_languages":[{"iso_639_1":"fr",
     "name":"French"}],"poster_path":"/p.jpg","backdrop_path":"/b.jpg","credits":{"cast":[{"id":3894,"name":"Keaton",
     "character":"Bruce","order":1,"profile_path":"/k.jpg","credit_id":"c1","known_for_department":"Acting"},
     {"id":3895,"name":"Nicholson","character":"Joker","order":0}],"crew":[{"id":510,"name":"Burton","job":"Director",
     "department":"Directing"}]},"videos":{"results":[{"name":"Trailer 1","type":"Trailer","site":"YouTube",
     "key":"abc-1","iso_639_1":"de","iso_3166_1":"AT","official":true,"published_at":"2019-01-02T03:04:05.000Z",
     "size":1080,"id":"v1"},{"name":"Clip","type":"Clip","site":"Vimeo","key":"77","iso_639_1":"en",
     "official":false}]},"images":{"posters":[{"file_path":"/i1.png","width":2000,"height":3000,"iso_639_1":"de",
     "vote_average":5.5}],"backdrops":[{"file_path":"/i2.png","width":3840,"height":2160}],
     "logos":[{"file_path":"/i3.png","width":500,"height":200}]},
     "watch/providers":{"results":{"AT":{"link":"https://www.example/w","flatrate":[{"provider_id":8,
     "provider_name":"Netflix","display_priority":2,"logo_path":"/n.jpg"}],"free":[{"provider_id":9,
     "provider_name":"Frei"}],"ads":[{"provider_id":10,"provider_name":"Reklame"}],"rent":[{"provider_id":11,
     "provider_name":"Leih"}],"buy":[{"provider_id":12,"provider_name":"Kauf"}],"flatrate_and_buy":[]}}},
     "release_dates":{"results":[{"iso_3166_1":"AT","release_dates":[{"certification":"14",
     "release_date":"1989-10-27T00:00:00.000Z","type":3,"iso_639_1":"de","note":"Wien","descriptors":[]}]}]},
     "similar":{"results":[{"id":301,"title":"Similar","original_language":"en","genre_ids":[14]}]},
     "recommendations":{"results":[{"id":302,"title":"Recommended","original_language":"en"}]},"reviews":{"page":1,
     "results":[{"id":"5b1c","author":"Ann","author_details":{"rating":8,"username":"ann"},"content":"Good.",
     "url":"https://www.example/r","created_at":"2020-01-02T03:04:05.000Z","updated_at":"2021-01-02T03:04:05.000Z",
     "likes":4}],"total_pages":3,"total_results":45},"keywords":{"keywords":[{"id":849,"name":"bat","y":2}]},
     "translations":{"translations":[{"iso_639_1":"de","iso_3166_1":"AT","english_name":"German","name":"Deutsch",
     "data":{"title":"Batmann","tagline":"T","overview":"O","homepage":"https://www.example/de","runtime":127}}]},
     "alternative_titles":{"titles":[{"iso_3166_1":"LI","title":"Der Fledermausmann","type":"working title","u":8}]},
     "external_ids":{"imdb_id":"tt0096895","wikidata_id":"Q116852","facebook_id":null}}
    """#

  // What is told of `wholeMovie`, whichever provider's id it was asked for by.
  private static let factsOfMovie = #"""
    "originalLanguage":"en","tagline":"Tanzt.","overview":"Ein Mann.","releaseDate":"1989-10-27",
    "runtimeMinutes":126,"certification":"14","genres":[{"name":"Fantasie","id":"tmdb:genre:14","tmdb":{"id":14,
    "x":1}}],"rating":7.2,"ratingCount":7733,"popularity":45.5,"adult":true,"status":"Released",
    "homepage":"https://www.example/home","posterUrl":"https://image.tmdb.org/t/p/w342/p.jpg",
    "backdropUrl":"https://image.tmdb.org/t/p/w1280/b.jpg","posterPath":"/p.jpg","backdropPath":"/b.jpg",
    "trailerUrl":"https://www.youtube.com/watch?v=abc-1","budget":35000000,"revenue":411348924,
    "cast":["Nicholson","Keaton"],"directors":["Burton"],"collection":{"name":"Batman Collection",
    "id":"tmdb:collection:120794","tmdb":{"id":120794,"poster_path":"/c.jpg"}},"companies":[{"name":"Warner",
    "id":"tmdb:company:174","tmdb":{"id":174,"origin_country":"US"}}],"countries":["GB"],
    "originCountries":["CH"],"languages":["fr"],
    """#
  private static let partsOfMovie = #"""
    "credits":{"cast":[{"name":"Keaton","id":"tmdb:person:3894","character":"Bruce","order":1,
    "profileUrl":"https://image.tmdb.org/t/p/w185/k.jpg","profilePath":"/k.jpg","tmdb":{"id":3894,
    "credit_id":"c1","known_for_department":"Acting"}},{"name":"Nicholson","id":"tmdb:person:3895",
    "character":"Joker","order":0,"tmdb":{"id":3895}}],"crew":[{"name":"Burton","id":"tmdb:person:510",
    "job":"Director","department":"Directing","tmdb":{"id":510}}]},"videos":[{"name":"Trailer 1",
    "type":"Trailer","site":"YouTube","key":"abc-1","url":"https://www.youtube.com/watch?v=abc-1",
    "language":"de-AT","official":true,"publishedAt":"2019-01-02T03:04:05Z","height":1080,
    "tmdb":{"iso_639_1":"de","iso_3166_1":"AT","id":"v1"}},{"name":"Clip","type":"Clip","site":"Vimeo",
    "key":"77","url":"https://vimeo.com/77","language":"en","official":false}],
    "images":{"posters":[{"path":"/i1.png","url":"https://image.tmdb.org/t/p/original/i1.png","width":2000,
    "height":3000,"language":"de","tmdb":{"vote_average":5.5}}],"backdrops":[{"path":"/i2.png",
    "url":"https://image.tmdb.org/t/p/original/i2.png","width":3840,"height":2160}],"logos":[{"path":"/i3.png",
    "url":"https://image.tmdb.org/t/p/original/i3.png","width":500,"height":200}]},
    "watchProviders":{"AT":{"url":"https://www.example/w","subscription":[{"id":"tmdb:watchProvider:8",
    "name":"Netflix","logoUrl":"https://image.tmdb.org/t/p/w92/n.jpg","logoPath":"/n.jpg","order":2,
    "tmdb":{"provider_id":8}}],"free":[{"id":"tmdb:watchProvider:9","name":"Frei","tmdb":{"provider_id":9}}],
    "ads":[{"id":"tmdb:watchProvider:10","name":"Reklame","tmdb":{"provider_id":10}}],
    "rent":[{"id":"tmdb:watchProvider:11","name":"Leih","tmdb":{"provider_id":11}}],
    "buy":[{"id":"tmdb:watchProvider:12","name":"Kauf","tmdb":{"provider_id":12}}],
    "tmdb":{"flatrate_and_buy":[]}}},"releaseDates":[{"region":"AT","releasedAt":"1989-10-27T00:00:00Z",
    "certification":"14","type":"theatrical","language":"de","note":"Wien","tmdb":{"type":3,"descriptors":[]}}],
    "similar":[{"id":"tmdb:movie:301","title":"Similar","ids":{"tmdb":301},"originalLanguage":"en",
    "genres":[{"name":"Fantasy","id":"tmdb:genre:14"}],"tmdb":{"genre_ids":[14]}}],
    "recommendations":[{"id":"tmdb:movie:302","title":"Recommended","ids":{"tmdb":302},
    "originalLanguage":"en"}],"reviews":{"items":[{"id":"tmdb:review:5b1c","author":"Ann","rating":8.0,
    "content":"Good.","url":"https://www.example/r","createdAt":"2020-01-02T03:04:05Z",
    "updatedAt":"2021-01-02T03:04:05Z","tmdb":{"id":"5b1c","author_details":{"username":"ann"},"likes":4}}],
    "totalPages":3,"totalResults":45,"tmdb":{"page":1}},"keywords":[{"name":"bat","id":"tmdb:keyword:849",
    "tmdb":{"id":849,"y":2}}],"translations":[{"language":"de","region":"AT","languageName":"German",
    "title":"Batmann","tagline":"T","overview":"O","homepage":"https://www.example/de","runtimeMinutes":127,
    "tmdb":{"name":"Deutsch"}}],"alternativeTitles":[{"title":"Der Fledermausmann","country":"LI",
    "type":"working title","tmdb":{"u":8}}],"externalIds":{"imdb":"tt0096895","wikidata":"Q116852"}
    """#
  private static let restOfMovie = #"""
    "tmdb":{"release_date":"1989-06-21","video":false,"production_countries":[{"iso_3166_1":"GB","name":"Britain"}],
    "spoken_languages":[{"iso_639_1":"fr","name":"French"}],"reviews":{"page":1},
    "external_ids":{"facebook_id":null}}
    """#
}
