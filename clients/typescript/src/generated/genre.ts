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
}
