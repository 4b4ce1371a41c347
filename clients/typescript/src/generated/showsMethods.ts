// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { AtMostOne } from "../exclusions.js";
import { List, type ListOptions } from "../list.js";
import type { ShowReference } from "./entityID.js";
import type { ShowSort, TrendingWindow } from "./movieOptions.js";
import type { CallParameters, ListParameters } from "./parameters.js";
import type { ServiceName, ShowGenreName, YearRange } from "./scalars.js";
import type { Show } from "./show.js";
import type { Season, ShowInclude } from "./showParts.js";
import type { ServiceSelection } from "./streamingService.js";

/** The params of `shows/get`. */
export interface ShowsGetParams extends CallParameters {
  /** The show's id: tmdb:show:2287, imdb:tt0059968, tvdb:77871 or wikidata:Q23572. */
  id: ShowReference;
  /** The parts to add; none if absent. They cost no further request. At most `9`. */
  include?: ShowInclude[] | undefined;
}

/** The params of `shows/season`. */
export interface ShowsSeasonParams extends CallParameters {
  /** The show's id: tmdb:show:2287, imdb:tt0059968, tvdb:77871 or wikidata:Q23572. */
  id: ShowReference;
  /** The number of the season; 0 for specials. At least `0`. At most `100000`. */
  season: number;
}

/** The params of `shows/popular`. */
export interface ShowsPopularParams extends ListParameters, CallParameters {}

/** The params of `shows/topRated`. */
export interface ShowsTopRatedParams extends ListParameters, CallParameters {}

/** The params of `shows/onTheAir`. */
export interface ShowsOnTheAirParams extends ListParameters, CallParameters {}

/** The params of `shows/airingToday`. */
export interface ShowsAiringTodayParams extends ListParameters, CallParameters {}

/** The params of `shows/trending`. */
export interface ShowsTrendingParams extends ListParameters, CallParameters {
  /**
   * The period over which attention is measured.
   *
   * @defaultValue `"day"`
   */
  window?: TrendingWindow | undefined;
}

/** The params of `shows/discover`, before the rules between them. */
export interface ShowsDiscoverMembers extends ListParameters, CallParameters {
  /**
   * Genres by name or id, of reference/genres with kind show; a show must have all of them. At least `1`. At most `20`.
   */
  genres?: ShowGenreName[] | undefined;
  /** The year of the first broadcast, or a range of years. */
  years?: YearRange | undefined;
  /** The lowest average rating to list. In points from 0 to 10. At least `0`. At most `10`. */
  minimumRating?: number | undefined;
  /**
   * Services by name or id; one of them must offer the show in the region, or in the United States if there is no
   * region. At least `1`. At most `20`.
   */
  services?: ServiceName[] | undefined;
  /**
   * With mine, only shows that one of the user's services has in the subscription, free or with advertisements, as
   * services/set has them. Without a region it is the country that has services. The request and its answer stay out of
   * every file, since they name the services. Refused with -32602 if no services are set.
   */
  on?: ServiceSelection | undefined;
  /**
   * The order of the shows.
   *
   * @defaultValue `"popularity.desc"`
   */
  sortBy?: ShowSort | undefined;
}

/** The params of `shows/discover`. */
export type ShowsDiscoverParams = ShowsDiscoverMembers & AtMostOne<ShowsDiscoverMembers, "on" | "services">;

/** The methods of `shows`. */
export class ShowsMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Returns one television show. With its seasons in short, its latest and its next episode, from TMDB in one request.
   * An id of IMDb, TheTVDB or Wikidata is looked up there first, and linkedFrom names it.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  get(params: ShowsGetParams, options: CallOptions = {}): Promise<Show> {
    return this.#caller.call("shows/get", params, options);
  }

  /**
   * Returns one season of a television show with its episodes. An unknown season fails with notFound (-32012); its hint
   * names the seasons that exist if an earlier answer has told them.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  season(params: ShowsSeasonParams, options: CallOptions = {}): Promise<Season> {
    return this.#caller.call("shows/season", params, options);
  }

  /**
   * Lists the most popular television shows. TMDB's list, the most popular first.
   *
   * @throws an `UpstreamError` if tmdb can't answer.
   */
  popular(params: ShowsPopularParams = {}, options: ListOptions = {}): List<Show> {
    return new List(this.#caller, "shows/popular", params, options);
  }

  /**
   * Lists the top-rated television shows. TMDB's list, the best rated first.
   *
   * @throws an `UpstreamError` if tmdb can't answer.
   */
  topRated(params: ShowsTopRatedParams = {}, options: ListOptions = {}): List<Show> {
    return new List(this.#caller, "shows/topRated", params, options);
  }

  /**
   * Lists the television shows of this week. Shows with an episode within the next seven days, from TMDB.
   *
   * @throws an `UpstreamError` if tmdb can't answer.
   */
  onTheAir(params: ShowsOnTheAirParams = {}, options: ListOptions = {}): List<Show> {
    return new List(this.#caller, "shows/onTheAir", params, options);
  }

  /**
   * Lists the television shows of today. Shows that broadcast an episode today, from TMDB.
   *
   * @throws an `UpstreamError` if tmdb can't answer.
   */
  airingToday(params: ShowsAiringTodayParams = {}, options: ListOptions = {}): List<Show> {
    return new List(this.#caller, "shows/airingToday", params, options);
  }

  /**
   * Lists the television shows that get the most attention now. TMDB's list of trending shows over a day or a week.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  trending(params: ShowsTrendingParams = {}, options: ListOptions = {}): List<Show> {
    return new List(this.#caller, "shows/trending", params, options);
  }

  /**
   * Lists television shows that match given criteria. Filters and sorts TMDB's catalogue. A show must match all filters
   * given; names are checked against the lists of reference/….
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  discover(params: ShowsDiscoverParams = {}, options: ListOptions = {}): List<Show> {
    return new List(this.#caller, "shows/discover", params, options);
  }
}
