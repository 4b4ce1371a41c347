// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID } from "./entityID.js";
import type { Showing } from "./movieShowings.js";
import type { Day } from "./scalars.js";

/** A film that the user may like. */
export interface Recommendation {
  /** The film's id at TMDB. */
  id: EntityID;
  /** The title. */
  title: string;
  /** The year of the release, if known. */
  year?: number;
  /** The day of the first release, if known. */
  releaseDate?: Day;
  /** The running time; absent while it isn't known. In minutes. At least `1`. */
  runtimeMinutes?: number;
  /** The names of its genres; absent while they aren't known. */
  genres?: string[];
  /** The names of its directors; absent while they aren't known. */
  directors?: string[];
  /** The mean rating at TMDB; absent if nobody has rated it. In points from 0 to 10. At least `0`. At most `10`. */
  rating?: number;
  /** The URL of the poster, in a size for lists. Format: `uri`. */
  posterUrl?: string;
  /** Whether one of the user's services has it; absent if that isn't known. */
  onMine?: boolean;
  /** The first showing near the place, if the call names one. */
  showing?: Showing;
  /** Why it is recommended, in sentences that begin with Because, the most important first. */
  reasons: string[];
}

/**
 * What recommendations are made from.
 *
 * - `ratings`: The user's own ratings.
 * - `popular`: What is popular: too few films are rated.
 */
export type RecommendationBasis = "ratings" | "popular";
