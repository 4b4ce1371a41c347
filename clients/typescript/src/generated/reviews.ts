// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { ReviewID } from "./entityID.js";
import type { Instant } from "./scalars.js";

/** What people wrote about a movie, in the language of the answer: TMDB's first page of it. */
export interface Reviews {
  /** The reviews, in the provider's order. */
  items: Review[];
  /** How many such pages there are. At least `0`. */
  totalPages?: number;
  /** How many reviews there are on all pages. At least `0`. */
  totalResults?: number;
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
}

/** What one person wrote about a movie. */
export interface Review {
  /** Which review. */
  id?: ReviewID;
  /** The name that they write under. */
  author: string;
  /** What the author thinks of the movie, if the review says so. In points from 0 to 10. At least `0`. At most `10`. */
  rating?: number;
  /** The text, in the author's own markup (often Markdown). */
  content?: string;
  /** The review's page. Format: `uri`. */
  url?: string;
  /** When it was written. */
  createdAt?: Instant;
  /** When it was last changed. */
  updatedAt?: Instant;
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
}
