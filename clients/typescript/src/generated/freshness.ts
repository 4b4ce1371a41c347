// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/**
 * How old an answer is that was not made for this call. These members are part of whatever is made of providers'
 * responses: the result of each method that asks one, the pages and the summary of a list, and the parts of a single
 * result. Rows have none of their own.
 */
export interface Freshness {
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
