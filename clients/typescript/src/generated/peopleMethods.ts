// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import { List, type ListOptions } from "../list.js";
import type { MovieReference, PersonReference } from "./entityID.js";
import type { TrendingWindow } from "./movieOptions.js";
import type { CallParameters, ListParameters } from "./parameters.js";
import type { Person, PersonInclude, WorkKind } from "./person.js";
import type { PersonCredit, PersonCreditSort } from "./personCredit.js";

/** The params of `people/get`. */
export interface PeopleGetParams extends CallParameters {
  /** The person's id: tmdb:person:2232, imdb:nm0000474, or amc:person:2232 with movieId. */
  id: PersonReference;
  /** For a person of AMC's: a film whose movies/credits has the person. */
  movieId?: MovieReference | undefined;
  /** The parts to add; none if absent. At most `4`. */
  include?: PersonInclude[] | undefined;
}

/** The params of `people/credits`. */
export interface PeopleCreditsParams extends ListParameters, CallParameters {
  /** The person's id: tmdb:person:2232, imdb:nm0000474, or amc:person:2232 with movieId. */
  id: PersonReference;
  /** For a person of AMC's: a film whose movies/credits has the person. */
  movieId?: MovieReference | undefined;
  /** The kinds of works to list; all if absent. At least `1`. At most `2`. */
  kinds?: WorkKind[] | undefined;
  /**
   * The departments to list, such as Acting, Directing or Writing, in upper or lower case; all if absent. Rows have the
   * roles in these departments only. If the person has none, the message names those that the person has. At least `1`.
   * At most `20`.
   */
  departments?: string[] | undefined;
  /**
   * The order.
   *
   * @defaultValue `"date"`
   */
  sortBy?: PersonCreditSort | undefined;
}

/** The params of `people/popular`. */
export interface PeoplePopularParams extends ListParameters, CallParameters {}

/** The params of `people/trending`. */
export interface PeopleTrendingParams extends ListParameters, CallParameters {
  /**
   * The period over which attention is measured.
   *
   * @defaultValue `"day"`
   */
  window?: TrendingWindow | undefined;
}

/** The methods of `people`. */
export class PeopleMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Returns one person. With the id of TMDB or IMDb, or with that of AMC and movieId: AMC knows people only through
   * their films, so the person is the only one of the same name in TMDB's credits of that film. If that isn't certain,
   * the call fails with -32012. knownFor has the three films and shows with the most votes in the person's department.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  get(params: PeopleGetParams, options: CallOptions = {}): Promise<Person> {
    return this.#caller.call("people/get", params, options);
  }

  /**
   * Lists the films and shows of one person. Everything that the person did in front of the camera and behind it, one
   * row per film or show with all parts and jobs in roles. By default the newest first; what is to come, and first of
   * all what has no day yet, stands before it.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  credits(params: PeopleCreditsParams, options: ListOptions = {}): List<PersonCredit> {
    return new List(this.#caller, "people/credits", params, options);
  }

  /**
   * Lists the most popular people. TMDB's list, the most popular first.
   *
   * @throws an `UpstreamError` if tmdb can't answer.
   */
  popular(params: PeoplePopularParams = {}, options: ListOptions = {}): List<Person> {
    return new List(this.#caller, "people/popular", params, options);
  }

  /**
   * Lists the people who get the most attention now. TMDB's list of trending people over a day or a week.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  trending(params: PeopleTrendingParams = {}, options: ListOptions = {}): List<Person> {
    return new List(this.#caller, "people/trending", params, options);
  }
}
