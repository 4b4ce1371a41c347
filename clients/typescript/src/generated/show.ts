// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { ShowID } from "./entityID.js";
import type { Genre } from "./genre.js";
import type { KnownIDs } from "./knownIDs.js";
import type { Day, LanguageTag, RegionCode } from "./scalars.js";

/** A television show. */
export interface Show {
  /** Which show. */
  id: ShowID;
  /** What it is called, in the language of the answer. */
  name: string;
  /** What each provider calls it, as far as known. */
  ids?: KnownIDs;
  /** What it is called in the language it was made in. */
  originalName?: string;
  /** The language it was made in. */
  originalLanguage?: LanguageTag;
  /** What it is about. */
  overview?: string;
  /** When it was first shown. */
  firstAirDate?: Day;
  /** What kind of show it is. */
  genres?: Genre[];
  /** Where it was made. */
  countries?: RegionCode[];
  /** What the audience thinks of it. In points from 0 to 10. At least `0`. At most `10`. */
  rating?: number;
  /** How many people have voted. In votes. At least `0`. */
  ratingCount?: number;
  /** How much attention it gets now, on the provider's own open scale. At least `0`. */
  popularity?: number;
  /** True if it is for adults only. */
  adult?: boolean;
  /** The poster, in a size for lists. Format: `uri`. */
  posterUrl?: string;
  /** A wide picture, in a size for a page. Format: `uri`. */
  backdropUrl?: string;
  /** What images/url and images/fetch call the poster. */
  posterPath?: string;
  /** What images/url and images/fetch call the wide picture. */
  backdropPath?: string;
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
}
