// SPDX-License-Identifier: MIT

import { App } from "./app";
import { MovieShowings, NextDateKind, Showing } from "./contract";
import { button, element, facts, foreign, uniqueID } from "./elements";
import { marks } from "./marks";
import { showingsByTheatre } from "./showings";
import { counted, date, decimal, minutes } from "./text";

const few = { theatres: 1, times: 4 };
const all = { theatres: Infinity, times: Infinity };

/** A film of What's on: its facts and its next showings; opened, its story and all showings. */
export function filmCard(
  app: App, film: MovieShowings, showings: Showing[], opened: (showing: Showing) => void,
): HTMLElement {
  const id = uniqueID();
  const details = element("div", { id, class: "details" });
  const title: HTMLElement = element("button", { type: "button", class: "title", "aria-expanded": "false",
    "aria-controls": id, onclick: () => toggle() }, foreign(film.title));
  const draw = (open: boolean) => {
    title.setAttribute("aria-expanded", String(open));
    card.classList.toggle("open", open);
    const where = film.showings.length === 0 ? elsewhere(film) : showingsByTheatre(showings, open ? all : few, opened);
    details.replaceChildren(...(open ? story(app, film) : []), where);
    const shown = details.querySelectorAll(".showing").length;
    if (!open && showings.length > shown) {
      const theatres = new Set(showings.map(({ theatreId }) => theatreId)).size;
      const label = `All ${counted(showings.length, "showing")}${theatres > 1 ? ` at ${theatres} theatres` : ""}`;
      details.querySelector(".times")?.append(button(label, "plain more", () => {
        toggle();
        title.focus();
      }));
    }
  };
  const toggle = () => draw(title.getAttribute("aria-expanded") === "false");
  const card: HTMLElement = element("article", { class: "film" },
    app.posters.poster(film.id, film.title, () => toggle()),
    element("div", { class: "body" },
      element("h2", {}, title),
      facts(
        film.rating === undefined ? undefined : stars(film.rating),
        film.certification,
        minutes(film.runtimeMinutes),
        (film.genres ?? []).slice(0, 2).join(", "),
        film.library && (film.library.status === "seen" ? "Seen" : "On your list")),
      details));
  draw(false);
  return card;
}

/** A rating, read as "rated 7.7 of 10". */
export function stars(rating: number): HTMLElement {
  return element("span", { class: "rating", role: "img", "aria-label": `Rated ${decimal(rating)} of 10` },
    `★ ${decimal(rating)}`);
}

const nextDates: Record<NextDateKind, string> = {
  tickets: "Tickets from", premiere: "Premiere on", limitedTheatrical: "In a few theatres from",
  theatrical: "In theatres from", digital: "To stream from", physical: "On disc from", television: "On television on",
};

/** Where a film of the person's list can be seen that no theatre near shows: on their services, or later. */
function elsewhere({ offers, nextDate }: MovieShowings): HTMLElement {
  const { subscription = [], free = [], ads = [], rent = [], buy = [] } = offers ?? {};
  const services = new Set([...subscription, ...free, ...ads, ...rent, ...buy].map(({ name }) => name));
  if (services.size > 0) return element("p", {}, `On ${[...services].join(", ")} (source: JustWatch)`);
  return element("p", {}, nextDate ? `${nextDates[nextDate.kind]} ${date(nextDate.day) ?? nextDate.day}` : "Nowhere near yet");
}

function story(app: App, film: MovieShowings): HTMLElement[] {
  const overview = film.overview ? [element("p", { class: "overview", dir: "auto" }, film.overview)] : [];
  return [...overview, ...marks(app, film)];
}
