// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { TheatreReference } from "./entityID.js";
import type { CallParameters } from "./parameters.js";
import type { Query } from "./scalars.js";
import type { SettingName, UnitSystem, UserSettings } from "./userSettings.js";

/** The params of `settings/get`. */
export interface SettingsGetParams extends CallParameters {}

/** The params of `settings/set`. */
export interface SettingsSetParams extends CallParameters {
  /** The place of calls without one: a city, a ZIP code, a theatre's name or id, or coordinates. */
  place?: Query | undefined;
  /** The theatres of calls that name no place, before the place; an empty list removes them. At most `20`. */
  theatreIds?: TheatreReference[] | undefined;
  /** The number of people who usually go. At least `1`. At most `20`. */
  partySize?: number | undefined;
  /** The units of distances in sentences and tables; metric by default. Fields are always in kilometres. */
  units?: UnitSystem | undefined;
  /**
   * The hours of times in sentences and tables: 24, the default, or 12 with am and pm. Fields are never changed. At
   * least `12`. At most `24`.
   */
  clock?: number | undefined;
  /** Settings that get their defaults again. At most `7`. */
  reset?: SettingName[] | undefined;
}

/** The methods of `settings`. */
export class SettingsMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Returns the user's settings. Asks nobody. A setting that another process has stored applies within a second. */
  get(params: SettingsGetParams = {}, options: CallOptions = {}): Promise<UserSettings> {
    return this.#caller.call("settings/get", params, options);
  }

  /**
   * Stores settings. Only what is given is changed, the region and the language of the call among it, and what reset
   * names gets its default again. The settings apply to every later call. They are written to config.json in the
   * configuration folder, whose other members stay as they are. Neither the place nor the theatres are looked up here:
   * a call that uses them says if there is no such place.
   *
   * @throws `InvalidParamsError`.
   */
  set(params: SettingsSetParams = {}, options: CallOptions = {}): Promise<UserSettings> {
    return this.#caller.call("settings/set", params, options);
  }
}
