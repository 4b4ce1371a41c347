// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { PersonID } from "./entityID.js";
import type { KnownIDs } from "./knownIDs.js";

/** Someone who plays in movies or makes them. */
export interface Person {
  /** Which person. */
  id: PersonID;
  /** What they are called. */
  name: string;
  /** What each provider calls them, as far as known. */
  ids?: KnownIDs;
  /** What they are called at home. */
  originalName?: string;
  /** What they are known for doing. */
  department?: string;
  /** How much attention they get now, on the provider's own open scale. At least `0`. */
  popularity?: number;
  /** True if their work is for adults only. */
  adult?: boolean;
  /** The titles that they are known for. */
  knownFor?: string[];
  /** A picture of them. Format: `uri`. */
  profileUrl?: string;
  /** What images/url and images/fetch call the picture. */
  profilePath?: string;
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
}
