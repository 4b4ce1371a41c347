// SPDX-License-Identifier: MIT
import { Showing } from "./contract";
import { button, element, foreign } from "./elements";
import { clock, counted, day, distance } from "./text";
import { word } from "./words";

/** A button with a showing's time, format and price, which opens its seats. */
function showingButton(showing: Showing, isOfDays: boolean, opened: (showing: Showing) => void): HTMLElement {
  const { id, availability, format } = showing;
  const time = [isOfDays && day(showing.startsAtLocal), clock(showing.startsAtLocal)].filter(Boolean).join(" ");
  const state = availability === "available" ? undefined : word(id, "availability");
  const price = word(id, "total");
  const label = [time, format, state, price, showing.theatreName];
  return button([
    element("span", { class: "time" }, time),
    format && element("span", { class: "format" }, foreign(format)),
    element("span", { class: state ? "state" : "price" }, state ?? price),
  ], `showing ${availability}`, () => opened(showing), {
    "aria-label": label.filter((part) => part !== undefined).join(", "),
    disabled: availability === "cancelled",
  });
}

/** How many showings and theatres a film has, of which some may not be here. */
export interface Counts {
  showingCount?: number;
  theatreCount?: number;
  /** Whether the showings are of several days. */
  isOfDays?: boolean;
}

/**
 * The showings under the names of their theatres, the nearest first. With `showAll` there are only the next ones of the
 * nearest theatre, and a button for all.
 */
export function showingsByTheatre(
  showings: Showing[], { showingCount, theatreCount, isOfDays = false }: Counts, opened: (showing: Showing) => void,
  showAll?: () => void,
): HTMLElement {
  const nearest = [...showings].sort((one, other) => (one.distanceKilometres ?? 0) - (other.distanceKilometres ?? 0));
  const theatres = new Map(nearest.map(({ theatreId }): [string, Showing[]] => [theatreId, []]));
  for (const showing of nearest) theatres.get(showing.theatreId)?.push(showing);
  const lists = [...theatres.values()];
  const shown = showAll ? lists.slice(0, 1).map((list) => list.slice(0, 4)) : lists;
  const made = element("div", { class: "theatres" }, ...shown.map((list) => {
    const { theatreName, distanceKilometres } = list[0] as Showing;
    return element("section", { class: "theatre" },
      element("h3", {}, foreign(theatreName ?? "Theatre"),
        distanceKilometres ? element("span", { class: "away" }, distance(distanceKilometres)) : undefined),
      element("div", { class: "times" }, ...list.map((one) => showingButton(one, isOfDays, opened))));
  }));
  const count = Math.max(showings.length, showingCount ?? 0);
  const places = Math.max(lists.length, theatreCount ?? 0);
  if (showAll && shown.flat().length < count) {
    const where = places > 1 ? ` at ${places} theatres` : "";
    const label = `All ${counted(count, "showing")}${where}`;
    (made.querySelector(".times") ?? made).append(button(label, "plain more", showAll));
  }
  return made;
}
