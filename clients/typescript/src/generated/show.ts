// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { ShowID } from "./entityID.js";
import type { Genre } from "./genre.js";
import type { KnownIDs } from "./knownIDs.js";
import type { Day, LanguageTag, RegionCode } from "./scalars.js";

/** A television show. */
export interface Show {
  /** The show's id. */
  id: ShowID;
  /** The name, in the language of the answer. */
  name: string;
  /** The show's native ids at each provider, as far as known. */
  ids?: KnownIDs;
  /** The name in the original language. */
  originalName?: string;
  /** The language that the show was made in. */
  originalLanguage?: LanguageTag;
  /** A summary of the plot. */
  overview?: string;
  /** The day it was first broadcast. */
  firstAirDate?: Day;
  /** The year of the first broadcast, where that is known and the day is not: in rows of the local index. */
  year?: number;
  /** The show's genres. TMDB's search has numbers only, which stay under tmdb as genre_ids. */
  genres?: Genre[];
  /** The countries that the show comes from. */
  originCountries?: RegionCode[];
  /** The average rating by users, in points from 0 to 10; absent if nobody has voted. At least `0`. At most `10`. */
  rating?: number;
  /** The number of votes. At least `0`. */
  ratingCount?: number;
  /** The attention that the show gets now, on the provider's own scale, which has no upper bound. At least `0`. */
  popularity?: number;
  /** Whether the show is for adults only. */
  adult?: boolean;
  /** The URL of the poster, in a size for lists. Format: `uri`. */
  posterUrl?: string;
  /** The URL of a wide picture, in a size for a full page. Format: `uri`. */
  backdropUrl?: string;
  /** The poster's path, for images/url and images/fetch. */
  posterPath?: string;
  /** The wide picture's path, for images/url and images/fetch. */
  backdropPath?: string;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}
