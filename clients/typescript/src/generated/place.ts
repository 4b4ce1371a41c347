// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { TheatreID } from "./entityID.js";

/**
 * A place that a search text may mean. A theatre's theatreId leads to theatres/get, the coordinates of another place to
 * theatres/near.
 */
export interface Place {
  /** What it is called. */
  title: string;
  /** What it is: city, zipcode or theatre. Others may come. */
  type: string;
  /** How far north it lies. In degrees. At least `-90`. At most `90`. */
  latitude?: number;
  /** How far east it lies. In degrees. At least `-180`. At most `180`. */
  longitude?: number;
  /** Which theatre, if it is one. */
  theatreId?: TheatreID;
  /**
   * Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
   * originals of values that were changed.
   */
  amc?: Record<string, unknown>;
}
