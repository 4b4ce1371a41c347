// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Movie } from "./movie.js";
import type { MovieCollection } from "./movieCollection.js";
import type { Person } from "./person.js";
import type { Show } from "./show.js";

/** A search result: a movie, a person, a television show or a collection. */
export type SearchResult =
  | { kind: "movie"; item: Movie }
  | { kind: "person"; item: Person }
  | { kind: "tv"; item: Show }
  | { kind: "collection"; item: MovieCollection };
