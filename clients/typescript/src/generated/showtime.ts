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
  /** True if it has matinée prices. */
  isDiscountMatinee?: boolean;
  /** Where to buy tickets. Format: `uri`. */
  purchaseUrl?: string;
  /** What tickets cost. */
  ticketPrices?: TicketPrice[];
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
}

/** What one kind of ticket costs. */
export interface TicketPrice {
  /** For whom. */
  type: string;
  /** The price without the tax. In US dollars. At least `0`. */
  price: number;
  /** The tax on it. In US dollars. At least `0`. */
  tax?: number;
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
