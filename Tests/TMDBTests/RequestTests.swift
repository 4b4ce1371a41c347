// SPDX-License-Identifier: MIT
import Contract
import TestSupport
import Testing

@testable import TMDB

@Suite("What is asked of TMDB", .timeLimit(.minutes(5)))
struct RequestTests {
  let plain = Presentation()
  let austrian = Presentation(language: "de-AT", region: "AT")

  @Test("lists, each with its page")
  func lists() throws {
    expect(try target(MovieList(.popular, for: plain)) == "/movie/popular?page=1")
    expect(try target(MovieList(.topRated, for: plain).page(7)) == "/movie/top_rated?page=7")
    let day = try #require(Day("2026-11-21"))
    expect(
      try target(MovieList(.upcoming(from: day), for: austrian)) == "/discover/movie?language=de-AT&region=AT"
        + "&release_date.gte=2026-11-21&with_release_type=2%7C3&primary_release_date.gte=2025-11-21"
        + "&sort_by=popularity.desc&page=1")
    expect(try target(MovieList(.upcoming(from: day), for: plain)).hasPrefix("/discover/movie?region=US&"))
    expect(try target(MovieList(.nowPlaying, for: austrian)) == "/movie/now_playing?language=de-AT&region=AT&page=1")
    expect(try target(MovieList(.trending(.day), for: austrian)) == "/trending/movie/day?language=de-AT&page=1")
    expect(try target(MovieList(.trending(.week), for: plain)) == "/trending/movie/week?page=1")
    expect(try target(MovieList(.similar(id(268)), for: plain)) == "/movie/268/similar?page=1")
    expect(
      try target(MovieList(.recommendations(id(268)), for: austrian))
        == "/movie/268/recommendations?language=de-AT&page=1")
  }

  @Test("searches, with the text encoded")
  func searches() throws {
    expect(
      try target(MovieList(.search(MovieSearch("am & é#/?+")), for: plain))
        == "/search/movie?query=am%20%26%20%C3%A9%23%2F%3F%2B&page=1")
    expect(
      try target(MovieList(.search(MovieSearch("batman", year: 1989, includesAdult: true)), for: austrian).page(2))
        == "/search/movie?language=de-AT&region=AT&query=batman&year=1989&include_adult=true&page=2")
  }

  private static let today = Day(year: 2026, month: 11, day: 21) ?? .first

  // TMDB is reported to ignore the types without a range of days.
  @Test("with a region movies are sorted by the day that is filtered, and types of release have a range of days")
  func sortedByFilteredDay() throws {
    func asked(_ filters: MoviesDiscover.Params, in region: Region?) throws -> String {
      try target(MovieList(.discover(filters, in: region, today: Self.today), for: plain))
    }
    let sorted = MoviesDiscover.Params(sortBy: .releaseDateDesc)
    #expect(try asked(sorted, in: "DE").contains("sort_by=release_date.desc"))
    #expect(try asked(sorted, in: nil).contains("sort_by=primary_release_date.desc"))
    let digital = MoviesDiscover.Params(releaseTypes: [.digital])
    #expect(try asked(digital, in: "DE").contains("release_date.lte=2026-11-21"))
    let later = MoviesDiscover.Params(releasedAfter: Day("2027-01-01"), releaseTypes: [.digital])
    #expect(try !asked(later, in: "DE").contains("release_date.lte"))
  }

  @Test("keywords, companies and people are joined as the operators say")
  func operators() throws {
    let ids = try [id(1, .keyword).entity, id(2, .keyword).entity]
    func joined(_ operation: FilterOperator) throws -> String {
      let filters = MoviesDiscover.Params(keywordIds: ids, keywordOperator: operation)
      return try target(MovieList(.discover(filters, in: nil, today: Self.today), for: plain))
    }
    #expect(try joined(.and).contains("with_keywords=1%2C2"))
    #expect(try joined(.or).contains("with_keywords=1%7C2"))
  }

  @Test("discover with nothing and with everything")
  func discover() throws {
    expect(
      try target(MovieList(.discover(.init(), in: nil, today: Self.today), for: plain))
        == "/discover/movie?sort_by=popularity.desc&page=1")
    let view = MovieList.View.discover(
      .init(
        genreIds: try [id(28, .genre).entity, id(878, .genre).entity], year: 1989, minimumRating: 7.5,
        minimumVotes: 100, sortBy: .ratingDesc, watchProviderIds: try [8, 9].map { try id($0, .watchProvider).entity },
        originalLanguage: .init("en"), releasedAfter: Day("1989-01-01"), releasedBefore: Day("1989-12-31")),
      in: "AT", today: Self.today)
    expect(
      try target(MovieList(view, for: austrian)) == "/discover/movie?language=de-AT&region=AT"
        + "&with_genres=28%2C878&primary_release_year=1989&vote_average.gte=7.5&vote_count.gte=100"
        + "&sort_by=vote_average.desc&with_watch_providers=8%7C9&watch_region=AT&with_original_language=en"
        + "&release_date.gte=1989-01-01&release_date.lte=1989-12-31&page=1")
  }

  @Test("the first release counts where no region is asked for, and a whole number has no fraction")
  func releaseDates() throws {
    let view = MovieList.View.discover(
      .init(minimumRating: 7, releasedAfter: Day("1989-01-01")), in: nil, today: Self.today)
    expect(
      try target(MovieList(view, for: plain))
        == "/discover/movie?vote_average.gte=7&sort_by=popularity.desc&primary_release_date.gte=1989-01-01&page=1")
  }

  // A type of release without a country would be ignored, as offers would be.
  @Test("offers and types of release are those of the United States where no region is asked for")
  func defaultRegion() throws {
    let view = MovieList.View.discover(
      .init(releaseTypes: [.digital, .tv], monetization: [.subscription, .free]), in: nil,
      today: Self.today)
    expect(
      try target(MovieList(view, for: plain)) == "/discover/movie?region=US&sort_by=popularity.desc&watch_region=US"
        + "&release_date.lte=2026-11-21&with_release_type=4%7C6&with_watch_monetization_types=flatrate%7Cfree&page=1")
  }

  @Test("ids and names of one filter are sent together, each once")
  func together() throws {
    let view = MovieList.View.discover(
      .init(genreIds: [try id(28, .genre).entity], genres: [.init("35"), .init("28")], genreOperator: .or), in: nil,
      today: Self.today)
    expect(
      try target(MovieList(view, for: plain))
        == "/discover/movie?with_genres=28%7C35&sort_by=popularity.desc&page=1")
  }

  @Test("every order has TMDB's name", arguments: MovieSort.allCases)
  func orders(order: MovieSort) throws {
    let known = [
      "popularity", "primary_release_date", "revenue", "title", "original_title", "vote_average", "vote_count",
    ]
    expect(known.flatMap { ["\($0).asc", "\($0).desc"] }.contains(order.tmdbName()))
    expect(
      try target(MovieList(.discover(.init(sortBy: order), in: nil, today: Self.today), for: plain))
        == "/discover/movie?sort_by=\(order.tmdbName())&page=1")
  }

  @Test("a movie, with everything in one call")
  func movie() throws {
    expect(try target(MovieEndpoint(id(268), for: plain)) == "/movie/268")
    expect(
      try target(MovieEndpoint(id(268), include: [.watchProviders, .credits], for: plain))
        == "/movie/268?append_to_response=credits%2Cwatch%2Fproviders")
    expect(
      try target(MovieEndpoint(id(268), include: Set(MovieInclude.allCases), for: austrian))
        == "/movie/268?language=de-AT&append_to_response=credits%2Cvideos%2Cimages%2Cwatch%2Fproviders%2C"
        + "release_dates%2Csimilar%2Crecommendations%2Creviews%2Ckeywords%2Ctranslations%2Calternative_titles%2Cexternal_ids"
        + "&include_image_language=de%2Cen%2Cnull&include_video_language=de%2Cen%2Cnull")
  }

  @Test("release dates come along with a country, to find the age rating in")
  func certification() throws {
    for (language, region) in [("en", "US"), ("de-AT", nil), ("zh-Hant-TW", nil)] as [(Language, Region?)] {
      let presentation = Presentation(language: language, region: region)
      expect(
        try target(MovieEndpoint(id(268), for: presentation))
          == "/movie/268?language=\(language.tag)&append_to_response=release_dates%2Ctranslations")
    }
    expect(
      try target(MovieEndpoint(id(268), for: Presentation(region: "US")))
        == "/movie/268?append_to_response=release_dates")
  }

  @Test("translations come along with a language, to find missing texts in")
  func translations() throws {
    expect(
      try target(MovieEndpoint(id(268), for: Presentation(language: "en")))
        == "/movie/268?language=en&append_to_response=translations")
  }

  @Test("what belongs to a movie")
  func parts() throws {
    expect(try target(TMDBObject.credits(of: id(268), for: austrian)) == "/movie/268/credits?language=de-AT")
    expect(try target(TMDBObject.videos(of: id(268), for: plain)) == "/movie/268/videos")
    expect(
      try target(TMDBObject.videos(of: id(268), for: Presentation(language: "en-US")))
        == "/movie/268/videos?language=en-US&include_video_language=en%2Cnull")
    expect(try target(TMDBObject.watchProviders(of: id(268), for: austrian)) == "/movie/268/watch/providers")
  }

  @Test("genres and the configuration")
  func tables() throws {
    expect(try target(TMDBObject.genres(for: austrian)) == "/genre/movie/list?language=de-AT")
    expect(try target(TMDBObject.configuration) == "/configuration")
  }

  @Test(
    "only TMDB's own numbers can stand in a path", arguments: ["amc:movie:268", "imdb:tt0096895", "pixabay:image:1"])
  func foreignIDs(text: String) throws {
    expect(TMDBID(try #require(EntityID(text, of: text.contains("image") ? .image : .movie))) == nil)
  }
}
