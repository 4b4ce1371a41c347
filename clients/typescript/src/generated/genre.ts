// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { GenreID } from "./entityID.js";

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
export interface GenreList {
  /** The genres, in the provider's order. */
  genres: Genre[];
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
  /**
   * The time since the provider gave or confirmed the response, in seconds; with several responses, that of the oldest.
   * Absent if all of them are new. At least `0`.
   */
  ageSeconds?: number;
  /**
   * True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is never
   * used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies, people
   * and theatres for a week.
   */
  stale?: boolean;
}
