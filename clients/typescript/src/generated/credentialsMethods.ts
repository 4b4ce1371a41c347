// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { CredentialList, CredentialStatus } from "./credentialStatus.js";
import type { CallParameters } from "./parameters.js";
import type { Provider } from "./provider.js";
import type { Secret } from "./scalars.js";

/** The params of `credentials/set`. */
export interface CredentialsSetParams extends CallParameters {
  /** Whose key. */
  provider: Provider;
  /** The key; TMDB takes a token or a key. */
  key: Secret;
  /**
   * Whether to keep it in the configuration file, which only its owner can read.
   *
   * @defaultValue `false`
   */
  persist?: boolean | undefined;
}

/** The params of `credentials/status`. */
export interface CredentialsStatusParams extends CallParameters {}

/** The methods of `credentials`. */
export class CredentialsMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Sets a provider's key. It is used from the next request on. An empty key removes the one that is there.
   *
   * @throws `InvalidParamsError`.
   */
  set(params: CredentialsSetParams, options: CallOptions = {}): Promise<CredentialStatus> {
    return this.#caller.call("credentials/set", params, options);
  }

  /** Says which keys are there. Never the keys themselves, and without asking a provider. */
  status(params: CredentialsStatusParams = {}, options: CallOptions = {}): Promise<CredentialList> {
    return this.#caller.call("credentials/status", params, options);
  }
}
