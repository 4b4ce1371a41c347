// SPDX-License-Identifier: MIT
import { LibraryEntry } from "./contract";
import { Child, button, element, fill, foreign } from "./elements";
import * as host from "./host";
import { attempt, notice } from "./notices";
import { poster } from "./posters";

type Status = LibraryEntry["status"];
const names: [Status, string][] = [["wanted", "Want"], ["seen", "Seen"]];

/**
 * A film with its poster. Its title opens and closes the details, which `draw` makes, with a function to open them.
 * When they are opened first, `complete` asks for what the film lacks.
 */
export function filmCard(
  style: string, film: { id: string; title: string }, lines: Node[],
  draw: (isOpen: boolean, open: () => void) => Child[], complete: () => Promise<void>, marks: Node[] = [],
): HTMLElement {
  const details = element("div", { id: film.id, class: "details" });
  let isComplete = !host.capabilities.serverTools;
  const show = (isOpen: boolean) => {
    title.ariaExpanded = String(isOpen);
    card.classList.toggle("open", isOpen);
    const drawn = draw(isOpen, () => {
      show(true);
      title.focus();
    });
    const rest = element("div", { class: "rest" });
    fill(details, ...drawn, isOpen && !isComplete && rest);
    if (!isOpen || isComplete) return;
    fill(rest, notice("Loading more…"));
    void attempt(async () => {
      await complete();
      isComplete = true;
      if (title.ariaExpanded === "true" && details.contains(rest)) show(true);
    }, (failure) => fill(rest, failure));
  };
  const toggle = () => show(title.ariaExpanded === "false");
  const title = button(foreign(film.title), "title", toggle, { "aria-controls": details.id });
  const card = element("article", { class: style },
    poster(film.id, film.title, toggle),
    element("div", { class: "body" }, element("h2", {}, title), ...lines, details, ...marks));
  show(false);
  return card;
}

/** A rating, read as "rated 7.7 of 10". */
export function stars(rating: string | undefined): HTMLElement | undefined {
  if (rating === undefined) return undefined;
  return element("span", { class: "rating", role: "img", "aria-label": `Rated ${rating} of 10` }, `★ ${rating}`);
}

/** A film's story. */
export function overview(text: string | undefined): HTMLElement | undefined {
  return text ? element("p", { class: "overview", dir: "auto" }, text) : undefined;
}

/** Buttons that put a film on the person's list or take it off; none if the host doesn't call tools. */
export function marks(film: { id: string; title: string; library?: LibraryEntry }): HTMLElement[] {
  if (!host.capabilities.serverTools) return [];
  const message = element("p", { class: "message", role: "status" });
  const buttons = names.map(([status, label]) => button(label, "mark", () => void set(status)));
  const draw = () => names.forEach(([status], index) => {
    buttons[index]?.setAttribute("aria-pressed", String(film.library?.status === status));
  });
  const set = async (status: Status) => {
    const removes = film.library?.status === status;
    message.textContent = "";
    try {
      await host.callTool("my_films_set", { id: film.id, status: removes ? "none" : status });
      film.library = removes ? undefined : { addedAt: new Date().toISOString(), ...film.library, status };
      draw();
      const what = removes ? `is no longer marked as ${status}` : `was marked as ${status}`;
      host.tell(`In the view “${film.title}” (${film.id}) ${what}.`, { id: film.id, status: removes ? "none" : status });
    } catch (error) {
      message.textContent = `Your list is as it was: ${(error as Error).message}`;
    }
  };
  draw();
  const label = `${film.title} on your list`;
  return [element("div", { class: "marks", role: "group", "aria-label": label }, ...buttons), message];
}
