// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Completion } from "./completion.js";
import type { EntityID } from "./entityID.js";
import type { ErrorObject } from "./errorObject.js";
import type { FoundPlace } from "./foundPlace.js";
import type { Freshness } from "./freshness.js";
import type { ImportAssumption, ImportCounts } from "./importRow.js";
import type { Presented } from "./presentation.js";
import type { Provider } from "./provider.js";
import type { RecommendationBasis } from "./recommendation.js";
import type { Day } from "./scalars.js";
import type { SettingName } from "./userSettings.js";

/** One page of a list: the answer of a list method, and each page that it sends for a partialResultToken. */
export interface Page<Row> extends Freshness, ListFacts, Presented {
  /** Tells a page from the other parts of a stream. */
  kind: "page";
  /** The number of this page; the first is 1. At least `1`. */
  page: number;
  /**
   * The number of rows per page, in which page and the totals count. It is the pageSize asked for, or the limit if that
   * is smaller and the page is not part of a stream. The last page may have fewer rows. At least `1`. At most `100`.
   */
  pageSize: number;
  /**
   * The number of pages that can be reached; absent if the provider doesn't tell. An empty list has one page, which is
   * empty. At least `1`.
   */
  totalPages?: number;
  /** The number of rows that can be reached; absent if the provider doesn't tell. At least `0`. */
  totalResults?: number;
  /** The number of the next page; absent on the last one. At least `2`. */
  nextPage?: number;
  /** The number of the previous page; absent on the first one. At least `1`. */
  previousPage?: number;
  /** The rows, in the provider's order. */
  items: Row[];
  /** The number of rows left out because an earlier page of the same request had them; absent if none. At least `1`. */
  duplicates?: number;
  /** The number of rows left out because they could not be read; absent if none. At least `1`. */
  skipped?: number;
  /** The number of rows left out because of seen or on; absent if none. At least `1`. */
  hidden?: number;
  /** The number of requests that it took to get an answer; absent if one was enough. At least `2`. */
  attempts?: number;
  /** The days between which the movies are released; only in movies/nowPlaying at TMDB. */
  dates?: ListDates;
  /**
   * What the query may have meant; given if the first page of search/movies, search/shows, search/people or search/all
   * is empty and the local index has something like it, and in movies/find if only this title, which searchedFor names,
   * is found.
   */
  didYouMean?: Completion[];
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
  /**
   * Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the
   * originals of values that it converts. Absent if there are none.
   */
  pixabay?: Record<string, unknown>;
}

/** The answer of a list method that has streamed its pages. */
export interface Summary extends Freshness, ListFacts, Presented {
  /** Tells a summary from the other parts of a stream. */
  kind: "summary";
  /** The number of pages sent. At least `0`. */
  pageCount: number;
  /** The number of rows on those pages. At least `0`. */
  itemCount: number;
  /** Whether the end of the list was reached; false if limit or maxPages ended the stream before. */
  complete: boolean;
  /** The page with the first row that was not sent; absent if the list is complete. At least `1`. */
  nextPage?: number;
  /** The number of rows left out because an earlier page had them; absent if none. At least `1`. */
  duplicates?: number;
  /** The number of rows left out because they could not be read; absent if none. At least `1`. */
  skipped?: number;
  /** The number of rows left out because of seen or on; absent if none. At least `1`. */
  hidden?: number;
}

/** Members of each page of a list and of its summary that are about the whole list. */
export interface ListFacts {
  /** The id given in the request; present only if the provider that answered knows the entity by another id. */
  linkedFrom?: EntityID;
  /** The place that the parameters were understood to mean, for methods that take one. */
  place?: FoundPlace;
  /** The day that the rows are of, or the first of several days, for methods that take one. */
  date?: Day;
  /** The last day that the rows are of, if the call asks for several. */
  untilDate?: Day;
  /** The number of showings on all pages; only in showtimes/whatsOn. At least `0`. */
  totalShowings?: number;
  /**
   * The number of showings whose seats were asked for, on this page or on all pages of the stream; only in
   * showtimes/whatsOn with seatsTogether. At least `0`.
   */
  seatsAsked?: number;
  /**
   * The number of showings that are left out because a page had more than 60; only in showtimes/whatsOn with
   * seatsTogether. At least `0`.
   */
  seatsUnasked?: number;
  /**
   * The number of movies that are left out because the genres or the age rating that the call asks for aren't known of
   * them; in showtimes/whatsOn, library/list, library/tonight and library/recommendations, and absent if none. At least
   * `1`.
   */
  unknownCount?: number;
  /**
   * Of how many entries of the library the running time, the genres and the rest are known; only in library/list, and
   * absent of an empty library. At least `0`.
   */
  known?: number;
  /** The number of entries of the library; only with known. At least `1`. */
  of?: number;
  /** What the recommendations are made from; only in library/recommendations. */
  basis?: RecommendationBasis;
  /**
   * The number of matching rentals of whole auditoriums, which are left out; only in showtimes/whatsOn, and absent if
   * none. At least `1`.
   */
  privateRentals?: number;
  /** How many rows have each outcome so far; only in library/import. */
  imported?: ImportCounts;
  /**
   * What the import took for granted of files that don't say it, of at most a hundred; only in library/import, and
   * absent if there is nothing.
   */
  assumed?: ImportAssumption[];
  /**
   * The number of people whom totals are for; only in showtimes/whatsOn and library/tonight. At least `1`. At most
   * `20`.
   */
  partySize?: number;
  /** The settings of the user that stand for parameters that the call left out; absent if none does. */
  settingsUsed?: SettingName[];
  /**
   * Why no row has library, although the library may have entries for some: it can't be read. Absent if it was read.
   */
  libraryFault?: ErrorObject;
  /** The providers whose part of the list is missing, with the reasons; absent if none is. */
  faults?: ProviderFault[];
  /**
   * What was searched for instead, because nothing matches the query itself; only in movies/find, search/movies,
   * search/shows and search/all. The rows are of this search.
   */
  searchedFor?: SearchedFor;
  /**
   * words if no film of the wanted title is listed, and the rows are of films that only have its words in theirs;
   * absent otherwise. Only in showtimes/whatsOn, near and atTheatre.
   */
  titleMatch?: TitleMatch;
  /**
   * A message to show to the user: why the list is empty, what library/import has done so far, or what the rows don't
   * say, such as that their titles only have the words of the wanted one, or that a weekend's Saturday is all they are
   * of. Otherwise absent.
   */
  message?: string;
}

/**
 * How the titles of a list's films fit the wanted one, if they aren't the same.
 *
 * - `words`: They have its words among others.
 */
export type TitleMatch = "words";

/** The days between which the movies of a list are released. */
export interface ListDates {
  /** The first day. */
  minimum: Day;
  /** The last day. */
  maximum: Day;
}

/**
 * A search that was made in place of the one asked for: the year taken out of the text, and for and beside &, a
 * trailing article moved to the front, or the title of the index that a misspelt one is nearest to.
 */
export interface SearchedFor {
  /** The text searched for. */
  query: string;
  /** The year searched for; absent if none. */
  year?: number;
}

/** A provider that could not give its part of a list. */
export interface ProviderFault {
  /** The provider. */
  provider: Provider;
  /** The error. */
  error: ErrorObject;
}

/**
 * A page that failed, sent in its place in the stream; or a provider that failed, whose part the following pages lack.
 */
export interface Fault extends Presented {
  /** Tells a fault from the other parts of a stream. */
  kind: "error";
  /** The number of the page that failed, or of the first page that lacks the provider's part. At least `1`. */
  page: number;
  /** The error. */
  error: ErrorObject;
  /**
   * Whether the page will be asked for again; if not, the request ends with this error, or goes on without the
   * provider's part.
   */
  willRetry: boolean;
  /** The time until the next attempt, in seconds, rounded up to tenths; absent if there is none. At least `0`. */
  retryInSeconds?: number;
}

/**
 * What is known of an entity so far, sent before the complete answer, or of a row before the pages. The latest one for
 * an id stands for all of them.
 */
export interface PartialResult<Item> extends Freshness, Presented {
  /** Tells a partial from the other parts of a stream. */
  kind: "partial";
  /** The entity as far as it is known. */
  item: Item;
}
