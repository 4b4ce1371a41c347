// SPDX-License-Identifier: MIT

import { Showing } from "./contract";
import { element, foreign } from "./elements";
import { clock, distance, money } from "./text";

const states: Partial<Record<Showing["availability"], string>> = {
  almostSoldOut: "Few left",
  soldOut: "Sold out",
  cancelled: "Cancelled",
  embargoed: "Not on sale yet",
  comingSoon: "Not on sale yet",
  started: "Has begun",
};

/** A button with a showing's time, format and price, which opens its seats. */
function showingButton(showing: Showing, opened: (showing: Showing) => void): HTMLElement {
  const state = states[showing.availability];
  const price = showing.total === undefined ? undefined : money(showing.total);
  const label = [clock(showing.startsAtLocal), showing.format, state, price, showing.theatreName];
  const made = element("button", {
    type: "button",
    class: `showing ${showing.availability}`,
    "aria-label": label.filter((part) => part !== undefined).join(", "),
    disabled: showing.availability === "cancelled",
    onclick: () => opened(showing),
  }, element("span", { class: "time" }, clock(showing.startsAtLocal)));
  if (showing.format) made.append(element("span", { class: "format" }, foreign(showing.format)));
  made.append(element("span", { class: state ? "state" : "price" }, state ?? price ?? ""));
  return made;
}

/** The showings under the names of their theatres, the nearest first; at most this many of each theatre. */
export function showingsByTheatre(
  showings: Showing[], most: { theatres: number; times: number }, opened: (showing: Showing) => void,
): HTMLElement {
  const theatres = new Map<string, Showing[]>();
  for (const showing of showings) {
    theatres.set(showing.theatreId, [...(theatres.get(showing.theatreId) ?? []), showing]);
  }
  const nearest = [...theatres.values()].sort((one, other) => far(one) - far(other)).slice(0, most.theatres);
  return element("div", { class: "theatres" }, ...nearest.map((list) => {
    const { theatreName, theatreId, distanceKilometres } = list[0] as Showing;
    const away = distanceKilometres ? element("span", { class: "away" }, distance(distanceKilometres)) : undefined;
    return element("section", { class: "theatre" },
      element("h3", {}, foreign(theatreName ?? theatreId), away),
      element("div", { class: "times" }, ...list.slice(0, most.times).map((one) => showingButton(one, opened))));
  }));
}

function far(showings: Showing[]): number {
  return showings[0]?.distanceKilometres ?? 0;
}
