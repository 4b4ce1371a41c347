// SPDX-License-Identifier: MIT
import Basics
import Contract

extension AskedCall {
  /// The lists of codes, and the filters of discover.
  static let ofReference: [AskedCall] = [
    AskedCall(
      method: "reference/countries", params: #"{"language":"de","region":"AT","page":1,"pageSize":7}"#,
      targets: ["/tmdb/configuration/countries"]),
    AskedCall(
      method: "reference/languages", params: #"{"language":"de","region":"AT","page":1,"pageSize":7}"#,
      targets: ["/tmdb/configuration/languages"]),
    AskedCall(
      method: "reference/jobs", params: #"{"language":"de","region":"AT","page":1,"pageSize":7}"#,
      targets: ["/tmdb/configuration/jobs"]),
    AskedCall(
      method: "reference/watchRegions", params: #"{"language":"de","region":"AT","page":1,"pageSize":7}"#,
      targets: ["/tmdb/watch/providers/regions"]),
    AskedCall(
      method: "reference/genres", params: #"{"kind":"show","language":"de","region":"AT","page":1,"pageSize":7}"#,
      targets: ["/tmdb/genre/tv/list?language=de"]),
    AskedCall(
      method: "reference/certifications",
      params: #"{"kind":"show","language":"de","region":"AT","page":1,"pageSize":7}"#,
      targets: ["/tmdb/certification/tv/list"]),
    AskedCall(
      method: "reference/watchProviders",
      params: #"{"kind":"show","language":"de","region":"AT","page":1,"pageSize":7}"#,
      targets: ["/tmdb/watch/providers/tv?watch_region=AT"]),
    AskedCall(
      method: "reference/attributes", params: #"{"page":2,"pageSize":7}"#,
      targets: ["/amc/v1/attributes?page-number=2&page-size=7"]),
    AskedCall(
      method: "reference/markets", params: #"{"page":3,"pageSize":8}"#,
      targets: ["/amc/v1/markets?page-number=3&page-size=8"]),
    AskedCall(
      method: "reference/states", params: #"{"page":4,"pageSize":9}"#,
      targets: ["/amc/v1/states?page-number=4&page-size=9"]),
    // Ids are sent without a look at their lists.
    AskedCall(
      method: "movies/discover",
      params: #"""
        {"genres":["tmdb:genre:35","tmdb:genre:80"],"genreOperator":"or","withoutGenreIds":["tmdb:genre:16","tmdb:genre:99"],
         "anyReleaseYear":1999,"releaseTypes":["premiere","theatricalLimited","theatrical","digital","physical","tv"],
         "maximumRating":9.5,"maximumVotes":5000,"minimumRuntime":60,"maximumRuntime":100,"minimumCertification":"PG",
         "maximumCertification":"R","certificationCountry":"US","castIds":["tmdb:person:1","tmdb:person:2"],
         "crewIds":["tmdb:person:3"],"personIds":["tmdb:person:4"],"companyIds":["tmdb:company:5","tmdb:company:6"],
         "withoutCompanyIds":["tmdb:company:7","tmdb:company:8"],"keywordIds":["tmdb:keyword:9","tmdb:keyword:10"],
         "withoutKeywordIds":["tmdb:keyword:11","tmdb:keyword:12"],"originCountry":["JP","KR"],
         "originalLanguage":["ja","ko"],"watchProviderIds":["tmdb:watchProvider:13"],"personOperator":"or",
         "companyOperator":"or","keywordOperator":"or","withoutWatchProviderIds":["tmdb:watchProvider:14","tmdb:watchProvider:15"],
         "monetization":["subscription","free","ads","rent","buy"],"includeAdult":true,"includeVideo":true,
         "region":"AT"}
        """#,
      targets: [
        "/tmdb/discover/movie?region=AT&with_genres=35%7C80&sort_by=popularity.desc"
          + "&with_watch_providers=13&watch_region=AT&with_original_language=ja%7Cko"
          + "&release_date.lte=\(Region("AT")?.day(at: .now) ?? .first)&year=1999"
          + "&with_release_type=1%7C2%7C3%7C4%7C5%7C6&vote_average.lte=9.5&vote_count.lte=5000&with_runtime.gte=60"
          + "&with_runtime.lte=100&certification.gte=PG&certification.lte=R&certification_country=US"
          + "&with_cast=1%7C2&with_crew=3&with_people=4&with_companies=5%7C6&with_keywords=9%7C10"
          + "&with_origin_country=JP%7CKR&with_watch_monetization_types=flatrate%7Cfree%7Cads%7Crent%7Cbuy"
          + "&without_genres=16%7C99&without_companies=7%7C8&without_keywords=11%7C12"
          + "&without_watch_providers=14%7C15&include_adult=true&include_video=true&page=1"
      ]),
    // The name of a service is never sent in place of its number.
    AskedCall(
      method: "movies/discover", params: #"{"services":["Netflix"],"serviceOperator":"and","region":"AT"}"#, targets: []
    ),
    AskedCall(
      method: "movies/discover", params: #"{"certification":"12","region":"DE"}"#,
      targets: [
        "/tmdb/discover/movie?region=DE&sort_by=popularity.desc&certification=12&certification_country=DE&page=1"
      ]),
  ]
}
