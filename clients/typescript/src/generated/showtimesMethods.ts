// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { AtMostOne, Needs } from "../exclusions.js";
import { List, type ListOptions, type PartialListOptions } from "../list.js";
import type {
  CollectionReference,
  MovieReference,
  PersonReference,
  ShowtimeReference,
  TheatreReference,
} from "./entityID.js";
import type { LibraryChoice } from "./libraryRow.js";
import type { FilterOperator } from "./movieOptions.js";
import type { MovieShowings, ProgrammeGroup, WhatsOnSort } from "./movieShowings.js";
import type { CallParameters, ListParameters } from "./parameters.js";
import type { AttributeOperator } from "./provider.js";
import type {
  AttributeCode,
  CountryCode,
  DayWord,
  DaysWord,
  Formats,
  GenreName,
  LanguageCodes,
  Query,
  StateCode,
  TimeOfDay,
  TimeWord,
  UnitedStatesCertification,
  YearRanges,
} from "./scalars.js";
import type { SeatingLayout } from "./seatingLayout.js";
import type { Showtime } from "./showtime.js";
import type { SeatNumbers, SeatRowWishes, ShowtimePlan } from "./showtimePlan.js";
import type { ServiceSelection } from "./streamingService.js";

/** The params of `showtimes/get`. */
export interface ShowtimesGetParams extends CallParameters {
  /** The showtime's id. */
  id: ShowtimeReference;
}

/** The params of `showtimes/seats`. */
export interface ShowtimesSeatsParams extends CallParameters {
  /** The showtime's id. */
  id: ShowtimeReference;
}

/** The params of `showtimes/plan`. */
export interface ShowtimesPlanParams extends CallParameters {
  /** The showtime's id. */
  id: ShowtimeReference;
  /**
   * The number of people who want to sit together; by default that of the settings, otherwise 2. At least `1`. At most
   * `20`.
   */
  partySize?: number | undefined;
  /**
   * The preferred rows, in order of liking; by default about two thirds of the way back. If no seats are free there,
   * the closest ones are returned, with unmet. A row that the auditorium does not have is refused with -32602 and those
   * that it has.
   */
  rows?: SeatRowWishes | undefined;
  /** The preferred numbers of the seats. If none are free there, the closest ones are returned. */
  seatNumbers?: SeatNumbers | undefined;
  /**
   * How many rows at the screen are to be avoided. If no other seats are free, they are returned all the same. At least
   * `1`. At most `50`.
   */
  frontRowsExcluded?: number | undefined;
  /**
   * True to prefer a seat at an aisle. If none is free, other seats are returned.
   *
   * @defaultValue `false`
   */
  aisle?: boolean | undefined;
  /**
   * True if one person uses a wheelchair: each group then has one wheelchair place, with companion and other seats
   * beside it. Otherwise wheelchair places and companion seats are not offered.
   *
   * @defaultValue `false`
   */
  accessible?: boolean | undefined;
}

/** The params of `showtimes/atTheatre`, before the rules between them. */
export interface ShowtimesAtTheatreMembers extends ListParameters, CallParameters {
  /** The theatre's id. */
  theatreId: TheatreReference;
  /** The day, by the theatre's local time; if absent, all upcoming showtimes are listed. */
  date?: DayWord | undefined;
  /**
   * The movie's title. Films of exactly this title are listed, in any spelling and version; if there are none, those
   * whose titles have its words as whole words, and titleMatch says so. An id counts as movieId.
   */
  movie?: Query | undefined;
  /**
   * The year of the first release of the film that movie names. The year may also stand in brackets at the end of
   * movie. At least `1870`. At most `2200`.
   */
  year?: number | undefined;
  /**
   * The id of the movie whose showtimes are listed. A TMDB or IMDb id is matched to all of AMC's entries of the film:
   * dubbed, subtitled, in 3D.
   */
  movieId?: MovieReference | undefined;
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

/** The params of `showtimes/atTheatre`. */
export type ShowtimesAtTheatreParams = ShowtimesAtTheatreMembers & Needs<ShowtimesAtTheatreMembers, "year", "movie">;

/** The params of `showtimes/near`, before the rules between them. */
export interface ShowtimesNearMembers extends ListParameters, CallParameters {
  /** The day, by each theatre's local time. */
  date: DayWord;
  /** The latitude of the place, positive to the north. In degrees. At least `-90`. At most `90`. */
  latitude: number;
  /** The longitude of the place, positive to the east. In degrees. At least `-180`. At most `180`. */
  longitude: number;
  /**
   * The greatest distance of a theatre from the place; if absent, AMC decides. In kilometres. At least `0.1`. At most
   * `20000`.
   */
  radiusKilometres?: number | undefined;
  /**
   * The movie's title. Films of exactly this title are listed, in any spelling and version; if there are none, those
   * whose titles have its words as whole words, and titleMatch says so. An id counts as movieId.
   */
  movie?: Query | undefined;
  /**
   * The year of the first release of the film that movie names. The year may also stand in brackets at the end of
   * movie. At least `1870`. At most `2200`.
   */
  year?: number | undefined;
  /**
   * The id of the movie whose showtimes are listed. A TMDB or IMDb id is matched to all of AMC's entries of the film:
   * dubbed, subtitled, in 3D.
   */
  movieId?: MovieReference | undefined;
  /** The city of the theatres to list. */
  city?: Query | undefined;
  /** The state of the theatres to list: its two-letter code or its name. */
  state?: StateCode | undefined;
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

/** The params of `showtimes/near`. */
export type ShowtimesNearParams = ShowtimesNearMembers & Needs<ShowtimesNearMembers, "year", "movie">;

/** The params of `showtimes/whatsOn`, before the rules between them. */
export interface ShowtimesWhatsOnMembers extends ListParameters, CallParameters {
  /**
   * A city ("Olathe, KS"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire 25"), a theatre's id, or
   * coordinates ("40.75,-73.98"). By default the place of the settings; without one, exactly one of place, theatreId
   * and latitude is required.
   */
  place?: Query | undefined;
  /** Degrees north of the equator, in place of a name. In degrees. At least `-90`. At most `90`. */
  latitude?: number | undefined;
  /** Degrees east of Greenwich. In degrees. At least `-180`. At most `180`. */
  longitude?: number | undefined;
  /** A theatre's id, in place of a name. */
  theatreId?: TheatreReference | undefined;
  /**
   * The greatest distance of a theatre from the place; 40 if left out. In kilometres. At least `0.1`. At most `500`.
   */
  radiusKilometres?: number | undefined;
  /**
   * The day or the days, by the clock of the place; today if left out. tonight is today from 17:00 on. after, before
   * and timeOfDay hold for each day.
   */
  date?: DaysWord | undefined;
  /**
   * The last of several days, at most 14 in all, of which date is the first. A weekday is the next one from date on.
   */
  untilDate?: DayWord | undefined;
  /** The number of days from date on, in place of untilDate. At least `1`. At most `14`. */
  days?: number | undefined;
  /** Only showings that start in this part of each day, in place of after and before. */
  timeOfDay?: TimeOfDay | undefined;
  /**
   * Whether a row is a movie with its showings on all days, in order of time, or a movie of one day, the days in order.
   *
   * @defaultValue `"movie"`
   */
  groupBy?: ProgrammeGroup | undefined;
  /**
   * The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates; radiusKilometres then
   * has no meaning. At least `1`. At most `20`.
   */
  theatreIds?: TheatreReference[] | undefined;
  /**
   * Only showings with so many free seats side by side, for which AMC is asked for the seats of each showing. The pages
   * are those of the same call without it: of a page's showings, in the order of sortBy, the seats of the first 60 are
   * asked for, and the others are left out and counted in seatsUnasked. A page may be short or empty while there is a
   * nextPage, and totals are left out. At least `1`. At most `20`.
   */
  seatsTogether?: number | undefined;
  /** Only showings that start at this time or later, by the clock of the place. */
  after?: TimeWord | undefined;
  /**
   * Only showings that start at this time or earlier, by the clock of the place; showings after midnight are later than
   * all others, and a time before 06:00 is after midnight.
   */
  before?: TimeWord | undefined;
  /**
   * The movie's title. Films of exactly this title are listed, in any spelling and version; if there are none, those
   * whose titles have its words as whole words, and titleMatch says so. An id counts as movieId.
   */
  movie?: Query | undefined;
  /**
   * The year of the first release of the film that movie names. The year may also stand in brackets at the end of
   * movie. At least `1870`. At most `2200`.
   */
  year?: number | undefined;
  /** Only this movie. */
  movieId?: MovieReference | undefined;
  /** Only showings with this format or attribute, or with one of several. */
  format?: Formats | undefined;
  /**
   * Only movies that run at most so long. A movie whose running time AMC doesn't give is left out. In minutes. At least
   * `1`. At most `1440`.
   */
  maximumMinutes?: number | undefined;
  /**
   * Only movies of these genres, by name or id. They are those of TMDB; a movie whose genres aren't known is left out
   * and counted in unknownCount. At least `1`. At most `20`.
   */
  genres?: GenreName[] | undefined;
  /**
   * Whether a movie must have all of genres, or one is enough.
   *
   * @defaultValue `"and"`
   */
  genreOperator?: FilterOperator | undefined;
  /** Only movies with at most this age rating. A movie without a known one is left out and counted in unknownCount. */
  maximumCertification?: UnitedStatesCertification | undefined;
  /**
   * The number of people, for the total price; by default that of the settings, otherwise 1. At least `1`. At most
   * `20`.
   */
  partySize?: number | undefined;
  /**
   * The order of the movies.
   *
   * @defaultValue `"start"`
   */
  sortBy?: WhatsOnSort | undefined;
  /**
   * Whether to include showings that have begun.
   *
   * @defaultValue `false`
   */
  includeStarted?: boolean | undefined;
  /**
   * Whether to add to each movie its year, rating, genres and overview, for which each movie on the page is asked for
   * by itself.
   *
   * @defaultValue `true`
   */
  includeDetails?: boolean | undefined;
  /**
   * Only movies of the user's library: those that are wanted, or all that the user hasn't seen. All movies of the day
   * are then looked up before the first row, since an entry may have only TMDB's id; one that can't be looked up is
   * known by AMC's id alone. Of a movie that the library doesn't have, filters go by what both providers say of it.
   * Totals count the movies that are left.
   */
  library?: LibraryChoice | undefined;
  /**
   * With library: only what runs at least so long; of a show, an episode. In minutes. At least `1`. At most `100000`.
   */
  minimumMinutes?: number | undefined;
  /** With library: only what was released in a year, in a range of years, or in one of several. */
  years?: YearRanges | undefined;
  /**
   * With library: only what has these tags, of which library/tags has the list. A tag that no entry has is refused. At
   * least `1`. At most `20`.
   */
  tags?: string[] | undefined;
  /**
   * With library: whether all of tags are needed or one is enough.
   *
   * @defaultValue `"or"`
   */
  tagOperator?: FilterOperator | undefined;
  /**
   * With library: the ids of people who must all have directed it or be in the main cast. At least `1`. At most `20`.
   */
  personIds?: PersonReference[] | undefined;
  /** With library: the id of the collection that a film must belong to. */
  collectionId?: CollectionReference | undefined;
  /** With library: the countries that it comes from; one is enough. At least `1`. At most `20`. */
  originCountry?: CountryCode[] | undefined;
  /** With library: the language that it was made in; of several, one is enough. */
  originalLanguage?: LanguageCodes | undefined;
  /**
   * With library and mine, only what one of the services that services/set has includes in the subscription, free or
   * with advertisements. Refused if no services are set.
   */
  on?: ServiceSelection | undefined;
}

/** The params of `showtimes/whatsOn`. */
export type ShowtimesWhatsOnParams = ShowtimesWhatsOnMembers &
  AtMostOne<ShowtimesWhatsOnMembers, "place" | "theatreId" | "latitude" | "theatreIds"> &
  AtMostOne<ShowtimesWhatsOnMembers, "movie" | "movieId"> &
  AtMostOne<ShowtimesWhatsOnMembers, "untilDate" | "days"> &
  AtMostOne<ShowtimesWhatsOnMembers, "timeOfDay" | "after"> &
  AtMostOne<ShowtimesWhatsOnMembers, "timeOfDay" | "before"> &
  Needs<ShowtimesWhatsOnMembers, "latitude", "longitude"> &
  Needs<ShowtimesWhatsOnMembers, "longitude", "latitude"> &
  Needs<ShowtimesWhatsOnMembers, "minimumMinutes" | "years" | "tags" | "personIds" | "collectionId" | "originCountry" | "originalLanguage" | "on", "library"> &
  Needs<ShowtimesWhatsOnMembers, "year", "movie">;

/** The params of `showtimes/earliest`. */
export interface ShowtimesEarliestParams extends CallParameters {
  /** The theatre's id. */
  theatreId: TheatreReference;
  /** The movie's id. A TMDB or IMDb id is matched to all of AMC's entries of the film: dubbed, subtitled, in 3D. */
  movieId: MovieReference;
}

/** The methods of `showtimes`. */
export class ShowtimesMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Returns one showtime. Includes ticket prices, taxes and fees where AMC gives them.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  get(params: ShowtimesGetParams, options: CallOptions = {}): Promise<Showtime> {
    return this.#caller.call("showtimes/get", params, options);
  }

  /**
   * Returns the seating layout of a showtime. Each seat comes with its availability.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  seats(params: ShowtimesSeatsParams, options: CallOptions = {}): Promise<SeatingLayout> {
    return this.#caller.call("showtimes/seats", params, options);
  }

  /**
   * Finds the price and the best seats for a party. One call returns the total price in parts, the best free seats, a
   * map of the auditorium and the page to buy at. It doesn't book or hold anything.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  plan(params: ShowtimesPlanParams, options: CallOptions = {}): Promise<ShowtimePlan> {
    return this.#caller.call("showtimes/plan", params, options);
  }

  /**
   * Lists the showtimes of a theatre. Lists those of one day, or all upcoming ones if there is no date. A day without
   * showtimes is an empty list.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  atTheatre(params: ShowtimesAtTheatreParams, options: ListOptions = {}): List<Showtime> {
    return new List(this.#caller, "showtimes/atTheatre", params, options);
  }

  /**
   * Lists one day's showtimes around a place. The day is that of each theatre's local time. Only AMC theatres are
   * listed.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  near(params: ShowtimesNearParams, options: ListOptions = {}): List<Showtime> {
    return new List(this.#caller, "showtimes/near", params, options);
  }

  /**
   * Lists what is on at a place on one day or several, by movie. Asks the theatres at the place side by side. A movie's
   * row has its showings at all of them, so the pages begin when the last has answered. A stream that begins with page
   * 1 gets partials before: each movie with its showings at the theatres that have answered so far, and again whenever
   * more is known of it. No showing of a partial is taken back; the pages have all of them. Of several days, partials
   * have the first one on which something is on. Several days are asked for one after the other, and with groupBy day a
   * stream gets the pages of a day before the next ones are known, the totals with the last; a film by its id is asked
   * for on all days at once. A later page keeps the order of the first one for ten minutes, so that showings that are
   * added meanwhile shift no row over the end of a page that was read. Each showing has its theatre, local time,
   * format, price for the party and availability, so that no second call is needed to decide. Pages say which place and
   * which day were understood. A place that AMC doesn't have is -32012; words beside the place, such as a format, are
   * -32602, and the hint has the arguments to send. A theatre that fails is named in faults, and the others' showings
   * are given. Auditoriums for private rental are left out.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  whatsOn(params: ShowtimesWhatsOnParams = {}, options: PartialListOptions<MovieShowings> = {}): List<MovieShowings> {
    return new List(this.#caller, "showtimes/whatsOn", params, options);
  }

  /**
   * Returns the next showtime of a movie at a theatre. Returns the first one that is still to come.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc can't answer.
   */
  earliest(params: ShowtimesEarliestParams, options: CallOptions = {}): Promise<Showtime> {
    return this.#caller.call("showtimes/earliest", params, options);
  }
}
