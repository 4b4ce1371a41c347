// SPDX-License-Identifier: MIT

import { button, element } from "./elements";
import { Host } from "./host";
import { DisplayMode } from "./protocol";

/** The place for faces: the newest covers those from which it was opened. */
export class Stage {
  private readonly bar = element("div", { class: "bar" });
  private readonly content = element("main");
  private readonly voice = element("p", { class: "unseen", role: "status" });
  private readonly covered: { face: Node[]; focus: Element | null; scroll: number }[] = [];

  constructor(private readonly host: Host) {
    document.body.append(this.bar, this.content, this.voice, fonts());
  }

  /** Shows a face in place of everything. */
  show(face: HTMLElement): void {
    this.covered.length = 0;
    this.content.replaceChildren(face);
    this.drawBar();
  }

  /** Shows a face over the present one, to which a button returns. */
  open(face: HTMLElement): void {
    this.covered.push({ face: [...this.content.childNodes], focus: document.activeElement, scroll: scrollY });
    this.content.replaceChildren(face);
    this.drawBar();
    scrollTo(0, 0);
    this.bar.querySelector("button")?.focus({ preventScroll: true });
  }

  back(): void {
    const last = this.covered.pop();
    if (!last) return;
    this.content.replaceChildren(...last.face);
    this.drawBar();
    scrollTo(0, last.scroll);
    if (last.focus instanceof HTMLElement) last.focus.focus({ preventScroll: true });
  }

  /** Reads a sentence to those who hear the page. */
  say(sentence: string): void {
    this.voice.textContent = sentence;
  }

  /** Draws the buttons that are above each face. */
  drawBar(): void {
    const mode = this.host.context.displayMode ?? "inline";
    const other = mode === "fullscreen" ? "inline" : "fullscreen";
    const items: Node[] = [];
    if (this.covered.length > 0) items.push(button("‹ Back", "plain back", () => this.back()));
    if (this.host.context.availableDisplayModes?.includes(other)) {
      const label = other === "fullscreen" ? "Full screen" : "Close full screen";
      items.push(button(label, "plain mode", () => void this.changeMode(other)));
    }
    this.bar.replaceChildren(...items);
  }

  private async changeMode(mode: DisplayMode): Promise<void> {
    await this.host.requestDisplayMode(mode).catch((error) => this.say(`The view stays as it is: ${error.message}`));
    this.drawBar();
  }
}

/** A letter in each font of the faces, since a font that is used for the first time delays a face's first picture. */
function fonts(): HTMLElement {
  const sizes = ["text-xs", "text-sm", "text-md", "heading-sm", "heading-md"];
  return element("p", { class: "fonts", "aria-hidden": "true" }, ...sizes.flatMap((size) =>
    ["normal", "medium", "semibold"].map((weight) =>
      element("span", { style: `font: var(--font-weight-${weight}) var(--font-${size}-size) var(--font-sans)` }, "a"))));
}
