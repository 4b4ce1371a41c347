// SPDX-License-Identifier: MIT
// What stands in a face's place while there is none, and sentences about what went wrong.

import { button, element } from "./elements";

const plans: Record<string, (values: Record<string, string>) => string> = {
  whats_on_near: ({ film, place, date }) =>
    `Looking up ${film ? `where ${film} is on` : "what’s on"}${place ? ` near ${place}` : ""}${date ? `, ${date}` : ""}…`,
  tonight_from_my_list: ({ place }) => `Looking for films of your list${place ? ` near ${place}` : ""}…`,
  showtimes_and_seats: ({ film }) => (film ? `Looking for seats for ${film}…` : "Looking at the seats…"),
  find_film: ({ film }) => (film ? `Looking for “${film}”…` : "Looking for the film…"),
  my_films: () => "Opening your list…",
};

/** What a tool is doing, as far as its arguments are known. They may be incomplete, so only texts are read. */
export function progressSentence(tool: string | undefined, parameters: Record<string, unknown>): string {
  const texts = Object.entries(parameters).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return plans[tool ?? ""]?.(Object.fromEntries(texts)) ?? "One moment…";
}

/** Grey shapes where films will be, with a sentence. */
export function progress(sentence: string): HTMLElement {
  const row = () => element("div", { class: "skeleton", "aria-hidden": "true" });
  return element("section", { class: "progress", "aria-busy": "true" },
    element("p", { role: "status" }, sentence), row(), row(), row());
}

/** A message with what can be done about it. */
export function notice(message: string, kind: "info" | "danger" = "info", ...actions: Node[]): HTMLElement {
  const row = actions.length > 0 && element("div", { class: "actions" }, ...actions);
  const role = kind === "danger" ? "alert" : "status";
  return element("div", { class: `notice ${kind}`, role }, element("p", { dir: "auto" }, message), row);
}

/** What a failed request reports, with a button that repeats it. */
export function failure(error: unknown, again: () => void): HTMLElement {
  const message = error instanceof Error ? error.message : String(error);
  return notice(message, "danger", button("Try again", "secondary", again));
}
