// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { IndexKind, IndexReport } from "./indexReport.js";
import type { CallParameters } from "./parameters.js";
import type { FilePath } from "./scalars.js";

/** The params of `index/update`. */
export interface IndexUpdateParams extends CallParameters {
  /** The kinds whose index is to be made; if absent, all. At least `1`. At most `4`. */
  kinds?: IndexKind[] | undefined;
  /**
   * A folder of this machine with TMDB's files, such as movie_ids_11_21_2026.json.gz, to be read instead of fetching
   * them; if kinds is absent, those of the kinds that it has.
   */
  from?: FilePath | undefined;
}

/** The params of `index/status`. */
export interface IndexStatusParams extends CallParameters {}

/** The methods of `index`. */
export class IndexMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Makes the local index from TMDB's newest lists. TMDB makes the lists once a day and gives them to everyone without
   * a key. The index of a kind is replaced in one step when the new one is complete; if anything is wrong the old one
   * stays, and the call fails. What was fetched before an interruption is not fetched again. timeoutMilliseconds bounds
   * the wait for each part of 4 MiB, not the whole. In the sandbox nothing is fetched.
   *
   * @throws `InvalidParamsError`.
   */
  update(params: IndexUpdateParams = {}, options: CallOptions = {}): Promise<IndexReport> {
    return this.#caller.call("index/update", params, options);
  }

  /**
   * Reports what the local index has, how old it is and how much space it takes. Opens the index; its content is
   * checked when it is used.
   */
  status(params: IndexStatusParams = {}, options: CallOptions = {}): Promise<IndexReport> {
    return this.#caller.call("index/status", params, options);
  }
}
