// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/**
 * The native ids of one entity at each provider, as far as known. They are no ids of this contract; a parameter takes
 * them with the provider in front, as in amc:61234.
 */
export interface KnownIDs {
  /** The number at AMC. At least `0`. */
  amc?: number;
  /** The number at TMDB. At least `0`. */
  tmdb?: number;
  /**
   * The id at IMDb: tt and at least seven digits for a movie, nm and at least seven digits for a person. Matches
   * `^(tt|nm)[0-9]{7,}$`.
   */
  imdb?: string;
}
