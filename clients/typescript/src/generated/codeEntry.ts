// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { RegionCode } from "./scalars.js";

/** An entry of a list of codes: what a filter takes, and what it means. */
export interface CodeEntry {
  /** The code that filters take. */
  code: string;
  /** The name, in English; filters that take names take it too. */
  name: string;
  /** The name as the country or the speakers of the language write it. */
  nativeName?: string;
  /** The country that gives the age rating. */
  country?: RegionCode;
  /** The department of the job. */
  department?: string;
  /** What the age rating or the attribute means. */
  description?: string;
  /** What has the attribute: movies, theatres, showtimes, in AMC's words. */
  appliesTo?: string[];
  /** Whether the attribute is a premium format, such as IMAX. */
  isPremiumFormat?: boolean;
  /** The position among the age ratings of the country: a higher one is for older viewers. */
  order?: number;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}
