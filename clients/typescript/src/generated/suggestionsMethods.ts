// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { CallParameters } from "./parameters.js";
import type { Query } from "./scalars.js";
import type { SuggestionList, SuggestionRemoval } from "./suggestion.js";

/** The params of `suggestions/list`. */
export interface SuggestionsListParams extends CallParameters {
  /** Only searches that begin with this. */
  prefix?: string | undefined;
  /** The most to give. In suggestions. At least `1`. At most `1000`. */
  limit?: number | undefined;
}

/** The params of `suggestions/remove`. */
export interface SuggestionsRemoveParams extends CallParameters {
  /** What to look for. */
  query: Query;
}

/** The params of `suggestions/clear`. */
export interface SuggestionsClearParams extends CallParameters {}

/** The methods of `suggestions`. */
export class SuggestionsMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Lists the remembered searches. The newest first; the last ten are kept, or as many as MARQUEE_HISTORY says.
   *
   * @throws `InvalidParamsError`.
   */
  list(params: SuggestionsListParams = {}, options: CallOptions = {}): Promise<SuggestionList> {
    return this.#caller.call("suggestions/list", params, options);
  }

  /**
   * Forgets a search. It takes effect before any later request starts, and the search can't be read in the file of the
   * remembered searches any more. Kept responses to it stay until suggestions/clear. While another process holds the
   * file it fails after two seconds at most, retryable.
   *
   * @throws `InvalidParamsError`.
   */
  remove(params: SuggestionsRemoveParams, options: CallOptions = {}): Promise<SuggestionRemoval> {
    return this.#caller.call("suggestions/remove", params, options);
  }

  /**
   * Forgets all searches, and every kept response. It takes effect before any later request starts. Nothing of them can
   * be read any more in a file of this program, except for its log and a file of remembered searches that was set aside
   * as damaged. Since the address of any response may hold what was searched for, all kept responses go, of every
   * method; images stay. Other processes that run keep in memory what they have. While another process holds a file it
   * fails after two seconds at most, retryable, and may have forgotten a part.
   */
  clear(params: SuggestionsClearParams = {}, options: CallOptions = {}): Promise<SuggestionRemoval> {
    return this.#caller.call("suggestions/clear", params, options);
  }
}
