// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/**
 * What one entity is called at each provider, as far as known: the provider's own numbers and names, which are no ids
 * of this contract. A parameter takes such a number with its provider in front, as amc:61234.
 */
export interface KnownIDs {
  /** The number at AMC. At least `0`. */
  amc?: number;
  /** The number at TMDB. At least `0`. */
  tmdb?: number;
  /** The identifier at IMDb. Matches `^(tt|nm)[0-9]+$`. */
  imdb?: string;
}
