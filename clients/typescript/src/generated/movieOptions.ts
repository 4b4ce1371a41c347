// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/**
 * A part of a movie that is returned only on request.
 *
 * - `credits`: Who made it.
 * - `videos`: Trailers and other videos.
 * - `images`: Posters and other pictures.
 * - `watchProviders`: Where to watch it.
 * - `releaseDates`: When it came out where.
 * - `similar`: Movies like it.
 * - `recommendations`: What people who like it like.
 * - `reviews`: What people wrote about it.
 * - `keywords`: What it deals with.
 * - `translations`: Its texts in other languages.
 * - `externalIds`: What other sites call it.
 */
export type MovieInclude =
  | "credits"
  | "videos"
  | "images"
  | "watchProviders"
  | "releaseDates"
  | "similar"
  | "recommendations"
  | "reviews"
  | "keywords"
  | "translations"
  | "externalIds";

/** An order for movies: a field, and whether it ascends (asc) or descends (desc). */
export type MovieSort =
  | "popularity.asc"
  | "popularity.desc"
  | "releaseDate.asc"
  | "releaseDate.desc"
  | "revenue.asc"
  | "revenue.desc"
  | "title.asc"
  | "title.desc"
  | "originalTitle.asc"
  | "originalTitle.desc"
  | "rating.asc"
  | "rating.desc"
  | "ratingCount.asc"
  | "ratingCount.desc";

/**
 * A period over which attention is measured.
 *
 * - `day`: The last day.
 * - `week`: The last seven days.
 */
export type TrendingWindow = "day" | "week";
