// SPDX-License-Identifier: MIT
import Basics
import Contract

extension AskedCall {
  static let ofTMDB: [AskedCall] = tmdbLists + tmdbSearches + tmdbMovies + tmdbShows + tmdbImages

  private static let today = Region("IT")?.day(at: .now) ?? .first

  /// TMDB's pages have 20 rows, whatever the requested size.
  private static let tmdbLists: [AskedCall] = [
    AskedCall(
      method: "movies/nowPlaying",
      params: #"{"provider":"tmdb","include":["credits"],"language":"de","region":"AT","page":3,"pageSize":20}"#,
      targets: ["/tmdb/movie/now_playing?language=de&region=AT&page=3"]),
    AskedCall(
      method: "movies/popular",
      params: #"{"include":["credits"],"language":"de","region":"AT","page":3,"pageSize":10}"#,
      targets: ["/tmdb/movie/popular?language=de&region=AT&page=2"]),
    AskedCall(
      method: "movies/topRated",
      params: #"{"include":["certification"],"language":"fr","region":"CH","page":5,"pageSize":20}"#,
      targets: ["/tmdb/movie/top_rated?language=fr&region=CH&page=5"]),
    AskedCall(
      method: "movies/upcoming",
      params: #"{"include":["credits"],"language":"it","region":"IT","page":6,"pageSize":20}"#,
      targets: [
        "/tmdb/discover/movie?language=it&region=IT&release_date.gte=\(today)&with_release_type=2%7C3"
          + "&primary_release_date.gte=\(Day(daysSince1970: today.daysSince1970 - 365) ?? today)"
          + "&sort_by=popularity.desc&page=6"
      ]),
    AskedCall(
      method: "movies/trending",
      params: #"{"window":"week","include":["credits"],"language":"es","region":"MX","page":7,"pageSize":20}"#,
      targets: ["/tmdb/trending/movie/week?language=es&page=7"]),
    AskedCall(
      method: "movies/trending", params: "{}", targets: ["/tmdb/trending/movie/day?page=1"]),
    AskedCall(
      method: "movies/discover",
      params: #"""
        {"genreIds":["tmdb:genre:28","tmdb:genre:12"],"year":1989,"minimumRating":7.5,"minimumVotes":100,
         "sortBy":"releaseDate.desc","watchProviderIds":["tmdb:watchProvider:8","tmdb:watchProvider:9"],"originalLanguage":"ja",
         "releasedAfter":"1989-01-02","releasedBefore":"1990-03-04","include":["credits"],"language":"de",
         "region":"AT","page":2,"pageSize":20}
        """#,
      targets: [
        "/tmdb/discover/movie?language=de&region=AT&with_genres=28%2C12&primary_release_year=1989&vote_average.gte=7.5"
          + "&vote_count.gte=100&sort_by=release_date.desc&with_watch_providers=8%7C9&watch_region=AT"
          + "&with_original_language=ja&release_date.gte=1989-01-02&release_date.lte=1990-03-04&page=2"
      ]),
    // Without a region TMDB counts rereleases as releases, and offers need a region.
    AskedCall(
      method: "movies/discover",
      params:
        #"{"watchProviderIds":["tmdb:watchProvider:8"],"releasedAfter":"1989-01-02","releasedBefore":"1990-03-04"}"#,
      targets: [
        "/tmdb/discover/movie?sort_by=popularity.desc&with_watch_providers=8&watch_region=US"
          + "&primary_release_date.gte=1989-01-02&primary_release_date.lte=1990-03-04&page=1"
      ]),
    // Without services of the user's there is nothing to ask; ServiceMethodTests has them.
    AskedCall(method: "movies/discover", params: #"{"on":"mine"}"#, targets: []),
    AskedCall(
      method: "movies/similar",
      params: #"{"id":"tmdb:movie:268","include":["credits"],"language":"de","region":"AT","page":8,"pageSize":20}"#,
      targets: ["/tmdb/movie/268/similar?language=de&page=8"]),
    AskedCall(
      method: "movies/recommendations",
      params: #"{"id":"tmdb:movie:269","include":["credits"],"language":"de","region":"AT","page":9,"pageSize":20}"#,
      targets: ["/tmdb/movie/269/recommendations?language=de&page=9"]),
  ]

  private static let tmdbSearches: [AskedCall] = [
    AskedCall(
      method: "search/movies",
      params: #"""
        {"query":"wall & e","year":2008,"includeAdult":true,"provider":"tmdb","remember":true,"include":["credits"],
         "language":"de","region":"AT","page":2,"pageSize":20}
        """#,
      targets: ["/tmdb/search/movie?language=de&region=AT&query=wall%20%26%20e&year=2008&include_adult=true&page=2"]),
    AskedCall(
      method: "search/movies", params: #"{"query":"wall"}"#, targets: ["/tmdb/search/movie?query=wall&page=1"]),
    AskedCall(
      method: "search/people",
      params: #"{"query":"ann","provider":"tmdb","language":"de","region":"AT","page":3,"pageSize":20}"#,
      targets: ["/tmdb/search/person?language=de&query=ann&page=3"]),
    AskedCall(
      method: "search/all",
      params: #"{"query":"lamp","provider":"tmdb","language":"de","region":"AT","page":4,"pageSize":20}"#,
      targets: ["/tmdb/search/multi?language=de&query=lamp&page=4"]),
  ]

  private static let tmdbMovies: [AskedCall] = [
    AskedCall(
      method: "movies/genres", params: #"{"language":"de","region":"AT"}"#,
      targets: ["/tmdb/genre/movie/list?language=de"]),
    AskedCall(
      method: "movies/get",
      params: #"""
        {"id":"tmdb:movie:268","include":["credits","videos","images","watchProviders","releaseDates","similar",
         "recommendations","reviews","keywords","translations","alternativeTitles","externalIds"],"link":false,"language":"de-AT",
         "region":"CH"}
        """#,
      targets: [
        "/tmdb/movie/268?language=de-AT&append_to_response=credits%2Cvideos%2Cimages%2Cwatch%2Fproviders"
          + "%2Crelease_dates%2Csimilar%2Crecommendations%2Creviews%2Ckeywords%2Ctranslations%2Calternative_titles"
          + "%2Cexternal_ids"
          + "&include_image_language=de%2Cen%2Cnull&include_video_language=de%2Cen%2Cnull"
      ]),
    AskedCall(method: "movies/get", params: #"{"id":"tmdb:movie:268"}"#, targets: ["/tmdb/movie/268"]),
    // A language adds the translations, and a country the release dates, to the request for the movie.
    AskedCall(
      method: "movies/get", params: #"{"id":"tmdb:movie:268","language":"de"}"#,
      targets: ["/tmdb/movie/268?language=de&append_to_response=translations"]),
    AskedCall(
      method: "movies/get", params: #"{"id":"tmdb:movie:268","region":"AT"}"#,
      targets: ["/tmdb/movie/268?append_to_response=release_dates"]),
    AskedCall(
      method: "movies/get", params: #"{"id":"imdb:tt0096895","language":"de"}"#,
      targets: [
        "/tmdb/find/tt0096895?external_source=imdb_id&language=en-US",
        "/tmdb/movie/268?language=de&append_to_response=translations",
      ],
      answers: ["/tmdb/find/tt0096895": #"{"movie_results":[{"id":268,"title":"Batman"}]}"#]),
    AskedCall(
      method: "movies/get", params: #"{"id":"tmdb:movie:268","link":true}"#,
      targets: ["/amc/v2/movies?name=Batman%20%26%20Co&page-number=1&page-size=100", "/tmdb/movie/268"],
      answers: ["/tmdb/movie/268": #"{"id":268,"title":"Batman & Co"}"#]),
    AskedCall(
      method: "movies/credits", params: #"{"id":"tmdb:movie:268","language":"de","region":"AT"}"#,
      targets: ["/tmdb/movie/268/credits?language=de"]),
    AskedCall(
      method: "movies/videos", params: #"{"id":"tmdb:movie:268","language":"de-AT","region":"AT"}"#,
      targets: ["/tmdb/movie/268/videos?language=de-AT&include_video_language=de%2Cen%2Cnull"]),
    // If there are none in the requested language, those in the movie's own language are requested.
    AskedCall(
      method: "movies/videos", params: #"{"id":"tmdb:movie:268","language":"de"}"#,
      targets: [
        "/tmdb/movie/268/videos?language=de&include_video_language=de%2Cen%2Cnull",
        "/tmdb/movie/268/videos?language=ja&include_video_language=ja%2Cen%2Cnull",
        "/tmdb/movie/268?language=de&append_to_response=translations",
      ],
      answers: [
        "/tmdb/movie/268/videos": #"{"results":[]}"#,
        "/tmdb/movie/268": #"{"id":268,"title":"Batman","original_language":"ja"}"#,
      ]),
    AskedCall(
      method: "movies/watchProviders", params: #"{"id":"tmdb:movie:268","language":"de","region":"AT"}"#,
      targets: ["/tmdb/movie/268/watch/providers"]),
    AskedCall(
      method: "movies/watchProviders", params: #"{"id":"tmdb:show:95396","region":"AT"}"#,
      targets: ["/tmdb/tv/95396/watch/providers"]),
  ]

  private static let tmdbImages: [AskedCall] = [
    AskedCall(
      method: "images/url",
      params: #"{"id":"tmdb:movie:268","kind":"movie","type":"logo","width":90,"language":"de","region":"AT"}"#,
      targets: [
        "/tmdb/movie/268?language=de&append_to_response=images%2Crelease_dates%2Ctranslations"
          + "&include_image_language=de%2Cen%2Cnull"
      ]),
    AskedCall(
      method: "images/fetch",
      params:
        #"{"id":"tmdb:person:2232","kind":"person","type":"profile","size":"h632","language":"de","region":"AT"}"#,
      targets: ["/images/h632/k.jpg", "/tmdb/person/2232?language=de"],
      answers: ["/tmdb/person/2232": #"{"id":2232,"name":"Michael Keaton","profile_path":"/k.jpg"}"#]),
    AskedCall(
      method: "images/fetch", params: #"{"path":"/p.jpg","width":343}"#, targets: ["/images/w500/p.jpg"]),
    AskedCall(method: "images/url", params: #"{"path":"/p.jpg"}"#, targets: []),
  ]
}
