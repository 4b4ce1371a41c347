// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import { List, type ListOptions } from "../list.js";
import type { EntityReference } from "./entityID.js";
import type { LibraryRemoval, LibraryRow, LibrarySort, LibraryStatus } from "./libraryRow.js";
import type { CallParameters, ListParameters } from "./parameters.js";
import type { WorkKind } from "./person.js";
import type { Day, Query } from "./scalars.js";
import type { ServiceSelection } from "./streamingService.js";

/** The params of `library/set`. */
export interface LibrarySetParams extends CallParameters {
  /** The id of the film or the show. */
  id: EntityReference;
  /** Whether the user wants to see it or has seen it. */
  status?: LibraryStatus | undefined;
  /**
   * The user's rating, which is rounded to a half; 0 removes it. In points from 0.5 to 10. At least `0`. At most `10`.
   */
  rating?: number | undefined;
  /** The days on which the user saw it, in place of those stored; an empty list removes them. At most `1000`. */
  seenOn?: Day[] | undefined;
  /** A note, in place of the one stored; an empty one removes it. */
  note?: string | undefined;
  /** Tags, in place of those stored; an empty list removes them. At most `100`. */
  tags?: string[] | undefined;
}

/** The params of `library/list`. */
export interface LibraryListParams extends ListParameters, CallParameters {
  /** Only entries of this status. */
  status?: LibraryStatus | undefined;
  /** Only films, or only shows; if absent, both. At least `1`. At most `2`. */
  kinds?: WorkKind[] | undefined;
  /** Words that the title, the tags or the note have. */
  query?: Query | undefined;
  /** The lowest rating by the user. In points from 0.5 to 10. At least `0.5`. At most `10`. */
  minimumRating?: number | undefined;
  /**
   * The order.
   *
   * @defaultValue `"added"`
   */
  sortBy?: LibrarySort | undefined;
  /**
   * With mine, only what one of the user's services has, as services/set has them, in the subscription, free or with
   * advertisements. It costs a request to TMDB for each entry of a page, eight at once and at TMDB's rate, so that 20
   * entries take a second at most, and 1,000 a minute with their pages streamed and a timeoutMilliseconds to match; an
   * answer costs nothing while it is kept, which is in memory alone. What is left out, as well as what has no id of
   * TMDB's, is counted in hidden; totals and page numbers stay those of the whole list, and limit counts the rows
   * given. Without a region it is the country that has services. Refused with -32602 if no services are set.
   */
  on?: ServiceSelection | undefined;
}

/** The params of `library/get`. */
export interface LibraryGetParams extends CallParameters {
  /** The id of the film or the show. */
  id: EntityReference;
}

/** The params of `library/remove`. */
export interface LibraryRemoveParams extends CallParameters {
  /** The id of the film or the show. */
  id: EntityReference;
}

/** The methods of `library`. */
export class LibraryMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Adds a film or a show to the library, or changes its entry. Only what is given is changed, so that the same call
   * twice changes nothing. A new entry is wanted, or seen if a rating or a day is given without a status; an entry that
   * is wanted becomes seen by these too. The entry is stored when this answers, and survives a killed process. A title
   * that isn't known yet is requested for two seconds at most, and again when the film is next set; without one the
   * entry is stored all the same. A new film that the provider says doesn't exist is not found, and not stored.
   *
   * @throws `InvalidParamsError`.
   */
  set(params: LibrarySetParams, options: CallOptions = {}): Promise<LibraryRow> {
    return this.#caller.call("library/set", params, options);
  }

  /**
   * Lists the films and shows of the library. Answers from this machine alone, except with on. query finds words of the
   * title, the tags and the note, however they are spelled.
   *
   * @throws `InvalidParamsError`.
   */
  list(params: LibraryListParams = {}, options: ListOptions = {}): List<LibraryRow> {
    return new List(this.#caller, "library/list", params, options);
  }

  /**
   * Gets the library's entry for a film or a show. It is found by any of its ids that are known.
   *
   * @throws `InvalidParamsError`.
   */
  get(params: LibraryGetParams, options: CallOptions = {}): Promise<LibraryRow> {
    return this.#caller.call("library/get", params, options);
  }

  /**
   * Removes a film or a show from the library. Removes its entry, found by any of its ids, with its rating, days, note
   * and tags.
   *
   * @throws `InvalidParamsError`.
   */
  remove(params: LibraryRemoveParams, options: CallOptions = {}): Promise<LibraryRemoval> {
    return this.#caller.call("library/remove", params, options);
  }
}
