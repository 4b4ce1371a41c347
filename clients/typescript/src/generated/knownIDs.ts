// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/** What one entity is called at each provider, as far as known. */
export interface KnownIDs {
  /** The number at AMC. At least `0`. */
  amc?: number;
  /** The number at TMDB. At least `0`. */
  tmdb?: number;
  /** The identifier at IMDb. Matches `^(tt|nm)[0-9]+$`. */
  imdb?: string;
}
