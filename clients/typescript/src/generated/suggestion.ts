// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Presented } from "./presentation.js";
import type { Instant } from "./scalars.js";

/** A remembered search. */
export interface Suggestion {
  /** The suggestion's id, which stays the same when the search is repeated. Matches `^local:[0-9]+$`. */
  id: string;
  /** The text searched for, in lower case. */
  query: string;
  /** When the search was last made. */
  usedAt: Instant;
}

/** The remembered searches. */
export interface SuggestionList extends Presented {
  /** The searches, the most recent first. */
  items: Suggestion[];
}

/** The number of remembered searches that were forgotten. */
export interface SuggestionRemoval extends Presented {
  /** The number of suggestions removed. At least `0`. */
  removed: number;
}
