// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Instant } from "./scalars.js";

/** A search that was made before. */
export interface Suggestion {
  /** Which suggestion; it stays the same when the search is made again. Matches `^local:[0-9]+$`. */
  id: string;
  /** What was searched for, in small letters. */
  query: string;
  /** When it was last searched for. */
  usedAt: Instant;
}

/** The remembered searches. */
export interface SuggestionList {
  /** The newest first. */
  items: Suggestion[];
}

/** How many remembered searches were forgotten. */
export interface SuggestionRemoval {
  /** How many there were. In suggestions. At least `0`. */
  removed: number;
}
