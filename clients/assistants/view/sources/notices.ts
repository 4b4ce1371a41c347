// SPDX-License-Identifier: MIT
// What stands in a face's place while there is none, and sentences about what went wrong.

import { button, element } from "./elements";

const plans: Record<string, (values: Record<string, string>) => string> = {
  whats_on_near: ({ film, place, date }) =>
    `Looking up ${film ? `where ${film} is on` : "what’s on"}${place ? ` near ${place}` : ""}${date ? `, ${date}` : ""}…`,
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

export function notice(message: string, kind: "info" | "danger" = "info"): HTMLElement {
  const role = kind === "danger" ? "alert" : "status";
  return element("div", { class: `notice ${kind}`, role }, element("p", { dir: "auto" }, message));
}

/** Does something that may fail, and shows why it did, with a button that does it again. */
export async function attempt(action: () => Promise<void>, show: (failure: HTMLElement) => void): Promise<void> {
  try {
    await action();
  } catch (error) {
    const failure = notice((error as Error).message, "danger");
    const again = button("Try again", "secondary", () => void attempt(action, show));
    failure.append(element("div", { class: "actions" }, again));
    show(failure);
  }
}
