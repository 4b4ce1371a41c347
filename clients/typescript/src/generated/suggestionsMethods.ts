// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { CompletionKind, CompletionList } from "./completion.js";
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

/** The params of `suggestions/complete`. */
export interface SuggestionsCompleteParams extends CallParameters {
  /** What has been typed so far; a blank at its end ends the last word. */
  query: Query;
  /** Only items of these kinds; if absent, of all. At least `1`. At most `6`. */
  kinds?: CompletionKind[] | undefined;
  /**
   * The maximum number of items. At least `1`. At most `50`.
   *
   * @defaultValue `8`
   */
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
   * Completes a title or a name as it is typed. Answers from this machine alone, without a connection, for each key
   * that is pressed. Typing errors are forgiven; words may be in any order, run together or apart; accents, case, width
   * and the spelling of small numbers don't matter; scripts without blanks are found from one character on. The index
   * has TMDB's lists, which hold original titles only; index/update fetches them, and nothing else does. Titles in
   * other languages, years, posters, AMC's movies and theatres are known once an answer held them: the last 20,000 of
   * each kind are kept, except what a search held that is not to be remembered, until suggestions/clear. A kind without
   * an index has no items, and the first answer that lacks one says so in hint. In the sandbox the items are those of
   * its catalogue.
   *
   * @throws `InvalidParamsError`.
   */
  complete(params: SuggestionsCompleteParams, options: CallOptions = {}): Promise<CompletionList> {
    return this.#caller.call("suggestions/complete", params, options);
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
