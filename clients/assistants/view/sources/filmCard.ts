// SPDX-License-Identifier: MIT

import { App } from "./app";
import { button, element, foreign, uniqueID } from "./elements";
import { decimal } from "./text";

/** A film with its poster. Its title opens and closes the details, which `draw` fills. */
export function filmCard(
  app: App, style: string, film: { id: string; title: string },
  draw: (details: HTMLElement, isOpen: boolean, toggle: () => void) => void, lines: Node[], marks: Node[] = [],
): HTMLElement {
  const details = element("div", { id: uniqueID(), class: "details" });
  const toggle = (isOpen: boolean) => {
    title.setAttribute("aria-expanded", String(isOpen));
    card.classList.toggle("open", isOpen);
    draw(details, isOpen, () => {
      change();
      title.focus();
    });
  };
  const change = () => toggle(title.getAttribute("aria-expanded") === "false");
  const title = button(foreign(film.title), "title", change);
  title.setAttribute("aria-controls", details.id);
  const card = element("article", { class: style },
    app.posters.poster(film.id, film.title, change),
    element("div", { class: "body" }, element("h2", {}, title), ...lines, details, ...marks));
  toggle(false);
  return card;
}

/** A rating, read as "rated 7.7 of 10". */
export function stars(rating: number | undefined): HTMLElement | undefined {
  if (rating === undefined) return undefined;
  return element("span", { class: "rating", role: "img", "aria-label": `Rated ${decimal(rating)} of 10` },
    `★ ${decimal(rating)}`);
}

/** A film's story. */
export function overview(text: string | undefined): HTMLElement[] {
  return text ? [element("p", { class: "overview", dir: "auto" }, text)] : [];
}
