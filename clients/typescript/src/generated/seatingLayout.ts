// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { ShowtimeID, TheatreID } from "./entityID.js";

/** The seats of one showing, row by row. */
export interface SeatingLayout {
  /** Which showtime. */
  id: ShowtimeID;
  /** Where. */
  theatreId: TheatreID;
  /** The showtime's number at the theatre. At least `0`. */
  performanceNumber: number;
  /** How many rows there are. At least `0`. At most `500`. */
  rowCount: number;
  /** How many places a row has, gaps included. At least `0`. At most `500`. */
  columnCount: number;
  /** The rows, from the screen backwards. */
  rows: SeatRow[];
  /**
   * The seats' price zones: what a seat costs more or less than its ticket. Left out where AMC doesn't say whether
   * there are any; an empty list means that all seats cost the same.
   */
  zones?: SeatZone[];
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
  /**
   * How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
   * all of them came just now. In seconds. At least `0`.
   */
  ageSeconds?: number;
  /**
   * True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
   * Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
   * person or a theatre for a week.
   */
  stale?: boolean;
}

/** Seats that cost more or less than a ticket says. */
export interface SeatZone {
  /** What the seats call it. */
  zoneNumber: number;
  /** What a seat costs on top of its ticket. AMC doesn't say whether with tax. In US dollars. At least `0`. */
  surchargeAmount?: number;
  /**
   * What a seat costs less than its ticket. AMC may give it to members of AMC Stubs alone. In US dollars. At least `0`.
   */
  discountAmount?: number;
  /** What AMC calls it. */
  description?: string;
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
}

/** One row of seats. */
export interface SeatRow {
  /** Which row; 1 is next to the screen. At least `0`. At most `500`. */
  row: number;
  /** Its places from left to right. */
  seats: Seat[];
}

/** One place in a row. */
export interface Seat {
  /** Which place, from the left; the first is 1. At least `0`. At most `500`. */
  column: number;
  /** True if it can be booked. */
  available: boolean;
  /** What the ticket calls it. */
  name?: string;
  /** What it is: a seat, a wheelchair space, a companion seat, or no seat at all. */
  type?: string;
  /** In which price class. */
  tier?: string;
  /** Whether it is taken, as the provider words it. */
  status?: string;
  /** In which of the layout's zones; left out where AMC names none. */
  zoneNumber?: number;
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
}
