// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { CredentialList, CredentialStatus } from "./credentialStatus.js";
import type { CallParameters } from "./parameters.js";
import type { Provider } from "./provider.js";
import type { Secret } from "./scalars.js";

/** The params of `credentials/set`. */
export interface CredentialsSetParams extends CallParameters {
  /** The provider that the key is for. */
  provider: Provider;
  /** The API key; for TMDB an API key or an API read access token. */
  key: Secret;
  /**
   * Whether to write the key to the configuration file as well, which only its owner can read. If empty, key is removed
   * from the file.
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
   * Sets or removes a provider's API key. The key is used from the next request on. An empty key removes the one set by
   * this method; a key from the environment or the configuration file then applies again.
   *
   * @throws `InvalidParamsError`.
   */
  set(params: CredentialsSetParams, options: CallOptions = {}): Promise<CredentialStatus> {
    return this.#caller.call("credentials/set", params, options);
  }

  /**
   * Reports for each provider whether a key is configured. Returns where each key comes from, never the key itself.
   * Asks no provider.
   */
  status(params: CredentialsStatusParams = {}, options: CallOptions = {}): Promise<CredentialList> {
    return this.#caller.call("credentials/status", params, options);
  }
}
