// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Freshness } from "./freshness.js";
import type { Localization } from "./localization.js";
import type { Presented } from "./presentation.js";
import type { Instant } from "./scalars.js";
import type { SeatZone } from "./seatingLayout.js";
import type { Showtime } from "./showtime.js";

/** The price of a showtime for a party, the best free seats and where to buy tickets. */
export interface ShowtimePlan extends Freshness, Localization, Presented {
  /** The showtime, with the price of each type of ticket. */
  showtime: Showtime;
  /** The theatre's name; left out if AMC doesn't give it in time. */
  theatreName?: string;
  /** The number of people in the party. At least `1`. At most `20`. */
  partySize: number;
  /** The reason why groups is empty; left out if it isn't. */
  obstacle?: PlanObstacle;
  /** A message for people: what the obstacle is, that the party can't sit together, or that the showing has started. */
  message?: string;
  /**
   * The price of adult tickets for the party in the first group's seats, or regardless of seats if there is no group.
   * Left out if AMC gives no adult price, and for cancelled showings and private rentals.
   */
  price?: PlanTotal;
  /**
   * Up to five choices of seats for the whole party, the best first: those that meet the most wishes, and among these
   * the closest to the middle of the auditorium, about two thirds of the way back unless rows says otherwise. No seat
   * is in two groups.
   */
  groups: SeatGroup[];
  /** The wishes that no group meets, or none together; left out if a group meets all. */
  unmet?: SeatWish[];
  /**
   * The number of seats that can be reserved; wheelchair places and companion seats count only with accessible. Left
   * out if there is no map. At least `0`.
   */
  freeSeats?: number;
  /** The number of all seats, including taken ones, wheelchair places and companion seats. At least `0`. */
  seatCount?: number;
  /**
   * The rows of the auditorium from front to back, with one character for each place. Left out if AMC gives no seating
   * layout, or if no ticket can be bought.
   */
  map?: SeatMapRow[];
  /**
   * The price zones: what a seat costs more or less than its ticket. Left out if AMC doesn't say; an empty list means
   * that all seats cost the same.
   */
  zones?: SeatZone[];
  /** The time at which AMC gave the free seats. */
  asOf?: Instant;
  /** The page to buy tickets at; left out if none are sold. Format: `uri`. */
  purchaseUrl?: string;
}

/**
 * Why there are no seats for a party.
 *
 * - `cancelled`: The showing is cancelled.
 * - `privateRental`: The auditorium is rented as a whole.
 * - `salesEnded`: The sale of tickets has ended.
 * - `embargoed`: AMC has not announced the showing yet and sells no tickets.
 * - `soldOut`: All tickets are sold, or all seats are taken.
 * - `noLayout`: AMC gives no seating layout, for example because seats are not reserved.
 * - `noRoom`: There are not enough free seats for the party, or they are too scattered.
 */
export type PlanObstacle =
  | "cancelled"
  | "privateRental"
  | "salesEnded"
  | "embargoed"
  | "soldOut"
  | "noLayout"
  | "noRoom";

/**
 * A preference of the party that is met if possible.
 *
 * - `rows`: Seats in the requested rows.
 * - `seatNumbers`: Seats with the requested numbers.
 * - `frontRowsExcluded`: No seats in the first rows.
 * - `aisle`: A seat at an aisle.
 */
export type SeatWish = "rows" | "seatNumbers" | "frontRowsExcluded" | "aisle";

/**
 * Rows of an auditorium: front, middle or back, which are thirds of it; the letters of a row ("F"), or those of two for
 * these and the rows between them ("F-H"); or a list of up to 10 of them in order of liking, also as a text with
 * commas. At least `1`. At most `10`.
 *
 * @example `back`
 */
export type SeatRowWishes = string | string[];

/**
 * The numbers of seats in their rows, from one to another. Matches `^[0-9]{1,3}(-[0-9]{1,3})?$`.
 *
 * @example `10-15`
 */
export type SeatNumbers = string;

/** The price of tickets for a party, in parts. */
export interface PlanTotal {
  /** The sum of the parts: everything that AMC gives a price for. In US dollars. At least `0`. */
  amount: number;
  /** The parts of the amount. */
  parts: TotalPart[];
  /** What AMC doesn't give, so that the price may differ from the amount; left out if nothing is unknown. */
  unknown?: UnknownCost[];
}

/** A part of a total. */
export interface TotalPart {
  /** What is paid for. */
  kind: TotalPartKind;
  /** AMC's name of the ticket, the fee or the seats' zone; for a tax, the name of what is taxed. */
  name?: string;
  /** How many times it is paid. At least `0`. */
  quantity: number;
  /** The price for the whole quantity; negative for a zone whose seats are cheaper. In US dollars. */
  amount: number;
}

/**
 * The kind of a part of a total.
 *
 * - `ticket`: Tickets of one type, without tax.
 * - `fee`: A fee that AMC expects to add to tickets, without tax.
 * - `surcharge`: The surcharge or discount of the seats of a zone.
 * - `tax`: The tax on tickets or on a fee.
 */
export type TotalPartKind = "ticket" | "fee" | "surcharge" | "tax";

/**
 * A part of the price that AMC doesn't give.
 *
 * - `tax`: The tax on the tickets or on a fee.
 * - `fees`: The fees for buying tickets online.
 * - `zones`: The surcharge or discount of the seats' zones.
 * - `surchargeTax`: The tax on a zone's surcharge, if there is any.
 * - `memberDiscount`: Whether a zone's discount, which is part of the amount, is only for members of AMC Stubs.
 */
export type UnknownCost = "tax" | "fees" | "zones" | "surchargeTax" | "memberDiscount";

/** Seats for the whole party. */
export interface SeatGroup {
  /** The names of the seats, as on the tickets. */
  seats: string[];
  /** The name of the row; of two blocks, the row of the larger one. */
  row: string;
  /**
   * True if all seats are side by side; false if the party has to sit in two blocks, which happens only if there are no
   * seats side by side for all.
   */
  together: boolean;
  /** A sentence that says where the seats are and why they were chosen. */
  reason: string;
  /** The seats as blocks side by side: one if the party sits together, otherwise two. */
  blocks: SeatBlock[];
  /** The wishes that these seats don't meet; left out if they meet all. */
  unmet?: SeatWish[];
  /** The price for the party in these seats; left out if the auditorium has no price zones. */
  price?: PlanTotal;
}

/** Seats side by side. */
export interface SeatBlock {
  /** The name of the row. */
  row: string;
  /** The rowNumber of the row in the map. At least `0`. At most `500`. */
  rowNumber: number;
  /** The index of the first seat in the row's string in the map. In characters. At least `0`. At most `500`. */
  offset: number;
  /** The names of the seats, from left to right. */
  seats: string[];
  /** AMC's names of the seats' tiers; left out if all are regular. */
  tiers?: string[];
}

/** A row of the map of an auditorium. */
export interface SeatMapRow {
  /** The name of the row: the letters that its seats' names begin with, or else its number. */
  row: string;
  /** The number of the row in the layout, counted from the screen. At least `0`. At most `500`. */
  rowNumber: number;
  /**
   * One character for each place from left to right, the same number in all rows: o for a free seat, ( and ) for the
   * free halves of a love seat, w for a free wheelchair place, c for a free companion seat, x for a seat that can't be
   * reserved, and . for no seat. Matches `^[o()wcx.]*$`.
   */
  seats: string;
  /**
   * The names of the free seats, from left to right: one for each character of seats that is neither x nor a dot. Left
   * out if there are none.
   */
  freeSeatNames?: string[];
}
