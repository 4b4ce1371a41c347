// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID, MovieID, ShowID, ShowtimeID, ShowtimeReference } from "./entityID.js";
import type { ErrorObject } from "./errorObject.js";
import type { Freshness } from "./freshness.js";
import type { Localization } from "./localization.js";
import type { Presented } from "./presentation.js";
import type { Day, Instant, LocalTime } from "./scalars.js";

/** A calendar. */
export interface CalendarFile extends Freshness, Localization, Presented {
  /** The file: iCalendar (RFC 5545), with lines that end in CR LF. Its media type is text/calendar; charset=utf-8. */
  text: string;
  /** The same events for programs, in the order of their times. */
  events: CalendarEvent[];
  /** What could not be had; absent if nothing is missing. */
  missing?: CalendarGap[];
  /** Why there are no events; absent if there are some. */
  message?: string;
  /**
   * What happened to the library, if it was damaged and the user has not settled it yet (library/recover). Only with
   * library.
   */
  libraryFault?: ErrorObject;
}

/** A showing with the seats that were chosen. */
export interface CalendarPlan {
  /** The showing. */
  showtimeId: ShowtimeReference;
  /** The names of the seats, as showtimes/plan gives them. At least `1`. At most `100`. */
  seats: string[];
  /** How many people go; by default as many as there are seats. At least `1`. At most `100`. */
  partySize?: number;
}

/** An event of a calendar. */
export interface CalendarEvent {
  /** The event's UID: the same whenever the same event is made. */
  uid: string;
  /** What it is. */
  kind: CalendarEventKind;
  /** A title for people. */
  title: string;
  /** When it starts; absent for a whole day. */
  startsAt?: Instant;
  /** The start of a showing, in the theatre's local time; absent where that isn't known. */
  startsAtLocal?: LocalTime;
  /** When it ends: the start and the running time; absent if that isn't known. */
  endsAt?: Instant;
  /** The day, of what has no time. */
  day?: Day;
  /** The theatre and its address. */
  place?: string;
  /**
   * What else is known of it, in lines: the time by the theatre's clock, the format, the seats and where they are, the
   * price, where to buy.
   */
  description: string;
  /** The page to buy tickets at, or the film's page. Format: `uri`. */
  url?: string;
  /**
   * True for a showing that AMC has cancelled; absent otherwise. The file has it with the status CANCELLED, without a
   * reminder, and its user is free at that time.
   */
  cancelled?: boolean;
  /** The showing. */
  showtimeId?: ShowtimeID;
  /** The film. */
  movieId?: MovieID;
  /** The show. */
  showId?: ShowID;
}

/**
 * A kind of event.
 *
 * - `showing`: A showing.
 * - `plan`: A showing with the seats that were chosen.
 * - `release`: A day on which a film is released.
 * - `tickets`: When the sale of tickets begins.
 * - `episode`: A day on which an episode of a show is out.
 */
export type CalendarEventKind = "showing" | "plan" | "release" | "tickets" | "episode";

/** Something that could not be had for a calendar. */
export interface CalendarGap {
  /** What it is. */
  id: EntityID;
  /** Why. */
  error: ErrorObject;
}
