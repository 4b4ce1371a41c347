// SPDX-License-Identifier: MIT
extension WholeAnswer {
  static let amcCodes = [
    WholeAnswer(
      method: "reference/attributes",
      upstream: [
        "/amc/v1/attributes":
          #"""
        {"pageSize":20,"pageNumber":1,"count":2,"_embedded":{"attributes":[{"code":"IMAX","name":"IMAX at AMC",
         "description":"Large.","appliesTo":["Movie","Showtime"],"isPremiumFormat":true,"z":1},{"code":"bar","name":"Bar",
         "isPremiumFormat":false}]},"y":2}
        """#
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":2,"items":[{"code":"IMAX","name":"IMAX at AMC",
         "description":"Large.","appliesTo":["Movie","Showtime"],"isPremiumFormat":true,"amc":{"z":1}},
         {"code":"bar","name":"Bar","isPremiumFormat":false}],"amc":{"y":2}}
        """#)
  ]

  static let tmdbCodes = [
    WholeAnswer(
      method: "reference/countries",
      upstream: [
        "/tmdb/configuration/countries":
          #"[{"iso_3166_1":"DE","english_name":"Germany","native_name":"Deutschland","z":1}]"#
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":1,"items":[{"code":"DE","name":"Germany",
         "nativeName":"Deutschland","tmdb":{"z":1}}]}
        """#),
    WholeAnswer(
      method: "reference/jobs", params: #"{"page":2,"pageSize":2}"#,
      upstream: [
        "/tmdb/configuration/jobs":
          #"[{"department":"Art","jobs":["Painter","Carver"]},{"department":"Crew","jobs":["Cook"]}]"#
      ],
      result: #"""
        {"kind":"page","page":2,"pageSize":2,"totalPages":2,"totalResults":3,"previousPage":1,"items":[{"code":"Cook",
         "name":"Cook","department":"Crew"}]}
        """#),
    WholeAnswer(
      method: "reference/certifications", params: #"{"region":"US"}"#,
      upstream: [
        "/tmdb/certification/movie/list":
          #"{"certifications":{"US":[{"certification":"R","meaning":"Adults.","order":4}],"DE":[{"certification":"12"}]}}"#
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":1,"items":[{"code":"R","name":"R","country":"US",
         "description":"Adults.","order":4}]}
        """#),
    WholeAnswer(
      method: "reference/genres", params: #"{"kind":"show"}"#,
      upstream: ["/tmdb/genre/tv/list": #"{"genres":[{"id":10759,"name":"Action & Adventure","z":1}]}"#],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":1,"items":[{"name":"Action & Adventure",
         "id":"tmdb:genre:10759","tmdb":{"id":10759,"z":1}}]}
        """#),
    WholeAnswer(
      method: "reference/watchProviders",
      upstream: [
        "/tmdb/watch/providers/movie":
          #"""
        {"results":[{"provider_id":8,"provider_name":"Netflix","logo_path":"/l.jpg","display_priority":3,"z":1}]}
        """#
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":1,"items":[{"id":"tmdb:watchProvider:8",
         "name":"Netflix","logoUrl":"https://image.tmdb.org/t/p/w92/l.jpg","logoPath":"/l.jpg","order":3,
         "tmdb":{"provider_id":8,"z":1}}]}
        """#),
  ]

  static let codesNeverToldByAMC: Set<String> = [
    "CodeEntry.country", "CodeEntry.department", "CodeEntry.nativeName", "CodeEntry.order", "CodeEntry.tmdb",
  ]
  static let codesNeverToldByTMDB: Set<String> = ["CodeEntry.amc", "CodeEntry.appliesTo", "CodeEntry.isPremiumFormat"]
}
