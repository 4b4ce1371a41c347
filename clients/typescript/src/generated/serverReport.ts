// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { ErrorObject } from "./errorObject.js";
import type { Presented } from "./presentation.js";
import type { Provider } from "./provider.js";
import type { Instant } from "./scalars.js";

/** The server's state, and its statistics since it started. */
export interface ServerReport extends Presented {
  /** The version of the server. */
  version: string;
  /** The version of the contract. */
  contractVersion: string;
  /** Whether the server answers from its built-in catalogue instead of the providers. */
  sandbox: boolean;
  /** The server's current time: the system's, or the sandbox's, which stands still. Use it for today and tonight. */
  now: Instant;
  /** The time since the server started, in seconds. At least `0`. */
  uptimeSeconds: number;
  /** The number of requests that are running. At least `0`. */
  running: number;
  /** The number of requests that are waiting to run. At least `0`. */
  queued: number;
  /** The number of requests received, by method; those for methods that don't exist are under unknown. */
  requestsByMethod: Record<string, number>;
  /** The number of errors returned, by kind. */
  errorsByKind: Record<string, number>;
  /** The number of bytes read from standard input. At least `0`. */
  bytesRead: number;
  /** The number of bytes written to standard output. At least `0`. */
  bytesWritten: number;
  /** The peak resident memory, in bytes. At least `0`. */
  peakMemoryBytes: number;
  /** One report for each provider. */
  providers: ProviderReport[];
  /**
   * With whom it shares the providers' rates, what it knows of unreachable providers, and the requests in flight;
   * absent in the sandbox, which has no rates.
   */
  sharing?: Sharing;
  /**
   * How far the facts of the library's films and shows are known, as library/list counts them; absent unless this
   * process learns them.
   */
  library?: LibraryProgress;
  /** What happened to the library, if it was damaged and the user has not settled it yet (library/recover). */
  libraryFault?: ErrorObject;
  /** Why the configuration file, or a key or a setting in it or in the environment, is not used; absent if all are. */
  warnings?: string[];
  /** The attributions that the providers require wherever their data is shown. */
  attributions: Attribution[];
}

/** The state of one provider, and the statistics of the requests sent to it. */
export interface ProviderReport {
  /** The provider. */
  provider: Provider;
  /** Whether a key is configured; in the sandbox always true. */
  configured: boolean;
  /** Whether the provider answers. */
  health: ProviderHealth;
  /** The base URL of the requests sent to it. Format: `uri`. */
  url: string;
  /** The URL of the proxy used, without user name and password; absent if there is none. Format: `uri`. */
  proxy?: string;
  /**
   * The HTTP version of its latest answer; absent before the first one. HTTP/2 is used over TLS if libcurl is 8.15.0 or
   * later and the provider offers it.
   */
  httpVersion?: string;
  /** The number of requests sent, retries included. At least `0`. */
  requestCount: number;
  /** The number of requests that failed, retries included. At least `0`. */
  failureCount: number;
  /** The number of requests that were retries. At least `0`. */
  retryCount: number;
  /** The number of requests answered from the cache and not sent. At least `0`. */
  cacheHitCount: number;
  /** How long it takes to answer; absent before its first answer. */
  latency?: Latency;
}

/** How long a provider takes to answer, over its latest requests. */
export interface Latency {
  /** The time in milliseconds within which half of the requests were answered. At least `0`. */
  p50Milliseconds: number;
  /** The time in milliseconds within which 90 % of the requests were answered. At least `0`. */
  p90Milliseconds: number;
  /** The time in milliseconds within which 99 % of the requests were answered. At least `0`. */
  p99Milliseconds: number;
}

/**
 * With whom the server shares the providers' rates, what it knows of unreachable providers, and the requests in flight.
 */
export interface Sharing {
  /** With whom it shares. */
  scope: SharingScope;
  /** Why nothing is shared, to show to the user; absent unless the scope is process. */
  reason?: string;
  /** The engine through which machines share; absent unless MARQUEE_FLEET is set. */
  fleet?: FleetReport;
}

/**
 * The engine (Redis or Valkey) through which the machines of a fleet share the providers' rates, kept answers, what is
 * known of unreachable providers, and the requests in flight.
 */
export interface FleetReport {
  /** Where it is, without user name and password. Format: `uri`. */
  url: string;
  /**
   * Whether it shares: unknown while nobody needs it, healthy, or down; then each machine keeps to its part of the
   * rates.
   */
  health: ProviderHealth;
  /** The number of machines that share, this one included; absent unless it is healthy. At least `1`. */
  machineCount?: number;
  /** Why it can't be used, to show to the user; absent unless it is down. */
  reason?: string;
}

/** How far the running times, genres and the rest of the library's films and shows are known. */
export interface LibraryProgress {
  /** The number of entries of which they are known. At least `0`. */
  known: number;
  /** The number of entries. At least `0`. */
  of: number;
}

/**
 * Whose health has changed.
 *
 * - `amc`: AMC Theatres.
 * - `tmdb`: The Movie Database.
 * - `pixabay`: Pixabay.
 * - `fleet`: The engine through which machines share (MARQUEE_FLEET).
 */
export type HealthSubject = "amc" | "tmdb" | "pixabay" | "fleet";

/**
 * With whom the server shares.
 *
 * - `unused`: No provider was asked yet.
 * - `machine`: The user's processes on this machine that have the same cache folder share.
 * - `process`: This process is on its own, for the reason that is given.
 */
export type SharingScope = "unused" | "machine" | "process";

/**
 * The health of a provider.
 *
 * - `unknown`: Not asked yet.
 * - `healthy`: It answers.
 * - `degraded`: Some requests fail.
 * - `down`: It is left alone for a while after many failures.
 */
export type ProviderHealth = "unknown" | "healthy" | "degraded" | "down";

/** An attribution that a provider requires wherever its data is shown. */
export interface Attribution {
  /** The provider. */
  provider: Provider;
  /** The text to show. */
  text: string;
  /** The URL to link to. Format: `uri`. */
  url?: string;
}

/** The answer to a ping. */
export interface Pong extends Presented {
  /** Always true. */
  pong: true;
  /** The sequence that was sent; absent if there was none. */
  sequence?: number;
  /** The sentAt that was sent, in the sender's own unit; absent if there was none. */
  sentAt?: number;
}

/** A change in the health of a provider, or of the fleet's engine. */
export interface HealthChange {
  /** The provider, or fleet. */
  provider: HealthSubject;
  /** The health now. */
  health: ProviderHealth;
  /** The health before. */
  previous: ProviderHealth;
  /** The reason, to show to the user. */
  message?: string;
}
