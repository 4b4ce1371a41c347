// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Provider } from "./provider.js";

/** Whether a provider's key is there. The key itself is never shown. */
export interface CredentialStatus {
  /** Which provider. */
  provider: Provider;
  /** True if a key is there. */
  configured: boolean;
  /** Where it is from; left out if there is none. */
  source?: CredentialSource;
  /** How it is sent; left out if there is none. */
  scheme?: CredentialScheme;
  /** How to set one, or what is wrong with it. */
  hint?: string;
}

/**
 * Where a key is from.
 *
 * - `request`: credentials/set.
 * - `environment`: An environment variable.
 * - `file`: The configuration file.
 * - `sandbox`: The sandbox, which needs none.
 */
export type CredentialSource = "request" | "environment" | "file" | "sandbox";

/**
 * How a key is sent.
 *
 * - `header`: In a header of the provider's own.
 * - `bearer`: As a bearer token.
 * - `query`: In the query.
 */
export type CredentialScheme = "header" | "bearer" | "query";

/** Whether each provider's key is there. */
export interface CredentialList {
  /** One for each provider. */
  credentials: CredentialStatus[];
  /** What is wrong with the configuration file, or with a key of the environment; left out if nothing. */
  warnings?: string[];
}
