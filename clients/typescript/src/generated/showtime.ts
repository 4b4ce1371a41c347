// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Attribute } from "./attribute.js";
import type { EntityID, MovieID, ShowtimeID, TheatreID } from "./entityID.js";
import type { Freshness } from "./freshness.js";
import type { Presented } from "./presentation.js";
import type { Instant, LocalTime } from "./scalars.js";

/** One showing of a movie at a theatre. */
export interface Showtime extends Freshness, Presented {
  /** The showtime's id. */
  id: ShowtimeID;
  /** The movie's title. */
  movieTitle: string;
  /** The movie's id. */
  movieId?: MovieID;
  /** The theatre's id. */
  theatreId?: TheatreID;
  /** The theatre's name; left out if AMC doesn't give it. */
  theatreName?: string;
  /**
   * The theatre's distance from the place in the request; left out if the request has none. In kilometres. At least
   * `0`.
   */
  distanceKilometres?: number;
  /** The start, in UTC. */
  startsAt?: Instant;
  /** The start, in the theatre's local time. */
  startsAtLocal?: LocalTime;
  /** The end of ticket sales. */
  sellUntil?: Instant;
  /** The movie's running time in minutes. At least `1`. */
  runtimeMinutes?: number;
  /** The movie's age rating by the MPA. */
  certification?: string;
  /** The number of the auditorium at the theatre. At least `0`. */
  auditorium?: number;
  /** AMC's name for the premium format, such as IMAX; absent if there is none. */
  format?: string;
  /** Whether all tickets are sold. */
  isSoldOut?: boolean;
  /** Whether few tickets are left. */
  isAlmostSoldOut?: boolean;
  /** Whether the showing is cancelled. */
  isCanceled?: boolean;
  /** Whether AMC doesn't want the showing announced yet; visibleAt says until when. */
  isEmbargoed?: boolean;
  /** Whether the showing is about to be announced. */
  isComingSoon?: boolean;
  /** When the showing may be announced; its embargo ends or ended then. */
  visibleAt?: Instant;
  /** Whether tickets are sold only at the theatre. */
  inTheatreTicketingOnly?: boolean;
  /**
   * True if this is no public showing but an auditorium to rent; otherwise absent. Leave such entries out of lists of
   * movies.
   */
  isPrivateRental?: boolean;
  /** The maximum number of people for a private rental. At least `0`. */
  maximumIntendedAttendance?: number;
  /** Whether matinée prices apply. */
  isDiscountMatinee?: boolean;
  /** What AMC says of the matinée price. */
  discountMatineeMessage?: string;
  /** The URL of the page to buy tickets at. Format: `uri`. */
  purchaseUrl?: string;
  /** The price of each kind of ticket; absent if AMC gives none. */
  ticketPrices?: TicketPrice[];
  /**
   * The fees that AMC expects to add to each ticket bought online. AMC gives them where a law requires it. If absent,
   * they are not known and may still be added; an empty list means that there are none.
   */
  estimatedFees?: EstimatedFee[];
  /** The features of the showing, such as IMAX or closed captions. */
  attributes?: Attribute[];
  /** The spoken language and that of the subtitles. */
  languages?: ShowtimeLanguages;
  /** The URL of the movie's poster. Format: `uri`. */
  posterUrl?: string;
  /** The URL of a wide picture of the movie. Format: `uri`. */
  backdropUrl?: string;
  /** The showtime's number at its theatre. At least `0`. */
  performanceNumber?: number;
  /** The number of the auditorium's seating layout. At least `0`. */
  layoutId?: number;
  /** The version of that layout. At least `0`. */
  layoutVersion?: number;
  /** AMC's number of the movie's release, which theatres/showing takes. At least `0`. */
  releaseNumber?: number;
  /** AMC's internal release number, which movies/get takes. At least `0`. */
  internalReleaseId?: number;
  /** The movie's id as given in the request; present only if AMC knows the movie by another id. */
  linkedFrom?: EntityID;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
}

/** The price of one kind of ticket. */
export interface TicketPrice {
  /** The kind of ticket, in AMC's words, such as ADULT. */
  type: string;
  /** The price before tax, in US dollars. At least `0`. */
  price: number;
  /** The tax on the price, in US dollars. At least `0`. */
  tax?: number;
  /**
   * The total for one ticket in US dollars, to the cent: price, tax and estimated fees, as far as AMC gives them. A
   * seat's surcharge or discount is not included. Absent if it is too large to compute. At least `0`.
   */
  total?: number;
  /** What the total lacks because AMC doesn't give it; absent if it lacks nothing. */
  totalExcludes?: PricePart[];
  /** The ages that the ticket is for, in AMC's words. */
  agePolicy?: string;
  /** AMC's stock-keeping unit for the ticket. */
  sku?: string;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
}

/**
 * A part of a ticket's total.
 *
 * - `tax`: The tax, on the ticket or on a fee.
 * - `fees`: What AMC adds to a ticket bought online.
 */
export type PricePart = "tax" | "fees";

/** A fee that AMC expects to add to a ticket. */
export interface EstimatedFee {
  /** AMC's name for the fee. */
  name?: string;
  /** The fee before tax, in US dollars. At least `0`. */
  cost: number;
  /** The tax on the fee, in US dollars. At least `0`. */
  tax?: number;
  /** The number of such fees added to one ticket; 1 if absent. At least `0`. */
  quantity?: number;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
}

/** The languages of a showing, by name. */
export interface ShowtimeLanguages {
  /** The spoken language. */
  spoken?: string;
  /** The language of the subtitles. */
  subtitles?: string;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
}
