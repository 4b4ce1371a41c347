// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { SeenOption } from "./libraryRow.js";
import type { CacheOption } from "./provider.js";
import type { Language, Region } from "./scalars.js";

/** The parameters that every call takes. */
export interface CallParameters {
  /**
   * The time limit for the whole call, from when it is read: waiting, all upstream requests and their retries. After it
   * the call fails with timedOut. In milliseconds. At least `1`. At most `600000`.
   *
   * @defaultValue `30000`
   */
  timeoutMilliseconds?: number | undefined;
  /**
   * How the answer may use cached responses.
   *
   * @defaultValue `"default"`
   */
  cache?: CacheOption | undefined;
  /**
   * The language of the answer's texts; by default the one given to initialize, otherwise TMDB's default, American
   * English. A text without a translation is in English, or else in the original language, and named in untranslated.
   */
  language?: Language | undefined;
  /** The country whose release dates, certifications and offers count; by default the one given to initialize. */
  region?: Region | undefined;
  /**
   * False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and pixabay, which
   * are half of many answers.
   *
   * @defaultValue `true`
   */
  verbatim?: boolean | undefined;
  /** True to get the answer, its pages and its other parts also ready to be shown, as their member presentation. */
  presentation?: boolean | undefined;
}

/** The parameters that every list method takes. */
export interface ListParameters {
  /**
   * The number of the page to return, or to start streaming from; the first is 1. At least `1`. At most `1000000000`.
   *
   * @defaultValue `1`
   */
  page?: number | undefined;
  /**
   * The number of rows per page. At least `1`. At most `100`.
   *
   * @defaultValue `20`
   */
  pageSize?: number | undefined;
  /**
   * The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below pageSize becomes
   * the page size, so that nextPage continues with the next row. At least `1`. At most `1000000000`.
   */
  limit?: number | undefined;
  /**
   * The maximum number of pages to stream; if absent, all. It has no effect without a partialResultToken. At least `1`.
   * At most `1000000000`.
   */
  maxPages?: number | undefined;
  /**
   * Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows left out are
   * counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that a page may be short or
   * empty, and limit counts the rows given. Refused with -32602 by lists of other things.
   */
  seen?: SeenOption | undefined;
}
