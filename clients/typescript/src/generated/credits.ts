// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID, MovieID, PersonID } from "./entityID.js";

/** Who plays in a movie and who made it. */
export interface Credits {
  /** Which movie. */
  id?: MovieID;
  /** Who plays in it, leading parts first. */
  cast: Credit[];
  /** Who made it. */
  crew: Credit[];
  /** The id that was asked for, where the provider that answers knows the entity by another one. */
  linkedFrom?: EntityID;
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
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

/** One person's part in a movie. */
export interface Credit {
  /** The person's name. */
  name: string;
  /** Which person. */
  id?: PersonID;
  /** Who they play. */
  character?: string;
  /** What they do. */
  job?: string;
  /** What kind of work that is. */
  department?: string;
  /** Their place in the list of the cast; smaller is more prominent. At least `0`. */
  order?: number;
  /** Their life. */
  biography?: string;
  /** A picture of them. Format: `uri`. */
  profileUrl?: string;
  /** What images/url and images/fetch call the picture. */
  profilePath?: string;
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
}
