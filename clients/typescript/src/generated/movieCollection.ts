// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CollectionID } from "./entityID.js";
import type { Freshness } from "./freshness.js";
import type { Localization } from "./localization.js";
import type { Movie } from "./movie.js";
import type { Presented } from "./presentation.js";
import type { LanguageTag } from "./scalars.js";

/** A series of movies. Rows of search/collections have neither parts nor totals. */
export interface MovieCollection extends Freshness, Localization, Presented {
  /** The collection's id. */
  id: CollectionID;
  /** The name, in the language of the answer. */
  name: string;
  /** The name in the original language. */
  originalName?: string;
  /** The language that the movies were made in. */
  originalLanguage?: LanguageTag;
  /** What the movies have in common. */
  overview?: string;
  /** Whether the movies are for adults only. */
  adult?: boolean;
  /** The URL of the poster, in a size for lists. Format: `uri`. */
  posterUrl?: string;
  /** The URL of a wide picture, in a size for a full page. Format: `uri`. */
  backdropUrl?: string;
  /** The poster's path, for images/url and images/fetch. */
  posterPath?: string;
  /** The wide picture's path, for images/url and images/fetch. */
  backdropPath?: string;
  /** The movies in the order of release, those without a day last. */
  parts?: Movie[];
  /** What the parts come to. */
  totals?: CollectionTotals;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** What a collection's parts come to. */
export interface CollectionTotals {
  /** The number of parts. In movies. At least `0`. */
  parts: number;
  /** The number of parts whose day of release is today or past. In movies. At least `0`. */
  released: number;
  /** The year of the first part's release; absent if no part has a day. At least `0`. */
  firstYear?: number;
  /** The year of the last part's release, past or to come; absent if no part has a day. At least `0`. */
  lastYear?: number;
  /** The number of parts that have a rating. In movies. At least `0`. */
  rated?: number;
  /**
   * The average of the ratings of the parts that have one, each counted once, rounded to a tenth; absent if none has.
   * In points from 0 to 10. At least `0`. At most `10`.
   */
  rating?: number;
  /** The number of votes for all parts. At least `0`. */
  ratingCount?: number;
}
