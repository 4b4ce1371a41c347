// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Attribute } from "./attribute.js";
import type { EntityID, MovieID, ShowtimeID, TheatreID } from "./entityID.js";
import type { Instant, LocalTime } from "./scalars.js";

/** One showing of a movie at a theatre. */
export interface Showtime {
  /** Which showtime. */
  id: ShowtimeID;
  /** What is shown. */
  movieTitle: string;
  /** Which movie. */
  movieId?: MovieID;
  /** Where. */
  theatreId?: TheatreID;
  /** When it begins. */
  startsAt?: Instant;
  /** When it begins, by the theatre's clock. */
  startsAtLocal?: LocalTime;
  /** Until when tickets are sold. */
  sellUntil?: Instant;
  /** How long the movie runs. In minutes. At least `1`. */
  runtimeMinutes?: number;
  /** The movie's age rating. */
  certification?: string;
  /** In which auditorium of the theatre. At least `0`. */
  auditorium?: number;
  /** The premium format it is shown in. */
  format?: string;
  /** True if no ticket is left. */
  isSoldOut?: boolean;
  /** True if few tickets are left. */
  isAlmostSoldOut?: boolean;
  /** True if it won't take place. */
  isCanceled?: boolean;
  /** True if AMC doesn't want it to be announced yet; visibleAt says until when. */
  isEmbargoed?: boolean;
  /** True if it is about to be announced. */
  isComingSoon?: boolean;
  /** From when it may be announced: when an embargo ends or has ended. */
  visibleAt?: Instant;
  /** True if tickets are sold at the theatre alone. */
  inTheatreTicketingOnly?: boolean;
  /**
   * True if it is no showing for everyone but an auditorium to rent; left out otherwise. No list of films should count
   * it.
   */
  isPrivateRental?: boolean;
  /** How many guests a private rental is for at most. In people. At least `0`. */
  maximumIntendedAttendance?: number;
  /** True if it has matinée prices. */
  isDiscountMatinee?: boolean;
  /** Where to buy tickets. Format: `uri`. */
  purchaseUrl?: string;
  /** What tickets cost. */
  ticketPrices?: TicketPrice[];
  /**
   * What AMC expects to add to each ticket when it is bought online. AMC says so where a law wants it shown; left out,
   * it is not known and may be added all the same, while an empty list means that there is none.
   */
  estimatedFees?: EstimatedFee[];
  /** What is special about it. */
  attributes?: Attribute[];
  /** What is spoken and read. */
  languages?: ShowtimeLanguages;
  /** The movie's poster. Format: `uri`. */
  posterUrl?: string;
  /** A wide picture of the movie. Format: `uri`. */
  backdropUrl?: string;
  /** Its number at the theatre. At least `0`. */
  performanceNumber?: number;
  /** Which seating layout it has. At least `0`. */
  layoutId?: number;
  /** Which version of that layout. At least `0`. */
  layoutVersion?: number;
  /** The number of the movie's release, which theatres/showing takes. At least `0`. */
  releaseNumber?: number;
  /** The internal release number, which movies/get takes. At least `0`. */
  internalReleaseId?: number;
  /** The id of the movie that was asked for, where AMC knows it by another one. */
  linkedFrom?: EntityID;
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

/** What one kind of ticket costs. */
export interface TicketPrice {
  /** For whom. */
  type: string;
  /** The price without the tax. In US dollars. At least `0`. */
  price: number;
  /** The tax on it. In US dollars. At least `0`. */
  tax?: number;
  /**
   * What one such ticket costs in all, as far as AMC says: its price, its tax and the estimated fees, to the cent. What
   * a seat's zone adds or takes off is not in it. Left out where it is beyond counting. In US dollars. At least `0`.
   */
  total?: number;
  /** What the total lacks because AMC doesn't say it; left out where it lacks nothing. */
  totalExcludes?: PricePart[];
  /** How old one must be. */
  agePolicy?: string;
  /** What the shop calls it. */
  sku?: string;
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
}

/**
 * A part of what is paid for a ticket.
 *
 * - `tax`: The tax, on the ticket or on a fee.
 * - `fees`: What AMC adds to a ticket bought online.
 */
export type PricePart = "tax" | "fees";

/** A fee that AMC expects to add to a ticket. */
export interface EstimatedFee {
  /** What AMC calls it. */
  name?: string;
  /** What it is, without the tax. In US dollars. At least `0`. */
  cost: number;
  /** The tax on it. In US dollars. At least `0`. */
  tax?: number;
  /** How often it is added to one ticket; once where AMC doesn't say. In fees. At least `0`. */
  quantity?: number;
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
}

/** What is spoken and read at a showing. */
export interface ShowtimeLanguages {
  /** The language that is spoken. */
  spoken?: string;
  /** The language of the subtitles. */
  subtitles?: string;
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
}
