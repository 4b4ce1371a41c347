// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Attribute } from "./attribute.js";
import type { EntityID, TheatreID } from "./entityID.js";
import type { Instant, Slug, UTCOffset } from "./scalars.js";

/** A theatre of AMC. */
export interface Theatre {
  /** Which theatre. */
  id: TheatreID;
  /** What it is called. */
  name: string;
  /** What it is called in full. */
  longName?: string;
  /** What AMC's web address calls it. */
  slug?: Slug;
  /** Which of AMC's brands it belongs to. */
  brand?: string;
  /** The area whose people it is for. */
  market?: Market;
  /** Where it stands, for a letter. */
  address?: Address;
  /** Where it stands, on a map. */
  location?: Coordinates;
  /** How far it is from the place that was asked for. In kilometres. At least `0`. */
  distanceKilometres?: number;
  /** How far its clock is ahead of UTC now. */
  utcOffset?: UTCOffset;
  /** Its time zone, as the provider names it. */
  timeZone?: string;
  /** Where to call. */
  phone?: string;
  /** True if it is closed for good. */
  isClosed?: boolean;
  /** When it is closed for a while. */
  closures?: Closure[];
  /** What is special about it. */
  attributes?: Attribute[];
  /** The provider's page for it. Format: `uri`. */
  websiteUrl?: string;
  /** A picture of it. Format: `uri`. */
  imageUrl?: string;
  /** The id that was asked for, where the provider that answers knows the entity by another one. */
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

/** An area whose people go to the same theatres. */
export interface Market {
  /** What it is called. */
  name: string;
  /** What the market filter of theatres/all calls it. */
  slug?: Slug;
}

/** Where something stands, for a letter. */
export interface Address {
  /** Street and number; further lines follow after a comma. */
  street?: string;
  /** The city. */
  city?: string;
  /** The state, as its two letters. */
  state?: string;
  /** The state's name. */
  stateName?: string;
  /** The postal code. */
  postalCode?: string;
  /** The country. */
  country?: string;
}

/** A point on the earth (WGS 84). */
export interface Coordinates {
  /** How far north. In degrees. At least `-90`. At most `90`. */
  latitude: number;
  /** How far east. In degrees. At least `-180`. At most `180`. */
  longitude: number;
}

/** A time in which a theatre is closed. */
export interface Closure {
  /** When it closes. */
  startsAt?: Instant;
  /** When it opens again; left out if nobody knows. */
  endsAt?: Instant;
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
}
