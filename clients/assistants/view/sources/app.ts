// SPDX-License-Identifier: MIT

import { Host } from "./host";
import { Posters } from "./posters";
import { Stage } from "./stage";

/** What every face works with. */
export interface App {
  readonly host: Host;
  readonly stage: Stage;
  readonly posters: Posters;
}

/** The number of rows shown at first, and with each press of "more": fewer in a conversation. */
export function rowsAtOnce(app: App): number {
  return app.host.context.displayMode === "fullscreen" ? 20 : 6;
}
