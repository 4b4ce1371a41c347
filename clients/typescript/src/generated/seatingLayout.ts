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
  /** How many rows there are. At least `0`. */
  rowCount: number;
  /** How many places a row has, gaps included. At least `0`. */
  columnCount: number;
  /** The rows, from the screen backwards. */
  rows: SeatRow[];
  /** Groups of seats, as AMC gives them; left out where it gives none. */
  zones?: Record<string, unknown>[];
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
}

/** One row of seats. */
export interface SeatRow {
  /** Which row; 1 is next to the screen. */
  row: number;
  /** Its places from left to right. */
  seats: Seat[];
}

/** One place in a row. */
export interface Seat {
  /** Which place, from the left; the first is 1. */
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
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
}
