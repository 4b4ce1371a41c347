// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { TheatreID } from "./entityID.js";

/** A place, as a request's text, id or coordinates were understood. */
export interface FoundPlace {
  /** The place's name: a city with its state, a ZIP code, a theatre's name, or the coordinates as text. */
  name: string;
  /** What kind of place it is. */
  kind: PlaceKind;
  /** Degrees north of the equator; left out if unknown. In degrees. At least `-90`. At most `90`. */
  latitude?: number;
  /** Degrees east of Greenwich; left out if unknown. In degrees. At least `-180`. At most `180`. */
  longitude?: number;
  /** The theatre's id, if the place is a theatre. */
  theatreId?: TheatreID;
  /** Other places that the text may mean, each of which can be given as place; left out if there are none. */
  alternatives?: PlaceAlternative[];
}

/**
 * A kind of place.
 *
 * - `city`: A city with its state.
 * - `zipCode`: A ZIP code of the United States.
 * - `theatre`: A single theatre.
 * - `theatres`: Several theatres, by their ids.
 * - `coordinates`: A point given by latitude and longitude.
 * - `other`: Any other place that AMC knows.
 */
export type PlaceKind = "city" | "zipCode" | "theatre" | "theatres" | "coordinates" | "other";

/** Another place that a text may mean. */
export interface PlaceAlternative {
  /** The place's name, which can be given as place. */
  name: string;
  /** What kind of place it is. */
  kind: PlaceKind;
  /** The theatre's id, if it is a theatre. */
  theatreId?: TheatreID;
}
