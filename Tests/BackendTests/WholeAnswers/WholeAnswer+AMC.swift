// SPDX-License-Identifier: MIT
extension WholeAnswer {
  static let ofAMC: [WholeAnswer] = [
    linkedCredits,
    WholeAnswer(
      method: "movies/active", params: #"{"page":2,"pageSize":3}"#,
      upstream: [
        "/amc/v2/movies/views/active":
          #"""
        {"pageSize":3,"pageNumber":2,"count":10,"requestId":"r1","_links":{"next":{"href":"x"}},
         "_embedded":{"movies":[{"id":70011,"name":"The Lamplighter","imdbId":"tt9000001",
         "slug":"the-lamplighter-70011","synopsisTagLine":"Mind the dark.","synopsis":"A light goes out.",
         "releaseDateUtc":"2026-11-20T06:00:00Z","runTime":101,"mpaaRating":"PG13","genre":"DRAMA",
         "secondaryGenre":"Family","websiteUrl":"https://www.amctheatres.com/m",
         "showtimesUrl":"https://www.amctheatres.com/s",
         "media":{"posterDynamic":"https://cdn.amctheatres.com/p.jpg",
         "heroDesktopDynamic":"https://cdn.amctheatres.com/h.jpg",
         "trailerHd":"https://cdn.amctheatres.com/t.mp4","trailerTeaserDynamic":"https://cdn.amctheatres.com/te.mp4"},
         "starringActors":"Ada Quill, Tom Reyes",
         "directors":"Iris Monroe","attributes":[{"code":"IMAX","name":"IMAX at AMC","description":"Large.",
         "order":3}],"hasScheduledShowtimes":true,"onlineTicketAvailabilityDateUtc":"2026-11-01T15:00:00Z",
         "earliestShowingUtc":"2026-11-19T00:00:00Z","availableForAList":false,"wwmReleaseNumber":250001,
         "score":0.125,"_links":{}},{"id":70012,"name":"Private Theatre Rental","hasScheduledShowtimes":false,
         "availableForAList":true},{"id":"nobody"}]}}
        """#
      ],
      result: #"""
        {"kind":"page","page":2,"pageSize":3,"totalPages":4,"totalResults":10,"nextPage":3,"previousPage":1,
         "items":[{"id":"amc:movie:70011","title":"The Lamplighter","ids":{"amc":70011,"imdb":"tt9000001"},
         "slug":"the-lamplighter-70011","tagline":"Mind the dark.","overview":"A light goes out.",
         "releaseDate":"2026-11-20","runtimeMinutes":101,"certification":"PG-13","genres":[{"name":"Drama"},
         {"name":"Family"}],"websiteUrl":"https://www.amctheatres.com/m",
         "showtimesUrl":"https://www.amctheatres.com/s","posterUrl":"https://cdn.amctheatres.com/p.jpg",
         "backdropUrl":"https://cdn.amctheatres.com/h.jpg","trailerUrl":"https://cdn.amctheatres.com/t.mp4",
         "media":[{"kind":"teaser","url":"https://cdn.amctheatres.com/te.mp4"}],
         "cast":["Ada Quill","Tom Reyes"],"directors":["Iris Monroe"],"attributes":[{"code":"IMAX",
         "name":"IMAX at AMC","description":"Large.","amc":{"order":3}}],"hasScheduledShowtimes":true,
         "onlineTicketsAt":"2026-11-01T15:00:00Z","earliestShowingAt":"2026-11-19T00:00:00Z",
         "availableForAList":false,"releaseNumber":250001,"amc":{"id":70011,"releaseDateUtc":"2026-11-20T06:00:00Z",
         "mpaaRating":"PG13","genre":"DRAMA","secondaryGenre":"Family",
         "media":{"posterDynamic":"https://cdn.amctheatres.com/p.jpg",
         "heroDesktopDynamic":"https://cdn.amctheatres.com/h.jpg","trailerHd":"https://cdn.amctheatres.com/t.mp4",
         "trailerTeaserDynamic":"https://cdn.amctheatres.com/te.mp4"},
         "starringActors":"Ada Quill, Tom Reyes","directors":"Iris Monroe","score":0.125}},{"id":"amc:movie:70012",
         "title":"Private Theatre Rental","ids":{"amc":70012},"isPrivateRental":true,"hasScheduledShowtimes":false,
         "availableForAList":true,"amc":{"id":70012}}],"skipped":1,"amc":{"requestId":"r1"}}
        """#),
    WholeAnswer(
      method: "movies/credits", params: #"{"id":"amc:movie:70011"}"#,
      upstream: [
        "/amc/v1/movie/70011/cast-crew":
          #"""
        {"id":70011,"cast":[{"personId":5,"name":"Ada Quill","job":"Actor","role":"Wick","biography":"Born.",
         "media":{"profileDynamic":"https://cdn.amctheatres.com/a.jpg"},"movieId":70011},{"personId":6,
         "name":"Iris Monroe","job":"Director"}],"edition":2}
        """#
      ],
      result: #"""
        {"id":"amc:movie:70011","cast":[{"name":"Ada Quill","id":"amc:person:5","character":"Wick","job":"Actor",
         "biography":"Born.","profileUrl":"https://cdn.amctheatres.com/a.jpg","amc":{"personId":5,
         "media":{"profileDynamic":"https://cdn.amctheatres.com/a.jpg"},"movieId":70011}}],
         "crew":[{"name":"Iris Monroe","id":"amc:person:6","job":"Director","amc":{"personId":6}}],"amc":{"id":70011,
         "edition":2}}
        """#),
    WholeAnswer(
      method: "theatres/near", params: #"{"latitude":38.9,"longitude":-94.7}"#,
      upstream: [
        "/amc/v2/locations":
          #"""
        {"pageSize":20,"pageNumber":1,"count":1,"_embedded":{"locations":[{"rank":4,"distance":2.5,
         "_embedded":{"theatre":{"id":77,"name":"AMC Lantern 12","longName":"AMC Lantern Plaza 12",
         "slug":"amc-lantern-12","brand":"Classic","utcOffset":"-06:00","timezone":"CENTRAL TIME",
         "guestServicesPhoneNumber":"5551230000","isClosed":true,"deliveryToSeat":false,"outageDescription":"Repairs.","subscriptionUsageLevel":2,
         "convenienceFeeTaxPercent":9.475,"convenienceFeeTaxFlatAmount":0.25,
         "closures":[{"startDateTimeUtc":"2026-12-25T06:00:00Z","endDateTimeUtc":"2026-12-26T06:00:00Z",
         "reason":"holiday","kind":"k"}],"attributes":[{"code":"BAR","name":"Macguffins","description":"A bar.","order":3}],
         "websiteUrl":"https://www.amctheatres.com/lantern",
         "media":{"heroDesktopDynamic":"https://cdn.amctheatres.com/hero.jpg",
         "interiorDynamic":"https://cdn.amctheatres.com/in.jpg"},
         "location":{"addressLine1":"1 Lamp Road","addressLine2":"Suite 2","city":"OLATHE","state":"KS",
         "stateName":"KANSAS","postalCode":"66062","country":"United States","latitude":38.9,"longitude":-94.75,
         "marketName":"Kansas City","marketUrlSuffixText":"kansas-city"},
         "_links":{"self":{"href":"https://api.amctheatres.com/v2/theatres/77"}}}}}]}}
        """#
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":1,"items":[{"id":"amc:theatre:77",
         "name":"AMC Lantern 12","longName":"AMC Lantern Plaza 12","slug":"amc-lantern-12","brand":"Classic",
         "market":{"name":"Kansas City","slug":"kansas-city"},"address":{"street":"1 Lamp Road, Suite 2",
         "city":"OLATHE","state":"KS","stateName":"KANSAS","postalCode":"66062","country":"United States"},
         "location":{"latitude":38.9,"longitude":-94.75},"distanceKilometres":4.023,"utcOffset":"-06:00",
         "timeZone":"CENTRAL TIME","timeZoneName":"America/Chicago","phone":"5551230000","isClosed":true,
         "outageDescription":"Repairs.","subscriptionTier":2,"convenienceFeeTaxPercent":9.475,"convenienceFeeTaxFlatAmount":0.25,
         "closures":[{"startsAt":"2026-12-25T06:00:00Z","endsAt":"2026-12-26T06:00:00Z","reason":"holiday","amc":{"kind":"k"}}],
         "attributes":[{"code":"BAR","name":"Macguffins","description":"A bar.","amc":{"order":3}}],
         "websiteUrl":"https://www.amctheatres.com/lantern","imageUrl":"https://cdn.amctheatres.com/hero.jpg",
         "media":[{"kind":"interior","url":"https://cdn.amctheatres.com/in.jpg"}],
         "amc":{"id":77,"deliveryToSeat":false,"media":{"heroDesktopDynamic":"https://cdn.amctheatres.com/hero.jpg",
         "interiorDynamic":"https://cdn.amctheatres.com/in.jpg"},
         "location":{"addressLine1":"1 Lamp Road","addressLine2":"Suite 2","city":"OLATHE","state":"KS",
         "stateName":"KANSAS","postalCode":"66062","country":"United States","latitude":38.9,"longitude":-94.75,
         "marketName":"Kansas City","marketUrlSuffixText":"kansas-city"},"rank":4,"distance":2.5}}]}
        """#),
    WholeAnswer(
      method: "theatres/get", params: #"{"id":"amc:theatre:78"}"#,
      upstream: [
        "/amc/v2/theatres/78":
          #"{"id":78,"name":"AMC Wick 3","isClosed":false}"#
      ],
      result: #"{"id":"amc:theatre:78","name":"AMC Wick 3","isClosed":false,"amc":{"id":78}}"#),
    WholeAnswer(
      method: "theatres/suggest", params: #"{"query":"l"}"#,
      upstream: [
        "/amc/v2/location-suggestions/":
          #"""
        {"count":2,"_embedded":{"suggestions":[{"title":"Leawood, KS","type":"city","score":7,
         "_links":{"https://api.amctheatres.com/rels/v2/locations":{"href":"https://api.amctheatres.com/v2/locations?latitude=38.91&longitude=-94.64"}}},
         {"title":"AMC Lantern 12","type":"theatre"}]}}
        """#,
        "/amc/v2/locations/theatres/AMC%20Lantern%2012":
          #"""
        {"count":1,"_embedded":{"locations":[{"rank":1,"_embedded":{"theatre":{"id":77,"name":"AMC Lantern 12",
         "longName":"AMC Lantern Plaza 12","slug":"amc-lantern-12","brand":"Classic","utcOffset":"-06:00",
         "timezone":"CENTRAL TIME","guestServicesPhoneNumber":"5551230000","isClosed":true,"deliveryToSeat":false,
         "closures":[{"startDateTimeUtc":"2026-12-25T06:00:00Z","endDateTimeUtc":"2026-12-26T06:00:00Z",
         "reason":"holiday"}],"attributes":[{"code":"BAR","name":"Macguffins","description":"A bar.","order":3}],
         "websiteUrl":"https://www.amctheatres.com/lantern",
         "media":{"heroDesktopDynamic":"https://cdn.amctheatres.com/hero.jpg"},
         "location":{"addressLine1":"1 Lamp Road","addressLine2":"Suite 2","city":"OLATHE","state":"KS",
         "stateName":"KANSAS","postalCode":"66062","country":"United States","latitude":38.9,"longitude":-94.75,
         "marketName":"Kansas City","marketUrlSuffixText":"kansas-city"},
         "_links":{"self":{"href":"https://api.amctheatres.com/v2/theatres/77"}}}}}]}}
        """#,
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":2,"items":[{"title":"Leawood, KS",
         "type":"city","latitude":38.91,"longitude":-94.64,"amc":{"score":7}},{"title":"AMC Lantern 12",
         "type":"theatre","latitude":38.9,"longitude":-94.75,"theatreId":"amc:theatre:77"}]}
        """#),
    WholeAnswer(
      method: "search/theatres", params: #"{"query":"nowhere"}"#,
      upstream: [
        "/amc/v2/theatres":
          #"{"count":0,"_embedded":{"theatres":[]}}"#
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":0,"items":[],
         "message":"No theatres match “nowhere”."}
        """#),
    WholeAnswer(
      method: "showtimes/atTheatre", params: #"{"theatreId":"amc:theatre:77","date":"2026-11-21"}"#,
      upstream: [
        "/amc/v2/theatres/77": #"{"id":77,"name":"AMC Lantern 12"}"#,
        "/amc/v2/theatres/77/showtimes/11-21-26":
          #"""
        {"pageSize":20,"pageNumber":1,"count":3,"lastUpdatedDateUtc":"2026-11-20T00:00:00Z",
         "_embedded":{"showtimes":[{"id":900,"internalReleaseNumber":57,"performanceNumber":4100,"movieId":70011,
         "movieName":"The Lamplighter","showDateTimeUtc":"2026-11-22T01:30:00Z",
         "showDateTimeLocal":"2026-11-21T19:30:00","sellUntilDateTimeUtc":"2026-11-22T01:40:00Z",
         "visibilityDateTimeUtc":"2026-11-18T12:00:00Z","isSoldOut":true,"isAlmostSoldOut":true,"isCanceled":true,
         "isEmbargoed":true,"isComingSoon":false,"inTheatreTicketingOnly":false,"isDiscountMatineePriced":false,
         "discountMatineeMessage":"Save.","maximumIntendedAttendance":30,"theatreId":77,"auditorium":4,"layoutId":2,"layoutVersionNumber":6,
         "runTime":101,"mpaaRating":"NC17","premiumFormat":"Dolby Cinema",
         "purchaseUrl":"https://www.amctheatres.com/showtimes/900","wwmReleaseNumber":250001,
         "lastUpdatedDateUtc":"2026-11-20T00:00:00Z","estimatedFees":[{"name":"Convenience","cost":2.19,"tax":0.2,
         "quantity":1,"code":"C"}],"ticketPrices":[{"price":12.5,"type":"ADULT","sku":"A1","tax":1.1,
         "agePolicy":"Age 13+","order":1},{"price":9.5,"type":"CHILD"}],"attributes":[{"code":"DOLBY",
         "name":"Dolby","description":"Bright.","order":9}],"languages":{"spoken":"English","subtitle":"French",
         "dub":"none"},"media":{"posterDynamic":"https://cdn.amctheatres.com/sp.jpg",
         "heroDesktopDynamic":"https://cdn.amctheatres.com/sh.jpg"}},{"id":901,"movieName":"M","isSoldOut":true,
         "isAlmostSoldOut":true,"isCanceled":false,"isEmbargoed":false,"isComingSoon":true,
         "inTheatreTicketingOnly":true,"isDiscountMatineePriced":false},{"id":902,
         "movieName":"Private Theatre Rental","isSoldOut":true,"isAlmostSoldOut":false,"isCanceled":true,
         "isEmbargoed":false,"isComingSoon":true,"inTheatreTicketingOnly":false,"isDiscountMatineePriced":true}]}}
        """#,
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":3,"items":[{"id":"amc:showtime:900",
         "movieTitle":"The Lamplighter","movieId":"amc:movie:70011","theatreId":"amc:theatre:77","theatreName":"AMC Lantern 12",
         "startsAt":"2026-11-22T01:30:00Z","startsAtLocal":"2026-11-21T19:30:00-06:00","sellUntil":"2026-11-22T01:40:00Z","runtimeMinutes":101,
         "certification":"NC-17","auditorium":4,"format":"Dolby Cinema","isSoldOut":true,"isAlmostSoldOut":true,
         "isCanceled":true,"isEmbargoed":true,"isComingSoon":false,"visibleAt":"2026-11-18T12:00:00Z",
         "inTheatreTicketingOnly":false,"maximumIntendedAttendance":30,"isDiscountMatinee":false,"discountMatineeMessage":"Save.",
         "purchaseUrl":"https://www.amctheatres.com/showtimes/900","ticketPrices":[{"type":"ADULT","price":12.5,
         "tax":1.1,"total":15.99,"agePolicy":"Age 13+","sku":"A1","amc":{"order":1}},{"type":"CHILD","price":9.5,
         "total":11.89,"totalExcludes":["tax"]}],"estimatedFees":[{"name":"Convenience","cost":2.19,"tax":0.2,
         "quantity":1,"amc":{"code":"C"}}],"attributes":[{"code":"DOLBY","name":"Dolby","description":"Bright.",
         "amc":{"order":9}}],"languages":{"spoken":"English","subtitles":"French","amc":{"dub":"none"}},
         "posterUrl":"https://cdn.amctheatres.com/sp.jpg","backdropUrl":"https://cdn.amctheatres.com/sh.jpg",
         "performanceNumber":4100,"layoutId":2,"layoutVersion":6,"releaseNumber":250001,"internalReleaseId":57,
         "amc":{"id":900,"movieId":70011,"theatreId":77,"mpaaRating":"NC17",
         "lastUpdatedDateUtc":"2026-11-20T00:00:00Z","media":{"posterDynamic":"https://cdn.amctheatres.com/sp.jpg",
         "heroDesktopDynamic":"https://cdn.amctheatres.com/sh.jpg"}}},{"id":"amc:showtime:901","movieTitle":"M",
         "isSoldOut":true,"isAlmostSoldOut":true,"isCanceled":false,"isEmbargoed":false,"isComingSoon":true,
         "inTheatreTicketingOnly":true,"isDiscountMatinee":false,"amc":{"id":901}},{"id":"amc:showtime:902",
         "movieTitle":"Private Theatre Rental","isSoldOut":true,"isAlmostSoldOut":false,"isCanceled":true,
         "isEmbargoed":false,"isComingSoon":true,"inTheatreTicketingOnly":false,"isPrivateRental":true,
         "isDiscountMatinee":true,"amc":{"id":902}}],"date":"2026-11-21",
         "amc":{"lastUpdatedDateUtc":"2026-11-20T00:00:00Z"}}
        """#),
    WholeAnswer(
      method: "showtimes/near", params: #"{"latitude":38.9,"longitude":-94.7,"date":"2026-11-21"}"#,
      upstream: [
        "/amc/v2/locations":
          #"""
        {"count":1,"_embedded":{"locations":[{"rank":1,"distance":10,"_embedded":{"theatre":{"id":77,"name":"L"}}}]}}
        """#,
        "/amc/v2/showtimes/views/current-location/11-21-2026/38.9/-94.7":
          #"{"count":1,"_embedded":{"showtimes":[{"id":900,"movieName":"M","theatreId":77}]}}"#,
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":1,"date":"2026-11-21",
         "items":[{"id":"amc:showtime:900","movieTitle":"M","theatreId":"amc:theatre:77","theatreName":"L",
         "distanceKilometres":16.093,"amc":{"id":900,"theatreId":77}}]}
        """#),
    WholeAnswer(
      method: "showtimes/seats", params: #"{"id":"amc:showtime:900"}"#,
      upstream: [
        "/amc/v2/showtimes/900":
          #"""
        {"id":900,"internalReleaseNumber":57,"performanceNumber":4100,"movieId":70011,
         "movieName":"The Lamplighter","showDateTimeUtc":"2026-11-22T01:30:00Z",
         "showDateTimeLocal":"2026-11-21T19:30:00","sellUntilDateTimeUtc":"2026-11-22T01:40:00Z",
         "visibilityDateTimeUtc":"2026-11-18T12:00:00Z","isSoldOut":true,"isAlmostSoldOut":true,"isCanceled":true,
         "isEmbargoed":true,"isComingSoon":false,"inTheatreTicketingOnly":false,"isDiscountMatineePriced":false,
         "maximumIntendedAttendance":30,"theatreId":77,"auditorium":4,"layoutId":2,"layoutVersionNumber":6,
         "runTime":101,"mpaaRating":"NC17","premiumFormat":"Dolby Cinema",
         "purchaseUrl":"https://www.amctheatres.com/showtimes/900","wwmReleaseNumber":250001,
         "lastUpdatedDateUtc":"2026-11-20T00:00:00Z","estimatedFees":[{"name":"Convenience","cost":2.19,"tax":0.2,
         "quantity":1,"code":"C"}],"ticketPrices":[{"price":12.5,"type":"ADULT","sku":"A1","tax":1.1,
         "agePolicy":"Age 13+","order":1},{"price":9.5,"type":"CHILD"}],"attributes":[{"code":"DOLBY",
         "name":"Dolby","description":"Bright.","order":9}],"languages":{"spoken":"English","subtitle":"French",
         "dub":"none"},"media":{"posterDynamic":"https://cdn.amctheatres.com/sp.jpg",
         "heroDesktopDynamic":"https://cdn.amctheatres.com/sh.jpg"}}
        """#,
        "/amc/v3/seating-layouts/77/4100":
          #"""
        {"theatreNumber":77,"performanceNumber":4101,"rows":9,"columns":12,"mode":"reserved",
         "seats":[{"available":true,"row":2,"column":5,"seatName":"B5","type":"CanReserve","seatTier":"Regular",
         "seatStatus":"Available","zoneNumber":3,"shape":"round"},{"available":false,"row":2,"column":4,
         "seatName":"B4","type":"Wheelchair"},{"row":1,"column":6,"seatName":"A6"}],"zones":[{"zoneNumber":3,
         "surchargeAmount":2.5,"discountAmount":1.5,"description":"Sight line","name":"z"},{"zoneNumber":4,
         "discountAmount":-1.25}]}
        """#,
      ],
      result: #"""
        {"id":"amc:showtime:900","theatreId":"amc:theatre:77","performanceNumber":4101,"rowCount":9,"columnCount":12,"rows":[{"row":1,
         "seats":[{"column":6,"available":false,"name":"A6"}]},{"row":2,"seats":[{"column":4,"available":false,
         "name":"B4","type":"Wheelchair"},{"column":5,"available":true,"name":"B5","type":"CanReserve",
         "tier":"Regular","status":"Available","zoneNumber":3,"amc":{"shape":"round"}}]}],"zones":[{"zoneNumber":3,
         "surchargeAmount":2.5,"discountAmount":1.5,"description":"Sight line","amc":{"name":"z"}},{"zoneNumber":4,
         "discountAmount":1.25,"amc":{"discountAmount":-1.25}}],"amc":{"theatreNumber":77,"mode":"reserved"}}
        """#),
    WholeAnswer(
      method: "showtimes/earliest", params: #"{"theatreId":"amc:theatre:77","movieId":"imdb:tt9000001"}"#,
      upstream: [
        "/tmdb/find/tt9000001":
          #"{"movie_results":[{"id":268,"title":"The Lamplighter"}]}"#,
        "/tmdb/movie/268":
          #"{"id":268,"title":"The Lamplighter","imdb_id":"tt9000001"}"#,
        "/amc/v2/movies":
          #"""
        {"count":1,"_embedded":{"movies":[{"id":70011,"name":"The Lamplighter","imdbId":"tt9000001"}]}}
        """#,
        "/amc/v2/theatres/77/movies/70011/earliest-showtime":
          #"{"id":903,"movieName":"The Lamplighter"}"#,
      ],
      result: #"""
        {"id":"amc:showtime:903","movieTitle":"The Lamplighter","linkedFrom":"imdb:tt9000001","amc":{"id":903}}
        """#),
    WholeAnswer(
      method: "theatres/showing", params: #"{"movieId":"imdb:tt9000001"}"#,
      upstream: [
        "/tmdb/find/tt9000001":
          #"{"movie_results":[{"id":268,"title":"The Lamplighter"}]}"#,
        "/tmdb/movie/268":
          #"{"id":268,"title":"The Lamplighter","imdb_id":"tt9000001"}"#,
        "/amc/v2/movies":
          #"""
        {"count":1,"_embedded":{"movies":[{"id":70011,"name":"The Lamplighter","imdbId":"tt9000001",
         "wwmReleaseNumber":250001}]}}
        """#,
        "/amc/v2/theatres/views/now-playing/wwm-release-number/250001":
          #"{"count":1,"_embedded":{"theatres":[{"id":78,"name":"AMC Wick 3"}]}}"#,
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":1,"items":[{"id":"amc:theatre:78",
         "name":"AMC Wick 3","amc":{"id":78}}],"linkedFrom":"imdb:tt9000001"}
        """#),
    WholeAnswer(
      method: "images/url", params: #"{"id":"amc:movie:70011","kind":"movie"}"#,
      upstream: [
        "/amc/v2/movies/70011":
          #"""
        {"id":70011,"name":"The Lamplighter","media":{"posterLarge":"https://cdn.amctheatres.com/l.jpg"}}
        """#
      ],
      result: #"{"url":"https://cdn.amctheatres.com/l.jpg","provider":"amc","size":"large"}"#),
  ]

  static let neverToldByAMC: Set<String> = [
    "Credit.department", "Credit.order", "Credit.profilePath", "Credit.tmdb", "Credits.linkedFrom", "Credits.tmdb",
    "Genre.id", "Genre.tmdb", "ImageLocation.path", "ImageLocation.width", "KnownIDs.tmdb", "Page.pixabay", "Page.tmdb",
    "Theatre.linkedFrom", "Credit.episodeCount", "KnownIDs.tvdb", "KnownIDs.wikidata",
    "Movie.adult", "Movie.alternativeTitles", "Movie.backdropPath", "Movie.budget", "Movie.collection",
    "Movie.companies", "Movie.countries",
    "Movie.credits", "Movie.externalIds", "Movie.homepage", "Movie.images", "Movie.keywords", "Movie.languages",
    "Movie.link", "Movie.linkedFrom", "Movie.originCountries",
    "Movie.originalLanguage", "Movie.originalTitle", "Movie.popularity",
    "Movie.posterPath", "Movie.rating", "Movie.ratingCount", "Movie.recommendations", "Movie.releaseDates",
    "Movie.revenue", "Movie.reviews", "Movie.similar", "Movie.status", "Movie.tmdb", "Movie.translations",
    "Movie.untranslated", "Movie.videos", "Movie.watchProviders",
  ]
}
