// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Provider } from "./provider.js";
import type { Instant } from "./scalars.js";

/** How the program is doing. */
export interface ServerReport {
  /** The version of the program. */
  version: string;
  /** The version of the contract. */
  contractVersion: string;
  /** True if it answers from the built-in catalogue. */
  sandbox: boolean;
  /**
   * What time it is for the program: the system's time, or the sandbox's, which stands still. Today and tonight are
   * reckoned from it.
   */
  now: Instant;
  /** How long it has been running. In seconds. At least `0`. */
  uptimeSeconds: number;
  /** Requests that are running now. In requests. At least `0`. */
  running: number;
  /** Requests that wait for their turn. In requests. At least `0`. */
  queued: number;
  /** How many requests have come, by method. */
  requestsByMethod: Record<string, number>;
  /** How many answers were errors, by kind. */
  errorsByKind: Record<string, number>;
  /** How much has been read from standard input. In bytes. At least `0`. */
  bytesRead: number;
  /** How much has been written to standard output. In bytes. At least `0`. */
  bytesWritten: number;
  /** The most memory that was resident at once. In bytes. At least `0`. */
  peakMemoryBytes: number;
  /** The upstreams. */
  providers: ProviderReport[];
  /** What the providers ask users of their data to show. */
  attributions: Attribution[];
}

/** How one upstream is doing. */
export interface ProviderReport {
  /** Which upstream. */
  provider: Provider;
  /** True if a key is there. */
  configured: boolean;
  /** Whether it can be relied on. */
  health: ProviderHealth;
  /** Where its requests go. Format: `uri`. */
  url: string;
  /** The proxy that they go through, without user name and password; left out where there is none. Format: `uri`. */
  proxy?: string;
  /**
   * The version of HTTP that its latest answer came over; left out before its first answer. Over TLS it is HTTP/2 where
   * libcurl is 8.15.0 or later and the upstream offers it.
   */
  httpVersion?: string;
  /** Requests sent to it, retries included. In requests. At least `0`. */
  requestCount: number;
  /** Requests that failed. In requests. At least `0`. */
  failureCount: number;
  /** Requests that were another try. In requests. At least `0`. */
  retryCount: number;
  /** Requests that a kept response answered. In requests. At least `0`. */
  cacheHitCount: number;
  /** How long it takes to answer; left out before its first answer. */
  latency?: Latency;
}

/** How long an upstream takes to answer, over its latest requests. */
export interface Latency {
  /** Half of the requests take no longer. In milliseconds. At least `0`. */
  p50Milliseconds: number;
  /** Nine in ten take no longer. In milliseconds. At least `0`. */
  p90Milliseconds: number;
  /** All but one in a hundred take no longer. In milliseconds. At least `0`. */
  p99Milliseconds: number;
}

/**
 * Whether an upstream can be relied on.
 *
 * - `unknown`: Not asked yet.
 * - `healthy`: It answers.
 * - `degraded`: Some requests fail.
 * - `down`: It is left alone for a while after many failures.
 */
export type ProviderHealth = "unknown" | "healthy" | "degraded" | "down";

/** What a provider asks users of its data to show. */
export interface Attribution {
  /** Which provider. */
  provider: Provider;
  /** The words. */
  text: string;
  /** What to link. Format: `uri`. */
  url?: string;
}

/** An echo. */
export interface Pong {
  /** Tells that it is an echo. */
  pong: true;
  /** The sequence that was sent. */
  sequence?: number;
  /** The time that was sent. In the sender's own. */
  sentAt?: number;
}

/** An upstream's health has changed. */
export interface HealthChange {
  /** Which upstream. */
  provider: Provider;
  /** What it is now. */
  health: ProviderHealth;
  /** What it was before. */
  previous: ProviderHealth;
  /** Why, for people. */
  message?: string;
}
