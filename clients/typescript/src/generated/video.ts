// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID, MovieID } from "./entityID.js";
import type { Instant, LanguageTag } from "./scalars.js";

/** A trailer or another video of a movie. */
export interface Video {
  /** What it is called. */
  name: string;
  /** What kind of video: Trailer, Teaser, Clip, Featurette and more. */
  type?: string;
  /** Where it is kept. */
  site?: string;
  /** What that site calls it. */
  key?: string;
  /** Where to watch it. Format: `uri`. */
  url?: string;
  /** The language spoken in it. */
  language?: LanguageTag;
  /** True if the makers published it. */
  official?: boolean;
  /** When it was published. */
  publishedAt?: Instant;
  /** How high the picture is. In pixels. At least `0`. */
  height?: number;
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

/** The videos of one movie. */
export interface VideoList {
  /** Which movie. */
  id: MovieID;
  /** The videos. */
  videos: Video[];
  /** The id that was asked for, where the provider that answers knows the entity by another one. */
  linkedFrom?: EntityID;
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
