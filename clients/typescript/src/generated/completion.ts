// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID } from "./entityID.js";

/** What someone may mean who has typed so far. */
export interface Completion {
  /** What it is. */
  kind: CompletionKind;
  /** The id; absent for an earlier search. */
  id?: EntityID;
  /** The original title, the name, or the text searched for. */
  title: string;
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
 * - `search`: An earlier search.
 */
export type CompletionKind = "movie" | "person" | "show" | "search";

/**
 * Where a completion is from.
 *
 * - `searches`: The remembered searches.
 * - `index`: The local index.
 * - `sandbox`: The sandbox's catalogue.
 */
export type CompletionSource = "searches" | "index" | "sandbox";

/** Completions of what was typed. */
export interface CompletionList {
  /** The completions, the best first. */
  items: Completion[];
  /** What to do for more, such as making the index; given once by each process, and whenever an index can't be used. */
  hint?: string;
}
