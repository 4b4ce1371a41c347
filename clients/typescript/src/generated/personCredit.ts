// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID } from "./entityID.js";
import type { LibraryMark } from "./libraryRow.js";
import type { WorkKind } from "./person.js";
import type { Day } from "./scalars.js";

/** A film or a show with everything that one person did in it. */
export interface PersonCredit extends LibraryMark {
  /** The id of the film or the show. */
  id: EntityID;
  /** Whether it is a film or a show. */
  kind: WorkKind;
  /** The title of the film or the name of the show, in the language of the answer. */
  title: string;
  /** The title in the original language. */
  originalTitle?: string;
  /** The day of the film's release or of the show's first broadcast; absent if it isn't known yet. */
  date?: Day;
  /** The year of that day. */
  year?: number;
  /** The average rating by users, in points from 0 to 10; absent if nobody has voted. At least `0`. At most `10`. */
  rating?: number;
  /** The number of votes. At least `0`. */
  ratingCount?: number;
  /**
   * The attention that the film or the show gets now, on the provider's own scale, which has no upper bound. At least
   * `0`.
   */
  popularity?: number;
  /** Whether it is for adults only. */
  adult?: boolean;
  /** The URL of the poster, in a size for lists. Format: `uri`. */
  posterUrl?: string;
  /** The poster's path, for images/url and images/fetch. */
  posterPath?: string;
  /** What the person did: the parts played first, then the jobs of the crew. */
  roles: PersonRole[];
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** One part that a person played, or one job that the person did. */
export interface PersonRole {
  /** The character played; absent if it isn't named. */
  character?: string;
  /** The job in the crew. */
  job?: string;
  /** The department that the job belongs to; that of a part is Acting. */
  department?: string;
  /** In how many episodes of the show. At least `0`. */
  episodeCount?: number;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/**
 * An order for films and shows, from high to low.
 *
 * - `date`: The newest first; what has no day yet stands before all others.
 * - `popularity`: The most popular first.
 * - `rating`: The best rated first, and of the same rating those with more votes.
 */
export type PersonCreditSort = "date" | "popularity" | "rating";
