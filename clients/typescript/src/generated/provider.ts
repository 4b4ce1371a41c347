// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/**
 * A provider of data, which has a key of its own.
 *
 * - `amc`: AMC Theatres.
 * - `tmdb`: The Movie Database.
 * - `pixabay`: Pixabay.
 */
export type Provider = "amc" | "tmdb" | "pixabay";

/**
 * A provider of movies.
 *
 * - `amc`: AMC Theatres.
 * - `tmdb`: The Movie Database.
 */
export type MovieProvider = "amc" | "tmdb";

/**
 * Where movies are searched for.
 *
 * - `tmdb`: The Movie Database.
 * - `amc`: AMC Theatres.
 * - `local`: The index on this machine, without a connection.
 */
export type MovieSource = "tmdb" | "amc" | "local";

/**
 * Where titles and names are searched for.
 *
 * - `tmdb`: The Movie Database.
 * - `local`: The index on this machine, without a connection.
 */
export type TitleSource = "tmdb" | "local";

/**
 * How an answer may use cached responses.
 *
 * - `default`: A kept response as long as it is fresh; one that is out of date only if the provider can't be asked, and
 * no older than stale allows.
 * - `reload`: Ask the provider, whatever is kept; if it can't be asked the call fails.
 * - `only`: Never ask the provider: what is kept, however old, free seats as well, and ageSeconds tells how old;
 * without a kept response the call fails.
 */
export type CacheOption = "default" | "reload" | "only";

/**
 * Whether all of several attributes are needed or one is enough.
 *
 * - `and`: All of them must be there.
 * - `or`: One of them is enough.
 */
export type AttributeOperator = "and" | "or";
