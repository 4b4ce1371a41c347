// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { GenreID } from "./entityID.js";

/** A kind of movie or show. */
export interface Genre {
  /** What it is called, in the language of the answer. */
  name: string;
  /** What movies/discover calls it. */
  id?: GenreID;
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
}

/** All genres. */
export interface GenreList {
  /** The genres, in the provider's order. */
  genres: Genre[];
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
  /**
   * How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
   * all of them came just now. In seconds. At least `0`.
   */
  ageSeconds?: number;
  /**
   * True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
   * Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
   * person or a theatre for a week.
   */
  stale?: boolean;
}
