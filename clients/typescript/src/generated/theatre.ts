// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Attribute } from "./attribute.js";
import type { EntityID, TheatreID } from "./entityID.js";
import type { Freshness } from "./freshness.js";
import type { MediaFile } from "./mediaFile.js";
import type { Presented } from "./presentation.js";
import type { Instant, Slug, UTCOffset } from "./scalars.js";

/** An AMC theatre. */
export interface Theatre extends Freshness, Presented {
  /** The theatre's id. */
  id: TheatreID;
  /** The theatre's name. */
  name: string;
  /** The theatre's full name. */
  longName?: string;
  /** The name of the theatre in AMC's web addresses, which theatres/get takes. */
  slug?: Slug;
  /** AMC's code for the theatre's brand, which theatres/all takes. */
  brand?: string;
  /** The market that the theatre belongs to. */
  market?: Market;
  /** The postal address. */
  address?: Address;
  /** The coordinates; absent if not known. */
  location?: Coordinates;
  /** The distance from the place asked for, in kilometres; only in theatres/near. At least `0`. */
  distanceKilometres?: number;
  /** The offset of its local time from UTC now. */
  utcOffset?: UTCOffset;
  /** AMC's name for its time zone. */
  timeZone?: string;
  /**
   * IANA's name for its time zone, from AMC's name and the state; absent if AMC gives none, or if this machine has no
   * file of it.
   */
  timeZoneName?: string;
  /** The telephone number of guest services. */
  phone?: string;
  /** Whether the theatre is permanently closed. */
  isClosed?: boolean;
  /** What AMC says of an interruption, such as why the theatre is closed. */
  outageDescription?: string;
  /** The tier of AMC's subscription (A-List) that the theatre asks for; a higher tier is dearer. At least `1`. */
  subscriptionTier?: number;
  /** The tax on the convenience fee of tickets bought online, in percent of the fee. At least `0`. */
  convenienceFeeTaxPercent?: number;
  /**
   * The tax on the convenience fee of tickets bought online that doesn't depend on the fee, in US dollars. At least
   * `0`.
   */
  convenienceFeeTaxFlatAmount?: number;
  /** The times at which the theatre is temporarily closed. */
  closures?: Closure[];
  /** The features of the theatre, such as IMAX or closed captions. */
  attributes?: Attribute[];
  /** The URL of the theatre's page at AMC. Format: `uri`. */
  websiteUrl?: string;
  /** The URL of a picture of the theatre. Format: `uri`. */
  imageUrl?: string;
  /** Pictures other than that of imageUrl; absent if none. */
  media?: MediaFile[];
  /** The id given in the request; present only if the provider that answered knows the entity by another id. */
  linkedFrom?: EntityID;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
}

/** A geographical area by which AMC groups theatres. */
export interface Market {
  /** The market's name. */
  name: string;
  /** The market's slug, which the parameter market of theatres/all takes. */
  slug?: Slug;
}

/** A postal address. */
export interface Address {
  /** The street and number; further lines follow after a comma. */
  street?: string;
  /** The city. */
  city?: string;
  /** The state's two-letter code. */
  state?: string;
  /** The state's name. */
  stateName?: string;
  /** The postal code. */
  postalCode?: string;
  /** The country's name. */
  country?: string;
}

/** A point on the earth (WGS 84). */
export interface Coordinates {
  /** The latitude in degrees, positive to the north. At least `-90`. At most `90`. */
  latitude: number;
  /** The longitude in degrees, positive to the east. At least `-180`. At most `180`. */
  longitude: number;
}

/** A period in which a theatre is closed. */
export interface Closure {
  /** When the theatre closes. */
  startsAt?: Instant;
  /** When the theatre reopens; absent if not known. */
  endsAt?: Instant;
  /** Why, in AMC's words. */
  reason?: string;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
}
