// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { EntityID, WatchProviderID } from "./entityID.js";
import type { Freshness } from "./freshness.js";
import type { Localization } from "./localization.js";
import type { Presented } from "./presentation.js";
import type { OfferMark } from "./streamingService.js";

/** Where to watch one movie or show. The data is JustWatch's, which asks to be named. */
export interface WatchProviders extends Freshness, Localization, Presented, OfferMark {
  /** The id of the movie or the show. */
  id: EntityID;
  /** The offers, by country (ISO 3166-1 alpha-2); with region only that country's. */
  regions: Record<string, WatchOffers>;
  /** The id given in the request; present only if the provider that answered knows the entity by another id. */
  linkedFrom?: EntityID;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** Where to watch a movie or a show in one country. */
export interface WatchOffers {
  /** The URL of a page that leads to the offers. Format: `uri`. */
  url?: string;
  /** The services that include it in a subscription. */
  subscription?: WatchProvider[];
  /** The services that show it free of charge. */
  free?: WatchProvider[];
  /** The services that show it free of charge with advertisements. */
  ads?: WatchProvider[];
  /** The services that rent it. */
  rent?: WatchProvider[];
  /** The services that sell it. */
  buy?: WatchProvider[];
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}

/** A streaming service or shop. */
export interface WatchProvider {
  /** The service's id, which movies/discover takes. */
  id: WatchProviderID;
  /** The service's name. */
  name: string;
  /** The URL of the logo. Format: `uri`. */
  logoUrl?: string;
  /** The logo's path, for images/url and images/fetch. */
  logoPath?: string;
  /** The position in lists; lower numbers come first. */
  order?: number;
  /**
   * True in the offers of a film or show if the user subscribes to the service in that country, as services/set has it;
   * otherwise absent.
   */
  mine?: boolean;
  /**
   * TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
   * of values that it converts. Absent if there are none.
   */
  tmdb?: Record<string, unknown>;
}
