// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Attribute } from "./attribute.js";
import type { EntityID, ShowtimeID, TheatreID } from "./entityID.js";
import type { ErrorObject } from "./errorObject.js";
import type { KnownIDs } from "./knownIDs.js";
import type { LibraryMark } from "./libraryRow.js";
import type { Day, Instant, LocalTime } from "./scalars.js";
import type { Episode } from "./showParts.js";
import type { PricePart, TicketPrice } from "./showtime.js";
import type { WatchOffers } from "./watchProviders.js";

/** A movie with its showings at a place on a day, or on several. */
export interface MovieShowings extends LibraryMark {
  /** The movie's id at AMC; in library/tonight also another one, or a show's. */
  id: EntityID;
  /** The movie's title. */
  title: string;
  /** The movie's ids at each provider, as far as known. */
  ids?: KnownIDs;
  /** The year of the movie's release. At least `0`. At most `9999`. */
  year?: number;
  /**
   * The audience's rating, from 0 to 10 points; left out if unknown. In points from 0 to 10. At least `0`. At most
   * `10`.
   */
  rating?: number;
  /** The number of votes for the rating. At least `0`. */
  ratingCount?: number;
  /** The age rating. */
  certification?: string;
  /** The running time in minutes. At least `1`. */
  runtimeMinutes?: number;
  /** The names of the movie's genres. */
  genres?: string[];
  /** A short summary of the plot. */
  overview?: string;
  /** The day of the showings, by the clock of the place; only with groupBy day. */
  date?: Day;
  /** The URL of the poster, in a size for lists. Format: `uri`. */
  posterUrl?: string;
  /** The showings, in order of their start; at the same time, the nearest first. */
  showings: Showing[];
  /**
   * Where to watch it on the user's services, in the country of the call; only in library/tonight, and absent if none
   * has it. The data is JustWatch's, which asks to be named.
   */
  offers?: WatchOffers;
  /**
   * Whether a service of the user's has it without a further payment, in the country of the call; only in
   * library/tonight, and absent if the user has no services there.
   */
  onMine?: boolean;
  /**
   * The next day on which one can see it somewhere; only in library/tonight, and only for a movie that is neither shown
   * nor on the user's services.
   */
  nextDate?: NextDate;
  /** The episode of a show that is next to see, which is out; only in library/tonight. */
  nextEpisode?: Episode;
  /** Why the rating and other data of TMDB are missing; left out if they are not. */
  linkFault?: ErrorObject;
}

/** A day from which one can see a movie, or buy its tickets. */
export interface NextDate {
  /** What happens on the day. */
  kind: NextDateKind;
  /** The day. */
  day: Day;
  /** The time in UTC; only for tickets of which AMC says when their sale begins. */
  at?: Instant;
  /** TMDB's remark on the release, such as an anniversary. */
  note?: string;
  /** The page that sells the tickets. Format: `uri`. */
  url?: string;
}

/**
 * What happens on a movie's next date.
 *
 * - `tickets`: AMC begins to sell tickets, or sells them already for showings from that day on.
 * - `premiere`: The premiere.
 * - `limitedTheatrical`: In a few theatres.
 * - `theatrical`: In theatres.
 * - `digital`: To stream or download.
 * - `physical`: On disc.
 * - `television`: On television.
 */
export type NextDateKind =
  | "tickets"
  | "premiere"
  | "limitedTheatrical"
  | "theatrical"
  | "digital"
  | "physical"
  | "television";

/** A showing of a movie, with what one needs to choose it. */
export interface Showing {
  /** The showtime's id, for showtimes/plan and showtimes/seats. */
  id: ShowtimeID;
  /**
   * AMC's title of what is shown; only where a film's showings are of several of AMC's entries, such as a dubbed and a
   * subtitled one.
   */
  movieTitle?: string;
  /** The theatre's id. */
  theatreId: TheatreID;
  /** The theatre's name. */
  theatreName?: string;
  /** The theatre's city with its state, as AMC writes them. */
  theatreCity?: string;
  /** The theatre's distance from the place in kilometres. At least `0`. */
  distanceKilometres?: number;
  /** The start in UTC. */
  startsAt?: Instant;
  /** The start by the theatre's clock. */
  startsAtLocal?: LocalTime;
  /**
   * The end by the theatre's clock: start and running time, without trailers; left out if the running time is unknown.
   */
  endsAtLocal?: LocalTime;
  /** The auditorium's number. At least `0`. */
  auditorium?: number;
  /** The premium format. */
  format?: string;
  /** Everything that AMC says of the showing: formats, captions, seating and more. */
  attributes?: Attribute[];
  /** The prices of single tickets, with the total of each. */
  ticketPrices?: TicketPrice[];
  /**
   * The price of adult tickets for the party in US dollars, with tax and fees except for totalExcludes; left out if AMC
   * gives no adult price. Some seats may cost more or less. At least `0`.
   */
  total?: number;
  /** What total lacks because AMC doesn't give it; left out if it lacks nothing. */
  totalExcludes?: PricePart[];
  /** Whether tickets can be bought. */
  availability: ShowingAvailability;
  /** When an embargo ends, in UTC; only for embargoed showings. */
  visibleAt?: Instant;
  /** True if tickets are sold only at the theatre; left out otherwise. */
  inTheatreTicketingOnly?: boolean;
  /** True if the showing has begun; left out otherwise. */
  hasStarted?: boolean;
  /** The page that sells the tickets. Format: `uri`. */
  purchaseUrl?: string;
}

/**
 * Whether tickets for a showing can be bought.
 *
 * - `available`: Tickets can be bought.
 * - `almostSoldOut`: Few tickets are left.
 * - `soldOut`: No tickets are left.
 * - `cancelled`: The showing was cancelled.
 * - `embargoed`: Tickets are not sold before visibleAt.
 * - `comingSoon`: Tickets are not sold yet.
 * - `started`: The showing has begun; AMC doesn't say whether it still sells tickets.
 */
export type ShowingAvailability =
  | "available"
  | "almostSoldOut"
  | "soldOut"
  | "cancelled"
  | "embargoed"
  | "comingSoon"
  | "started";

/**
 * What a row has the showings of.
 *
 * - `movie`: A movie, on all days.
 * - `day`: A movie of one day.
 */
export type ProgrammeGroup = "movie" | "day";

/**
 * An order of movies, within a day where a row is a movie of one day; ties keep the order of their first showings.
 *
 * - `start`: The first showing first.
 * - `distance`: The nearest theatre first.
 * - `rating`: The best rated first, unrated ones last.
 * - `price`: The lowest total first, unknown ones last.
 * - `showings`: The most showings first.
 */
export type WhatsOnSort = "start" | "distance" | "rating" | "price" | "showings";
