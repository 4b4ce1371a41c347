// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { ShowtimeID, TheatreID } from "./entityID.js";
import type { Freshness } from "./freshness.js";
import type { Presented } from "./presentation.js";

/** The seats of one showtime, row by row. */
export interface SeatingLayout extends Freshness, Presented {
  /** The showtime's id. */
  id: ShowtimeID;
  /** The theatre's id. */
  theatreId: TheatreID;
  /** The showtime's number at its theatre. At least `0`. */
  performanceNumber: number;
  /** The number of rows. At least `0`. At most `500`. */
  rowCount: number;
  /** The number of places in a row, gaps included. At least `0`. At most `500`. */
  columnCount: number;
  /** The rows that have places, from the screen backwards. */
  rows: SeatRow[];
  /**
   * The price zones: what a seat costs more or less than its ticket. Absent if AMC doesn't say; an empty list means
   * that all seats cost the same.
   */
  zones?: SeatZone[];
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
}

/** A price zone: seats that cost more or less than the ticket. */
export interface SeatZone {
  /** The number by which seats refer to the zone. */
  zoneNumber: number;
  /** The surcharge on a ticket in US dollars. AMC doesn't say whether it includes tax. At least `0`. */
  surchargeAmount?: number;
  /**
   * The discount on a ticket in US dollars, as a positive number. AMC may limit it to members of AMC Stubs. At least
   * `0`.
   */
  discountAmount?: number;
  /** AMC's name for the zone. */
  description?: string;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
}

/** One row of seats. */
export interface SeatRow {
  /** The number of the row; row 1 is nearest to the screen. At least `0`. At most `500`. */
  row: number;
  /** The places in the row, from left to right. */
  seats: Seat[];
}

/** One place in a row: a seat, or a gap between seats. */
export interface Seat {
  /** The number of the place in its row, from the left; the first is 1. At least `0`. At most `500`. */
  column: number;
  /** Whether the seat can be booked. */
  available: boolean;
  /** The seat's name, as printed on the ticket. */
  name?: string;
  /** AMC's type of the place, such as CanReserve: a seat, a wheelchair space, a companion seat or no seat at all. */
  type?: string;
  /** The price class, in AMC's words. */
  tier?: string;
  /** The seat's status, in AMC's words. */
  status?: string;
  /** The number of the seat's price zone; absent if AMC names none. */
  zoneNumber?: number;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
}
