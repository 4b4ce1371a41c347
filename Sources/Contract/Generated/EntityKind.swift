// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A kind of entity that an id refers to.
public enum EntityKind: String, CaseIterable, Sendable {
  /// A movie at AMC, TMDB, IMDb or Wikidata.
  case movie
  /// A person at AMC, TMDB, IMDb or Wikidata.
  case person
  /// A television show at TMDB, IMDb, TheTVDB or Wikidata.
  case show
  /// An AMC theatre.
  case theatre
  /// A showtime at AMC.
  case showtime
  /// A genre at TMDB.
  case genre
  /// A streaming service or shop listed by TMDB.
  case watchProvider
  /// A series of movies at TMDB.
  case collection
  /// A production company at TMDB.
  case company
  /// A keyword at TMDB.
  case keyword
  /// A review at TMDB.
  case review
  /// An image at Pixabay.
  case image
  /// A video clip at Pixabay.
  case video

  /// The name with its article, for use in sentences.
  public var phrase: String {
    switch self {
      case .movie: "a movie"
      case .person: "a person"
      case .show: "a show"
      case .theatre: "a theatre"
      case .showtime: "a showtime"
      case .genre: "a genre"
      case .watchProvider: "a watch provider"
      case .collection: "a collection"
      case .company: "a company"
      case .keyword: "a keyword"
      case .review: "a review"
      case .image: "an image"
      case .video: "a video clip"
    }
  }

  /// Example ids, for use in sentences.
  public var examples: String {
    switch self {
      case .movie: "amc:movie:61234, tmdb:movie:268 or imdb:tt0096895"
      case .person: "tmdb:person:2232 or imdb:nm0000474"
      case .show: "tmdb:show:2287, imdb:tt0059968 or tvdb:77871"
      case .theatre: "amc:theatre:610"
      case .showtime: "amc:showtime:61020778211100"
      case .genre: "tmdb:genre:28"
      case .watchProvider: "tmdb:watchProvider:8"
      case .collection: "tmdb:collection:120794"
      case .company: "tmdb:company:174"
      case .keyword: "tmdb:keyword:849"
      case .review: "tmdb:review:5b1c13b9c3a36848f2026384"
      case .image: "pixabay:image:634572"
      case .video: "pixabay:video:125"
    }
  }

  /// The method that takes such an id; nil if none does.
  public var method: String? {
    switch self {
      case .movie: "movies/get"
      case .person: "people/get"
      case .show: "shows/get"
      case .theatre: "theatres/get"
      case .showtime: "showtimes/get"
      case .genre: "movies/discover"
      case .watchProvider: "movies/discover"
      case .collection: "collections/get"
      case .company: "companies/get"
      case .keyword: "movies/discover"
      case .review: "reviews/get"
      case .image: "search/images"
      case .video: "search/videos"
    }
  }

  /// Whether its provider writes it in hexadecimal digits.
  public var isHexadecimal: Bool {
    switch self {
      case .review: true
      default: false
    }
  }

  /// Whether a provider issues ids of this kind.
  public func isGiven(by provider: Provider) -> Bool {
    switch self {
      case .movie: provider == .amc || provider == .tmdb || provider == .imdb || provider == .wikidata
      case .person: provider == .amc || provider == .tmdb || provider == .imdb || provider == .wikidata
      case .show: provider == .tmdb || provider == .imdb || provider == .tvdb || provider == .wikidata
      case .theatre: provider == .amc
      case .showtime: provider == .amc
      case .genre: provider == .tmdb
      case .watchProvider: provider == .tmdb
      case .collection: provider == .tmdb
      case .company: provider == .tmdb
      case .keyword: provider == .tmdb
      case .review: provider == .tmdb
      case .image: provider == .pixabay
      case .video: provider == .pixabay
    }
  }

  /// What a site's ids of this kind begin with; nil if it issues none.
  public func prefix(at site: Provider) -> String? {
    switch (self, site) {
      case (.movie, .imdb): "tt"
      case (.movie, .wikidata): "Q"
      case (.person, .imdb): "nm"
      case (.person, .wikidata): "Q"
      case (.show, .imdb): "tt"
      case (.show, .tvdb): ""
      case (.show, .wikidata): "Q"
      default: nil
    }
  }
}

extension Provider {
  /// A site, not an upstream; TMDB finds what its ids identify.
  public static let imdb = Provider("imdb")
  /// A site, not an upstream; TMDB finds what its ids identify.
  public static let tvdb = Provider("tvdb")
  /// A site, not an upstream; TMDB finds what its ids identify.
  public static let wikidata = Provider("wikidata")
  /// The sites whose ids the contract takes, though they are no upstreams.
  public static let sites = [imdb, tvdb, wikidata]
}
