// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID, PersonID } from "./entityID.js";
import type { KnownIDs } from "./knownIDs.js";

/** An actor, a director or another member of a movie's cast or crew. */
export interface Person {
  /** The person's id. */
  id: PersonID;
  /** The person's name. */
  name: string;
  /** The person's native ids at each provider, as far as known. */
  ids?: KnownIDs;
  /** The name in the person's own language. */
  originalName?: string;
  /** The department that the person is best known for. */
  department?: string;
  /** The attention that the person gets now, on the provider's own scale, which has no upper bound. At least `0`. */
  popularity?: number;
  /** Whether the person works in adult movies. */
  adult?: boolean;
  /** Movies and shows that the person is known for. */
  knownFor?: KnownWork[];
  /** The URL of a picture of the person. Format: `uri`. */
  profileUrl?: string;
  /** The picture's path, for images/url and images/fetch. */
  profilePath?: string;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** A movie or a show that a person is known for. */
export interface KnownWork {
  /** The id of the movie or the show. */
  id: EntityID;
  /** Whether it is a movie or a show. */
  kind: WorkKind;
  /** The title of the movie or the name of the show, in the language of the answer. */
  title: string;
}

/**
 * A kind of work.
 *
 * - `movie`: A movie.
 * - `show`: A television show.
 */
export type WorkKind = "movie" | "show";
