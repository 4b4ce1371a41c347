// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID } from "./entityID.js";
import type { Presented } from "./presentation.js";

/** What someone may mean who has typed so far. */
export interface Completion {
  /** What it is. */
  kind: CompletionKind;
  /** The id; absent for an earlier search. */
  id?: EntityID;
  /** The title in the language in which it matched, the name, or the text searched for. */
  title: string;
  /** The year of the release or of the first broadcast, if an earlier answer told it. */
  year?: number;
  /** The address of the poster or picture, if an earlier answer told it. */
  posterUrl?: string;
  /**
   * The parts of the title that match, in order, each as its start and its length, counted in Unicode code points as
   * Python and Emacs count them.
   */
  matches: number[][];
  /** Where it is from. */
  source: CompletionSource;
}

/**
 * A kind of completion.
 *
 * - `movie`: A movie.
 * - `person`: A person.
 * - `show`: A television show.
 * - `collection`: A collection of movies.
 * - `theatre`: A theatre.
 * - `search`: An earlier search.
 */
export type CompletionKind = "movie" | "person" | "show" | "collection" | "theatre" | "search";

/**
 * Where a completion is from.
 *
 * - `searches`: The remembered searches.
 * - `index`: The local index.
 * - `answers`: What earlier answers held.
 * - `sandbox`: The sandbox's catalogue.
 */
export type CompletionSource = "searches" | "index" | "answers" | "sandbox";

/** Completions of what was typed. */
export interface CompletionList extends Presented {
  /** The completions, the best first. */
  items: Completion[];
  /** What to do for more, such as making the index; given once by each process, and whenever an index can't be used. */
  hint?: string;
}
