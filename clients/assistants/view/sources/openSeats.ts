// SPDX-License-Identifier: MIT

import { App } from "./app";
import { ShowtimePlan } from "./contract";
import { element } from "./elements";
import { failure, notice, progress } from "./notices";
import { Seats } from "./seats";

/** Opens the seats of a showing over the present face, and tells the conversation which one it is. */
export function openSeats(app: App, showtimeId: string, partySize: number, title: string): void {
  const place = element("div", {}, progress(`Looking at the seats for ${title}…`));
  const chosen = { showtimeId, partySize };
  app.stage.open(place);
  app.host.tell(`The person opened the showing ${showtimeId} of “${title}” in the view.`, chosen);
  if (!app.host.capabilities.serverTools) {
    place.replaceChildren(notice(`Ask in the conversation for the seats of ${showtimeId}.`));
    return;
  }
  const load = async () => {
    const call = { method: "showtimes/plan", params: { id: showtimeId, partySize } };
    try {
      place.replaceChildren(new Seats(app, call, await app.host.ask<ShowtimePlan>(call)).element);
    } catch (error) {
      place.replaceChildren(failure(error, () => void load()));
    }
  };
  void load();
}
