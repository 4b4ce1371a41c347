// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CompletionSource } from "./completion.js";
import type { Presented } from "./presentation.js";
import type { Day, Instant } from "./scalars.js";

/** The state of the local index. */
export interface IndexReport extends Presented {
  /** One report for each kind that has an index. */
  indexes: KindIndex[];
}

/**
 * A kind of which there is a list at TMDB.
 *
 * - `movie`: Movies.
 * - `person`: People.
 * - `show`: Television shows.
 * - `collection`: Collections of movies.
 */
export type IndexKind = "movie" | "person" | "show" | "collection";

/** The index of one kind. */
export interface KindIndex {
  /** The kind. */
  kind: IndexKind;
  /** The number of titles or names. At least `0`. */
  count: number;
  /** The size in bytes. At least `0`. */
  sizeBytes: number;
  /** What it was made of. */
  source: CompletionSource;
  /** The day of TMDB's list. */
  exportedOn?: Day;
  /** When the index was made. */
  createdAt?: Instant;
  /** The path of the file. */
  path?: string;
  /** Why the index can't be used; absent if it can. */
  problem?: string;
}
