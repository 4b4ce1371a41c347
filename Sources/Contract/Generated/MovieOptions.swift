// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A part of a movie that is returned only on request.
public enum MovieInclude: String, Enumeration {
  /// The cast and crew.
  case credits
  /// Trailers and other videos.
  case videos
  /// Posters and other pictures.
  case images
  /// Where to watch it.
  case watchProviders
  /// The releases in each country.
  case releaseDates
  /// Movies like it.
  case similar
  /// Recommendations.
  case recommendations
  /// Reviews by users.
  case reviews
  /// Keywords.
  case keywords
  /// Its texts in other languages.
  case translations
  /// Its other titles, by country.
  case alternativeTitles
  /// Ids at other sites.
  case externalIds
}

/// A part of a row.
public enum MovieRowInclude: String, Enumeration {
  /// Directors and leading actors.
  case credits
  /// The age rating in the region.
  case certification
}

/// An order for movies: a field, and whether it ascends (asc) or descends (desc).
public enum MovieSort: String, Enumeration {
  case popularityAsc = "popularity.asc"
  case popularityDesc = "popularity.desc"
  case releaseDateAsc = "releaseDate.asc"
  case releaseDateDesc = "releaseDate.desc"
  case revenueAsc = "revenue.asc"
  case revenueDesc = "revenue.desc"
  case titleAsc = "title.asc"
  case titleDesc = "title.desc"
  case originalTitleAsc = "originalTitle.asc"
  case originalTitleDesc = "originalTitle.desc"
  case ratingAsc = "rating.asc"
  case ratingDesc = "rating.desc"
  case ratingCountAsc = "ratingCount.asc"
  case ratingCountDesc = "ratingCount.desc"
}

/// An order for shows: a field, and whether it ascends (asc) or descends (desc).
public enum ShowSort: String, Enumeration {
  case popularityAsc = "popularity.asc"
  case popularityDesc = "popularity.desc"
  case firstAirDateAsc = "firstAirDate.asc"
  case firstAirDateDesc = "firstAirDate.desc"
  case nameAsc = "name.asc"
  case nameDesc = "name.desc"
  case ratingAsc = "rating.asc"
  case ratingDesc = "rating.desc"
  case ratingCountAsc = "ratingCount.asc"
  case ratingCountDesc = "ratingCount.desc"
}

/// A period over which attention is measured.
public enum TrendingWindow: String, Enumeration {
  /// The last day.
  case day
  /// The last seven days.
  case week
}

/// Whether all of several values are needed or one is enough.
public enum FilterOperator: String, Enumeration {
  /// All of them.
  case and
  /// One of them is enough.
  case or
}

/// A type of release.
public enum ReleaseType: String, Enumeration {
  /// A premiere.
  case premiere
  /// In a few theatres.
  case theatricalLimited
  /// In theatres.
  case theatrical
  /// To stream or download.
  case digital
  /// On disc.
  case physical
  /// On television.
  case tv
}

/// A way of paying for a movie at home.
public enum Monetization: String, Enumeration {
  /// Included in a subscription.
  case subscription
  /// Free of charge.
  case free
  /// Free of charge with advertisements.
  case ads
  /// For rent.
  case rent
  /// For sale.
  case buy
}

