// SPDX-License-Identifier: MIT

import { App } from "./app";
import { Page } from "./contract";
import { button, element } from "./elements";
import { failure, notice } from "./notices";
import { MethodCall } from "./protocol";

/** What a face shows of the films that the server has sent. */
interface Choice<Film, Item> {
  /** The items of the list; the films that came first have the first items. */
  items(films: Film[]): Item[];
  card(item: Item): HTMLElement;
  /** The number of cards shown at first, and with each press of "more". */
  atOnce(): number;
  /** The sentence for a list without films. */
  none: string;
}

/** A list of films that grows, by those that are here and then by the server's next page. */
export class FilmList<Film, Item> {
  readonly end = element("div", { class: "end" });
  private films: Film[];
  private items: Item[] = [];

  constructor(
    private readonly app: App, private readonly call: MethodCall, private page: Page<Film>,
    readonly grid: HTMLElement, private readonly choice: Choice<Film, Item>,
  ) {
    this.films = page.items;
  }

  /** Draws the list from its start. */
  draw(): void {
    this.grid.replaceChildren();
    this.grow();
  }

  private grow(): HTMLElement | undefined {
    const shown = this.grid.childElementCount;
    this.items = this.choice.items(this.films);
    const cards = this.items.slice(shown, shown + this.choice.atOnce()).map((item) => this.choice.card(item));
    this.grid.append(...cards);
    this.drawEnd(shown + cards.length);
    return cards[0];
  }

  /** Shows more. The button that asked for it is gone or elsewhere, so the focus goes to the first film that is new. */
  private more(): void {
    this.grow()?.querySelector("button")?.focus({ preventScroll: true });
  }

  private drawEnd(shown: number): void {
    const parts: Node[] = [];
    const count = this.items.length;
    if (this.films.length === 0) parts.push(notice(this.page.message ?? this.choice.none));
    else if (count === 0) parts.push(notice("No showing fits these filters."));
    if (count > shown) {
      const next = Math.min(count - shown, this.choice.atOnce());
      parts.push(button(`Show ${next} more of ${count}`, "secondary", () => this.more()));
    } else if (this.page.nextPage !== undefined && this.call.method && this.app.host.capabilities.serverTools) {
      parts.push(button("Load more films", "secondary", () => void this.load()));
    }
    this.end.replaceChildren(...parts);
  }

  private async load(): Promise<void> {
    this.end.replaceChildren(notice("Loading more films…"));
    try {
      const params = { ...this.call.params, page: this.page.nextPage };
      this.page = await this.app.host.ask<Page<Film>>({ method: this.call.method, params });
      this.films = [...this.films, ...this.page.items];
      this.more();
    } catch (error) {
      this.end.replaceChildren(failure(error, () => void this.load()));
    }
  }
}
