// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { GenreID } from "./entityID.js";
import type { Freshness } from "./freshness.js";
import type { Localization } from "./localization.js";
import type { Presented } from "./presentation.js";

/** A genre of movies or shows. */
export interface Genre {
  /** The genre's name, in the language of the answer. */
  name: string;
  /** The genre's id, which movies/discover takes. Absent for AMC's genres. */
  id?: GenreID;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** The genres that movies can have. */
export interface GenreList extends Freshness, Localization, Presented {
  /** The genres, in the provider's order. */
  genres: Genre[];
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}
