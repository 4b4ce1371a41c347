// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/**
 * The age of an answer that was not obtained for this call. These members are part of everything made from providers'
 * responses: the result of each method that asks a provider, the pages and the summary of a list, and the parts of a
 * single result. Rows have none of their own, unless parts of them were asked for along that are older.
 */
export interface Freshness {
  /**
   * The time since the provider gave or confirmed the response, in seconds; with several responses, that of the oldest.
   * Absent if all of them are new. At least `0`.
   */
  ageSeconds?: number;
  /**
   * True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is never
   * used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies, shows,
   * people and theatres for a week.
   */
  stale?: boolean;
}
