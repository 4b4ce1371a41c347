// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { ReviewID } from "./entityID.js";
import type { Freshness } from "./freshness.js";
import type { KnownWork } from "./person.js";
import type { Presented } from "./presentation.js";
import type { Instant, LanguageTag } from "./scalars.js";

/** Reviews of a movie in the language of the answer: TMDB's first page of them. */
export interface Reviews {
  /** The reviews, in the provider's order. */
  items: Review[];
  /** The number of such pages at TMDB. At least `0`. */
  totalPages?: number;
  /** The number of reviews on all pages. At least `0`. */
  totalResults?: number;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** One user's review of a movie or a show. */
export interface Review extends Freshness, Presented {
  /** The review's id. */
  id: ReviewID;
  /** The author's pen name. */
  author: string;
  /** The author's rating of the movie, in points from 0 to 10; absent if there is none. At least `0`. At most `10`. */
  rating?: number;
  /** The text, in the author's own markup, often Markdown. */
  content?: string;
  /** The URL of the review's page. Format: `uri`. */
  url?: string;
  /** When the review was written. */
  createdAt?: Instant;
  /** When the review was last changed. */
  updatedAt?: Instant;
  /** The language of the text. */
  language?: LanguageTag;
  /** What it is a review of; in the answer of reviews/get only. */
  about?: KnownWork;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}
