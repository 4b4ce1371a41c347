// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { CallParameters } from "./parameters.js";
import type { Query } from "./scalars.js";
import type { SuggestionList, SuggestionRemoval } from "./suggestion.js";

/** The params of `suggestions/list`. */
export interface SuggestionsListParams extends CallParameters {
  /** The beginning of the searches to list; case is ignored. If absent, all are listed. */
  prefix?: string | undefined;
  /** The maximum number of suggestions to list; if absent, all. At least `1`. At most `1000`. */
  limit?: number | undefined;
}

/** The params of `suggestions/remove`. */
export interface SuggestionsRemoveParams extends CallParameters {
  /** The query to forget; case and extra white space are ignored. */
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
   * Lists the remembered searches. The most recent comes first. The last ten are kept, or as many as MARQUEE_HISTORY
   * says.
   *
   * @throws `InvalidParamsError`.
   */
  list(params: SuggestionsListParams = {}, options: CallOptions = {}): Promise<SuggestionList> {
    return this.#caller.call("suggestions/list", params, options);
  }

  /**
   * Forgets one remembered search. Takes effect before any later request starts; the query is also erased from the file
   * of remembered searches. Cached responses stay until suggestions/clear. If another process holds the file, the call
   * fails after at most two seconds and is retryable.
   *
   * @throws `InvalidParamsError`.
   */
  remove(params: SuggestionsRemoveParams, options: CallOptions = {}): Promise<SuggestionRemoval> {
    return this.#caller.call("suggestions/remove", params, options);
  }

  /**
   * Forgets all remembered searches and all cached responses. Takes effect before any later request starts. Both are
   * erased from this program's files, except for its log and any file of remembered searches that was set aside as
   * damaged. The cached responses of every method go, since the URL of any of them may contain a query; images stay.
   * Other running processes keep what they have in memory. If another process holds a file, the call fails after at
   * most two seconds and is retryable; a part may be forgotten by then.
   */
  clear(params: SuggestionsClearParams = {}, options: CallOptions = {}): Promise<SuggestionRemoval> {
    return this.#caller.call("suggestions/clear", params, options);
  }
}
