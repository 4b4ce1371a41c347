// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Movie } from "./movie.js";
import type { Person } from "./person.js";
import type { Show } from "./show.js";

/** A search result: a movie, a person or a television show. */
export type SearchResult =
  | { kind: "movie"; item: Movie }
  | { kind: "person"; item: Person }
  | { kind: "tv"; item: Show };
