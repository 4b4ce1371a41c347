// SPDX-License-Identifier: MIT

import { App } from "./app";
import { LibraryEntry } from "./contract";
import { button, element } from "./elements";

type Status = LibraryEntry["status"];
const names: [Status, string][] = [["wanted", "Want"], ["seen", "Seen"]];

/** Buttons that put a film on the person's list or take it off; none if the host doesn't call tools. */
export function marks(app: App, film: { id: string; title: string; library?: LibraryEntry }): HTMLElement[] {
  if (!app.host.capabilities.serverTools) return [];
  const message = element("p", { class: "message", role: "status" });
  const buttons = names.map(([status, label]) => button(label, "mark", () => void set(status)));
  const draw = () => names.forEach(([status], index) => {
    buttons[index]?.setAttribute("aria-pressed", String(film.library?.status === status));
  });
  const set = async (status: Status) => {
    const removes = film.library?.status === status;
    message.textContent = "";
    try {
      await (removes
        ? app.host.callTool("my_films_remove", { id: film.id })
        : app.host.callTool("my_films_set", { id: film.id, status }));
      film.library = removes ? undefined : { addedAt: new Date().toISOString(), ...film.library, status };
      draw();
      if (removes) return;
      app.host.tell(`In the view “${film.title}” (${film.id}) was marked as ${status}.`, { id: film.id, status });
    } catch (error) {
      message.textContent = removes
        ? "It can’t be taken off your list here. Ask for it in the conversation."
        : `It was not put on your list: ${(error as Error).message}`;
    }
  };
  draw();
  return [element("div", { class: "marks", role: "group", "aria-label": `${film.title} on your list` }, ...buttons), message];
}
