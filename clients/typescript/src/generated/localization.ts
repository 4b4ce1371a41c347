// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { SettingName } from "./userSettings.js";

/**
 * Which of the user's settings chose what an answer has. This member is part of each single result whose texts, dates
 * or prices depend on a language, a country, a place or a party.
 */
export interface Localization {
  /** The settings of the user that stand for parameters that the call left out; absent if none does. */
  settingsUsed?: SettingName[];
}
