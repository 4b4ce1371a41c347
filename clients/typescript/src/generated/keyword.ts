// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { KeywordID } from "./entityID.js";

/** A keyword for the subject of movies and shows. */
export interface Keyword {
  /** The keyword's id. */
  id: KeywordID;
  /** The keyword, in English. */
  name: string;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}
