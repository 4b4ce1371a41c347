// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/**
 * A part of a movie that is returned only on request.
 *
 * - `credits`: The cast and crew.
 * - `videos`: Trailers and other videos.
 * - `images`: Posters and other pictures.
 * - `watchProviders`: Where to watch it.
 * - `releaseDates`: The releases in each country.
 * - `similar`: Movies like it.
 * - `recommendations`: Recommendations.
 * - `reviews`: Reviews by users.
 * - `keywords`: Keywords.
 * - `translations`: Its texts in other languages.
 * - `alternativeTitles`: Its other titles, by country.
 * - `externalIds`: Ids at other sites.
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
  | "alternativeTitles"
  | "externalIds";

/**
 * A part of a row.
 *
 * - `credits`: Directors and leading actors.
 * - `certification`: The age rating in the region.
 */
export type MovieRowInclude = "credits" | "certification";

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

/** An order for shows: a field, and whether it ascends (asc) or descends (desc). */
export type ShowSort =
  | "popularity.asc"
  | "popularity.desc"
  | "firstAirDate.asc"
  | "firstAirDate.desc"
  | "name.asc"
  | "name.desc"
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

/**
 * Whether all of several values are needed or one is enough.
 *
 * - `and`: All of them.
 * - `or`: One of them is enough.
 */
export type FilterOperator = "and" | "or";

/**
 * A type of release.
 *
 * - `premiere`: A premiere.
 * - `theatricalLimited`: In a few theatres.
 * - `theatrical`: In theatres.
 * - `digital`: To stream or download.
 * - `physical`: On disc.
 * - `tv`: On television.
 */
export type ReleaseType = "premiere" | "theatricalLimited" | "theatrical" | "digital" | "physical" | "tv";

/**
 * A way of paying for a movie at home.
 *
 * - `subscription`: Included in a subscription.
 * - `free`: Free of charge.
 * - `ads`: Free of charge with advertisements.
 * - `rent`: For rent.
 * - `buy`: For sale.
 */
export type Monetization = "subscription" | "free" | "ads" | "rent" | "buy";
