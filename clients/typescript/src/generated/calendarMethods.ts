// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { CalendarFile, CalendarPlan } from "./calendarFile.js";
import type { MovieReference, ShowtimeReference } from "./entityID.js";
import type { CallParameters } from "./parameters.js";
import type { DayWord, DaysWord } from "./scalars.js";

/** The params of `calendar/get`. */
export interface CalendarGetParams extends CallParameters {
  /** Showings. At least `1`. At most `1000`. */
  showtimeIds?: ShowtimeReference[] | undefined;
  /** Showings with the seats that were chosen. At least `1`. At most `100`. */
  plans?: CalendarPlan[] | undefined;
  /**
   * Movies whose release dates in the region are wanted, past ones too. An AMC movie has the dates that AMC knows as
   * well. At least `1`. At most `1000`.
   */
  movieIds?: MovieReference[] | undefined;
  /**
   * True for the coming release dates that active watches know of.
   *
   * @defaultValue `false`
   */
  watches?: boolean | undefined;
  /**
   * True for the coming release dates of the films that the library has as wanted.
   *
   * @defaultValue `false`
   */
  library?: boolean | undefined;
  /**
   * Only what library, movieIds and watches have on this day, or on these days, by the region's calendar. Showings and
   * plans are given whenever they are.
   */
  date?: DaysWord | undefined;
  /** The last of several days, of which date, or else today, is the first. There may be any number. */
  untilDate?: DayWord | undefined;
  /**
   * How long before a showing, or the beginning of sales, the calendar reminds; absent for no reminder. Days have none.
   * In minutes. At least `0`. At most `40320`.
   */
  alarmMinutes?: number | undefined;
}

/** The methods of `calendar`. */
export class CalendarMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Makes a calendar (iCalendar) of showings, plans and release dates. text is a file by RFC 5545, and events has the
   * same for programs, in the order of their times. Times are in UTC; an event's description gives them by the
   * theatre's clock. An event keeps its UID, so that a calendar that imports the file again updates it. Each showing
   * takes a request to AMC, and each plan a second one for its seats; a watch takes none, since it has the dates of its
   * last check; a film that is wanted takes one to TMDB if it isn't out yet, or has been for less than half a year.
   * What could not be had is in missing, and if that is everything the first error is the answer. At least one of the
   * parameters must name something.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  get(params: CalendarGetParams = {}, options: CallOptions = {}): Promise<CalendarFile> {
    return this.#caller.call("calendar/get", params, options);
  }
}
