// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/** A feature of a movie, theatre or showtime, as AMC defines it. */
export interface Attribute {
  /** The code that includeAttributes and excludeAttributes take. */
  code: string;
  /** The name to show. */
  name?: string;
  /** What the attribute means. */
  description?: string;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
}
