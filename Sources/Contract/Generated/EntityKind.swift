// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// A kind of entity that an id refers to.
public enum EntityKind: String, CaseIterable, Sendable {
  /// A movie at AMC, TMDB or IMDb.
  case movie
  /// A person at AMC, TMDB or IMDb.
  case person
  /// A television show at TMDB.
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
    }
  }

  /// Example ids, for use in sentences.
  public var examples: String {
    switch self {
      case .movie: "amc:movie:61234, tmdb:movie:268 or imdb:tt0096895"
      case .person: "tmdb:person:2232 or imdb:nm0000474"
      case .show: "tmdb:show:2287"
      case .theatre: "amc:theatre:610"
      case .showtime: "amc:showtime:61020778211100"
      case .genre: "tmdb:genre:28"
      case .watchProvider: "tmdb:watchProvider:8"
      case .collection: "tmdb:collection:120794"
      case .company: "tmdb:company:174"
      case .keyword: "tmdb:keyword:849"
      case .review: "tmdb:review:5b1c13b9c3a36848f2026384"
      case .image: "pixabay:image:634572"
    }
  }

  /// The method that takes such an id; nil if none does.
  public var method: String? {
    switch self {
      case .movie: "movies/get"
      case .person: "images/url"
      case .theatre: "theatres/get"
      case .showtime: "showtimes/get"
      case .genre: "movies/discover"
      case .watchProvider: "movies/discover"
      case .keyword: "movies/discover"
      case .image: "search/images"
      default: nil
    }
  }

  /// The prefix of IMDb's ids of this kind; nil if none.
  public var imdbPrefix: String? {
    switch self {
      case .movie: "tt"
      case .person: "nm"
      default: nil
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
      case .movie: provider == .amc || provider == .tmdb || provider == .imdb
      case .person: provider == .amc || provider == .tmdb || provider == .imdb
      case .show: provider == .tmdb
      case .theatre: provider == .amc
      case .showtime: provider == .amc
      case .genre: provider == .tmdb
      case .watchProvider: provider == .tmdb
      case .collection: provider == .tmdb
      case .company: provider == .tmdb
      case .keyword: provider == .tmdb
      case .review: provider == .tmdb
      case .image: provider == .pixabay
    }
  }
}
