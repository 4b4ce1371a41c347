// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { TheatreID } from "./entityID.js";

/**
 * A place that a text may mean. For a theatre, pass theatreId to theatres/get; for any place, pass its coordinates to
 * theatres/near or showtimes/near.
 */
export interface Place {
  /** The place's name. */
  title: string;
  /** The type of place: city, zipcode or theatre. More may be added. */
  type: string;
  /** The latitude in degrees, positive to the north; absent if not known. At least `-90`. At most `90`. */
  latitude?: number;
  /** The longitude in degrees, positive to the east; absent if not known. At least `-180`. At most `180`. */
  longitude?: number;
  /** The theatre's id; absent if the place is not a theatre or the theatre can't be identified. */
  theatreId?: TheatreID;
  /**
   * AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
   * values that it converts. Absent if there are none.
   */
  amc?: Record<string, unknown>;
}
