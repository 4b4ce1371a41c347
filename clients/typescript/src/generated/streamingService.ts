// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { WatchProviderID } from "./entityID.js";
import type { Presented } from "./presentation.js";
import type { RegionCode } from "./scalars.js";

/** A streaming service in one country, and whether the user subscribes to it. */
export interface StreamingService {
  /** The service's id, which services/set and movies/discover take. */
  id: WatchProviderID;
  /** The service's name. */
  name: string;
  /** The country. */
  region: RegionCode;
  /** Whether the user subscribes to it in this country. */
  subscribed: boolean;
  /** The URL of the logo. Format: `uri`. */
  logoUrl?: string;
  /** True for a service of the user's that TMDB no longer lists in the country; absent otherwise. */
  gone?: boolean;
  /** The logo's path, for images/url and images/fetch. */
  logoPath?: string;
}

/** The services that the user subscribes to in one country. */
export interface ServiceChoice extends Presented {
  /** The country. */
  region: RegionCode;
  /** The services, in the order in which they were given; empty if there are none. */
  services: StreamingService[];
}

/**
 * Which services must have a film or show.
 *
 * - `mine`: One of those that the user subscribes to, as services/set has them.
 */
export type ServiceSelection = "mine";

/** Whether the user's services have a film or a show, on whatever has offers. */
export interface OfferMark {
  /**
   * Whether one of the services that the user subscribes to has it in the subscription, free or with advertisements: in
   * the region of the call, or, without one, in any country with such services. Absent if no services are set there, or
   * the offers weren't requested.
   */
  onMine?: boolean;
}
