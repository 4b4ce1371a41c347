// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CacheOption } from "./provider.js";
import type { LanguageTag, RegionCode } from "./scalars.js";

/** The parameters that every call takes. */
export interface CallParameters {
  /**
   * How long the whole call may take, all its upstream requests and their retries included; then it fails as timedOut.
   * In milliseconds. At least `1`. At most `600000`.
   *
   * @defaultValue `30000`
   */
  timeoutMilliseconds?: number | undefined;
  /**
   * How the answer may use responses kept from before.
   *
   * @defaultValue `"default"`
   */
  cache?: CacheOption | undefined;
  /**
   * The language texts should be in; the one given to initialize unless said. Where a text is missing in it, the
   * original's is given and named in untranslated.
   */
  language?: LanguageTag | undefined;
  /** The country whose release dates, certifications and offers count; the one given to initialize unless said. */
  region?: RegionCode | undefined;
}

/** The parameters that every list method takes. */
export interface ListParameters {
  /**
   * The page to give, or to begin with when pages are streamed; the first is 1. At least `1`. At most `1000000000`.
   *
   * @defaultValue `1`
   */
  page?: number | undefined;
  /**
   * How many rows make a page. At least `1`. At most `100`.
   *
   * @defaultValue `20`
   */
  pageSize?: number | undefined;
  /**
   * The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of the page:
   * page counts in it, so nextPage goes on with the row that follows. At least `1`. At most `1000000000`.
   */
  limit?: number | undefined;
  /** The most pages that a stream gives. At least `1`. At most `1000000000`. */
  maxPages?: number | undefined;
}
