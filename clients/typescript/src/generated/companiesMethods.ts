// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { Company } from "./company.js";
import type { CompanyReference } from "./entityID.js";
import type { CallParameters } from "./parameters.js";

/** The params of `companies/get`. */
export interface CompaniesGetParams extends CallParameters {
  /** The company's id. */
  id: CompanyReference;
}

/** The methods of `companies`. */
export class CompaniesMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Returns a production company. A movie names its companies in movies/get; search/companies finds others.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb can't answer.
   */
  get(params: CompaniesGetParams, options: CallOptions = {}): Promise<Company> {
    return this.#caller.call("companies/get", params, options);
  }
}
