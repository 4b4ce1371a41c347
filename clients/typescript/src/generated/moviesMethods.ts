// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller, PartialOptions } from "../caller.js";
import type { ExactlyOne } from "../exclusions.js";
import { List, type ListOptions } from "../list.js";
import type { Credits } from "./credits.js";
import type { GenreReference, MovieReference, WatchProviderReference } from "./entityID.js";
import type { GenreList } from "./genre.js";
import type { Movie } from "./movie.js";
import type { MovieInclude, MovieSort, TrendingWindow } from "./movieOptions.js";
import type { CallParameters, ListParameters } from "./parameters.js";
import type { AttributeOperator, MovieProvider } from "./provider.js";
import type { Day, LanguageTag, Slug } from "./scalars.js";
import type { VideoList } from "./video.js";
import type { WatchProviders } from "./watchProviders.js";

/** The params of `movies/get`, before the rules between them. */
export interface MoviesGetMembers extends CallParameters {
  /** Which movie. */
  id?: MovieReference | undefined;
  /** Which movie, by its web address at AMC. */
  slug?: Slug | undefined;
  /** Which movie, by its internal release number at AMC. At least `0`. */
  internalReleaseId?: number | undefined;
  /**
   * Which parts to add. They come from TMDB; where it can't give them for a movie of AMC's, linkFault says why. At most
   * `11`.
   */
  include?: MovieInclude[] | undefined;
  /**
   * Whether to look for the movie at the other provider too. A movie that only one of them has comes as it is.
   *
   * @defaultValue `false`
   */
  link?: boolean | undefined;
}

/** The params of `movies/get`. */
export type MoviesGetParams = MoviesGetMembers & ExactlyOne<MoviesGetMembers, "id" | "slug" | "internalReleaseId">;

/** The params of `movies/similar`. */
export interface MoviesSimilarParams extends ListParameters, CallParameters {
  /** Which movie. */
  id: MovieReference;
}

/** The params of `movies/recommendations`. */
export interface MoviesRecommendationsParams extends ListParameters, CallParameters {
  /** Which movie. */
  id: MovieReference;
}

/** The params of `movies/credits`. */
export interface MoviesCreditsParams extends CallParameters {
  /** Which movie. */
  id: MovieReference;
}

/** The params of `movies/videos`. */
export interface MoviesVideosParams extends CallParameters {
  /** Which movie. */
  id: MovieReference;
}

/** The params of `movies/watchProviders`. */
export interface MoviesWatchProvidersParams extends CallParameters {
  /** Which movie. */
  id: MovieReference;
}

/** The params of `movies/genres`. */
export interface MoviesGenresParams extends CallParameters {}

/** The params of `movies/all`. */
export interface MoviesAllParams extends ListParameters, CallParameters {
  /** A part of the title. */
  name?: string | undefined;
  /** Only these movies. At least `1`. At most `100`. */
  ids?: MovieReference[] | undefined;
  /** Only the movie with this web address. */
  slug?: Slug | undefined;
  /** Only the movies of this release. At least `0`. */
  releaseNumber?: number | undefined;
  /** Only movies released after this day; without endDate, all of them. */
  startDate?: Day | undefined;
  /** Only movies released on or before this day; without startDate, all of them. */
  endDate?: Day | undefined;
  /** Only what has these attributes, by code. At least `1`. At most `50`. */
  includeAttributes?: string[] | undefined;
  /** Nothing that has these attributes, by code. At least `1`. At most `50`. */
  excludeAttributes?: string[] | undefined;
  /** How several attributes combine. */
  attributeOperator?: AttributeOperator | undefined;
}

/** The params of `movies/nowPlaying`. */
export interface MoviesNowPlayingParams extends ListParameters, CallParameters {
  /**
   * Whose list.
   *
   * @defaultValue `"amc"`
   */
  provider?: MovieProvider | undefined;
}

/** The params of `movies/advanceTickets`. */
export interface MoviesAdvanceTicketsParams extends ListParameters, CallParameters {}

/** The params of `movies/comingSoon`. */
export interface MoviesComingSoonParams extends ListParameters, CallParameters {}

/** The params of `movies/active`. */
export interface MoviesActiveParams extends ListParameters, CallParameters {}

/** The params of `movies/allActive`. */
export interface MoviesAllActiveParams extends ListParameters, CallParameters {}

/** The params of `movies/onDemand`. */
export interface MoviesOnDemandParams extends ListParameters, CallParameters {}

/** The params of `movies/popular`. */
export interface MoviesPopularParams extends ListParameters, CallParameters {}

/** The params of `movies/topRated`. */
export interface MoviesTopRatedParams extends ListParameters, CallParameters {}

/** The params of `movies/upcoming`. */
export interface MoviesUpcomingParams extends ListParameters, CallParameters {}

/** The params of `movies/trending`. */
export interface MoviesTrendingParams extends ListParameters, CallParameters {
  /**
   * Over which time.
   *
   * @defaultValue `"day"`
   */
  window?: TrendingWindow | undefined;
}

/** The params of `movies/discover`. */
export interface MoviesDiscoverParams extends ListParameters, CallParameters {
  /** Only movies of all these genres. At least `1`. At most `20`. */
  genreIds?: GenreReference[] | undefined;
  /** Only movies first released in this year. In years. At least `1870`. At most `2200`. */
  year?: number | undefined;
  /** Only movies rated at least this well. In points from 0 to 10. At least `0`. At most `10`. */
  minimumRating?: number | undefined;
  /** Only movies that at least so many people have rated. In votes. At least `0`. */
  minimumVotes?: number | undefined;
  /**
   * In which order.
   *
   * @defaultValue `"popularity.desc"`
   */
  sortBy?: MovieSort | undefined;
  /** Only movies that one of these services offers in the region. At least `1`. At most `20`. */
  watchProviderIds?: WatchProviderReference[] | undefined;
  /** Only movies made in this language. */
  originalLanguage?: LanguageTag | undefined;
  /** Only movies released on or after this day. */
  releasedAfter?: Day | undefined;
  /** Only movies released on or before this day. */
  releasedBefore?: Day | undefined;
}

/** The methods of `movies`. */
export class MoviesMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Gives one movie. By any id, by AMC's web address or by AMC's internal release number. With link the other
   * provider's id and fields are added, and the movie as known so far is sent as a partial, if there is a
   * partialResultToken. The other provider gets half of the time that is left, at most 10 seconds; if it can't answer,
   * the movie comes without its fields, and linkFault says why.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  get(params: MoviesGetParams, options: PartialOptions<Movie> = {}): Promise<Movie> {
    return this.#caller.call("movies/get", params, options);
  }

  /**
   * Lists movies like one. AMC lists similar movies on demand, TMDB those that share genres and keywords; the id says
   * who is asked.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  similar(params: MoviesSimilarParams, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/similar", params, options);
  }

  /**
   * Lists what people who like a movie like. TMDB's list; for a movie of another provider the same movie is looked for
   * there.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  recommendations(params: MoviesRecommendationsParams, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/recommendations", params, options);
  }

  /**
   * Says who made a movie and who plays in it. From the provider that the id names.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  credits(params: MoviesCreditsParams, options: CallOptions = {}): Promise<Credits> {
    return this.#caller.call("movies/credits", params, options);
  }

  /**
   * Gives a movie's trailers and other videos. From TMDB; for a movie of another provider the same movie is looked for
   * there. Where there are none in the language asked for, those in the original language are given.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  videos(params: MoviesVideosParams, options: CallOptions = {}): Promise<VideoList> {
    return this.#caller.call("movies/videos", params, options);
  }

  /**
   * Says where a movie can be watched at home. From TMDB, whose data comes from JustWatch; for a movie of another
   * provider the same movie is looked for there.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  watchProviders(params: MoviesWatchProvidersParams, options: CallOptions = {}): Promise<WatchProviders> {
    return this.#caller.call("movies/watchProviders", params, options);
  }

  /**
   * Lists the genres that movies can have. From TMDB, named in the language of the call.
   *
   * @throws an `UpstreamError` if tmdb can't answer.
   */
  genres(params: MoviesGenresParams = {}, options: CallOptions = {}): Promise<GenreList> {
    return this.#caller.call("movies/genres", params, options);
  }

  /**
   * Lists all movies, or those that match. Everything AMC knows, whether it plays or not. Several filters together
   * narrow the list.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  all(params: MoviesAllParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/all", params, options);
  }

  /**
   * Lists the movies that play now. At AMC what its theatres show today; at TMDB what is in theatres of the region.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  nowPlaying(params: MoviesNowPlayingParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/nowPlaying", params, options);
  }

  /**
   * Lists the movies whose tickets are sold in advance. AMC's list of movies that are not shown yet and can be booked.
   *
   * @throws an `UpstreamError` if amc can't answer.
   */
  advanceTickets(params: MoviesAdvanceTicketsParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/advanceTickets", params, options);
  }

  /**
   * Lists the movies that come soon. AMC's list of announced movies.
   *
   * @throws an `UpstreamError` if amc can't answer.
   */
  comingSoon(params: MoviesComingSoonParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/comingSoon", params, options);
  }

  /**
   * Lists the movies that are active. AMC's list of movies that play or are about to.
   *
   * @throws an `UpstreamError` if amc can't answer.
   */
  active(params: MoviesActiveParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/active", params, options);
  }

  /**
   * Lists all movies that are active anywhere. AMC's list of active movies, events and series included.
   *
   * @throws an `UpstreamError` if amc can't answer.
   */
  allActive(params: MoviesAllActiveParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/allActive", params, options);
  }

  /**
   * Lists the movies to watch at home. AMC's list of movies on demand.
   *
   * @throws an `UpstreamError` if amc can't answer.
   */
  onDemand(params: MoviesOnDemandParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/onDemand", params, options);
  }

  /**
   * Lists the movies with the most attention. TMDB's list, most popular first.
   *
   * @throws an `UpstreamError` if tmdb can't answer.
   */
  popular(params: MoviesPopularParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/popular", params, options);
  }

  /**
   * Lists the movies with the best ratings. TMDB's list, best first.
   *
   * @throws an `UpstreamError` if tmdb can't answer.
   */
  topRated(params: MoviesTopRatedParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/topRated", params, options);
  }

  /**
   * Lists the movies that come out soon. TMDB's list for the region.
   *
   * @throws an `UpstreamError` if tmdb can't answer.
   */
  upcoming(params: MoviesUpcomingParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/upcoming", params, options);
  }

  /**
   * Lists the movies of the hour. TMDB's list of what people look at, over a day or a week.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  trending(params: MoviesTrendingParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/trending", params, options);
  }

  /**
   * Finds movies by what they are. TMDB's catalogue, filtered and sorted. region says whose release dates and offers
   * count.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  discover(params: MoviesDiscoverParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/discover", params, options);
  }
}
