// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Provider } from "./provider.js";

/** Whether a provider's key is configured. The key itself is never shown. */
export interface CredentialStatus {
  /** The provider that the key is for. */
  provider: Provider;
  /** Whether a key is configured; in the sandbox always true. */
  configured: boolean;
  /** Where the key comes from; absent if there is none. */
  source?: CredentialSource;
  /** How the key is sent; absent if there is none. */
  scheme?: CredentialScheme;
  /** How to set a key; present only if there is none. */
  hint?: string;
}

/**
 * Where a key comes from.
 *
 * - `request`: credentials/set.
 * - `environment`: An environment variable.
 * - `file`: The configuration file.
 * - `sandbox`: The sandbox, which needs none.
 */
export type CredentialSource = "request" | "environment" | "file" | "sandbox";

/**
 * How a key is sent to the provider.
 *
 * - `header`: In a provider-specific header.
 * - `bearer`: As a bearer token.
 * - `query`: As a query parameter.
 */
export type CredentialScheme = "header" | "bearer" | "query";

/** The key status of every provider. */
export interface CredentialList {
  /** One entry for each provider. */
  credentials: CredentialStatus[];
  /** What is wrong with the configuration file or with a key in it or in the environment; absent if nothing is. */
  warnings?: string[];
}
