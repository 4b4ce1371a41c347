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
   * The id at IMDb: tt and at least seven digits for a movie or a show, nm and at least seven digits for a person.
   * Matches `^(tt|nm)[0-9]{7,}$`.
   */
  imdb?: string;
  /** The number of a show at TheTVDB; given where external ids are included. At least `0`. */
  tvdb?: number;
  /** The id at Wikidata; given where external ids are included. Matches `^Q[0-9]+$`. */
  wikidata?: string;
}
