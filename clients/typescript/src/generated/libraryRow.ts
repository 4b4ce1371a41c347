// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID, TheatreID } from "./entityID.js";
import type { ErrorObject } from "./errorObject.js";
import type { KnownIDs } from "./knownIDs.js";
import type { WorkKind } from "./person.js";
import type { Presented } from "./presentation.js";
import type { Day, Instant } from "./scalars.js";
import type { Episode } from "./showParts.js";
import type { OfferMark } from "./streamingService.js";

/** A film or a show in the user's library. */
export interface LibraryRow extends Presented, OfferMark {
  /** The id under which it was added. */
  id: EntityID;
  /** Whether it is a film or a show. */
  kind: WorkKind;
  /**
   * The title of the film or the name of the show, as it was when it was added; its id if nobody could be asked for it
   * yet.
   */
  title: string;
  /** Its native ids at each provider, as far as known. It is recognized by each of them. */
  ids?: KnownIDs;
  /** The day of the film's release or of the show's first broadcast, if known. */
  releaseDate?: Day;
  /** The year of the release or of the first broadcast, if known. */
  year?: number;
  /** The running time, of a show that of an episode; absent while it isn't known. In minutes. At least `1`. */
  runtimeMinutes?: number;
  /** The names of its genres, in English; absent while they aren't known. */
  genres?: string[];
  /** The age rating of the United States; absent if there is none, and while it isn't known. */
  certification?: string;
  /** The URL of the poster, in a size for lists. Format: `uri`. */
  posterUrl?: string;
  /** The poster's path, for images/url and images/fetch. */
  posterPath?: string;
  /** The user's entry. */
  library: LibraryEntry;
  /** What happened to the library, if it was damaged and the user has not settled it yet (library/recover). */
  libraryFault?: ErrorObject;
}

/** The library's entry for a film or a show, on the rows of every list and on single films and shows. */
export interface LibraryMark {
  /** What the user's library has of it, found by any of its ids; absent if there is no entry. */
  library?: LibraryEntry;
  /** Why library is missing although there may be an entry: the library can't be read. On a list the page has it. */
  libraryFault?: ErrorObject;
}

/** What the user's library has of a film or a show. */
export interface LibraryEntry {
  /** Whether the user wants to see it or has seen it; absent if neither is said. */
  status?: LibraryStatus;
  /**
   * The user's rating in steps of a half; absent if there is none. In points from 0.5 to 10. At least `0.5`. At most
   * `10`.
   */
  rating?: number;
  /** The days on which the user saw it, in order; absent if none is known. */
  seenOn?: Day[];
  /**
   * At which cinema the user saw it on one of these days, as far as that is said. Of a day that isn't here nothing says
   * where.
   */
  seenAt?: CinemaVisit[];
  /** The user's note; absent if there is none. */
  note?: string;
  /** The user's tags; absent if there are none. */
  tags?: string[];
  /** When it was added; for an import the day that the other service gives, if it gives one. */
  addedAt: Instant;
  /** The service whose export it was imported from; absent if it was added here. */
  source?: ImportFormat;
  /**
   * True for a show of which an episode was seen, until its last one was; absent otherwise. A show whose episodes
   * aren't known yet, or that goes on, has no last one.
   */
  begun?: boolean;
  /** How far the user is with a show; absent while nothing is known of its episodes and none was seen. */
  episodes?: EpisodeProgress;
  /**
   * The episode of a show that is next to see: the first one after the last that was seen, whether it is out or to
   * come. Absent if there is none, or it isn't known yet.
   */
  nextEpisode?: Episode;
  /** The episodes of a show that were seen, specials too, in order; only in library/get and in exports. */
  seenEpisodes?: SeenEpisode[];
}

/** A day on which the user saw a film at a cinema. */
export interface CinemaVisit {
  /** The day, by the clock of the theatre. */
  day: Day;
  /** The name of the theatre; absent where only a tag of an imported diary says that it was at a cinema. */
  theatre?: string;
  /** The theatre's id, if it is known. */
  theatreId?: TheatreID;
}

/** How far the user is with a show, specials left out. */
export interface EpisodeProgress {
  /** The number of episodes that were seen. At least `0`. */
  seen: number;
  /**
   * The number of episodes that are out, by the day in the country of the call, or were seen; absent while they aren't
   * known. At least `0`.
   */
  out?: number;
}

/** An episode of a show that was seen. */
export interface SeenEpisode {
  /** The number of its season; 0 for a special. At least `0`. */
  season: number;
  /** The number within the season. At least `0`. */
  episode: number;
  /** The days on which the user saw it, in order; absent if none is known. */
  seenOn?: Day[];
  /**
   * The user's rating in steps of a half; absent if there is none. In points from 0.5 to 10. At least `0.5`. At most
   * `10`.
   */
  rating?: number;
}

/**
 * What the user says of a film or show, or that they say nothing any more.
 *
 * - `wanted`: The user wants to see it.
 * - `seen`: The user has seen it.
 * - `none`: Neither.
 */
export type LibraryStatusChange = "wanted" | "seen" | "none";

/**
 * Whether the user wants to see a film or show, or has seen it.
 *
 * - `wanted`: The user wants to see it.
 * - `seen`: The user has seen it.
 */
export type LibraryStatus = "wanted" | "seen";

/**
 * An order of the library; what lacks the value comes last.
 *
 * - `added`: The latest additions first.
 * - `title`: By title.
 * - `year`: The newest films first.
 * - `rating`: The user's best first.
 * - `runtime`: The shortest first.
 * - `popularity`: The most popular first.
 * - `random`: By chance.
 */
export type LibrarySort = "added" | "title" | "year" | "rating" | "runtime" | "popularity" | "random";

/**
 * Which films of a programme are wanted, by the user's library.
 *
 * - `wanted`: Those that the user wants to see.
 * - `unseen`: Those that the user has not seen, whether or not they are in the library.
 */
export type LibraryChoice = "wanted" | "unseen";

/**
 * Which rows of a list are left out by the library.
 *
 * - `hide`: Those that the user has seen are left out.
 * - `only`: Those that the user has not seen are left out.
 */
export type SeenOption = "hide" | "only";

/**
 * The service that an entry comes from.
 *
 * - `letterboxd`: Letterboxd.
 * - `imdb`: IMDb.
 * - `trakt`: Trakt.
 * - `tmdb`: TMDB.
 * - `movary`: Movary.
 * - `marquee`: Marquee's own export.
 */
export type ImportFormat = "letterboxd" | "imdb" | "trakt" | "tmdb" | "movary" | "marquee";

/** A tag of the library. */
export interface LibraryTag {
  /** The tag. */
  tag: string;
  /** The number of entries that have it. At least `1`. */
  entries: number;
}

/** The number of entries that were removed. */
export interface LibraryRemoval extends Presented {
  /**
   * 1, or 0 if there was no entry; with season, the number of episodes that are no longer seen. In entries. At least
   * `0`.
   */
  removed: number;
  /** What happened to the library, if it was damaged and the user has not settled it yet (library/recover). */
  libraryFault?: ErrorObject;
}

/** A change of the library by this process. */
export interface LibraryChange {
  /**
   * The films and shows whose entries were added or changed, or of which a title or other episodes were learnt; absent
   * if there are none, or more than a hundred.
   */
  changed?: EntityID[];
  /** The films and shows whose entries were removed; absent if there are none. */
  removed?: EntityID[];
  /** The number of entries that the library has now. At least `0`. */
  entries: number;
  /**
   * Of how many entries the running time, the genres and the rest are known; only while that is being learnt. At least
   * `0`.
   */
  known?: number;
  /** How many entries there are to learn of; only with known. At least `0`. */
  of?: number;
}
