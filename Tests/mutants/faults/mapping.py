# SPDX-License-Identifier: MIT
"""Faults in upstream requests and in the mapping of responses."""

from fault import Fault

BACKEND = "BackendTests"

FAULTS = [
    Fault("AMC/Showtimes/Showtime+AMC.swift", '"sellUntilDateTimeUtc"', '"visibilityDateTimeUtc"', BACKEND),
    Fault("AMC/Showtimes/Showtime+AMC.swift", '"isSoldOut"', '"isAlmostSoldOut"', BACKEND),
    Fault("AMC/Showtimes/Showtime+AMC.swift", '"layoutVersionNumber"', '"layoutId"', BACKEND),
    Fault("AMC/Showtimes/Showtime+AMC.swift", 'object.takeText("subtitle") ??', "", BACKEND,
          '({fault} ? nil : object.takeText("subtitle")) ??'),
    Fault("AMC/Showtimes/SeatingLayout+AMC.swift", 'object.take("available") ?? false',
          'object.take("available") ?? true', BACKEND),
    Fault("AMC/Showtimes/SeatingLayout+AMC.swift", '"columns"', '"rows"', BACKEND),
    Fault("AMC/Showtimes/Showtime+AMC.swift", "$0 / kilometresInAMile", "$0 * kilometresInAMile", BACKEND),
    Fault("AMC/Showtimes/Showtime+AMC.swift", '"city": city', '"city": state', BACKEND,
          '"city": ({fault} ? state : city)'),
    Fault("AMC/Showtimes/TicketPrice+AMC.swift", "if let tax { parts.append(Cents(dollars: tax)) }", "", "AMCTests",
          "statement"),
    Fault("AMC/Theatres/Theatre+AMC.swift", "$0 / kilometresInAMile", "$0", BACKEND),
    Fault("AMC/Theatres/Theatre+AMC.swift", "miles * kilometresInAMile * 1000", "miles * 1000", BACKEND),
    Fault("AMC/Theatres/Theatre+AMC.swift", '"stateName"', '"state"', BACKEND),
    Fault("AMC/Theatres/Theatre+AMC.swift", '"endDateTimeUtc"', '"startDateTimeUtc"', BACKEND),
    Fault("AMC/AMCList.swift", 'append(list: "include-attributes", including?',
          'append(list: "include-attributes", excluding?', BACKEND),
    Fault("AMC/Movies/Movie+AMC.swift", 'start?.description ?? "1900-01-01"', 'end?.description ?? "1900-01-01"',
          BACKEND),
    Fault("AMC/Movies/Movie+AMC.swift", '"synopsisTagLine"', '"synopsis"', BACKEND),
    Fault("AMC/Movies/Movie+AMC.swift", '"hasScheduledShowtimes"', '"availableForAList"', BACKEND),
    Fault("TMDB/Movies/Discover.swift", '.gte", filters.releasedAfter?', '.gte", filters.releasedBefore?', BACKEND),
    Fault("TMDB/Movies/Discover.swift", "(region ?? .unitedStates).code :", "Region.unitedStates.code :", BACKEND,
          "({fault} ? .unitedStates : region ?? .unitedStates).code :"),
    Fault("TMDB/Movies/MovieList.swift", 'case .popular, .topRated, .nowPlaying:\n      '
          'query.append("region", presentation.region?.code)', "", BACKEND,
          'case .popular, .topRated, .nowPlaying:\n      '
          'if !{fault} { query.append("region", presentation.region?.code) }'),
    Fault("TMDB/Movies/WatchOffers+TMDB.swift", '"flatrate"', '"free"', BACKEND),
    Fault("TMDB/Movies/Movie+TMDB.swift", '"budget"', '"revenue"', BACKEND),
    Fault("TMDB/Movies/Credits+TMDB.swift", '"department"', '"job"', BACKEND),
    Fault("TMDB/Movies/MovieParts+TMDB.swift", '"english_name"', '"name"', BACKEND),
    Fault("TMDB/TMDBList.swift", "TMDBPaging.last * TMDBPaging.size", "TMDBPaging.last", "TMDBTests"),
    Fault("TMDB/Shows/Show+TMDB.swift", '"first_air_date"', '"release_date"', BACKEND),
    Fault("Pixabay/Image+Pixabay.swift", '"webformatHeight"', '"webformatWidth"', BACKEND),
    Fault("Pixabay/PixabaySearch.swift", "search.minWidth.map(String.init)", "search.minHeight.map(String.init)", BACKEND),
    Fault("Pixabay/PixabaySearch.swift", "(500 + pageSize - 1) / pageSize", "500 / pageSize", "PixabayTests"),
]
