// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/** A feature of a movie, a theatre or a showtime, as AMC lists them. */
export interface Attribute {
  /** What filters call it. */
  code: string;
  /** What people call it. */
  name?: string;
  /** What it means. */
  description?: string;
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
}
