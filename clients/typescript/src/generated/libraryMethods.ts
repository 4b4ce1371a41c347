// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { AtMostOne, Needs } from "../exclusions.js";
import { List, type ListOptions } from "../list.js";
import type { CollectionReference, EntityReference, PersonReference, TheatreReference } from "./entityID.js";
import type { FilmStatistics } from "./filmStatistics.js";
import type { ExportFormat, ExportReport, ImportRow, LibraryRecovery, RecoverySource } from "./importRow.js";
import type { LibraryPicks } from "./libraryPick.js";
import type {
  CinemaVisit,
  LibraryRemoval,
  LibraryRow,
  LibrarySort,
  LibraryStatus,
  LibraryStatusChange,
  LibraryTag,
  SeenOption,
} from "./libraryRow.js";
import type { FilterOperator } from "./movieOptions.js";
import type { MovieShowings } from "./movieShowings.js";
import type { CallParameters, ListParameters } from "./parameters.js";
import type { WorkKind } from "./person.js";
import type { Recommendation } from "./recommendation.js";
import type {
  CountryCode,
  Day,
  DayWord,
  DaysWord,
  FilePath,
  GenreName,
  LanguageCodes,
  Query,
  TimeOfDay,
  TimeWord,
  YearRanges,
} from "./scalars.js";
import type { ServiceSelection } from "./streamingService.js";

/** The params of `library/set`, before the rules between them. */
export interface LibrarySetMembers extends CallParameters {
  /** The id of the film or the show. */
  id: EntityReference;
  /**
   * Whether the user wants to see it or has seen it. none takes that back, and removes an entry that has nothing else;
   * the answer then has it without a status.
   */
  status?: LibraryStatusChange | undefined;
  /**
   * The user's rating, which is rounded to a half; 0 removes it. In points from 0.5 to 10. At least `0`. At most `10`.
   */
  rating?: number | undefined;
  /** The days on which the user saw it, in place of those stored; an empty list removes them. At most `1000`. */
  seenOn?: Day[] | undefined;
  /**
   * A showing at which the user saw the film, besides those stored: its day, which is added to seenOn, and its theatre.
   * It stays until seenOn is set without that day.
   */
  seenAt?: CinemaVisit | undefined;
  /** A note, in place of the one stored; an empty one removes it. */
  note?: string | undefined;
  /** Tags, in place of those stored; an empty list removes them. At most `100`. */
  tags?: string[] | undefined;
  /** Tags to add to those stored, or to tags. An entry has a hundred at most. At most `100`. */
  addTags?: string[] | undefined;
  /** Tags to remove, whatever their case; the others stay. At most `100`. */
  removeTags?: string[] | undefined;
  /**
   * The number of a row of library/unmatched, which is this film or show. Its entry gets what the row has, and the row
   * is settled. At least `1`.
   */
  row?: number | undefined;
  /**
   * The number of a show's season, of which episode was seen, or all episodes that are out if episode is left out; 0
   * for specials. With it only status (seen, or none to take it back), seenOn and, with episode, rating are set, of the
   * episodes. At least `0`. At most `100000`.
   */
  season?: number | undefined;
  /** The number of the episode within the season. At least `0`. At most `100000`. */
  episode?: number | undefined;
}

/** The params of `library/set`. */
export type LibrarySetParams = LibrarySetMembers & Needs<LibrarySetMembers, "episode", "season">;

/** The params of `library/list`. */
export interface LibraryListParams extends ListParameters, CallParameters {
  /** Only entries of this status; with none, only those that have neither, such as those with tags alone. */
  status?: LibraryStatusChange | undefined;
  /** Only films, or only shows; if absent, both. At least `1`. At most `2`. */
  kinds?: WorkKind[] | undefined;
  /** Words that the title, the tags or the note have, or the year. */
  query?: Query | undefined;
  /** The lowest rating by the user. In points from 0.5 to 10. At least `0.5`. At most `10`. */
  minimumRating?: number | undefined;
  /** Only films and shows of these genres, by name or id, of reference/genres. At least `1`. At most `20`. */
  genres?: GenreName[] | undefined;
  /**
   * Whether all of genres are needed or one is enough.
   *
   * @defaultValue `"and"`
   */
  genreOperator?: FilterOperator | undefined;
  /** Only what runs at least so long; of a show, an episode. In minutes. At least `1`. At most `100000`. */
  minimumMinutes?: number | undefined;
  /** Only what runs at most so long; of a show, an episode. In minutes. At least `1`. At most `100000`. */
  maximumMinutes?: number | undefined;
  /** Only what was released in a year, in a range of years, or in one of several. */
  years?: YearRanges | undefined;
  /**
   * Only what has these tags, of which library/tags has the list. A tag that no entry has is refused. At least `1`. At
   * most `20`.
   */
  tags?: string[] | undefined;
  /**
   * Whether all of tags are needed or one is enough.
   *
   * @defaultValue `"or"`
   */
  tagOperator?: FilterOperator | undefined;
  /** The ids of people who must all have directed it or be in the main cast. At least `1`. At most `20`. */
  personIds?: PersonReference[] | undefined;
  /** The id of the collection that a film must belong to. */
  collectionId?: CollectionReference | undefined;
  /** The countries that it comes from; one is enough. At least `1`. At most `20`. */
  originCountry?: CountryCode[] | undefined;
  /** The language that it was made in; of several, one is enough. */
  originalLanguage?: LanguageCodes | undefined;
  /**
   * Only films with at most this age rating of the region, or of the United States without one, as
   * reference/certifications lists them. Matches `\S`.
   */
  maximumCertification?: string | undefined;
  /**
   * The order.
   *
   * @defaultValue `"added"`
   */
  sortBy?: LibrarySort | undefined;
  /**
   * The number that chance depends on, with sortBy random: the same gives the same order, so that pages hold together.
   * If absent, that of the day. At least `0`. At most `9007199254740991`.
   */
  seed?: number | undefined;
  /**
   * With mine, only what one of the services that services/set has includes in the subscription, free or with
   * advertisements. TMDB is asked for what it hasn't said within a day. What is left out is counted in hidden. Refused
   * if no services are set.
   */
  on?: ServiceSelection | undefined;
}

/** The params of `library/get`. */
export interface LibraryGetParams extends CallParameters {
  /** The id of the film or the show. */
  id: EntityReference;
}

/** The params of `library/remove`, before the rules between them. */
export interface LibraryRemoveMembers extends CallParameters {
  /** The id of the film or the show. */
  id: EntityReference;
  /**
   * The number of a show's season, of which episode is no longer seen, or all episodes if episode is left out. At least
   * `0`. At most `100000`.
   */
  season?: number | undefined;
  /** The number of the episode within the season. At least `0`. At most `100000`. */
  episode?: number | undefined;
}

/** The params of `library/remove`. */
export type LibraryRemoveParams = LibraryRemoveMembers & Needs<LibraryRemoveMembers, "episode", "season">;

/** The params of `library/statistics`. */
export interface LibraryStatisticsParams extends CallParameters {
  /** Only what was seen in a year, in a range of years, or in one of several. */
  years?: YearRanges | undefined;
  /** The path of a page to write, which ends with .html. */
  to?: FilePath | undefined;
}

/** The params of `library/tags`. */
export interface LibraryTagsParams extends ListParameters, CallParameters {}

/** The params of `library/tonight`, before the rules between them. */
export interface LibraryTonightMembers extends ListParameters, CallParameters {
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
   * The day or the days, by the clock of the place; tonight, from 17:00 on, if left out. after, before and timeOfDay
   * hold for each day.
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
   * The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates; radiusKilometres then
   * has no meaning. At least `1`. At most `20`.
   */
  theatreIds?: TheatreReference[] | undefined;
  /** Only showings that start at this time or later, by the clock of the place. */
  after?: TimeWord | undefined;
  /**
   * Only showings that start at this time or earlier, by the clock of the place; showings after midnight are later than
   * all others, and a time before 06:00 is after midnight.
   */
  before?: TimeWord | undefined;
  /**
   * The number of people, for the total price; by default that of the settings, otherwise 1. At least `1`. At most
   * `20`.
   */
  partySize?: number | undefined;
  /** Only films and shows of these genres, by name or id, of reference/genres. At least `1`. At most `20`. */
  genres?: GenreName[] | undefined;
  /**
   * Whether all of genres are needed or one is enough.
   *
   * @defaultValue `"and"`
   */
  genreOperator?: FilterOperator | undefined;
  /** Only what runs at least so long; of a show, an episode. In minutes. At least `1`. At most `100000`. */
  minimumMinutes?: number | undefined;
  /** Only what runs at most so long; of a show, an episode. In minutes. At least `1`. At most `100000`. */
  maximumMinutes?: number | undefined;
  /** Only what was released in a year, in a range of years, or in one of several. */
  years?: YearRanges | undefined;
  /**
   * Only what has these tags, of which library/tags has the list. A tag that no entry has is refused. At least `1`. At
   * most `20`.
   */
  tags?: string[] | undefined;
  /**
   * Whether all of tags are needed or one is enough.
   *
   * @defaultValue `"or"`
   */
  tagOperator?: FilterOperator | undefined;
  /** The ids of people who must all have directed it or be in the main cast. At least `1`. At most `20`. */
  personIds?: PersonReference[] | undefined;
  /** The id of the collection that a film must belong to. */
  collectionId?: CollectionReference | undefined;
  /** The countries that it comes from; one is enough. At least `1`. At most `20`. */
  originCountry?: CountryCode[] | undefined;
  /** The language that it was made in; of several, one is enough. */
  originalLanguage?: LanguageCodes | undefined;
  /**
   * Only films with at most this age rating of the region, or of the United States without one, as
   * reference/certifications lists them. Matches `\S`.
   */
  maximumCertification?: string | undefined;
  /**
   * With mine, only what one of the services that services/set has includes in the subscription, free or with
   * advertisements. TMDB is asked for what it hasn't said within a day. Refused if no services are set.
   */
  on?: ServiceSelection | undefined;
}

/** The params of `library/tonight`. */
export type LibraryTonightParams = LibraryTonightMembers &
  AtMostOne<LibraryTonightMembers, "place" | "theatreId" | "latitude" | "theatreIds"> &
  AtMostOne<LibraryTonightMembers, "untilDate" | "days"> &
  AtMostOne<LibraryTonightMembers, "timeOfDay" | "after"> &
  AtMostOne<LibraryTonightMembers, "timeOfDay" | "before"> &
  Needs<LibraryTonightMembers, "latitude", "longitude"> &
  Needs<LibraryTonightMembers, "longitude", "latitude">;

/** The params of `library/choose`, before the rules between them. */
export interface LibraryChooseMembers extends CallParameters {
  /** Only entries of this status; wanted if left out. */
  status?: LibraryStatusChange | undefined;
  /** Films or shows, or both; films if left out. At least `1`. At most `2`. */
  kinds?: WorkKind[] | undefined;
  /** Words that the title, the tags or the note have, or the year. */
  query?: Query | undefined;
  /** The lowest rating by the user. In points from 0.5 to 10. At least `0.5`. At most `10`. */
  minimumRating?: number | undefined;
  /** Only films and shows of these genres, by name or id, of reference/genres. At least `1`. At most `20`. */
  genres?: GenreName[] | undefined;
  /**
   * Whether all of genres are needed or one is enough.
   *
   * @defaultValue `"and"`
   */
  genreOperator?: FilterOperator | undefined;
  /** Only what runs at least so long; of a show, an episode. In minutes. At least `1`. At most `100000`. */
  minimumMinutes?: number | undefined;
  /** Only what runs at most so long; of a show, an episode. In minutes. At least `1`. At most `100000`. */
  maximumMinutes?: number | undefined;
  /** Only what was released in a year, in a range of years, or in one of several. */
  years?: YearRanges | undefined;
  /**
   * Only what has these tags, of which library/tags has the list. A tag that no entry has is refused. At least `1`. At
   * most `20`.
   */
  tags?: string[] | undefined;
  /**
   * Whether all of tags are needed or one is enough.
   *
   * @defaultValue `"or"`
   */
  tagOperator?: FilterOperator | undefined;
  /** The ids of people who must all have directed it or be in the main cast. At least `1`. At most `20`. */
  personIds?: PersonReference[] | undefined;
  /** The id of the collection that a film must belong to. */
  collectionId?: CollectionReference | undefined;
  /** The countries that it comes from; one is enough. At least `1`. At most `20`. */
  originCountry?: CountryCode[] | undefined;
  /** The language that it was made in; of several, one is enough. */
  originalLanguage?: LanguageCodes | undefined;
  /**
   * Only films with at most this age rating of the region, or of the United States without one, as
   * reference/certifications lists them. Matches `\S`.
   */
  maximumCertification?: string | undefined;
  /** With mine, only what one of the user's services has, as TMDB said within a day. */
  on?: ServiceSelection | undefined;
  /** A city, a ZIP code or a theatre, as for showtimes/whatsOn. By default the place of the settings. */
  place?: Query | undefined;
  /** Degrees north of the equator, in place of a name. In degrees. At least `-90`. At most `90`. */
  latitude?: number | undefined;
  /** Degrees east of Greenwich. In degrees. At least `-180`. At most `180`. */
  longitude?: number | undefined;
  /** A theatre's id, in place of a name. */
  theatreId?: TheatreReference | undefined;
  /**
   * The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates; radiusKilometres then
   * has no meaning. At least `1`. At most `20`.
   */
  theatreIds?: TheatreReference[] | undefined;
  /**
   * The greatest distance of a theatre from the place; 40 if left out. In kilometres. At least `0.1`. At most `500`.
   */
  radiusKilometres?: number | undefined;
  /** The day or the days, by the clock of the place; tonight, from 17:00 on, if left out. */
  date?: DaysWord | undefined;
  /**
   * The last of several days, at most 14 in all, of which date is the first. A weekday is the next one from date on.
   */
  untilDate?: DayWord | undefined;
  /** The number of days from date on, in place of untilDate. At least `1`. At most `14`. */
  days?: number | undefined;
  /** Only showings that start at this time or later, by the clock of the place. */
  after?: TimeWord | undefined;
  /** Only showings that start at this time or earlier, by the clock of the place. */
  before?: TimeWord | undefined;
  /** The number of people; by default that of the settings, otherwise 1. At least `1`. At most `20`. */
  partySize?: number | undefined;
  /**
   * Whether the party must find seats side by side.
   *
   * @defaultValue `false`
   */
  seatsTogether?: boolean | undefined;
  /**
   * The most that a showing may cost the party, in USD, fees not counted. One of an unknown price doesn't fit. At least
   * `0`. At most `100000`.
   */
  maximumTotal?: number | undefined;
  /** hide leaves out what the user has seen, only everything else. */
  seen?: SeenOption | undefined;
  /**
   * The number that chance depends on: the same chooses the same again, the next one others. If absent, that of the
   * day. At least `0`. At most `9007199254740991`.
   */
  seed?: number | undefined;
}

/** The params of `library/choose`. */
export type LibraryChooseParams = LibraryChooseMembers &
  AtMostOne<LibraryChooseMembers, "place" | "theatreId" | "latitude" | "theatreIds"> &
  AtMostOne<LibraryChooseMembers, "untilDate" | "days"> &
  Needs<LibraryChooseMembers, "latitude", "longitude"> &
  Needs<LibraryChooseMembers, "longitude", "latitude">;

/** The params of `library/recommendations`, before the rules between them. */
export interface LibraryRecommendationsMembers extends ListParameters, CallParameters {
  /** Only films of these genres, by name or id, of reference/genres. At least `1`. At most `20`. */
  genres?: GenreName[] | undefined;
  /**
   * Whether all of genres are needed or one is enough.
   *
   * @defaultValue `"and"`
   */
  genreOperator?: FilterOperator | undefined;
  /** Only films that run at least so long. In minutes. At least `1`. At most `100000`. */
  minimumMinutes?: number | undefined;
  /** Only films that run at most so long. In minutes. At least `1`. At most `100000`. */
  maximumMinutes?: number | undefined;
  /** Only what was released in a year, in a range of years, or in one of several. */
  years?: YearRanges | undefined;
  /**
   * Only by those of the user's films that have these tags, of which library/tags has the list. A tag that no entry has
   * is refused. At least `1`. At most `20`.
   */
  tags?: string[] | undefined;
  /**
   * Whether all of tags are needed or one is enough.
   *
   * @defaultValue `"or"`
   */
  tagOperator?: FilterOperator | undefined;
  /** The ids of people who must all have directed it or be in the main cast. At least `1`. At most `20`. */
  personIds?: PersonReference[] | undefined;
  /** The id of the collection that a film must belong to. */
  collectionId?: CollectionReference | undefined;
  /** The countries that a film comes from; one is enough. At least `1`. At most `20`. */
  originCountry?: CountryCode[] | undefined;
  /** The language that a film was made in; of several, one is enough. */
  originalLanguage?: LanguageCodes | undefined;
  /**
   * Only films with at most this age rating of the region, or of the United States without one, as
   * reference/certifications lists them. Matches `\S`.
   */
  maximumCertification?: string | undefined;
  /** With mine, only what one of the user's services has, as TMDB said within a day. Refused if no services are set. */
  on?: ServiceSelection | undefined;
  /** Only what theatres there show: a city, a ZIP code or a theatre, as for showtimes/whatsOn. */
  place?: Query | undefined;
  /** Degrees north of the equator, in place of a name. In degrees. At least `-90`. At most `90`. */
  latitude?: number | undefined;
  /** Degrees east of Greenwich. In degrees. At least `-180`. At most `180`. */
  longitude?: number | undefined;
  /** A theatre's id, in place of a name. */
  theatreId?: TheatreReference | undefined;
  /**
   * The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates; radiusKilometres then
   * has no meaning. At least `1`. At most `20`.
   */
  theatreIds?: TheatreReference[] | undefined;
  /**
   * The greatest distance of a theatre from the place; 40 if left out. In kilometres. At least `0.1`. At most `500`.
   */
  radiusKilometres?: number | undefined;
  /** With a place, the day or the days, by its clock; the next 7 days if left out. */
  date?: DaysWord | undefined;
  /**
   * The last of several days, at most 14 in all, of which date is the first. A weekday is the next one from date on.
   */
  untilDate?: DayWord | undefined;
  /** The number of days from date on, in place of untilDate. At least `1`. At most `14`. */
  days?: number | undefined;
}

/** The params of `library/recommendations`. */
export type LibraryRecommendationsParams = LibraryRecommendationsMembers &
  AtMostOne<LibraryRecommendationsMembers, "place" | "theatreId" | "latitude" | "theatreIds"> &
  AtMostOne<LibraryRecommendationsMembers, "untilDate" | "days"> &
  Needs<LibraryRecommendationsMembers, "latitude", "longitude"> &
  Needs<LibraryRecommendationsMembers, "longitude", "latitude">;

/** The params of `library/import`. */
export interface LibraryImportParams extends ListParameters, CallParameters {
  /**
   * The path of a file, a folder or a zip archive on this machine, of at most 64 MiB. If absent, the import goes on
   * with what isn't settled.
   */
  from?: FilePath | undefined;
  /**
   * The status of films whose export doesn't say it, such as those of lists. With none, the export is someone else's:
   * its films get the tags alone, and nothing of what it says of them.
   */
  status?: LibraryStatusChange | undefined;
  /** Tags for all of its films, in addition to those that they have; required with the status none. At most `20`. */
  tags?: string[] | undefined;
  /**
   * Whether to store nothing, and only report what the import would do.
   *
   * @defaultValue `false`
   */
  dryRun?: boolean | undefined;
}

/** The params of `library/unmatched`. */
export interface LibraryUnmatchedParams extends ListParameters, CallParameters {
  /**
   * Whether to list, in place of these, what was matched by another title or a year next to it.
   *
   * @defaultValue `false`
   */
  doubtful?: boolean | undefined;
}

/** The params of `library/export`. */
export interface LibraryExportParams extends CallParameters {
  /**
   * The form of the file.
   *
   * @defaultValue `"json"`
   */
  format?: ExportFormat | undefined;
  /** The path of the file to write. In `marquee call` also -, for standard output. */
  to: FilePath;
  /** Only entries of this status; if absent, all as JSON, and those seen for Letterboxd. */
  status?: LibraryStatus | undefined;
}

/** The params of `library/recover`. */
export interface LibraryRecoverParams extends CallParameters {
  /** Where the entries come from. */
  from: RecoverySource;
  /** The day of the copy, in UTC; only from a backup. If absent, the latest. */
  day?: Day | undefined;
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
   * entry is stored all the same. A new film that the provider says doesn't exist is not found, and not stored. With
   * season, episodes of a show were seen: the show's status stays as it is, a new show is wanted, and it is begun until
   * its last episode is seen. An episode that the provider doesn't have is not found; without an answer of the provider
   * a season can't be set, and an episode is stored all the same.
   *
   * @throws `InvalidParamsError`.
   */
  set(params: LibrarySetParams, options: CallOptions = {}): Promise<LibraryRow> {
    return this.#caller.call("library/set", params, options);
  }

  /**
   * Lists the films and shows of the library. Answers from this machine alone, except with on, and but for the lists of
   * genres, countries and languages by which names and codes are checked. What TMDB says of the films and shows is
   * learnt in the background, once for each and again after a month; known and of say how far that is. What isn't known
   * is never no: an entry that lacks the fact that a filter asks for is left out and counted in unknownCount. query
   * finds words of the title, the tags and the note, however they are spelled.
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
   * and tags. An import doesn't bring it back, unless its export has a line from after the removal; library/set does.
   * With season, episodes of a show are no longer seen, and the entry stays.
   *
   * @throws `InvalidParamsError`.
   */
  remove(params: LibraryRemoveParams, options: CallOptions = {}): Promise<LibraryRemoval> {
    return this.#caller.call("library/remove", params, options);
  }

  /**
   * Counts what the user has seen. From this machine alone: films and hours by years, months, days of the week, genres,
   * directors, countries, decades and ratings, what was seen at the cinema, as far as a showing (seenAt of library/set)
   * or a tag says so, most often, what came and went of the list, and the series begun with what is missing. With
   * years, only what was seen in these years. Of a film whose facts TMDB hasn't told yet (library/list), neither genre
   * nor length is guessed: it is counted in unknownCount. With to, also a page for a browser: one new file with mode
   * 0600 that loads nothing and has no notes; an existing file is never replaced.
   *
   * @throws `InvalidParamsError`.
   */
  statistics(params: LibraryStatisticsParams = {}, options: CallOptions = {}): Promise<FilmStatistics> {
    return this.#caller.call("library/statistics", params, options);
  }

  /** Lists the tags of the library. Those with the most entries first, from this machine alone. */
  tags(params: LibraryTagsParams = {}, options: ListOptions = {}): List<LibraryTag> {
    return new List(this.#caller, "library/tags", params, options);
  }

  /**
   * Lists where the films that the user wants to see are shown tonight. Joins the wanted films of the library, as far
   * as the filters want them (with tags also those with tags alone), with the showings near a place, with the user's
   * services (services/set), and with the days that are announced. A film has its showings with the total for the party
   * and their availability, offers of the user's services in the country of the call, or else its nextDate; of some
   * films nothing is known. A show that is wanted or begun has its nextEpisode, if that is out by then and a service of
   * the user's has the show; without services every such show is listed. The films that are shown come first, in the
   * order of their first showings, then those on the user's services, then the others by their next date. AMC is asked
   * for its programme once, and TMDB at most once for each film, for nothing that is kept, and at its rate. A stream
   * has the films that are shown on its first pages, and the others as they are found; without a partialResultToken all
   * are asked for before the answer. If AMC can't be asked, or has no theatre near, the other films are listed all the
   * same, and faults or message say so. Requests stay out of the log, the suggestions and what machines share, since
   * they name what is in the library.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  tonight(params: LibraryTonightParams = {}, options: ListOptions = {}): List<MovieShowings> {
    return new List(this.#caller, "library/tonight", params, options);
  }

  /**
   * Chooses from the library what to see. One to three films by chance, as far as the filters want them: first those
   * that are on near a place and fit, then those on the user's services (services/set), then the others. Without status
   * it chooses from what is wanted, with tags also from those with tags alone; without kinds, films. A showing fits if
   * it isn't sold out, costs the party no more than maximumTotal, and has the seats together. The same seed chooses the
   * same again, the next one others; seed in the answer is the one that was used. reasons say why each was chosen, and
   * message what could not be known. Without a place, here or in the settings, theatres are left out; without services,
   * these. Requests stay out of the log, the suggestions and what machines share.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  choose(params: LibraryChooseParams = {}, options: CallOptions = {}): Promise<LibraryPicks> {
    return this.#caller.call("library/choose", params, options);
  }

  /**
   * Recommends films by the user's ratings. From what TMDB recommends for the best rated and the latest of the user's
   * films, ranked by the user's ratings, genres, directors and countries, at most 100 films. What is seen, wanted or
   * rated below six is left out. A call sends TMDB at most 20 requests, and keeps what they answer: what the filters
   * and the ranking want to know of the films is asked with those that are left, so that the next call knows more. What
   * isn't known is never no: a film that lacks the fact that a filter asks for is left out and counted in unknownCount.
   * With fewer than three films rated 7 or more, basis is popular, the rows are what is popular, and message says how
   * many are needed. With a place, only what its theatres show in the days, with the first showing. Requests stay out
   * of the log, the suggestions and what machines share.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  recommendations(params: LibraryRecommendationsParams = {}, options: ListOptions = {}): List<Recommendation> {
    return new List(this.#caller, "library/recommendations", params, options);
  }

  /**
   * Imports films and shows from the export of another service. Reads a file, a folder or a zip archive: Letterboxd's
   * export, a single table of it, one of its lists or its import form, IMDb's ratings and lists (CSV), Trakt's JSON,
   * TMDB's and Movary's CSV, and Marquee's own JSON, each recognized by its own columns; another table is refused. A
   * spreadsheet may have saved it, with semicolons or tabs and its own days. There is a row for each film, whose places
   * are its lines, and one for each line, file and column that is skipped, with the reason. A rating or a day that
   * can't be read is skipped alone: a rating may have a decimal comma, and a day its year last (25/12/2024) if only one
   * order of the numbers fits all days of the table. Ratings above 5 are of ten. Of a service's lists only the
   * watchlist is wanted; another list needs status, and is left out of a folder or an archive. What was taken for
   * granted of a file is in assumed. What has an id of TMDB is stored without a request; what has one of IMDb is stored
   * too, and TMDB says whether it is a film or a show; the rest is searched for by title and year at TMDB, eight at
   * once. A title that differs in its spelling, or a year next to the export's, is taken if all else is the same, and
   * the row then has matchedTitle or matchedYear; two films of an export never become one. Of Letterboxd's export,
   * watched, ratings, watchlist, diary and reviews are read. A day on which a film was seen is the diary's; a time of
   * Trakt's is a day of this machine's time zone. A value that the user has set or removed here stays so, unless the
   * export has another one than at the last import; an entry that was removed stays away, unless the export's line is
   * from after the removal. Everything is stored before the first request, so that an import that was interrupted goes
   * on when it is called again, with from or without. The same import again changes nothing, and requests only what
   * isn't settled and was last requested a week ago or more. page, pageSize, limit and maxPages are about the rows of
   * the answer: always the whole is imported. Imports of one process run one after the other; one that waits reports
   * how many are before it. Requests and responses stay out of all files. timeoutMilliseconds bounds the reading of the
   * files, from the import's turn on, and the wait for each film.
   *
   * @throws `InvalidParamsError`.
   */
  import(params: LibraryImportParams = {}, options: ListOptions = {}): List<ImportRow> {
    return new List(this.#caller, "library/import", params, options);
  }

  /**
   * Lists what was imported and isn't settled. In the order of the import, from this machine alone: films that may be
   * one of several, that TMDB doesn't have, or for which it could not be asked yet. With doubtful it lists those that
   * were matched although the title or the year differs. library/set with row settles either, with the same id or
   * another one; library/import without from goes on with those that wait, and after a week with the others.
   *
   * @throws `InvalidParamsError`.
   */
  unmatched(params: LibraryUnmatchedParams = {}, options: ListOptions = {}): List<ImportRow> {
    return new List(this.#caller, "library/unmatched", params, options);
  }

  /**
   * Writes the library to a file. The file is new, with mode 0600; an existing one is never replaced. As JSON it has
   * everything, and library/import brings it back. Letterboxd's table, which its import page reads, has a line for each
   * day on which a film was seen, and a column Status for library/import; it has films of one status, because
   * Letterboxd takes all of a file for seen or all for wanted. A text that a spreadsheet would run as a formula gets an
   * apostrophe before it, which an import takes away.
   *
   * @throws `InvalidParamsError`.
   */
  export(params: LibraryExportParams, options: CallOptions = {}): Promise<ExportReport> {
    return this.#caller.call("library/export", params, options);
  }

  /**
   * Brings the entries of a damaged library back. A library that can't be read is set aside, and a new one begins;
   * every answer that has to do with the library says so in libraryFault until this is called. Entries come back in
   * addition to those of the new library, whose values stay. A copy of the library is made in the state folder on each
   * day on which it changes (library.sqlite.copy-2026-11-21), and the last seven are kept; from a backup they can be
   * brought back at any time. What was set aside is kept under another name.
   *
   * @throws `InvalidParamsError`.
   */
  recover(params: LibraryRecoverParams, options: CallOptions = {}): Promise<LibraryRecovery> {
    return this.#caller.call("library/recover", params, options);
  }
}
