// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller, PartialOptions } from "../caller.js";
import type { AtMostOne, ExactlyOne } from "../exclusions.js";
import { List, type ListOptions } from "../list.js";
import type { Credits } from "./credits.js";
import type {
  CompanyReference,
  EntityReference,
  GenreReference,
  KeywordReference,
  MovieReference,
  PersonReference,
  WatchProviderReference,
} from "./entityID.js";
import type { GenreList } from "./genre.js";
import type { Movie } from "./movie.js";
import type {
  FilterOperator,
  Monetization,
  MovieInclude,
  MovieRowInclude,
  MovieSort,
  ReleaseType,
  TrendingWindow,
} from "./movieOptions.js";
import type { CallParameters, ListParameters } from "./parameters.js";
import type { AttributeOperator, MovieProvider } from "./provider.js";
import type { Review } from "./reviews.js";
import type {
  AttributeCode,
  CertificationCode,
  CountryCode,
  Day,
  GenreName,
  LanguageCodes,
  Query,
  ServiceName,
  Slug,
} from "./scalars.js";
import type { ServiceSelection } from "./streamingService.js";
import type { VideoList } from "./video.js";
import type { WatchProviders } from "./watchProviders.js";

/** The params of `movies/get`, before the rules between them. */
export interface MoviesGetMembers extends CallParameters {
  /** The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895. */
  id?: MovieReference | undefined;
  /** The movie's slug at AMC. */
  slug?: Slug | undefined;
  /** The movie's internal release number at AMC, as in Showtime.internalReleaseId. At least `0`. */
  internalReleaseId?: number | undefined;
  /**
   * The parts to add, all from TMDB; none if absent. If an AMC movie's can't be had, linkFault says why. At most `12`.
   */
  include?: MovieInclude[] | undefined;
  /**
   * Whether to add the other provider's fields. A movie that only one provider has is returned as it is.
   *
   * @defaultValue `false`
   */
  link?: boolean | undefined;
}

/** The params of `movies/get`. */
export type MoviesGetParams = MoviesGetMembers & ExactlyOne<MoviesGetMembers, "id" | "slug" | "internalReleaseId">;

/** The params of `movies/find`. */
export interface MoviesFindParams extends ListParameters, CallParameters {
  /**
   * A title or a part of one, without the year; or an id, which finds that movie alone: amc:movie:61234, amc:61234,
   * tmdb:movie:268, imdb:tt0096895, tt0096895, or the address of its page at AMC, TMDB or IMDb.
   */
  query: Query;
  /**
   * Only movies released in this year: anywhere at TMDB, by AMC's release date at AMC. Ignored with an id. At least
   * `1870`. At most `2200`.
   */
  year?: number | undefined;
}

/** The params of `movies/similar`. */
export interface MoviesSimilarParams extends ListParameters, CallParameters {
  /** The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895. */
  id: MovieReference;
  /** Parts to add to TMDB's rows, a request each; linkFault says why one lacks them. At most `2`. */
  include?: MovieRowInclude[] | undefined;
}

/** The params of `movies/recommendations`. */
export interface MoviesRecommendationsParams extends ListParameters, CallParameters {
  /** The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895. */
  id: MovieReference;
  /** Parts to add to TMDB's rows, a request each; linkFault says why one lacks them. At most `2`. */
  include?: MovieRowInclude[] | undefined;
}

/** The params of `movies/credits`. */
export interface MoviesCreditsParams extends CallParameters {
  /** The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895. */
  id: MovieReference;
  /**
   * Whether to add personId, TMDB's id, to the people of an AMC movie. One whom TMDB's credits don't have with
   * certainty stays as AMC has it; if TMDB's can't be had, linkFault says why. TMDB's people have it as their id.
   *
   * @defaultValue `false`
   */
  link?: boolean | undefined;
}

/** The params of `movies/videos`. */
export interface MoviesVideosParams extends CallParameters {
  /** The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895. */
  id: MovieReference;
}

/** The params of `movies/reviews`. */
export interface MoviesReviewsParams extends ListParameters, CallParameters {
  /** The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895. */
  id: MovieReference;
}

/** The params of `movies/watchProviders`. */
export interface MoviesWatchProvidersParams extends CallParameters {
  /**
   * The id of the movie or the show: amc:movie:64825, tmdb:movie:268, tmdb:show:95396 or imdb:tt0096895. One without a
   * kind is a movie's.
   */
  id: EntityReference;
}

/** The params of `movies/genres`. */
export interface MoviesGenresParams extends CallParameters {}

/** The params of `movies/all`. */
export interface MoviesAllParams extends ListParameters, CallParameters {
  /** A part of the movie's title. */
  name?: Query | undefined;
  /** The ids of the movies to list. TMDB and IMDb ids are matched to AMC's movies. At least `1`. At most `100`. */
  ids?: MovieReference[] | undefined;
  /** The slug of the movie to list. */
  slug?: Slug | undefined;
  /** The number of the release to list, as in Movie.releaseNumber. At least `0`. */
  releaseNumber?: number | undefined;
  /** Only movies released after this day, this day itself excluded. If absent, there is no lower bound. */
  startDate?: Day | undefined;
  /** Only movies released on or before this day. If absent, there is no upper bound. */
  endDate?: Day | undefined;
  /**
   * The codes or names of attributes to require, from reference/attributes; attributeOperator combines them. At least
   * `1`. At most `50`.
   */
  includeAttributes?: AttributeCode[] | undefined;
  /** The codes or names of attributes to exclude, from reference/attributes. At least `1`. At most `50`. */
  excludeAttributes?: AttributeCode[] | undefined;
  /** Whether all of includeAttributes are needed or one is enough; if absent, AMC decides. */
  attributeOperator?: AttributeOperator | undefined;
}

/** The params of `movies/nowPlaying`. */
export interface MoviesNowPlayingParams extends ListParameters, CallParameters {
  /**
   * The provider whose movies are listed.
   *
   * @defaultValue `"amc"`
   */
  provider?: MovieProvider | undefined;
  /** Parts to add to TMDB's rows, a request each; linkFault says why one lacks them. At most `2`. */
  include?: MovieRowInclude[] | undefined;
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
export interface MoviesPopularParams extends ListParameters, CallParameters {
  /** Parts to add to TMDB's rows, a request each; linkFault says why one lacks them. At most `2`. */
  include?: MovieRowInclude[] | undefined;
}

/** The params of `movies/topRated`. */
export interface MoviesTopRatedParams extends ListParameters, CallParameters {
  /** Parts to add to TMDB's rows, a request each; linkFault says why one lacks them. At most `2`. */
  include?: MovieRowInclude[] | undefined;
}

/** The params of `movies/upcoming`. */
export interface MoviesUpcomingParams extends ListParameters, CallParameters {
  /** Parts to add to TMDB's rows, a request each; linkFault says why one lacks them. At most `2`. */
  include?: MovieRowInclude[] | undefined;
}

/** The params of `movies/trending`. */
export interface MoviesTrendingParams extends ListParameters, CallParameters {
  /**
   * The period over which attention is measured.
   *
   * @defaultValue `"day"`
   */
  window?: TrendingWindow | undefined;
  /** Parts to add to TMDB's rows, a request each; linkFault says why one lacks them. At most `2`. */
  include?: MovieRowInclude[] | undefined;
}

/** The params of `movies/discover`, before the rules between them. */
export interface MoviesDiscoverMembers extends ListParameters, CallParameters {
  /**
   * The ids of genres, from movies/genres; a movie must have all of them unless genreOperator is or. At least `1`. At
   * most `20`.
   */
  genreIds?: GenreReference[] | undefined;
  /** The year of the movie's first release. At least `1870`. At most `2200`. */
  year?: number | undefined;
  /** The lowest average rating to list. In points from 0 to 10. At least `0`. At most `10`. */
  minimumRating?: number | undefined;
  /** The lowest number of votes to list. At least `0`. */
  minimumVotes?: number | undefined;
  /**
   * The order of the movies.
   *
   * @defaultValue `"popularity.desc"`
   */
  sortBy?: MovieSort | undefined;
  /**
   * The ids of services, from reference/watchProviders; one of them must offer the movie in the region, or in the
   * United States if there is no region, all of them if serviceOperator is and. At least `1`. At most `20`.
   */
  watchProviderIds?: WatchProviderReference[] | undefined;
  /** The language that the movie was made in; of several, one is enough. */
  originalLanguage?: LanguageCodes | undefined;
  /** Only movies released on or after this day: in the region, or for the first time anywhere if there is no region. */
  releasedAfter?: Day | undefined;
  /**
   * Only movies released on or before this day: in the region, or for the first time anywhere if there is no region.
   */
  releasedBefore?: Day | undefined;
  /** Parts to add to TMDB's rows, a request each; linkFault says why one lacks them. At most `2`. */
  include?: MovieRowInclude[] | undefined;
  /** Genres by name or id; they count together with genreIds. At least `1`. At most `20`. */
  genres?: GenreName[] | undefined;
  /**
   * Whether a movie must have all of genreIds and genres, or one is enough.
   *
   * @defaultValue `"and"`
   */
  genreOperator?: FilterOperator | undefined;
  /** The ids of genres that a movie must not have. At least `1`. At most `20`. */
  withoutGenreIds?: GenreReference[] | undefined;
  /**
   * The year of any of the movie's releases: in the region, or anywhere if there is no region. At least `1870`. At most
   * `2200`.
   */
  anyReleaseYear?: number | undefined;
  /**
   * Types of release, one of which the movie must have had: in the region, or in the United States if there is no
   * region. With releasedAfter or releasedBefore, in these days; without them, until today. At least `1`. At most `6`.
   */
  releaseTypes?: ReleaseType[] | undefined;
  /** The highest average rating to list. In points from 0 to 10. At least `0`. At most `10`. */
  maximumRating?: number | undefined;
  /** The highest number of votes to list. At least `0`. */
  maximumVotes?: number | undefined;
  /** The shortest running time to list. In minutes. At least `0`. At most `100000`. */
  minimumRuntime?: number | undefined;
  /** The longest running time to list. In minutes. At least `0`. At most `100000`. */
  maximumRuntime?: number | undefined;
  /** The age rating in certificationCountry. */
  certification?: CertificationCode | undefined;
  /** The lowest age rating in certificationCountry. */
  minimumCertification?: CertificationCode | undefined;
  /** The highest age rating in certificationCountry. */
  maximumCertification?: CertificationCode | undefined;
  /**
   * The country of the age ratings; by default the region. Without either an age rating is refused, because countries
   * share the names of theirs.
   */
  certificationCountry?: CountryCode | undefined;
  /** The ids of people who must all play in the movie. At least `1`. At most `20`. */
  castIds?: PersonReference[] | undefined;
  /** The ids of people who must all be in the crew. At least `1`. At most `20`. */
  crewIds?: PersonReference[] | undefined;
  /** The ids of people who must all be in the cast or the crew. At least `1`. At most `20`. */
  personIds?: PersonReference[] | undefined;
  /**
   * Whether all of castIds are needed or one is enough; of crewIds and personIds, too.
   *
   * @defaultValue `"and"`
   */
  personOperator?: FilterOperator | undefined;
  /** The ids of companies that must all have made the movie. At least `1`. At most `20`. */
  companyIds?: CompanyReference[] | undefined;
  /**
   * Whether all of companyIds are needed or one is enough.
   *
   * @defaultValue `"and"`
   */
  companyOperator?: FilterOperator | undefined;
  /** The ids of companies that must not have made the movie. At least `1`. At most `20`. */
  withoutCompanyIds?: CompanyReference[] | undefined;
  /**
   * The ids of keywords that the movie must have: all of them, or one with keywordOperator or. At least `1`. At most
   * `20`.
   */
  keywordIds?: KeywordReference[] | undefined;
  /**
   * Whether all of keywordIds are needed or one is enough.
   *
   * @defaultValue `"and"`
   */
  keywordOperator?: FilterOperator | undefined;
  /** The ids of keywords that the movie must not have. At least `1`. At most `20`. */
  withoutKeywordIds?: KeywordReference[] | undefined;
  /** The countries that the movie comes from; one is enough. At least `1`. At most `20`. */
  originCountry?: CountryCode[] | undefined;
  /**
   * Services by name or id; they count together with watchProviderIds. With monetization subscription: what is included
   * in the subscription. At least `1`. At most `20`.
   */
  services?: ServiceName[] | undefined;
  /**
   * Whether one of watchProviderIds and services is enough, or all of them must offer the movie.
   *
   * @defaultValue `"or"`
   */
  serviceOperator?: FilterOperator | undefined;
  /**
   * The ids of services that must not offer the movie in the region, or in the United States if there is no region. At
   * least `1`. At most `20`.
   */
  withoutWatchProviderIds?: WatchProviderReference[] | undefined;
  /**
   * Ways of paying, one of which must be offered in the region, or in the United States if there is no region. At least
   * `1`. At most `5`.
   */
  monetization?: Monetization[] | undefined;
  /**
   * Whether to list adult movies too.
   *
   * @defaultValue `false`
   */
  includeAdult?: boolean | undefined;
  /**
   * Whether to list what isn't a movie of its own too, such as recordings of plays and concerts.
   *
   * @defaultValue `false`
   */
  includeVideo?: boolean | undefined;
  /**
   * With mine, only movies that one of the user's services offers, as services/set has them: in the subscription, free
   * or with advertisements, unless monetization says otherwise. Without a region it is the country that has services.
   * The request and its answer stay out of every file, since they name the services. Refused with -32602 if no services
   * are set.
   */
  on?: ServiceSelection | undefined;
}

/** The params of `movies/discover`. */
export type MoviesDiscoverParams = MoviesDiscoverMembers &
  AtMostOne<MoviesDiscoverMembers, "certification" | "minimumCertification"> &
  AtMostOne<MoviesDiscoverMembers, "certification" | "maximumCertification"> &
  AtMostOne<MoviesDiscoverMembers, "on" | "services"> &
  AtMostOne<MoviesDiscoverMembers, "on" | "watchProviderIds">;

/** The methods of `movies`. */
export class MoviesMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Returns one movie. An AMC id, slug or internalReleaseId is looked up at AMC, a TMDB or IMDb id at TMDB. With link,
   * the other provider's ids and fields are added; where both have a value, that of the first stands. With a
   * partialResultToken, what is known is sent as a partial before the other provider answers. The other provider gets
   * half of the remaining time, at most 10 seconds; if it fails, the movie comes without its fields and linkFault says
   * why.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  get(params: MoviesGetParams, options: PartialOptions<Movie> = {}): Promise<Movie> {
    return this.#caller.call("movies/get", params, options);
  }

  /**
   * Finds movies at AMC and TMDB at once, by title or id. Each movie is one row with what both providers know of it:
   * its ids, its availability at AMC and, where AMC has it, AMC's id as its id. Movies with the same title stay apart;
   * different spellings of a title (hyphens, articles, accents, “Part Two” and “Part 2”) are the same. An exact title
   * comes first, then titles that begin with the query; among them what can be seen comes before what can't, and the
   * more popular first. The rows are made of TMDB's first 20 results, AMC's first 100, and all movies that AMC shows or
   * announces. A provider that has no key, fails, or takes more than half of the time (at most 10 seconds) is named in
   * faults, and in a stream also sent as a fault; the rows are then the other provider's. The call fails if both do.
   * The query is not remembered. If nothing matches a title, what the local index takes it for is asked for instead;
   * didYouMean says what.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  find(params: MoviesFindParams, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/find", params, options);
  }

  /**
   * Lists movies similar to a given one. For an AMC id, AMC's list of similar movies on demand; for a TMDB or IMDb id,
   * TMDB's list of movies that share genres and keywords.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  similar(params: MoviesSimilarParams, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/similar", params, options);
  }

  /**
   * Lists movies liked by those who like a given one. Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  recommendations(params: MoviesRecommendationsParams, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/recommendations", params, options);
  }

  /**
   * Returns a movie's cast and crew. Comes from AMC for an AMC id, otherwise from TMDB. For AMC's, TMDB gets half of
   * the remaining time, at most 10 seconds, if link asks for it.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  credits(params: MoviesCreditsParams, options: CallOptions = {}): Promise<Credits> {
    return this.#caller.call("movies/credits", params, options);
  }

  /**
   * Returns a movie's trailers and other videos. Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie. If
   * there are none in the language of the call, those in the movie's original language are returned.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  videos(params: MoviesVideosParams, options: CallOptions = {}): Promise<VideoList> {
    return this.#caller.call("movies/videos", params, options);
  }

  /**
   * Lists users' reviews of a movie. Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie. TMDB lists the
   * reviews in the language of the call, which is English unless another is asked for.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  reviews(params: MoviesReviewsParams, options: ListOptions = {}): List<Review> {
    return new List(this.#caller, "movies/reviews", params, options);
  }

  /**
   * Returns where a movie or a show can be streamed, rented or bought. Comes from TMDB, whose data is JustWatch's: name
   * JustWatch wherever it is shown. An AMC or IMDb id is matched to TMDB's movie or show. With region, only that
   * country's offers are returned.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  watchProviders(params: MoviesWatchProvidersParams, options: CallOptions = {}): Promise<WatchProviders> {
    return this.#caller.call("movies/watchProviders", params, options);
  }

  /**
   * Lists TMDB's movie genres with their ids. The names are in the language of the call. movies/discover takes the ids.
   *
   * @throws an `UpstreamError` if tmdb can't answer.
   */
  genres(params: MoviesGenresParams = {}, options: CallOptions = {}): Promise<GenreList> {
    return this.#caller.call("movies/genres", params, options);
  }

  /**
   * Lists all movies that AMC knows, optionally filtered. Includes movies that are not playing. A movie must match all
   * filters given.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  all(params: MoviesAllParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/all", params, options);
  }

  /**
   * Lists the movies that are in theatres now. At AMC those that its theatres show today; at TMDB those in theatres in
   * the region.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  nowPlaying(params: MoviesNowPlayingParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/nowPlaying", params, options);
  }

  /**
   * Lists the movies with tickets on advance sale. AMC's list of movies that have not opened yet but can be booked.
   *
   * @throws an `UpstreamError` if amc can't answer.
   */
  advanceTickets(params: MoviesAdvanceTicketsParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/advanceTickets", params, options);
  }

  /**
   * Lists the movies that AMC has announced. AMC's list of movies coming soon.
   *
   * @throws an `UpstreamError` if amc can't answer.
   */
  comingSoon(params: MoviesComingSoonParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/comingSoon", params, options);
  }

  /**
   * Lists the movies that play at AMC or are about to. AMC's list of active movies.
   *
   * @throws an `UpstreamError` if amc can't answer.
   */
  active(params: MoviesActiveParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/active", params, options);
  }

  /**
   * Lists everything that is active anywhere at AMC. AMC's list of active movies including events and series.
   *
   * @throws an `UpstreamError` if amc can't answer.
   */
  allActive(params: MoviesAllActiveParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/allActive", params, options);
  }

  /**
   * Lists the movies that AMC offers on demand. AMC's list of movies to watch at home.
   *
   * @throws an `UpstreamError` if amc can't answer.
   */
  onDemand(params: MoviesOnDemandParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/onDemand", params, options);
  }

  /**
   * Lists the most popular movies. TMDB's list, the most popular first.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  popular(params: MoviesPopularParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/popular", params, options);
  }

  /**
   * Lists the top-rated movies. TMDB's list, the best rated first.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  topRated(params: MoviesTopRatedParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/topRated", params, options);
  }

  /**
   * Lists the movies about to be released. Movies that theatres in the region, or in the United States if there is no
   * region, show for the first time from today on, the most popular first; none that was released elsewhere over a year
   * ago.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  upcoming(params: MoviesUpcomingParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/upcoming", params, options);
  }

  /**
   * Lists the movies that get the most attention now. TMDB's list of trending movies over a day or a week.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  trending(params: MoviesTrendingParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/trending", params, options);
  }

  /**
   * Lists movies that match given criteria. Filters and sorts TMDB's catalogue. A movie must match all filters given;
   * region is the country whose release dates and offers count. Codes and names are checked against the lists of
   * reference/…; filters that contradict each other are refused.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  discover(params: MoviesDiscoverParams = {}, options: ListOptions = {}): List<Movie> {
    return new List(this.#caller, "movies/discover", params, options);
  }
}
