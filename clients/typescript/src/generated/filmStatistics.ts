// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID } from "./entityID.js";
import type { ErrorObject } from "./errorObject.js";
import type { WorkKind } from "./person.js";
import type { Presented } from "./presentation.js";

/**
 * What the user has seen. Each film counts once in films, and each time that it was seen in hours; a film without a day
 * counts as seen once, where no day is needed.
 */
export interface FilmStatistics extends Presented {
  /** The years that the call asks for; absent without any. */
  period?: string;
  /** The number of films that were seen. At least `0`. */
  films: number;
  /** The time that they took, of those whose running time is known. In hours. At least `0`. */
  hours: number;
  /** The years in which films were seen. */
  years: StatisticsRow[];
  /** The months in which films were seen. */
  months: StatisticsRow[];
  /** The days of the week on which films were seen, from Monday on. */
  weekdays: StatisticsRow[];
  /** The genres, in English; a film of several counts in each. */
  genres: StatisticsRow[];
  /** The directors, at most 100. */
  directors: StatisticsRow[];
  /** The countries that the films come from, in English. */
  countries: StatisticsRow[];
  /** The decades in which the films were released. */
  decades: StatisticsRow[];
  /** The user's ratings, the highest first. */
  ratings: StatisticsRow[];
  /**
   * Those seen at the cinema, by years; cinemaDays says how that is known. A film of which nothing says it may have
   * been seen there, too.
   */
  cinema: StatisticsRow[];
  /** On how many days a film was seen at the cinema, by what says so; absent if nothing does. */
  cinemaDays?: CinemaDays;
  /** The theatres of the showings, at most 100. */
  theatres: StatisticsRow[];
  /** The films that were seen on more than one day, those with the most days first, at most 20. */
  mostSeen: StatisticsFilm[];
  /** What came and went of the list of what the user wants to see, by months. */
  changes: StatisticsChange[];
  /**
   * The series of films and the shows that the user has begun, and what is missing; with years those of which a part
   * was seen in them. The latest begun first, at most 100.
   */
  series: StatisticsSeries[];
  /**
   * Of how many of the films that were seen the running time, the genres and the rest aren't known; absent if none. At
   * least `1`.
   */
  unknownCount?: number;
  /** The file that was written; absent without to. */
  path?: string;
  /** What isn't known, for people; absent if all is. */
  message?: string;
  /** What happened to the library, if it was damaged and the user has not settled it yet (library/recover). */
  libraryFault?: ErrorObject;
}

/** A row of statistics. */
export interface StatisticsRow {
  /** What the row is of. */
  name: string;
  /** The number of films; each counts once. At least `0`. */
  films: number;
  /** The time that they took, of those whose running time is known. In hours. At least `0`. */
  hours: number;
}

/** How it is known that films were seen at the cinema, in days on which a film was seen. */
export interface CinemaDays {
  /** Of how many days the showing is stored (seenAt of library/set); absent if none. At least `1`. */
  byShowing?: number;
  /**
   * Of how many days only a tag says it, such as cinema, in theaters, IMAX or kino: that of the day in an imported
   * diary, or one of a film that was seen on one day alone; absent if none. At least `1`.
   */
  byTag?: number;
  /** Of how many days nothing says where; absent if none. At least `1`. */
  unknown?: number;
}

/** A film in statistics. */
export interface StatisticsFilm {
  /** Its id. */
  id: EntityID;
  /** The title. */
  title: string;
  /** The year of the release, if known. */
  year?: number;
  /** On how many days it was seen; only in mostSeen. In times. At least `1`. */
  times?: number;
}

/** What came and went of the list of what the user wants to see in a month. */
export interface StatisticsChange {
  /** The month. */
  name: string;
  /** How many films and shows were added to it. In entries. At least `0`. */
  came: number;
  /** How many left it: seen since, or removed from the library. In entries. At least `0`. */
  went: number;
  /** Titles of those that came, the latest first, at most five. */
  titles?: string[];
  /** Titles of those that went, the latest first, at most five; of what was removed the title isn't kept. */
  wentTitles?: string[];
}

/** A series of films, or a show, that the user has begun. */
export interface StatisticsSeries {
  /** The id of the collection, or of the show. */
  id: EntityID;
  /** The name. */
  name: string;
  /** Whether it is a series of films or a show. */
  kind: WorkKind;
  /** How many films or episodes the user has seen. In parts. At least `0`. */
  seen: number;
  /** How many are out; absent while that isn't known. In parts. At least `0`. */
  of?: number;
  /** Those that are out and not seen, the first first, at most 50; empty while the parts aren't known. */
  missing: MissingPart[];
  /** How many are out and not seen, also beyond those that missing has. In parts. At least `0`. */
  missingCount: number;
}

/** A film of a series, or an episode of a show, that the user has not seen. */
export interface MissingPart {
  /** The title of the film or, of an episode, its season and number. */
  title: string;
  /** The id of the film; absent of an episode. */
  id?: EntityID;
  /** The year of the release, if known. */
  year?: number;
  /** The number of the season; only of an episode. At least `0`. */
  season?: number;
  /** The number of the episode; only of an episode. At least `1`. */
  episode?: number;
}
