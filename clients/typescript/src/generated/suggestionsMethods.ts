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
   * Forgets a search. It takes effect before any later request starts.
   *
   * @throws `InvalidParamsError`.
   */
  remove(params: SuggestionsRemoveParams, options: CallOptions = {}): Promise<SuggestionRemoval> {
    return this.#caller.call("suggestions/remove", params, options);
  }

  /** Forgets all searches. It takes effect before any later request starts. */
  clear(params: SuggestionsClearParams = {}, options: CallOptions = {}): Promise<SuggestionRemoval> {
    return this.#caller.call("suggestions/clear", params, options);
  }
}
