// SPDX-License-Identifier: MIT
// The place for faces: one, and another that was opened over it.

import { button, element, fill } from "./elements";
import * as host from "./host";
import { DisplayMode } from "./protocol";

const bar = element("div", { class: "bar" });
const content = element("main");
const voice = element("p", { class: "unseen", role: "status" });
/** Returns to the face that is covered, if there is one. */
let back: (() => void) | undefined;

const footer = element("footer", { hidden: true });

document.body.append(bar, content, footer, voice, fonts());

/** Names the sources of what is shown, as TMDB's terms require, and says if all of it is made up. */
export function showSources(isMadeUp: boolean): void {
  const sources = "Sources: AMC Theatres and TMDB. This product uses the TMDB API but is not endorsed or certified by TMDB.";
  const sandbox = "Everything here is made up: the program runs with --sandbox.";
  fill(footer, ...(isMadeUp ? [element("p", {}, sandbox)] : []), element("p", {}, sources));
  footer.hidden = false;
}

/** Shows a face in place of everything. If it covers another face, a button returns to that. */
export function show(face: Element, toCovered?: () => void): void {
  back = toCovered;
  content.replaceChildren(face);
  drawBar();
}

/** Shows a face over the present one. */
export function open(face: Element): void {
  const covered = content.firstElementChild as Element;
  const focus = document.activeElement as HTMLElement | null;
  const scroll = scrollY;
  show(face, () => {
    show(covered);
    scrollTo(0, scroll);
    focus?.focus({ preventScroll: true });
  });
  scrollTo(0, 0);
  bar.querySelector("button")?.focus({ preventScroll: true });
}

/** Reads a sentence to those who hear the page. */
export function say(sentence: string): void {
  voice.textContent = sentence;
}

/** Draws the buttons that are above each face. */
export function drawBar(): void {
  const other = host.context.displayMode === "fullscreen" ? "inline" : "fullscreen";
  const label = other === "fullscreen" ? "Full screen" : "Close full screen";
  const focused = bar.contains(document.activeElement) ? document.activeElement?.classList.item(1) : undefined;
  fill(bar,
    back && button("‹ Back", "plain back", back),
    host.context.availableDisplayModes?.includes(other) && button(label, "plain mode", () => void changeMode(other)));
  // The button that was used is there again.
  if (focused) bar.querySelector<HTMLElement>(`.${focused}`)?.focus({ preventScroll: true });
}

async function changeMode(mode: DisplayMode): Promise<void> {
  await host.requestDisplayMode(mode).catch((error) => say(`The view stays as it is: ${error.message}`));
  drawBar();
}

/** A letter in each font of the faces, since a font that is used for the first time delays a face's first picture. */
function fonts(): HTMLElement {
  const sizes = ["text-xs", "text-sm", "text-md", "heading-sm", "heading-md"];
  return element("p", { class: "fonts", "aria-hidden": "true" }, ...sizes.flatMap((size) =>
    ["normal", "medium", "semibold"].map((weight) =>
      element("span", { style: `font: var(--font-weight-${weight}) var(--font-${size}-size) var(--font-sans)` }, "a"))));
}
