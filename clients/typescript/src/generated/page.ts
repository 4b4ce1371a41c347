// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID } from "./entityID.js";
import type { ErrorObject } from "./errorObject.js";
import type { FoundPlace } from "./foundPlace.js";
import type { Day } from "./scalars.js";

/** One page of a list: the answer of a list method, and what it sends with a partialResultToken. */
export interface Page<Row> {
  /** Tells a page from the other parts of a stream. */
  kind: "page";
  /** Which page this is; the first is 1. At least `1`. */
  page: number;
  /**
   * How many rows make a page; page and the totals count in it. It is what was asked for, or the limit where that is
   * smaller and the page is not part of a stream. The last page may hold fewer. At least `1`. At most `100`.
   */
  pageSize: number;
  /**
   * How many pages can be reached; left out where the upstream doesn't tell. An empty list has one page, which is
   * empty. At least `1`.
   */
  totalPages?: number;
  /** How many rows can be reached; left out where the upstream doesn't tell. At least `0`. */
  totalResults?: number;
  /** The page that follows; left out on the last one. At least `2`. */
  nextPage?: number;
  /** The page before; left out on the first one. At least `1`. */
  previousPage?: number;
  /** The rows, in the upstream's order. */
  items: Row[];
  /** Rows left out because an earlier page of the same request gave them; left out if none. In rows. At least `1`. */
  duplicates?: number;
  /** Rows left out because they could not be read; left out if none. In rows. At least `1`. */
  skipped?: number;
  /** How often the upstream was asked until it answered; left out if once. In requests. At least `2`. */
  attempts?: number;
  /** The id that was asked for, where the provider that answers knows the entity by another one. */
  linkedFrom?: EntityID;
  /** The place that the parameters were understood to mean, for methods that take one. */
  place?: FoundPlace;
  /** The day that the rows are of, for methods that take one. */
  date?: Day;
  /** What to show a person where the list is empty. */
  message?: string;
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
  /**
   * Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  tmdb?: Record<string, unknown>;
  /**
   * Everything else that Pixabay says of it, verbatim: its own names, values and members that are not known here, and
   * the originals of values that were changed.
   */
  pixabay?: Record<string, unknown>;
  /**
   * How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
   * all of them came just now. In seconds. At least `0`.
   */
  ageSeconds?: number;
  /**
   * True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
   * Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
   * person or a theatre for a week.
   */
  stale?: boolean;
}

/** The answer of a list method that has sent its pages. */
export interface Summary {
  /** Tells a summary from the other parts of a stream. */
  kind: "summary";
  /** How many pages were sent. At least `0`. */
  pageCount: number;
  /** How many rows they held. At least `0`. */
  itemCount: number;
  /** False if a limit ended the list before its end. */
  complete: boolean;
  /** The page that holds the first row not given; left out if the list is complete. At least `1`. */
  nextPage?: number;
  /** Rows left out because an earlier page had given them; left out if none. In rows. At least `1`. */
  duplicates?: number;
  /** Rows left out because they could not be read; left out if none. In rows. At least `1`. */
  skipped?: number;
  /** The id that was asked for, where the provider that answers knows the entity by another one. */
  linkedFrom?: EntityID;
  /** The place that the parameters were understood to mean, for methods that take one. */
  place?: FoundPlace;
  /** The day that the rows are of, for methods that take one. */
  date?: Day;
  /** What to show a person where the list is empty. */
  message?: string;
  /**
   * How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
   * all of them came just now. In seconds. At least `0`.
   */
  ageSeconds?: number;
  /**
   * True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
   * Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
   * person or a theatre for a week.
   */
  stale?: boolean;
}

/** A page that failed, sent in the stream in its place. */
export interface Fault {
  /** Tells a fault from the other parts of a stream. */
  kind: "error";
  /** The page that failed. At least `1`. */
  page: number;
  /** What went wrong. */
  error: ErrorObject;
  /** True if the page is asked for again; false if the request ends here, in an error. */
  willRetry: boolean;
  /** How long until then, in tenths, rounded up. In seconds. At least `0`. */
  retryInSeconds?: number;
}

/** What is known of a single entity so far, sent before the whole answer. */
export interface PartialResult<Item> {
  /** Tells a partial from the other parts of a stream. */
  kind: "partial";
  /** The entity as known so far. */
  item: Item;
  /**
   * How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
   * all of them came just now. In seconds. At least `0`.
   */
  ageSeconds?: number;
  /**
   * True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
   * Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
   * person or a theatre for a week.
   */
  stale?: boolean;
}
