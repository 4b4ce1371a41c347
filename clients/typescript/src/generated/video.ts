// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID, MovieID } from "./entityID.js";
import type { Freshness } from "./freshness.js";
import type { Localization } from "./localization.js";
import type { Presented } from "./presentation.js";
import type { Instant, LanguageTag } from "./scalars.js";

/** A trailer or another video of a movie or a show. */
export interface Video {
  /** The video's title. */
  name: string;
  /** The type of video: Trailer, Teaser, Clip, Featurette and others. */
  type?: string;
  /** The site that hosts the video. */
  site?: string;
  /** The video's id at that site. */
  key?: string;
  /** The URL to watch it at; absent if the site is neither YouTube nor Vimeo. Format: `uri`. */
  url?: string;
  /** The language spoken in it. */
  language?: LanguageTag;
  /** Whether the makers published it. */
  official?: boolean;
  /** When it was published. */
  publishedAt?: Instant;
  /** The height of the picture in pixels. At least `0`. */
  height?: number;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** The videos of one movie. */
export interface VideoList extends Freshness, Localization, Presented {
  /** The movie's id. */
  id: MovieID;
  /**
   * The videos: those in the language asked for first, then in English, then in the original language; of each, those
   * that the makers published first, and trailers before teasers before others.
   */
  videos: Video[];
  /** The id given in the request; present only if the provider that answered knows the entity by another id. */
  linkedFrom?: EntityID;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}
