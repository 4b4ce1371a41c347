// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// A part of a movie that is returned only on request.
public enum MovieInclude: String, Enumeration {
  /// Who made it.
  case credits
  /// Trailers and other videos.
  case videos
  /// Posters and other pictures.
  case images
  /// Where to watch it.
  case watchProviders
  /// When it came out where.
  case releaseDates
  /// Movies like it.
  case similar
  /// What people who like it like.
  case recommendations
  /// What people wrote about it.
  case reviews
  /// What it deals with.
  case keywords
  /// Its texts in other languages.
  case translations
  /// What other sites call it.
  case externalIds
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

/// A period over which attention is measured.
public enum TrendingWindow: String, Enumeration {
  /// The last day.
  case day
  /// The last seven days.
  case week
}

